import { Fault, usedBytesAt } from '../layout';
import { fail } from './fault';

/**
 * One growing stack of memory for the one file an instance measures. Nothing is freed singly:
 * `mark()` before scratch space, `release(mark)` after it.
 */
let top: usize = (__heap_base + 15) & ~15;

const PAGE_BITS: u64 = 16;
/** Memory grows by at least a mebibyte at a time: growing is a system call. */
const GROWTH_PAGES: u64 = 16;

/** Makes memory up to `end` exist. False (and a fault) when the limit of this instance forbids it. */
export function ensure(end: u64): bool {
  if (!grow(end)) return false;
  if (end > load<u64>(usedBytesAt)) store<u64>(usedBytesAt, end);
  return true;
}

function grow(end: u64): bool {
  const pages = <u64>memory.size();
  if (end <= pages << PAGE_BITS) return true;
  const missing = ((end + 0xffff) >> PAGE_BITS) - pages;
  if (end >> 32 != 0) return fail(Fault.OutOfMemory);
  if (missing < GROWTH_PAGES && memory.grow(<i32>GROWTH_PAGES) != -1) return true;
  if (memory.grow(<i32>missing) != -1) return true;
  return fail(Fault.OutOfMemory);
}

/** Takes `bytes` from the stack, 16-byte aligned and not cleared; 0 (and a fault) when there is no room. */
export function reserve(bytes: u64): usize {
  const start = top;
  const end = (<u64>start + bytes + 15) & ~15;
  if (!ensure(end)) return 0;
  top = <usize>end;
  return start;
}

/** As `reserve`, cleared to zero. */
export function reserveZeroed(bytes: u64): usize {
  const start = reserve(bytes);
  if (start != 0) memory.fill(start, 0, <usize>bytes);
  return start;
}

export function mark(): usize {
  return top;
}

/** Gives back everything above `end`, which need not have been a mark. */
export function release(end: usize): void {
  top = (end + 15) & ~15;
}
