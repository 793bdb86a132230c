import { inflateSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { locales } from '../../domain/contract/enums.js';
import { documentLine, invoiceContent, quoteContent } from '@testing/fixtures/document-content.js';
import { wordsIn } from '@shared/words/words-in.js';
import { renderDocument } from './render-document.js';

const lines = (count: number) =>
  Array.from({ length: count }, (_, place) =>
    documentLine({ fileName: `boîtier n° ${place + 1}.stl`, quantity: 1 + (place % 4) }),
  );

const pagesOf = (pdf: Buffer): number => [...pdf.toString('latin1').matchAll(/\/Type \/Page\b/g)].length;

/** What the glyphs of a document stand for, as a reader that copies or searches takes it. */
function textMapOf(pdf: Buffer): Set<string> {
  const streams = [...pdf.toString('latin1').matchAll(/\/FlateDecode\s*>>\s*stream\n([\s\S]*?)\nendstream/g)];
  const maps = streams
    .map(([, bytes = '']) => inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1'))
    .filter((text) => text.includes('beginbfrange'));
  const codes = maps.flatMap((text) =>
    [...text.matchAll(/<((?:[0-9a-f]{4})+)>/g)].map(([, hex = '']) => hex),
  );
  return new Set(codes.flatMap((hex) => [...Buffer.from(hex, 'hex').swap16().toString('utf16le')]));
}

describe('renderDocument', () => {
  it.each([
    [1, 1],
    [8, 1],
    [25, 2],
  ])('sets %d lines on %d pages', async (count, pages) => {
    const pdf = await renderDocument(invoiceContent({ lines: lines(count) }));
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pagesOf(pdf)).toBe(pages);
  });

  it('gives equal bytes for equal contents, others for others', async () => {
    const [first, again, other] = await Promise.all([
      renderDocument(quoteContent({ lines: lines(3) })),
      renderDocument(quoteContent({ lines: lines(3) })),
      renderDocument(quoteContent({ lines: lines(4) })),
    ]);
    expect(again.equals(first)).toBe(true);
    expect(other.equals(first)).toBe(false);
  });

  it('embeds the fonts of what it says, and no other', async () => {
    const fontsOf = (pdf: Buffer) =>
      [...pdf.toString('latin1').matchAll(/\/FontName \/\w+\+([\w-]+)/g)].map(([, name]) => name).sort();
    expect(fontsOf(await renderDocument(quoteContent()))).toEqual(['NotoSans-Bold', 'NotoSans-Regular']);
    const buyer = {
      name: 'محمد العلوي',
      email: 'm@example.com',
      phone: null,
      addressLines: ['شارع الحسن الثاني'],
    };
    expect(fontsOf(await renderDocument(invoiceContent({ buyer })))).toEqual([
      'IBMPlexSansArabic-Bold',
      'IBMPlexSansArabic-Regular',
      'NotoSans-Bold',
      'NotoSans-Regular',
    ]);
  });

  it('sets Tifinagh in its own font, beside others', async () => {
    const fileName = 'ⵜⴰⵎⴰⵣⵉⵖⵜ.stl';
    const pdf = await renderDocument(quoteContent({ lines: [documentLine({ fileName })] }));
    expect(pdf.toString('latin1')).toMatch(/\/FontName \/\w+\+NotoSansTifinagh/);
    const told = textMapOf(pdf);
    expect([...new Set(fileName)].filter((letter) => !told.has(letter))).toEqual([]);
  });

  it('groups the digits of many days', () => {
    const days = 3_538_060;
    expect(locales.map((locale) => wordsIn(locale).document.workingDays({ days }))).toEqual([
      '3\u00a0538\u00a0060 jours ouvrés',
      '3,538,060 working days',
    ]);
  });

  it('can be searched and copied in Arabic: every glyph tells its own letter', async () => {
    const name = 'يوسف بنجلون شارع الزهراء حي القدس طنجة';
    const buyer = { name, email: 'y@example.com', phone: null, addressLines: [name] };
    const told = textMapOf(await renderDocument(invoiceContent({ buyer })));
    const letters = new Set(name.replaceAll(' ', ''));
    expect([...letters].filter((letter) => !told.has(letter))).toEqual([]);
    expect([...told].filter((sign) => /\p{Script=Arabic}/u.test(sign) && !letters.has(sign))).toEqual([]);
  });

  it('carries its title, author and language', async () => {
    const pdf = (await renderDocument(quoteContent({ locale: 'en' }))).toString('latin1');
    expect(pdf).toContain('(Quote DV-2026-0007)');
    expect(pdf).toContain('/Lang (en)');
    expect(pdf).toContain('(D:20261121100000Z)');
  });

  it.each([
    'x'.repeat(1024),
    'مـ'.repeat(250),
    '😀'.repeat(100),
    'constructor',
    '__proto__',
    '\u0000\u202E',
    ' ',
  ])('bears a part called %j', async (fileName) => {
    expect(pagesOf(await renderDocument(quoteContent({ lines: [documentLine({ fileName })] })))).toBe(1);
  });
});
