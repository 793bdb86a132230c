import { businessDay } from '@shared/domain/contract/business-time.js';
import { leaf, parent, type XmlElement } from './xml.js';

/** ISO 4217 of every amount. */
export const currency = 'MAD';

/** Unit of pieces (UN/ECE recommendation 20). */
const piece = 'C62';

/** The day of a moment in Morocco. */
export function dateLeaf(name: string, moment: string): XmlElement {
  return leaf(name, businessDay(new Date(moment)));
}

/** An amount in dirhams, with its two decimals. */
export function amountLeaf(name: string, centimes: number): XmlElement {
  const digits = String(centimes).padStart(3, '0');
  return leaf(name, `${digits.slice(0, -2)}.${digits.slice(-2)}`, { currencyID: currency });
}

/** A number of pieces. */
export function quantityLeaf(name: string, quantity: number): XmlElement {
  return leaf(name, String(quantity), { unitCode: piece });
}

/** The standard rate of VAT, as a category of a document, a line or a charge. */
export function taxCategory(name: string, tvaPercent: number): XmlElement {
  return parent(name, [
    // UN/ECE 5305: the standard rate.
    leaf('cbc:ID', 'S'),
    leaf('cbc:Percent', String(tvaPercent)),
    vatScheme(),
  ]);
}

/** Value added tax, called TVA. */
export function vatScheme(): XmlElement {
  return parent('cac:TaxScheme', [leaf('cbc:ID', 'VAT'), leaf('cbc:Name', 'TVA')]);
}
