import { describe, expect, it } from '@jest/globals';
import { type PaymentFacts, paymentState } from './payment-state.js';

const now = new Date('2026-11-21T12:00:00Z');
const open: PaymentFacts = {
  orderStatus: 'unpaid',
  attemptStatus: 'open',
  expiresAt: new Date('2026-11-21T12:00:01Z'),
  isDecided: false,
};

describe('A payment', () => {
  it.each<[Partial<PaymentFacts>, string]>([
    [{}, 'open'],
    [{ expiresAt: null }, 'open'],
    [{ expiresAt: now }, 'expired'],
    [{ attemptStatus: 'expired' }, 'expired'],
    [{ attemptStatus: 'failed' }, 'declined'],
    [{ isDecided: true }, 'waiting'],
    [{ isDecided: true, expiresAt: now }, 'waiting'],
    [{ isDecided: true, attemptStatus: 'failed' }, 'declined'],
    [{ orderStatus: 'paid', attemptStatus: 'succeeded', isDecided: true }, 'paid'],
    [{ orderStatus: 'paid', attemptStatus: 'failed' }, 'paid'],
    [{ orderStatus: 'delivered' }, 'paid'],
    [{ orderStatus: 'cancelled' }, 'cancelled'],
    [{ orderStatus: 'refunded', attemptStatus: 'succeeded' }, 'refunded'],
  ])('with %j is %s', (facts, state) => {
    expect(paymentState({ ...open, ...facts }, now)).toBe(state);
  });
});
