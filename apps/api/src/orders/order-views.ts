import type { Order } from '@shared/infra/database/entities/order.entity.js';
import { centimesToMad } from '@shared/domain/money/mad.js';
import { methodOf } from '@shared/domain/orders/payment-methods.js';
import { mergePurchase } from '@shared/domain/orders/purchase.js';
import type { CreditNotes } from './credit-notes.js';
import type { PlacedOrder } from './new-order.js';
import type { OrderCreated, OrderLineView, OrderView } from './orders.dto.js';

/** The answer to the customer who placed the order. */
export function createdView(order: PlacedOrder): OrderCreated {
  const { id, number, status, totals, totalCentimes, itemCount } = order;
  const totalAmount = centimesToMad(totalCentimes);
  return {
    id,
    orderNumber: number,
    status,
    // Delivery is included in every price; should it ever cost extra, the subtotal excludes it.
    subtotalAmount: centimesToMad(totalCentimes - totals.shippingCentimes),
    shippingCost: centimesToMad(totals.shippingCentimes),
    totalAmount,
    itemCount,
    estimatedDeliveryDays: order.deliveryDays ?? null,
  };
}

/** An order as lists show it; without lines where it comes without them. */
export function orderView(order: Order, notes: CreditNotes, lines?: OrderLineView[]): OrderView {
  return {
    ...createdView(order),
    quoteId: order.quote?.id ?? null,
    address: order.deliveryAddress,
    billingAddress: order.billingAddress ?? null,
    ...mergePurchase(order),
    invoiceNumber: order.invoiceNumber ?? null,
    createdAt: order.createdAt.toISOString(),
    paidAt: order.paidAt?.toISOString() ?? null,
    paymentMethod: order.paidWith == null ? null : methodOf(order.paidWith),
    refundedAmount: centimesToMad(order.refundedCentimes),
    creditNotes: notes.get(order.id) ?? [],
    promisedOn: order.promisedOn ?? null,
    shipment: order.shipment ?? null,
    history: order.history.map(({ status, at }) => ({ status, at })),
    ...(lines !== undefined && { items: lines }),
  };
}
