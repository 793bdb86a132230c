import { isErasedAddress } from '@shared/domain/accounts/erased-account.js';
import { nameIn } from '@shared/words/name-in.js';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Locale } from '@shared/domain/contract/enums.js';
import { drawnContents } from '@shared/infra/work/part-pictures.js';
import { Material } from '@shared/infra/database/entities/material.entity.js';
import type { Order } from '@shared/infra/database/entities/order.entity.js';
import { OrderLine } from '@shared/infra/database/entities/order-line.entity.js';
import type { User } from '@shared/infra/database/entities/user.entity.js';
import {
  type DocumentLine,
  documentLayout,
  type CreditNoteContent,
  type InvoiceContent,
  type Seller,
} from '@shared/infra/documents/document-content.js';
import { methodOf } from '@shared/domain/orders/payment-methods.js';
import type { BillingAddress } from '@shared/domain/orders/purchase.js';
import type { RefundShare } from '@shared/domain/orders/refunds.js';
import { splitTva } from '@shared/domain/money/tva.js';

/**
 * The lines as the invoice prints them, with the materials' names in its language, and the pictures that are drawn by
 * now: a payment does not wait for one.
 */
export async function invoiceLines(em: EntityManager, order: Order, locale: Locale): Promise<DocumentLine[]> {
  const lines = await em.find(OrderLine, { order }, { orderBy: { position: 'asc' } });
  const skus = [...new Set(lines.flatMap(({ materialId }) => materialId ?? []))];
  const materials = await em.find(Material, { sku: { $in: skus } });
  const names = new Map(materials.map((material) => [material.sku, nameIn(locale, material)]));
  const drawn = await drawnContents(
    em,
    lines.flatMap(({ contentHash }) => contentHash ?? []),
  );
  return lines.map(({ fileName, contentHash, boxMm, materialId, finish, quantity, isRush, price }) => ({
    fileName,
    boxMm: boxMm ?? null,
    materialName: materialId == null ? null : (names.get(materialId) ?? materialId),
    finish: finish ?? null,
    quantity,
    isRush,
    price,
    ...(contentHash != null && drawn.has(contentHash) && { pictureHash: contentHash }),
  }));
}

/** An address line by line, without a name. */
export function addressLinesOf({ street, city, postalCode }: BillingAddress): string[] {
  return [street, postalCode === null ? city : `${postalCode} ${city}`];
}

/** The buyer with the address of the invoice, and that of the parcel if it is another. */
type Parties = Pick<InvoiceContent, 'buyer' | 'deliveryLines'>;

function partiesOf(user: User, order: Order): Parties {
  const { deliveryAddress, billingAddress, company = null } = order;
  // Of a deleted account the law keeps what its invoices say: the name that the parcel was addressed to.
  const isErased = isErasedAddress(user.email);
  const name = isErased ? deliveryAddress.fullName : user.name;
  const recipient = deliveryAddress.fullName === name ? [] : [deliveryAddress.fullName];
  const deliveryLines = [...recipient, ...addressLinesOf(deliveryAddress)];
  const addressLines = billingAddress ? addressLinesOf(billingAddress) : deliveryLines;
  const email = isErased ? '' : user.email;
  const buyer = { name, email, phone: deliveryAddress.phone, addressLines, company };
  return billingAddress ? { buyer, deliveryLines } : { buyer };
}

/**
 * The parties of an invoice, for its credit notes: the account may have another name by now, or be deleted, and the order
 * another delivery address.
 */
function partiesOfInvoice({ buyer, deliveryLines }: InvoiceContent, user: User): Parties {
  const email = isErasedAddress(user.email) ? '' : buyer.email;
  return { buyer: { ...buyer, email }, ...(deliveryLines !== undefined && { deliveryLines }) };
}

/** What an order's papers have in common. */
function baseOf({ order, seller, locale, tvaPercent }: InvoiceFacts, parties: Parties) {
  return {
    layout: documentLayout,
    locale,
    seller,
    ...parties,
    tvaPercent,
    deliveryDays: order.deliveryDays ?? null,
    purchaseOrder: order.purchaseOrder ?? null,
    project: order.project ?? null,
    orderNumber: order.number,
    paymentMethod: methodOf(order.paidWith ?? ''),
  };
}

/** The data of an invoice; its order holds the payment. */
export interface InvoiceFacts {
  order: Order;
  user: User;
  lines: DocumentLine[];
  seller: Seller;
  locale: Locale;
  /** Of the order's price book. */
  tvaPercent: number;
}

/**
 * The content of the invoice of a paid and numbered order.
 *
 * @param facts with when its money had come: of a transfer, before it was confirmed
 */
export function invoiceContent(facts: InvoiceFacts & { receivedAt: Date }): InvoiceContent {
  const { order, user, lines } = facts;
  const { invoiceNumber, paidAt, paymentReference } = order;
  if (!invoiceNumber || !paidAt || !paymentReference) {
    throw new Error(`Order ${order.number} is not paid`);
  }
  const base = baseOf(facts, partiesOf(user, order));
  const { htCentimes, tvaCentimes } = splitTva(BigInt(order.totalCentimes), BigInt(base.tvaPercent));
  return {
    kind: 'invoice',
    ...base,
    number: invoiceNumber,
    issuedAt: paidAt.toISOString(),
    lines,
    totals: order.totals,
    totalHtCentimes: Number(htCentimes),
    tvaCentimes: Number(tvaCentimes),
    paidAt: facts.receivedAt.toISOString(),
    paymentReference,
  };
}

/** A refund as its credit note prints it. */
export interface CreditNoteFacts extends InvoiceFacts {
  number: string;
  issuedAt: Date;
  share: RefundShare;
  reason: string;
  /** The provider by which the money goes back. */
  provider: string;
  reference: string;
  /** What it corrects; `null` where that was issued before the service. */
  invoice: InvoiceContent | null;
}

/** The content of a refund's credit note. */
export function creditNoteContent(facts: CreditNoteFacts): CreditNoteContent {
  const { order, user, lines, number, issuedAt, share, reason, provider, reference, invoice } = facts;
  const { invoiceNumber, paidAt } = order;
  if (!invoiceNumber || !paidAt) throw new Error(`Order ${order.number} is not paid`);
  const amountCentimes = Number(share.amountCentimes);
  const isWhole = amountCentimes === order.totalCentimes;
  const partTotals = {
    subtotalCentimes: amountCentimes,
    setupCentimes: 0,
    minimumAdjustmentCentimes: 0,
    shippingCentimes: 0,
    totalCentimes: amountCentimes,
    machineCentihours: 0,
    plateCreditCentimes: 0,
  };
  return {
    kind: 'creditNote',
    ...baseOf(facts, invoice === null ? partiesOf(user, order) : partiesOfInvoice(invoice, user)),
    number,
    issuedAt: issuedAt.toISOString(),
    paymentMethod: methodOf(provider),
    invoiceNumber,
    invoicedAt: paidAt.toISOString(),
    lines,
    totals: isWhole ? order.totals : partTotals,
    totalHtCentimes: Number(share.htCentimes),
    tvaCentimes: Number(share.tvaCentimes),
    reason,
    refundReference: reference,
  };
}
