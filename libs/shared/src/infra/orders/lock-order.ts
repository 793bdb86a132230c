import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { validate as isUuid } from 'uuid';
import { ServiceError } from '@shared/domain/contract/errors.js';
import { Order } from '../database/entities/order.entity.js';

/**
 * An order with its user, its row locked until the transaction ends: payments, moves and refunds of one order are
 * serialised.
 *
 * @param where with `user` only an order of that user
 * @throws {ServiceError} ORDER_NOT_FOUND.
 */
export async function lockOrder(em: EntityManager, where: { id: string; user?: string }): Promise<Order> {
  const options = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
  const order = isUuid(where.id) ? await em.findOne(Order, where, options) : null;
  if (order === null) throw new ServiceError('ORDER_NOT_FOUND');
  await em.populate(order, ['user']);
  return order;
}
