/** What a client may send as a quote's `status`. */
export const savedQuoteStatuses = ['draft', 'pending', 'confirmed', 'expired'] as const;
export type SavedQuoteStatus = (typeof savedQuoteStatuses)[number];

/** Where each status may go; staying is always allowed. `expired` is final. */
const quoteTransitions: Record<SavedQuoteStatus, readonly SavedQuoteStatus[]> = {
  draft: ['pending', 'confirmed', 'expired'],
  pending: ['draft', 'confirmed', 'expired'],
  confirmed: ['pending', 'expired'],
  expired: [],
};

/** The facts that decide a quote's status. */
export interface QuoteFacts {
  status: SavedQuoteStatus;
  expiresAt: Date;
  /** It has an order that is neither cancelled nor refunded. */
  hasLiveOrder: boolean;
}

/** The status as clients see it: a quote expires unless it was ordered in time. */
export function quoteStatusAt({ status, expiresAt, hasLiveOrder }: QuoteFacts, now: Date): SavedQuoteStatus {
  return !hasLiveOrder && expiresAt <= now ? 'expired' : status;
}

/** Why a quote's status may not become `next`; `null` when it may. */
export function quoteTransitionFault(
  facts: QuoteFacts,
  next: SavedQuoteStatus,
  now: Date,
): 'quoteExpired' | 'quoteLocked' | null {
  const current = quoteStatusAt(facts, now);
  if (next === current) return null;
  if (facts.hasLiveOrder) return 'quoteLocked';
  if (current === 'expired') return 'quoteExpired';
  return quoteTransitions[current].includes(next) ? null : 'quoteLocked';
}
