import type { PaymentMethod } from '@shared/domain/orders/payment-methods.js';
import { wordsIn } from '@shared/words/words-in.js';
import { amountInWords } from '../amount-in-words.js';
import { amountsOf } from '../document-amounts.js';
import type { CreditNoteContent, InvoiceContent } from '../document-content.js';
import { charges, documentTax, monetaryTotal, ublLines } from './ubl-amounts.js';
import { customerParty, postalAddress, supplierParty } from './ubl-parties.js';
import { amountLeaf, currency, dateLeaf } from './ubl-values.js';
import { leaf, optionalLeaf, parent, writeXml, type XmlChildren, type XmlElement } from './xml.js';

type Content = InvoiceContent | CreditNoteContent;

const namespace = 'urn:oasis:names:specification:ubl:schema:xsd:';

/** UN/ECE 4461: bank card, credit transfer. */
const meansCodes: Record<PaymentMethod, string> = { card: '48', transfer: '30' };

function root(name: 'Invoice' | 'CreditNote', children: XmlChildren): XmlElement {
  return {
    ...parent(name, children),
    attributes: {
      xmlns: `${namespace}${name}-2`,
      'xmlns:cac': `${namespace}CommonAggregateComponents-2`,
      'xmlns:cbc': `${namespace}CommonBasicComponents-2`,
    },
  };
}

const frenchSums = wordsIn('fr').document.sumInWords;

/** The sum in words, in French, as it stands on the paper. */
function sumNote({ kind, totals }: Content): XmlElement {
  const sum = `${frenchSums[kind]} ${amountInWords(totals.totalCentimes, 'fr')} TTC.`;
  return leaf('cbc:Note', sum, { languageID: 'fr' });
}

/** The buyer's order, and ours. Without one of theirs ours stands for both: the first is mandatory. */
function orderReference({ purchaseOrder, orderNumber }: Content): XmlElement {
  return parent('cac:OrderReference', [
    leaf('cbc:ID', purchaseOrder ?? orderNumber),
    leaf('cbc:SalesOrderID', orderNumber),
  ]);
}

function delivery({ deliveryLines, buyer }: Content): XmlElement {
  const lines = deliveryLines ?? buyer.addressLines;
  return parent('cac:Delivery', [postalAddress('cac:DeliveryAddress', lines)]);
}

/** @param bank the account that is paid; `null` where that is the buyer's, which nobody knows */
function paymentMeans(method: PaymentMethod, reference: string, bank: string | null): XmlElement {
  return parent('cac:PaymentMeans', [
    leaf('cbc:PaymentMeansCode', meansCodes[method]),
    optionalLeaf('cbc:PaymentID', reference),
    method === 'transfer' && bank !== null
      ? parent('cac:PayeeFinancialAccount', [optionalLeaf('cbc:Name', bank)])
      : null,
  ]);
}

/** What both kinds end with. */
function closing(content: Content): XmlElement[] {
  const amounts = amountsOf(content);
  return [
    ...charges(content, amounts),
    documentTax(content, amounts),
    monetaryTotal(content, amounts),
    ...ublLines(content, amounts),
  ];
}

function invoice(content: InvoiceContent): XmlElement {
  const { seller, paymentMethod = 'card', paymentReference, project, paidAt, totals } = content;
  return root('Invoice', [
    leaf('cbc:UBLVersionID', '2.1'),
    leaf('cbc:ID', content.number),
    dateLeaf('cbc:IssueDate', content.issuedAt),
    // UN/ECE 1001: commercial invoice.
    leaf('cbc:InvoiceTypeCode', '380'),
    sumNote(content),
    leaf('cbc:DocumentCurrencyCode', currency),
    orderReference(content),
    project ? parent('cac:ProjectReference', [leaf('cbc:ID', project)]) : null,
    supplierParty(seller),
    customerParty(content.buyer),
    delivery(content),
    paymentMeans(paymentMethod, paymentReference, seller.bank),
    parent('cac:PrepaidPayment', [
      optionalLeaf('cbc:ID', paymentReference),
      amountLeaf('cbc:PaidAmount', totals.totalCentimes),
      dateLeaf('cbc:ReceivedDate', paidAt),
    ]),
    ...closing(content),
  ]);
}

function creditNote(content: CreditNoteContent): XmlElement {
  const { seller, invoiceNumber, invoicedAt, reason, project } = content;
  return root('CreditNote', [
    leaf('cbc:UBLVersionID', '2.1'),
    leaf('cbc:ID', content.number),
    dateLeaf('cbc:IssueDate', content.issuedAt),
    // UN/ECE 1001: credit note.
    leaf('cbc:CreditNoteTypeCode', '381'),
    sumNote(content),
    leaf('cbc:DocumentCurrencyCode', currency),
    parent('cac:DiscrepancyResponse', [
      leaf('cbc:ReferenceID', invoiceNumber),
      leaf('cbc:Description', reason),
    ]),
    orderReference(content),
    parent('cac:BillingReference', [
      parent('cac:InvoiceDocumentReference', [
        leaf('cbc:ID', invoiceNumber),
        dateLeaf('cbc:IssueDate', invoicedAt),
      ]),
    ]),
    // A credit note has no place for a project; UN/ECE 1001 has 50 for it.
    project
      ? parent('cac:AdditionalDocumentReference', [
          leaf('cbc:ID', project),
          leaf('cbc:DocumentTypeCode', '50'),
        ])
      : null,
    supplierParty(seller),
    customerParty(content.buyer),
    delivery(content),
    paymentMeans(content.paymentMethod, content.refundReference, null),
    ...closing(content),
  ]);
}

/**
 * An invoice or a credit note as UBL 2.1, from the content that its PDF is drawn from: both state the same amounts. The
 * same content gives the same text.
 */
export function ublDocument(content: Content): string {
  return writeXml(content.kind === 'invoice' ? invoice(content) : creditNote(content));
}
