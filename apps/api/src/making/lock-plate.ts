import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { validate as isUuid } from 'uuid';
import { ServiceError } from '@shared/domain/contract/errors.js';
import type { Order } from '@shared/infra/database/entities/order.entity.js';
import { OrderLine } from '@shared/infra/database/entities/order-line.entity.js';
import { Plate } from '@shared/infra/database/entities/plate.entity.js';
import { PlatePiece } from '@shared/infra/database/entities/plate-piece.entity.js';
import { lockOrders } from './order-steps.js';

/** A plate with everything that a change of it changes, locked until the transaction ends. */
export interface LockedPlate {
  plate: Plate;
  pieces: PlatePiece[];
  /** By their ids. */
  lines: Map<string, OrderLine>;
  orders: Order[];
}

/** @throws {ServiceError} RESOURCE_NOT_FOUND. */
export async function lockPlate(em: EntityManager, id: string): Promise<LockedPlate> {
  const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
  const plate = isUuid(id) ? await em.findOne(Plate, { id }, lock) : null;
  if (plate === null) throw new ServiceError('RESOURCE_NOT_FOUND');
  const pieces = await em.find(PlatePiece, { plate: id }, { populate: ['line'], orderBy: { id: 'asc' } });
  const orders = await lockOrders(
    em,
    pieces.map(({ line }) => line.order.id),
  );
  const lineIds = [...new Set(pieces.map(({ line }) => line.id))];
  const lines = await em.find(OrderLine, { id: { $in: lineIds } }, { ...lock, orderBy: { id: 'asc' } });
  return { plate, pieces, orders, lines: new Map(lines.map((line) => [line.id, line])) };
}
