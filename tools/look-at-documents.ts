/**
 * Writes example PDFs of every kind, to be looked at: `npm run tool look:documents [folder]`. Turn them into pictures
 * with `pdftoppm -png -r 60`.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { loadSolidKernel } from '@cards/solid/solid-kernel.js';
import { encodeThumbnail, partPlastic } from '@meshes/picture/encode-picture.js';
import { drawPart } from '@meshes/picture/part-picture.js';
import { locales, polymers } from '@shared/domain/contract/enums.js';
import { pictureSize } from '@shared/domain/contract/limits.js';
import type { DocumentContent, DocumentLine } from '@shared/infra/documents/document-content.js';
import { renderDocument } from '@shared/infra/documents/render-document.js';
import { renderShopPaper } from '@shared/infra/documents/render-shop-paper.js';
import {
  companyPurchase,
  creditNoteContent,
  documentLine,
  invoiceContent,
  packingSlip,
  quoteContent,
} from '@testing/fixtures/document-content.js';
import { modelOf } from './site-parts.js';

const names = [
  'support-moteur.stl',
  'كتيفة المحرك - النسخة النهائية.3mf',
  `boîtier_de_commande_pour_convoyeur_à_bande_${'très_'.repeat(12)}long.stl`,
  'ⵜⴰⵎⴰⵣⵉⵖⵜ 12.stl',
];

function linesOf(count: number): DocumentLine[] {
  return Array.from({ length: count }, (_, place) =>
    documentLine({
      fileName: names[place % names.length]!,
      quantity: 1 + ((place * 7) % 12),
      totalCentimes: 12_345 + 7_919 * place,
      finish: place % 3 === 1 ? 'smooth' : 'standard',
    }),
  );
}

const solids = await loadSolidKernel();

/** Pictures of parts as papers print them. */
const pictures = polymers.map((polymer) => {
  const model = modelOf(polymer, solids);
  const png = encodeThumbnail(
    drawPart(() => [model], pictureSize)!,
    partPlastic,
  );
  return `data:image/png;base64,${Buffer.from(png).toString('base64')}`;
});

/** Lines with pictures, but for one in seven. */
function picturedLines(count: number): DocumentLine[] {
  return linesOf(count).map((line, place) =>
    place % 7 === 1 ? line : { ...line, picture: pictures[place % pictures.length]! },
  );
}

const arabicBuyer = {
  name: 'محمد العلوي',
  email: 'm@example.com',
  phone: '+212612345678',
  addressLines: ['شارع الحسن الثاني، رقم 7', '30000 Fès'],
  company: { name: 'شركة الأطلس للقطع ش.م.م', ice: '001234567000089' },
};

const deliveryLines = ['Amina El Idrissi', 'Quai 4, zone industrielle Sidi Bernoussi', '20250 Casablanca'];

function contents(): [name: string, content: DocumentContent][] {
  return locales.flatMap((locale): [string, DocumentContent][] => [
    [`quote-1-${locale}`, quoteContent({ locale, lines: linesOf(1) })],
    [`quote-company-${locale}`, quoteContent({ locale, lines: linesOf(4), ...companyPurchase })],
    [`quote-25-${locale}`, quoteContent({ locale, lines: linesOf(25), ...companyPurchase })],
    [`quote-ended-${locale}`, quoteContent({ locale, lines: linesOf(3), hasEnded: true })],
    [`quote-pictures-${locale}`, quoteContent({ locale, lines: picturedLines(3) })],
    [`quote-pictures-1-${locale}`, quoteContent({ locale, lines: picturedLines(1) })],
    [`quote-pictures-25-${locale}`, quoteContent({ locale, lines: picturedLines(25), ...companyPurchase })],
    [`invoice-pictures-${locale}`, invoiceContent({ locale, lines: picturedLines(5), deliveryLines })],
    [`credit-note-pictures-${locale}`, creditNoteContent({ locale, lines: picturedLines(3) })],
    [`invoice-${locale}`, invoiceContent({ locale, lines: linesOf(2) })],
    [
      `invoice-company-${locale}`,
      invoiceContent({ locale, lines: linesOf(9), ...companyPurchase, deliveryLines }),
    ],
    [`invoice-arabic-${locale}`, invoiceContent({ locale, lines: linesOf(2), buyer: arabicBuyer })],
    [
      `invoice-largest-${locale}`,
      invoiceContent({
        locale,
        lines: [documentLine({ totalCentimes: 999_999_999_990_000, quantity: 1000 })],
      }),
    ],
    [`credit-note-whole-${locale}`, creditNoteContent({ locale, lines: linesOf(3), ...companyPurchase })],
    [`credit-note-part-${locale}`, creditNoteContent({ locale, partCentimes: 5_000 })],
  ]);
}

const folder = resolve(process.argv[2] ?? 'var/documents');
await mkdir(folder, { recursive: true });
for (const [name, content] of contents()) {
  await writeFile(join(folder, `${name}.pdf`), await renderDocument(content));
}
for (const locale of locales) {
  for (const count of [1, 14, 15, 16, 17, 25]) {
    for (const [look, lines] of [
      ['', linesOf(count)],
      ['-pictures', picturedLines(count)],
    ] as const) {
      const pdf = await renderShopPaper(packingSlip({ locale, lines }));
      await writeFile(join(folder, `packing-slip${look}-${count}-${locale}.pdf`), pdf);
    }
  }
}
process.stdout.write(`${folder}\n`);
