import { describe, expect, it } from '@jest/globals';
import { orderStatuses } from '../../domain/orders/order-states.js';
import { type AttemptFacts, judgeEvent } from './judge-event.js';
import type { ProviderEvent } from './payment-provider.js';

const event: ProviderEvent = {
  eventId: 'e1',
  kind: 'succeeded',
  attemptId: 'a1',
  amountCentimes: 10_005,
  currency: 'MAD',
  reference: 'p1',
};
const attempt: AttemptFacts = {
  provider: 'cmi',
  status: 'open',
  amountCentimes: 10_005,
  currency: 'MAD',
  orderStatus: 'unpaid',
};

function judge(told: Partial<ProviderEvent>, facts: Partial<AttemptFacts> = {}, isPaymentKnown = false) {
  return judgeEvent('cmi', { ...event, ...told }, { ...attempt, ...facts }, isPaymentKnown);
}

describe('An event of a payment provider', () => {
  it.each(['open', 'failed', 'expired'] as const)(
    'pays an unpaid order by an attempt that is %s',
    (status) => {
      expect(judge({}, { status })).toEqual({ outcome: 'applied', attemptStatus: 'succeeded' });
    },
  );

  it.each(orderStatuses.filter((status) => status !== 'unpaid'))(
    'is a payment to give back when the order is %s',
    (orderStatus) => {
      expect(judge({}, { orderStatus })).toEqual({ outcome: 'refundDue' });
    },
  );

  it.each(orderStatuses.filter((status) => status !== 'unpaid'))(
    'whose money is only reserved is let go when the order is %s, and owes nothing',
    (orderStatus) => {
      expect(judge({ isReserved: true }, { orderStatus })).toEqual({ outcome: 'ignored' });
      const unpaid = judge({ isReserved: true }, { orderStatus: 'unpaid' });
      expect(unpaid).toEqual({ outcome: 'applied', attemptStatus: 'succeeded' });
    },
  );

  it('that tells again of a payment that is known tells nothing new', () => {
    expect(judge({}, { orderStatus: 'paid', status: 'succeeded' }, true)).toEqual({ outcome: 'ignored' });
  });

  it.each(['failed', 'expired'] as const)('ends an open attempt as %s, and no other', (kind) => {
    expect(judge({ kind })).toEqual({ outcome: 'applied', attemptStatus: kind });
    for (const status of ['succeeded', 'failed', 'expired'] as const) {
      expect(judge({ kind }, { status })).toEqual({ outcome: 'ignored' });
    }
  });

  it.each([
    [{ amountCentimes: 10_004 }, 'Asked for were 10005 centimes of MAD.'],
    [{ amountCentimes: null }, 'Asked for were 10005 centimes of MAD.'],
    [{ currency: 'EUR' }, 'Asked for were 10005 centimes of MAD.'],
    [{ amountCentimes: 1, kind: 'failed' as const }, 'Asked for were 10005 centimes of MAD.'],
  ])('is refused with %j', (told, note) => {
    expect(judge(told)).toEqual({ outcome: 'refused', note });
  });

  it('is refused for an attempt that is unknown or with another provider', () => {
    expect(judgeEvent('cmi', event, null, false)).toEqual({
      outcome: 'refused',
      note: 'There is no such attempt.',
    });
    expect(judge({}, { provider: 'stripe' })).toEqual({
      outcome: 'refused',
      note: 'The attempt is with stripe.',
    });
  });
});
