import { v7 } from 'uuid';

/** A fresh UUIDv7: ids sort by the time they were made. */
export function newId(): string {
  return v7();
}
