import { ServiceError } from '@shared/domain/contract/errors.js';
import { validate as isUuid } from 'uuid';
import { told } from '@shared/words/say.js';

/** Where in a list a page ended: the sort key of its last row. */
interface ListPosition {
  /** The list's first sort key, before the time; 0 if it has none. */
  rank: number;
  /** Microseconds since 1970, as PostgreSQL keeps them: milliseconds would skip rows of the same millisecond. */
  createdAtMicros: string;
  id: string;
}

/** SQL of a parameter of microseconds since 1970: the moment. */
export const momentOfMicros = `timestamptz 'epoch' + ?::bigint * interval '1 microsecond'`;

/** SQL of a parameter of microseconds since 1970: the day, whatever the time zone of the session. */
export const dayOfMicros = `(timestamp 'epoch' + ?::bigint * interval '1 microsecond')::date`;

/** SQL of a moment or a day: its microseconds since 1970. */
export const microsOf = (column: string): string => `(extract(epoch from ${column}) * 1000000)::bigint`;

/** SQL of a day that may be null as a sort key: null is the last day, since a row comparison with null finds nothing. */
export const dayOrLast = (column: string): string => `coalesce(${column}, date '2200-01-01')`;

/** Some thousand years: within what PostgreSQL and a double hold exactly. */
const micros = /^\d{1,15}$|^[1-8]\d{15}$/;

/** The text that clients send back as `after`; it names its list, so that no other list takes it. */
export function writeCursor(list: string, { rank, createdAtMicros, id }: ListPosition): string {
  return Buffer.from([list, rank, createdAtMicros, id].join(' ')).toString('base64url');
}

/** @throws {ServiceError} VALIDATION_ERROR for a text that {@link writeCursor} did not write for this list. */
export function readCursor(list: string, cursor: string): ListPosition {
  const [ofList, rank = '', createdAtMicros = '', id = '', ...rest] = Buffer.from(cursor, 'base64url')
    .toString()
    .split(' ');
  const isWhole = ofList === list && /^\d$/.test(rank) && micros.test(createdAtMicros) && isUuid(id);
  const position = { rank: Number(rank), createdAtMicros, id };
  if (!isWhole || rest.length > 0 || writeCursor(list, position) !== cursor) throw unknownCursor();
  return position;
}

/** The refusal of a cursor that leads nowhere. */
export function unknownCursor(): ServiceError {
  return new ServiceError('VALIDATION_ERROR', {
    details: {
      errors: [{ field: 'after', message: told('api.fields.cursor') }],
      hint: told('api.hints.nextCursor'),
    },
  });
}
