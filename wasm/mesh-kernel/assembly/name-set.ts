import { Fault } from '../layout';
import { fail } from './fault';
import { secretX } from './weld';

/**
 * The names of a tag's attributes, each of which it may have once. A small open-addressing table that is emptied by
 * raising the mark of the tag at hand; its hash begins with a secret, so that no tag can be made whose names collide.
 */
const NAMES_MAX: u32 = 256;
const SLOTS: u32 = 1024;
/** A slot: the tag's mark, the name's hash, its address, its length. */
const SLOT_BYTES: usize = 16;
const slots = memory.data(1024 * 16, 8);
let tag: u32 = 0;
let count: u32 = 0;

/** Forgets the names of the tag before. */
export function openNameSet(): void {
  tag++;
  count = 0;
}

/** Notes a name; false after a fault: it was there before, or there are too many. */
export function isNewName(at: usize, end: usize): bool {
  if (++count > NAMES_MAX) return fail(Fault.XmlTagTooLong);
  const length = <u32>(end - at);
  const hash = hashOf(at, end);
  let place = hash & (SLOTS - 1);
  while (true) {
    const slot = slots + <usize>place * SLOT_BYTES;
    if (load<u32>(slot) != tag) {
      store<u32>(slot, tag);
      store<u32>(slot, hash, 4);
      store<u32>(slot, <u32>at, 8);
      store<u32>(slot, length, 12);
      return true;
    }
    if (load<u32>(slot, 4) == hash && load<u32>(slot, 12) == length) {
      if (memory.compare(<usize>load<u32>(slot, 8), at, length) == 0) return fail(Fault.XmlMalformed);
    }
    place = (place + 1) & (SLOTS - 1);
  }
}

function hashOf(at: usize, end: usize): u32 {
  let hash = <u32>secretX;
  for (; at < end; at++) hash = rotl<u32>(hash ^ load<u8>(at), 5) * 0x9e3779b1;
  return hash ^ (hash >> 15);
}
