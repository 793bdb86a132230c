import { Fault } from '../layout';
import { fail } from './fault';
import { secretX } from './weld';

/**
 * Namespaces of attributes. Two names of a tag are the same one when their local names are equal and their prefixes
 * stand for one namespace; a prefix that nothing binds stands for itself alone. Prefixes, local names and namespaces
 * are compared by hashes of 64 bits that begin with a secret.
 */

/** So many prefixes may be bound at once. */
const BINDINGS_MAX: u32 = 32;
/**
 * A binding: hash of the prefix, hash of the namespace, depth of its element, whether it is the production extension's,
 * its slot among `heads`, what stood there before.
 */
const BINDING_BYTES: usize = 32;
const bindings = memory.data(32 * 32, 8);
let bindingCount: u32 = 0;
/**
 * Open-addressing table of the innermost binding of each prefix, by its number from 1. The last prefix in goes first, so
 * that a slot can just be emptied.
 */
const HEADS: u32 = 256;
const heads = memory.data(256 * 4, 4);

/** The tag's names with a prefix: hash of the prefix, hash of the local name, start and end of the value. */
const NAME_BYTES: usize = 24;
const names = memory.data(256 * 24, 8);
let nameCount: u32 = 0;

/** Open-addressing table of hashes, emptied by raising the mark: mark, then the hash. At most 256 of its slots are taken. */
const SLOTS: u32 = 1024;
const slots = memory.data(1024 * 16, 8);
let mark: u32 = 0;
let hasLocalTwice: bool = false;

/** Forgets the names of the tag before, and what elements bound that are closed, or this very tag on an earlier try. */
export function openNamespaces(depth: u32): void {
  while (bindingCount > 0 && load<u32>(bindingAt(bindingCount - 1), 16) >= depth) unbindLast();
  nameCount = 0;
  mark++;
  hasLocalTwice = false;
}

/** Forgets everything: another part begins. */
export function resetNamespaces(): void {
  while (bindingCount > 0) unbindLast();
}

function unbindLast(): void {
  bindingCount--;
  const binding = bindingAt(bindingCount);
  store<u32>(heads + (<usize>load<u32>(binding, 24) << 2), load<u32>(binding, 28));
}

@inline
function bindingAt(index: u32): usize {
  return bindings + <usize>index * BINDING_BYTES;
}

/** Notes a name with a prefix, of which a tag has 256 at most, or what it binds if it is `xmlns:…`. */
export function noteName(name: usize, local: usize, nameEnd: usize, at: usize, end: usize, depth: u32): bool {
  if (local - name == 6 && load<u32>(name) == 0x6e6c6d78 && load<u8>(name, 4) == 0x73) {
    return bindPrefix(hashOf(local, nameEnd), at, end, depth);
  }
  const entry = names + <usize>nameCount * NAME_BYTES;
  nameCount++;
  const localHash = hashOf(local, nameEnd);
  store<u64>(entry, hashOf(name, local - 1));
  store<u64>(entry, localHash, 8);
  store<u32>(entry, <u32>at, 16);
  store<u32>(entry, <u32>end, 20);
  if (!isNewHash(localHash)) hasLocalTwice = true;
  return true;
}

function bindPrefix(prefix: u64, at: usize, end: usize, depth: u32): bool {
  if (bindingCount == BINDINGS_MAX) return fail(Fault.XmlTagTooLong);
  const slot = slotOf(prefix);
  const head = heads + (<usize>slot << 2);
  const binding = bindingAt(bindingCount);
  bindingCount++;
  store<u64>(binding, prefix);
  store<u64>(binding, hashOf(at, end), 8);
  store<u32>(binding, depth, 16);
  store<u32>(binding, isProduction(at, end) ? 1 : 0, 20);
  store<u32>(binding, slot, 24);
  store<u32>(binding, load<u32>(head), 28);
  store<u32>(head, bindingCount);
  return true;
}

