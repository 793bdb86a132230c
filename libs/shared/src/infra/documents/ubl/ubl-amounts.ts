import { wordsIn } from '@shared/words/words-in.js';
import type { NetAmount, NetAmounts } from '@shared/domain/pricing/net-amounts.js';
import type { CreditNoteContent, DocumentLine, InvoiceContent } from '../document-content.js';
import { amountLeaf, quantityLeaf, taxCategory } from './ubl-values.js';
import { leaf, parent, type XmlElement } from './xml.js';

type Content = InvoiceContent | CreditNoteContent;

function taxTotal(amount: NetAmount, tvaPercent: number): XmlElement {
  return parent('cac:TaxTotal', [
    amountLeaf('cbc:TaxAmount', amount.tvaCentimes),
    parent('cac:TaxSubtotal', [
      amountLeaf('cbc:TaxableAmount', amount.htCentimes),
      amountLeaf('cbc:TaxAmount', amount.tvaCentimes),
      taxCategory('cac:TaxCategory', tvaPercent),
    ]),
  ]);
}

/** The tax of a whole document. */
export function documentTax({ tvaPercent }: Content, { total }: NetAmounts): XmlElement {
  return taxTotal(total, tvaPercent);
}

/** What is charged beside the lines. */
export function charges({ locale, tvaPercent }: Content, amounts: NetAmounts): XmlElement[] {
  const words = wordsIn(locale).document;
  const { setup, minimumAdjustment, shipping } = amounts;
  const named: [string, NetAmount][] = [
    [words.setup, setup],
    [words.minimumAdjustment, minimumAdjustment],
    [words.shipping, shipping],
  ];
  return named
    .filter(([, { ttcCentimes }]) => ttcCentimes > 0)
    .map(([reason, { htCentimes }]) =>
      parent('cac:AllowanceCharge', [
        leaf('cbc:ChargeIndicator', 'true'),
        leaf('cbc:AllowanceChargeReason', reason),
        amountLeaf('cbc:Amount', htCentimes),
        taxCategory('cac:TaxCategory', tvaPercent),
      ]),
    );
}

/** The sums. An invoice is made when it is paid: nothing is left to pay. */
export function monetaryTotal({ kind }: Content, { subtotal, total }: NetAmounts): XmlElement {
  const chargedCentimes = total.htCentimes - subtotal.htCentimes;
  const isPaid = kind === 'invoice';
  return parent('cac:LegalMonetaryTotal', [
    amountLeaf('cbc:LineExtensionAmount', subtotal.htCentimes),
    amountLeaf('cbc:TaxExclusiveAmount', total.htCentimes),
    amountLeaf('cbc:TaxInclusiveAmount', total.ttcCentimes),
    amountLeaf('cbc:ChargeTotalAmount', chargedCentimes),
    isPaid ? amountLeaf('cbc:PrepaidAmount', total.ttcCentimes) : null,
    amountLeaf('cbc:PayableAmount', isPaid ? 0 : total.ttcCentimes),
  ]);
}

/** A line as both kinds of document have it. */
interface UblLine {
  name: string;
  description: string;
  quantity: number;
  amount: NetAmount;
  properties: [name: string, value: string][];
}

function lineOf(line: DocumentLine, amount: NetAmount, { locale }: Content): UblLine {
  const words = wordsIn(locale).document;
  const { fileName: name, materialName, finish, isRush, quantity } = line;
  if (materialName === null || finish === null) {
    return { name, description: words.customProject, quantity, amount, properties: [] };
  }
  return {
    name,
    description: [materialName, words.finishes[finish], ...(isRush ? [words.rush] : [])].join(', '),
    quantity,
    amount,
    properties: [
      ['material', materialName],
      ['finish', finish],
    ],
  };
}

function linesOf(content: Content, amounts: NetAmounts): UblLine[] {
  if (content.kind === 'creditNote' && content.lines.length === 0) {
    const name = wordsIn(content.locale).document.partRefund({ number: content.invoiceNumber });
    return [{ name, description: content.reason, quantity: 1, amount: amounts.subtotal, properties: [] }];
  }
  return content.lines.map((line, place) => lineOf(line, amounts.lines[place]!, content));
}

/** The lines. A price is that of all copies, so that it multiplies out exactly. */
export function ublLines(content: Content, amounts: NetAmounts): XmlElement[] {
  const isInvoice = content.kind === 'invoice';
  return linesOf(content, amounts).map(({ name, description, quantity, amount, properties }, place) =>
    parent(isInvoice ? 'cac:InvoiceLine' : 'cac:CreditNoteLine', [
      leaf('cbc:ID', String(place + 1)),
      quantityLeaf(isInvoice ? 'cbc:InvoicedQuantity' : 'cbc:CreditedQuantity', quantity),
      amountLeaf('cbc:LineExtensionAmount', amount.htCentimes),
      taxTotal(amount, content.tvaPercent),
      parent('cac:Item', [
        leaf('cbc:Description', description),
        leaf('cbc:Name', name),
        taxCategory('cac:ClassifiedTaxCategory', content.tvaPercent),
        ...properties.map(([key, value]) =>
          parent('cac:AdditionalItemProperty', [leaf('cbc:Name', key), leaf('cbc:Value', value)]),
        ),
      ]),
      parent('cac:Price', [
        amountLeaf('cbc:PriceAmount', amount.htCentimes),
        quantityLeaf('cbc:BaseQuantity', quantity),
      ]),
    ]),
  );
}
