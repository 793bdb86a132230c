import { ServiceError } from '@shared/domain/contract/errors.js';
import { boardColumnOf, type MakingStep } from '@shared/domain/making/making-steps.js';
import type { OrderStatus } from '@shared/domain/orders/order-states.js';
import type { Order } from '../database/entities/order.entity.js';
import { told } from '@shared/words/say.js';

/** Where an order was when its operator decided. */
export interface OrderSeen {
  ofStatus?: OrderStatus | undefined;
  ofStep?: MakingStep | undefined;
}

/**
 * Refuses what an operator has decided of an order that is elsewhere by now.
 *
 * @throws {ServiceError} CONFLICT.
 */
export function refuseMoved(order: Order, { ofStatus, ofStep }: OrderSeen): void {
  const { id } = order;
  const status: OrderStatus = order.status;
  const column = boardColumnOf(status, order.makingStep ?? null);
  const isOfStatus = ofStatus === undefined || ofStatus === status;
  if (isOfStatus && (ofStep === undefined || ofStep === column)) return;
  throw new ServiceError('CONFLICT', {
    message: isOfStatus
      ? told('api.messages.orderAtAnotherStep')
      : told('api.messages.orderMovedMeanwhile', { status: told(`api.orderStates.${status}`) }),
    details: { status, hint: told('api.hints.readOrder', { call: `GET /ops/api/orders/${id}` }) },
  });
}
