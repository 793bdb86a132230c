import { inflateSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { encode } from 'fast-png';
import { locales } from '../../domain/contract/enums.js';
import {
  companyPurchase,
  creditNoteContent,
  documentLine,
  invoiceContent,
  longFields,
  quoteContent,
} from '@testing/fixtures/document-content.js';
import type { DocumentContent } from './document-content.js';
import { wordsIn } from '@shared/words/words-in.js';
import { drawDocument, renderDocument } from './render-document.js';

const lines = (count: number) =>
  Array.from({ length: count }, (_, place) =>
    documentLine({ fileName: `boîtier n° ${place + 1}.stl`, quantity: 1 + (place % 4) }),
  );

const pagesOf = (pdf: Buffer): number => [...pdf.toString('latin1').matchAll(/\/Type \/Page\b/g)].length;

/** Whether the last page has sums alone, or few lines. */
const isLeftover = (
  count: number,
  { pageCount, lastRows }: { pageCount: number; lastRows: number },
): boolean => pageCount > 1 && lastRows < Math.max(1, Math.min(4, Math.floor(count / 2)));

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

  it.each([
    ['quotes', quoteContent],
    ['invoices', invoiceContent],
    ['credit notes', creditNoteContent],
  ] as const)(
    'leaves no page of %s with few lines or with sums alone, from 1 to 60 lines',
    async (_kind, make) => {
      const leftovers: string[] = [];
      for (const count of [...Array(30).keys(), 35, 41, 45, 49, 50, 59].map((place) => place + 1)) {
        const { lastRows, pageCount } = await drawDocument(make({ ...companyPurchase, lines: lines(count) }));
        if (isLeftover(count, { lastRows, pageCount }))
          leftovers.push(`${count} lines: ${lastRows} on page ${pageCount}`);
      }
      expect(leftovers).toEqual([]);
    },
    60_000,
  );

  it.each([
    ['quotes', quoteContent],
    ['invoices', invoiceContent],
  ] as const)(
    'leaves none of %s whose lines have pictures, each on the page of its line',
    async (_kind, make) => {
      const size = { width: 160, height: 120 };
      const png = encode({ ...size, data: new Uint8Array(size.width * size.height * 3), channels: 3 });
      const picture = `data:image/png;base64,${Buffer.from(png).toString('base64')}`;
      const leftovers: string[] = [];
      for (const count of [...Array(14).keys(), 19, 24, 29].map((place) => place + 1)) {
        const pictured = lines(count).map((line) => ({ ...line, picture }));
        const { lastRows, pageCount } = await drawDocument(make({ ...companyPurchase, lines: pictured }));
        if (isLeftover(count, { lastRows, pageCount }))
          leftovers.push(`${count} lines: ${lastRows} on page ${pageCount}`);
      }
      expect(leftovers).toEqual([]);
    },
    60_000,
  );

  const kinds = {
    quote: quoteContent,
    invoice: invoiceContent,
    creditNote: creditNoteContent,
    partRefund: (given: object) => creditNoteContent({ partCentimes: 5_000, ...given }),
  };
  it.each(
    Object.entries(kinds).flatMap(([kind, make]) =>
      [false, true].map((isOneWord) => ({ kind, make, isOneWord })),
    ),
  )(
    'leaves no such page of a $kind whose fields are as long as they may be, or half as long (one word: $isOneWord)',
    async ({ kind, make, isOneWord }) => {
      const leftovers: string[] = [];
      const cases = [
        ...[1 / 6, 1 / 3, 1 / 2, 2 / 3, 5 / 6].flatMap((share) =>
          [1, 2, 3, 7].map((count) => ({ share, count })),
        ),
        ...[1, 2, 3, 4, 5, 8, 13, 25, 41, 60].map((count) => ({ share: 1, count })),
      ];
      for (const { share, count } of cases) {
        const fields = longFields({ isOneWord, share });
        const drawn = await drawDocument(make({ ...fields, lines: lines(count) }));
        const rows = kind === 'partRefund' ? 1 : count;
        if (isLeftover(rows, drawn)) leftovers.push(`${share} of ${count}: ${drawn.lastRows} rows`);
        if (rows === 1) expect(drawn.pageCount).toBeLessThanOrEqual(2);
      }
      expect(leftovers).toEqual([]);
    },
    60_000,
  );

  it('draws what earlier releases stored', async () => {
    const later = ['deliveryDays', 'deliveryLines', 'paymentMethod', 'purchaseOrder', 'project'];
    for (const content of [quoteContent(), invoiceContent()]) {
      const kept = Object.entries(content).filter(([field]) => !later.includes(field));
      const stored = Object.fromEntries([...kept, ['layout', 1]]) as unknown as DocumentContent;
      expect(pagesOf(await renderDocument(stored))).toBe(1);
    }
  });

  it('sets a picture of a part', async () => {
    const pixel = Buffer.from(encode({ width: 1, height: 1, data: new Uint8Array(3), channels: 3 }));
    const picture = `data:image/png;base64,${pixel.toString('base64')}`;
    const pdf = await renderDocument(quoteContent({ lines: [documentLine({ picture }), documentLine()] }));
    expect(pdf.toString('latin1')).toContain('/Subtype /Image');
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
