import { describe, expect, it } from '@jest/globals';
import type { DocumentContent } from './document-content.js';
import { documentLine, invoiceContent, quoteContent } from '@testing/fixtures/document-content.js';
import { documentDefinition } from './document-definition.js';
import { documentSetter } from './document-setter.js';
import { sumRows } from './document-totals.js';
import { wordsIn } from '@shared/words/words-in.js';
import { openFontMeter } from './fonts.js';

const setter = documentSetter(await openFontMeter());

/** Every text of a definition, one line of it a line. */
function textsOf(node: unknown): string {
  if (typeof node === 'string') return node;
  if (Array.isArray(node)) return node.map(textsOf).filter(Boolean).join('\n');
  if (node === null || typeof node !== 'object') return '';
  const { text, stack, columns, table } = node as Record<string, unknown>;
  if (Array.isArray(text)) return text.map(textsOf).join('');
  return [text, stack, columns, (table as { body?: unknown } | undefined)?.body]
    .map(textsOf)
    .filter(Boolean)
    .join('\n');
}

function saidBy(content: DocumentContent): string[] {
  return textsOf(documentDefinition(content, setter).content).replaceAll('\u00a0', ' ').split('\n');
}

describe('an invoice in French', () => {
  const said = saidBy(invoiceContent());

  it.each([
    'Atelier Démo Impression 3D',
    'FACTURE',
    'N° FA-2026-0001',
    'Amina El Idrissi',
    '7, avenue Hassan II, 3e étage',
    'CMD-2026-0042',
    'Payée le 21 novembre 2026',
    'support-moteur.stl',
    '123,45',
    '119,54 DH',
    'TVA 20 %',
    '23,91 DH',
    '143,45 DH',
    'Arrêté la présente facture à la somme de :',
    'Banque Démo, RIB 000 000 0000000000000000 00',
  ])('says %s', (text) => {
    expect(said).toContain(text);
  });

  it('spells its sum out', () => {
    expect(said.join(' ')).toContain('cent quarante-trois dirhams et quarante-cinq centimes TTC.');
  });

  it('says who the seller is before the law on every page', () => {
    const { footer } = documentDefinition(invoiceContent(), setter);
    const foot = (place: number) => textsOf((footer as (place: number, count: number) => unknown)(place, 3));
    for (const place of [1, 2, 3]) {
      expect(foot(place)).toContain('ICE 000000000000000 · IF 00000000 · RC Casablanca 000000 · TP 00000000');
      expect(foot(place)).toContain(`Page ${place} / 3`);
    }
  });
});

describe('a quote in English', () => {
  const said = saidBy(quoteContent({ locale: 'en' }));

  it.each([
    'QUOTE',
    'No. DV-2026-0007',
    '28 November 2026 at 10:00',
    '6 working days',
    '143.45 MAD',
    'This quote amounts to:',
  ])('says %s', (text) => {
    expect(said).toContain(text);
  });

  it('says until when its prices hold, and nothing of a payment', () => {
    expect(said.join(' ')).toContain('These prices are valid until 28 November 2026 at 10:00.');
    expect(said.join(' ')).not.toContain('Paid');
  });
});

describe('a quote that has ended', () => {
  it.each([
    ['fr', 'EXPIRÉ', 'Ce devis a expiré', 'Valable jusqu’au'],
    ['en', 'EXPIRED', 'This quote has expired', 'Valid until'],
  ] as const)(
    'says so across the page in %s, and nowhere that it is valid',
    (locale, across, sentence, validity) => {
      const ended = documentDefinition(quoteContent({ locale, hasEnded: true }), setter);
      expect(ended.watermark).toMatchObject({ text: across });
      const said = saidBy(quoteContent({ locale, hasEnded: true })).join(' ');
      expect(said).toContain(sentence);
      expect(said).not.toContain(validity);
      expect(documentDefinition(quoteContent({ locale }), setter).watermark).toBeUndefined();
    },
  );
});

describe('the sums', () => {
  it.each([
    ['a small order', [documentLine({ totalCentimes: 1_234 })]],
    ['one line', [documentLine()]],
    [
      '25 lines',
      Array.from({ length: 25 }, (_, place) => documentLine({ totalCentimes: 33_333 * (place + 1) })),
    ],
    ['the largest amounts', [documentLine({ totalCentimes: 999_999_999_990_000, quantity: 1_000_000 })]],
  ])('of %s add up to the centime, as they are printed', (_what, lines) => {
    const { parts, total } = sumRows(invoiceContent({ lines }), wordsIn('fr').document);
    const centimes = ({ amount }: { amount: string }): number => Number(amount.replaceAll(/\D/g, ''));
    const sum = (rows: { amount: string }[]): number => rows.map(centimes).reduce((a, b) => a + b, 0);
    const [ht, tva, ttc] = total;
    expect(centimes(ht!) + centimes(tva!)).toBe(centimes(ttc!));
    expect(sum(parts)).toBe(centimes(ttc!));
  });
});
