import type { EntityManager } from '@mikro-orm/postgresql';
import type { Locale } from '@shared/domain/contract/enums.js';
import { Material } from '@shared/infra/database/entities/material.entity.js';
import type { Order } from '@shared/infra/database/entities/order.entity.js';
import { OrderLine } from '@shared/infra/database/entities/order-line.entity.js';
import type { User } from '@shared/infra/database/entities/user.entity.js';
import {
  type Buyer,
  type DocumentLine,
  documentLayout,
  type InvoiceContent,
  type Seller,
} from '@shared/infra/documents/document-content.js';
import { splitTva } from '@shared/domain/money/tva.js';
import { priceBookOf } from '@shared/domain/pricing/price-books.js';

/** The lines as the invoice prints them, with the materials' names in its language. */
export async function invoiceLines(em: EntityManager, order: Order, locale: Locale): Promise<DocumentLine[]> {
  const lines = await em.find(OrderLine, { order }, { orderBy: { position: 'asc' } });
  const skus = [...new Set(lines.map(({ materialId }) => materialId))];
  const materials = await em.find(Material, { sku: { $in: skus } });
  const names = new Map(materials.map(({ sku, name, nameFr }) => [sku, locale === 'fr' ? nameFr : name]));
  return lines.map(({ fileName, boxMm, materialId, finish, quantity, isRush, price }) => ({
    fileName,
    boxMm,
    materialName: names.get(materialId) ?? materialId,
    finish,
    quantity,
    isRush,
    price,
  }));
}

function buyerOf(user: User, order: Order): Buyer {
  const { fullName, phone, street, city, postalCode } = order.deliveryAddress;
  const town = postalCode === null ? city : `${postalCode} ${city}`;
  const recipient = fullName === user.name ? [] : [fullName];
  return { name: user.name, email: user.email, phone, addressLines: [...recipient, street, town] };
}

/** The data of an invoice; its order holds the payment. */
export interface InvoiceFacts {
  order: Order;
  user: User;
  lines: DocumentLine[];
  seller: Seller;
  locale: Locale;
}

/** The content of the invoice of a paid and numbered order. */
export function invoiceContent({ order, user, lines, seller, locale }: InvoiceFacts): InvoiceContent {
  const { invoiceNumber, paidAt, paymentReference } = order;
  if (!invoiceNumber || !paidAt || !paymentReference) {
    throw new Error(`Order ${order.number} is not paid`);
  }
  const { tvaPercent } = priceBookOf(order.priceBook);
  const { htCentimes, tvaCentimes } = splitTva(BigInt(order.totalCentimes), BigInt(tvaPercent));
  return {
    kind: 'invoice',
    layout: documentLayout,
    locale,
    number: invoiceNumber,
    issuedAt: paidAt.toISOString(),
    seller,
    buyer: buyerOf(user, order),
    lines,
    totals: order.totals,
    totalHtCentimes: Number(htCentimes),
    tvaCentimes: Number(tvaCentimes),
    tvaPercent,
    deliveryDays: order.deliveryDays ?? null,
    orderNumber: order.number,
    paidAt: paidAt.toISOString(),
    paymentReference,
  };
}
