import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Page } from './page.js';

/** Entries serialised without a pause: ten orders of 25 lines take some milliseconds. */
export const entriesAPiece = 10;

/** The envelope of a page as JSON, serialised in pieces, so that other requests run in between. */
export async function pageJson({ entries, nextCursor }: Page<unknown>): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for (let start = 0; start < entries.length; start += entriesAPiece) {
    if (start > 0) await nextTurn();
    const some = JSON.stringify(entries.slice(start, start + entriesAPiece)).slice(1, -1);
    pieces.push(Buffer.from(start === 0 ? some : `,${some}`));
  }
  const end = nextCursor === undefined ? ']}' : `],"nextCursor":${JSON.stringify(nextCursor)}}`;
  return Buffer.concat([Buffer.from('{"success":true,"data":['), ...pieces, Buffer.from(end)]);
}
