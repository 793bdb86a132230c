import type { ProcessSettings } from '@shared/infra/config/env.js';
import { readLinkToken, signLinkToken } from '@shared/infra/mail/link-token.js';
import type { SavedQuote } from '@shared/infra/database/entities/saved-quote.entity.js';
import { type QuoteFacts, quoteStatusAt } from '@shared/domain/orders/quote-states.js';
import type { QuoteShareView } from '../saved-quotes.dto.js';

/** Where shared quotes are read. */
export const sharedQuotePath = '/shared/quote';

const purpose = 'sharedQuote';

/** A quote with the facts that decide its status. */
interface Shareable {
  quote: SavedQuote;
  facts: QuoteFacts;
}

type Links = Pick<ProcessSettings, 'appSecret' | 'publicUrl'>;

/** Whether a link may show the quote: its own time counts, whatever became of it. */
export function isReadable({ quote, facts }: Shareable, now: Date): boolean {
  return quote.expiresAt > now && quoteStatusAt(facts, now) !== 'expired';
}

/** The link that reads the quote; `null` where there is none, or its time is over. */
export function quoteShare(
  found: Shareable,
  { appSecret, publicUrl }: Links,
  now: Date,
): QuoteShareView | null {
  const { shareId, expiresAt } = found.quote;
  if (!shareId || !isReadable(found, now)) return null;
  const token = signLinkToken(appSecret, purpose, shareId);
  // In the query, which no log holds.
  return { url: `${publicUrl}${sharedQuotePath}?token=${token}`, expiresAt: expiresAt.toISOString() };
}

/** The share that a token names, if we signed it. */
export function readShareToken(appSecret: string, token: string): string | null {
  return readLinkToken(appSecret, purpose, token);
}
