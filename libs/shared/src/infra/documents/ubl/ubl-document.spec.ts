import { describe, expect, it } from '@jest/globals';
import {
  companyPurchase,
  creditNoteContent,
  documentLine,
  invoiceContent,
} from '@testing/fixtures/document-content.js';
import { ublFaults } from '@testing/ubl/ubl-faults.js';
import { locales } from '@shared/domain/contract/enums.js';
import type { CreditNoteContent, InvoiceContent } from '../document-content.js';
import { ublDocument } from './ubl-document.js';

/** Set to the folder `xsd` of OASIS's UBL-2.1.zip: its own schemas judge as well. */
const oasisFolder = process.env.UBL_XSD;

/** Texts of all elements of a name, in their order. */
const textsOf = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, 'g'))].map(([, text = '']) => text);

const centimesOf = (xml: string, name: string): number[] =>
  textsOf(xml, name).map((text) => Number(text.replace('.', '')));

/** An element with all that it holds. */
const within = (xml: string, name: string): string =>
  new RegExp(`<${name}>[^]*</${name}>`).exec(xml)?.[0] ?? '';

const strangeNames = [
  'كتيفة & <b>.stl',
  `"quoted" 'part'.3mf`,
  'nul\u0000 bell\u0007 lone\uD800.stl',
  '😀.stl',
];

const lines = (count: number) =>
  Array.from({ length: count }, (_, place) =>
    documentLine({
      fileName: strangeNames[place % strangeNames.length]!,
      quantity: 1 + (place % 7),
      totalCentimes: 10_007 + 333 * place,
      isRush: place % 2 === 1,
    }),
  );

const cases: [string, InvoiceContent | CreditNoteContent][] = locales.flatMap(
  (locale): [string, InvoiceContent | CreditNoteContent][] => [
    [`an invoice (${locale})`, invoiceContent({ locale })],
    [
      `an invoice of 25 lines for a company (${locale})`,
      invoiceContent({ locale, lines: lines(25), ...companyPurchase }),
    ],
    [
      `an invoice paid by transfer, delivered elsewhere (${locale})`,
      { ...invoiceContent({ locale, deliveryLines: ['Quai 4', 'Tanger'] }), paymentMethod: 'transfer' },
    ],
    [
      `a small order with a top-up (${locale})`,
      invoiceContent({ locale, lines: [documentLine({ totalCentimes: 501 })] }),
    ],
    [
      `the largest amounts (${locale})`,
      invoiceContent({ locale, lines: [documentLine({ totalCentimes: 999_999_999_990_000 })] }),
    ],
    [`a credit note (${locale})`, creditNoteContent({ locale, lines: lines(3), ...companyPurchase })],
    [`a credit note for a part (${locale})`, creditNoteContent({ locale, partCentimes: 5_001 })],
  ],
);

describe('UBL', () => {
  it.each(cases)('of %s is valid by schema', async (_what, content) => {
    const xml = ublDocument(content);
    expect(await ublFaults(xml)).toEqual([]);
    if (oasisFolder !== undefined) expect(await ublFaults(xml, oasisFolder)).toEqual([]);
  });

  it.each(cases)('of %s states the amounts of the PDF, and they add up', (_what, content) => {
    const xml = ublDocument(content);
    const totals = within(xml, 'cac:LegalMonetaryTotal');
    expect(centimesOf(totals, 'cbc:TaxExclusiveAmount')).toEqual([content.totalHtCentimes]);
    expect(centimesOf(totals, 'cbc:TaxInclusiveAmount')).toEqual([content.totals.totalCentimes]);
    const [taxTotal] = /<cac:TaxTotal>[^]*?<\/cac:TaxTotal>(?=\s*<cac:LegalMonetaryTotal>)/.exec(xml) ?? [''];
    expect(centimesOf(taxTotal, 'cbc:TaxAmount')[0]).toBe(content.tvaCentimes);
    const sum = (values: number[]): number => values.reduce((all, value) => all + value, 0);
    const [lineSum = 0] = centimesOf(totals, 'cbc:LineExtensionAmount');
    const [charged = 0] = centimesOf(totals, 'cbc:ChargeTotalAmount');
    expect(sum(centimesOf(xml, 'cbc:LineExtensionAmount'))).toBe(2 * lineSum);
    expect(sum(centimesOf(xml, 'cbc:Amount'))).toBe(charged);
    expect(lineSum + charged).toBe(content.totalHtCentimes);
  });

  it('names both companies by their ICE, and the buyer’s order and project', () => {
    const xml = ublDocument(invoiceContent(companyPurchase));
    expect(within(xml, 'cac:AccountingSupplierParty')).toContain(
      '<cbc:ID schemeID="ICE">000000000000000</cbc:ID>',
    );
    const buyer = within(xml, 'cac:AccountingCustomerParty');
    expect(buyer).toContain('<cbc:ID schemeID="ICE">001234567000089</cbc:ID>');
    expect(textsOf(buyer, 'cbc:RegistrationName')).toEqual(['Atlas Pièces SARL']);
    expect(textsOf(within(buyer, 'cac:Contact'), 'cbc:Name')).toEqual(['Amina El Idrissi']);
    expect(textsOf(within(xml, 'cac:OrderReference'), 'cbc:ID')).toEqual(['BC-2026/118']);
    expect(textsOf(within(xml, 'cac:ProjectReference'), 'cbc:ID')).toEqual(['Ligne 3, convoyeur']);
  });

  it('is in dirhams, taxed at 20 %, and paid', () => {
    const xml = ublDocument(invoiceContent());
    expect(textsOf(xml, 'cbc:DocumentCurrencyCode')).toEqual(['MAD']);
    expect(new Set([...xml.matchAll(/currencyID="([^"]*)"/g)].map(([, code]) => code))).toEqual(
      new Set(['MAD']),
    );
    expect(new Set(textsOf(xml, 'cbc:Percent'))).toEqual(new Set(['20']));
    expect(textsOf(xml, 'cbc:PaymentMeansCode')).toEqual(['48']);
    expect(textsOf(xml, 'cbc:PrepaidAmount')).toEqual(['143.45']);
    expect(textsOf(xml, 'cbc:PayableAmount')).toEqual(['0.00']);
    expect(textsOf(xml, 'cbc:Note')).toEqual([
      'Arrêté la présente facture à la somme de cent quarante-trois dirhams et quarante-cinq centimes TTC.',
    ]);
  });

  it('of a credit note says which invoice it corrects, and why', () => {
    const xml = ublDocument(creditNoteContent({ partCentimes: 5_000 }));
    expect(textsOf(within(xml, 'cac:BillingReference'), 'cbc:ID')).toEqual(['FA-2026-0001']);
    expect(textsOf(within(xml, 'cac:DiscrepancyResponse'), 'cbc:Description')).toEqual([
      'Une pièce est arrivée cassée.',
    ]);
    expect(textsOf(xml, 'cbc:PayableAmount')).toEqual(['50.00']);
  });

  it('has the day of Morocco', () => {
    const content = { ...invoiceContent(), issuedAt: '2025-11-30T23:30:00.000Z' };
    expect(textsOf(ublDocument(content), 'cbc:IssueDate')).toEqual(['2025-12-01']);
  });

  it('is judged: a schema names what is out of place', async () => {
    const xml = ublDocument(invoiceContent());
    const faults = await ublFaults(xml.replace(/<cbc:ID>FA[^\n]*\n/, ''));
    expect(faults.join('\n')).toContain('IssueDate');
  });
});
