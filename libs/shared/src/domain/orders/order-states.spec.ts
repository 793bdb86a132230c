import { describe, expect, it } from '@jest/globals';
import { liveOrderStatuses, mayMoveOrder, nextOrderStatuses, orderStatuses } from './order-states.js';

describe('order states', () => {
  it.each([
    ['unpaid', { payment: ['paid'], operator: ['cancelled'], deadline: ['cancelled'] }],
    ['paid', { payment: [], operator: ['inProduction', 'refunded'], deadline: [] }],
    ['inProduction', { payment: [], operator: ['shipped'], deadline: [] }],
    ['shipped', { payment: [], operator: ['delivered'], deadline: [] }],
    ['delivered', { payment: [], operator: [], deadline: [] }],
    ['cancelled', { payment: [], operator: [], deadline: [] }],
    ['refunded', { payment: [], operator: [], deadline: [] }],
  ] as const)('from %s', (from, ways) => {
    for (const by of ['payment', 'operator', 'deadline'] as const) {
      expect(nextOrderStatuses(by, from)).toEqual(ways[by]);
      for (const to of orderStatuses) {
        expect(mayMoveOrder(by, from, to)).toBe((ways[by] as readonly string[]).includes(to));
      }
    }
  });

  it('counts every order as live that is neither cancelled nor refunded', () => {
    expect(liveOrderStatuses).toEqual(['unpaid', 'paid', 'inProduction', 'shipped', 'delivered']);
  });
});
