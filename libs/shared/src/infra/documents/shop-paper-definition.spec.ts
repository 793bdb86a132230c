import { describe, expect, it } from '@jest/globals';
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { documentLine, packingSlip } from '@testing/fixtures/document-content.js';
import { documentSetter } from './document-setter.js';
import { page } from './document-style.js';
import { usualLook } from './document-look.js';
import { openFontMeter } from './fonts.js';
import type { PackingSlip } from './shop-paper.js';
import { shopPaperDefinition } from './shop-paper-definition.js';

const setter = documentSetter(await openFontMeter());

interface SlipTable {
  widths: number[];
  body: { text?: string; alignment?: string }[][];
}

function definitionOf(paper: PackingSlip): TDocumentDefinitions {
  return shopPaperDefinition(paper, setter, usualLook);
}

function tableOf(paper: PackingSlip): SlipTable {
  const content = definitionOf(paper).content as { table?: SlipTable }[];
  return content.find(({ table }) => table !== undefined)!.table!;
}

describe('The table of a packing slip', () => {
  const picture = 'data:image/png;base64,';

  it.each([
    ['without a column of pictures where no part has one', [documentLine()], ['N°', 'Pièce', 'Ex.']],
    ['with one where any has', [documentLine(), documentLine({ picture })], ['N°', 'Vue', 'Pièce', 'Ex.']],
  ])('is as wide as the page, %s', (_, lines, heads) => {
    const { widths, body } = tableOf(packingSlip({ lines }));
    expect(body[0]!.map(({ text }) => text)).toEqual(heads);
    const taken = widths.reduce((sum, width) => sum + width + 8, 0);
    expect(taken).toBeCloseTo(page.innerWidth);
  });

  it('has heads stand as their figures do', () => {
    const { body } = tableOf(packingSlip());
    expect(body[0]!.map(({ alignment }) => alignment)).toEqual(['right', 'left', 'right']);
    expect([body[1]![0]!.alignment, body[1]!.at(-1)!.alignment]).toEqual(['right', 'right']);
  });
});

it.each([
  ['fr', 'Transporteur : Amana', 'Emballé et vérifié par : '],
  ['en', 'Carrier: Amana', 'Packed and checked by: '],
] as const)('A packing slip labels its facts as the language does (%s)', (locale, carrier, checked) => {
  // Words are set one by one.
  const said = JSON.stringify(definitionOf(packingSlip({ locale })));
  const texts = [...said.matchAll(/"text":"([^"]*)"/g)]
    .map(([, text]) => text)
    .join('')
    .replaceAll('\u00a0', ' ');
  expect(texts).toContain(carrier);
  expect(texts).toContain(checked);
});
