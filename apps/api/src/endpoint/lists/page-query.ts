import { longestList, longestPage, usualPage } from '@shared/domain/contract/limits.js';
import { Optional, QueryInteger, Text, WholeNumber } from '../fields/fields.js';

/** Characters of the longest cursor that is read; ours have about 70. */
const longestCursor = 200;

/** Which part of a list is asked for. */
export class PageQuery {
  /** Entries of the page. 50 when only `after` is sent; without either, the list ends at 200 entries. */
  @Optional()
  @QueryInteger()
  @WholeNumber(1, longestPage)
  limit?: number;

  /** The `nextCursor` of the page before. */
  @Optional()
  @Text(1, longestCursor)
  after?: string;
}

/** Whether a client reads page by page: clients older than pages send neither parameter. */
export function isPaged({ limit, after }: PageQuery): boolean {
  return limit !== undefined || after !== undefined;
}

/** How many entries a request gets at most. */
export function pageLength({ limit, after }: PageQuery): number {
  return limit ?? (after === undefined ? longestList : usualPage);
}
