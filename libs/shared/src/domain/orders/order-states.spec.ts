import { describe, expect, it } from '@jest/globals';
import {
  isToBeMade,
  liveOrderStatuses,
  mayMoveOrder,
  nextOrderStatuses,
  operatorOrderStatuses,
  type OrderMover,
  orderMovers,
  type OrderStatus,
  orderStatuses,
} from './order-states.js';

describe('order states', () => {
  it.each([
    [
      'unpaid',
      { payment: ['paid'], customer: ['cancelled'], operator: ['cancelled'], deadline: ['cancelled'] },
    ],
    ['paid', { operator: ['inProduction'], refund: ['refunded'] }],
    ['inProduction', { operator: ['shipped'], refund: ['refunded'] }],
    ['shipped', { operator: ['delivered'], refund: ['refunded'] }],
    ['delivered', { refund: ['refunded'] }],
    ['cancelled', {}],
    ['refunded', {}],
  ] as [OrderStatus, Partial<Record<OrderMover, OrderStatus[]>>][])('from %s', (from, ways) => {
    for (const by of orderMovers) {
      const reached = ways[by] ?? [];
      expect(nextOrderStatuses(by, from)).toEqual(reached);
      for (const to of orderStatuses) expect(mayMoveOrder(by, from, to)).toBe(reached.includes(to));
    }
  });

  it('lets an operator move or refund it', () => {
    expect(orderStatuses.map((from) => operatorOrderStatuses(from))).toEqual([
      ['cancelled'],
      ['inProduction', 'refunded'],
      ['shipped', 'refunded'],
      ['delivered', 'refunded'],
      ['refunded'],
      [],
      [],
    ]);
  });

  it('counts every order as live that is neither cancelled nor refunded', () => {
    expect(liveOrderStatuses).toEqual(['unpaid', 'paid', 'inProduction', 'shipped', 'delivered']);
  });

  it('has orders to be made from their payment until they are sent', () => {
    expect(orderStatuses.filter(isToBeMade)).toEqual(['paid', 'inProduction']);
  });
});
