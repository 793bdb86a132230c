import { describe, expect, it } from '@jest/globals';
import { quoteStatusAt, quoteTransitionFault, savedQuoteStatuses } from './quote-states.js';

const now = new Date('2026-11-21T12:00:00Z');
const later = new Date('2026-11-22T12:00:00Z');

describe('the status a quote shows', () => {
  it.each([
    ['before its end', 'pending', later, false, 'pending'],
    ['at its end, to the millisecond', 'pending', now, false, 'expired'],
    ['confirmed but never ordered', 'confirmed', now, false, 'expired'],
    ['ordered in time', 'confirmed', now, true, 'confirmed'],
  ] as const)('%s', (_name, status, expiresAt, hasLiveOrder, shown) => {
    expect(quoteStatusAt({ status, expiresAt, hasLiveOrder }, now)).toBe(shown);
  });
});

describe('where a quote may go', () => {
  it.each([
    ['draft', ['draft', 'pending', 'confirmed', 'expired']],
    ['pending', ['draft', 'pending', 'confirmed', 'expired']],
    ['confirmed', ['pending', 'confirmed', 'expired']],
    ['expired', ['expired']],
  ] as const)('from %s', (status, allowed) => {
    const reached = savedQuoteStatuses.filter(
      (next) => quoteTransitionFault({ status, expiresAt: later, hasLiveOrder: false }, next, now) === null,
    );
    expect(reached).toEqual(allowed);
  });

  it('says why it may not', () => {
    const quote = { status: 'confirmed', expiresAt: later, hasLiveOrder: false } as const;
    expect(quoteTransitionFault(quote, 'draft', now)).toBe('quoteLocked');
    expect(quoteTransitionFault({ ...quote, expiresAt: now }, 'pending', now)).toBe('quoteExpired');
    expect(quoteTransitionFault({ ...quote, hasLiveOrder: true }, 'pending', now)).toBe('quoteLocked');
    expect(quoteTransitionFault({ ...quote, hasLiveOrder: true }, 'confirmed', now)).toBeNull();
  });
});
