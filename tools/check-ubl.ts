/**
 * Judges invoices and credit notes in UBL 2.1 by the schemas of OASIS: `npm run tool check:ubl FOLDER [files]`. FOLDER is
 * `xsd` of its package UBL-2.1.zip. Without files it judges examples.
 */
import { readFile } from 'node:fs/promises';
import { ublDocument } from '@shared/infra/documents/ubl/ubl-document.js';
import {
  companyPurchase,
  creditNoteContent,
  documentLine,
  invoiceContent,
} from '@testing/fixtures/document-content.js';
import { ublFaults } from '@testing/ubl/ubl-faults.js';

const [folder, ...files] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name the folder xsd of UBL-2.1.zip.');

const examples = [
  invoiceContent({ lines: [documentLine(), documentLine({ quantity: 3 })], ...companyPurchase }),
  invoiceContent(),
  creditNoteContent(companyPurchase),
  creditNoteContent({ partCentimes: 5_000 }),
].map((content): [string, string] => [`example ${content.number}`, ublDocument(content)]);
const named = files.map(async (file): Promise<[string, string]> => [file, await readFile(file, 'utf8')]);

for (const [name, xml] of files.length === 0 ? examples : await Promise.all(named)) {
  const faults = await ublFaults(xml, folder);
  process.stdout.write(`${name}: ${faults.length === 0 ? 'valid' : faults.join('\n  ')}\n`);
  if (faults.length > 0) process.exitCode = 1;
}