/** Whether the tag has each of its names once; to be asked behind its last attribute. */
export function haveNamesOnce(): bool {
  if (!hasLocalTwice) return true;
  mark++;
  for (let i: u32 = 0; i < nameCount; i++) {
    const entry = names + <usize>i * NAME_BYTES;
    const prefix = load<u64>(entry);
    const binding = findBinding(prefix);
    const namespace = binding == 0 ? ~prefix : load<u64>(binding, 8);
    if (!isNewHash(rotl<u64>(namespace, 29) * 0x9e3779b97f4a7c15 ^ load<u64>(entry, 8))) return fail(Fault.XmlMalformed);
  }
  return true;
}

/** Whether the tag says the `path` of the production extension; from `productionPath` to before `productionPathEnd`. */
export function findProductionPath(): bool {
  if (nameCount == 0) return false;
  const path = hashOfPath();
  for (let i: u32 = 0; i < nameCount; i++) {
    const entry = names + <usize>i * NAME_BYTES;
    if (load<u64>(entry, 8) != path) continue;
    const binding = findBinding(load<u64>(entry));
    if (binding == 0 || load<u32>(binding, 20) == 0) continue;
    productionPath = load<u32>(entry, 16);
    productionPathEnd = load<u32>(entry, 20);
    return true;
  }
  return false;
}

export let productionPath: usize = 0;
export let productionPathEnd: usize = 0;

/** The innermost binding of a prefix, or 0. */
function findBinding(prefix: u64): usize {
  const number = load<u32>(heads + (<usize>slotOf(prefix) << 2));
  return number == 0 ? 0 : bindingAt(number - 1);
}

/** The slot of a prefix among `heads`, or the empty one where it belongs. */
function slotOf(prefix: u64): u32 {
  let slot = <u32>(prefix >> 12) & (HEADS - 1);
  while (true) {
    const number = load<u32>(heads + (<usize>slot << 2));
    if (number == 0 || load<u64>(bindingAt(number - 1)) == prefix) return slot;
    slot = (slot + 1) & (HEADS - 1);
  }
}

const PRODUCTION = memory.data<u8>([
  // `/3dmanufacturing/production/`
  0x2f, 0x33, 0x64, 0x6d, 0x61, 0x6e, 0x75, 0x66, 0x61, 0x63, 0x74, 0x75, 0x72, 0x69, 0x6e, 0x67, 0x2f, 0x70, 0x72, 0x6f,
  0x64, 0x75, 0x63, 0x74, 0x69, 0x6f, 0x6e, 0x2f,
]);
const PRODUCTION_BYTES: usize = 28;
/** `2015/06`, or the year and month of another edition. */
const EDITION_BYTES: usize = 7;

function isProduction(at: usize, end: usize): bool {
  const edition = end - EDITION_BYTES;
  if (end - at < PRODUCTION_BYTES + EDITION_BYTES || load<u8>(edition, 4) != 0x2f) return false;
  return memory.compare(edition - PRODUCTION_BYTES, PRODUCTION, PRODUCTION_BYTES) == 0;
}

/** Whether the hash is not in the table yet; it is now. */
function isNewHash(hash: u64): bool {
  let place = <u32>(hash >> 20) & (SLOTS - 1);
  while (true) {
    const slot = slots + (<usize>place << 4);
    if (load<u32>(slot) != mark) {
      store<u32>(slot, mark);
      store<u64>(slot, hash, 8);
      return true;
    }
    if (load<u64>(slot, 8) == hash) return false;
    place = (place + 1) & (SLOTS - 1);
  }
}

function hashOf(at: usize, end: usize): u64 {
  let hash = secretX;
  for (; at < end; at++) hash = mix(hash, load<u8>(at));
  return hash ^ (hash >> 29);
}

function hashOfPath(): u64 {
  const hash = mix(mix(mix(mix(secretX, 0x70), 0x61), 0x74), 0x68);
  return hash ^ (hash >> 29);
}

@inline
function mix(hash: u64, byte: u32): u64 {
  return rotl<u64>(hash ^ byte, 23) * 0x9e3779b97f4a7c15;
}
