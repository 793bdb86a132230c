/**
 * Up to this many values are sorted by insertion, up to the next by heap, more by their bytes: no order and no number
 * costs its square, and millions of values cost as many passes as there are bytes in which they differ.
 */
const INSERTION_MAX: usize = 24;
const HEAP_MAX: usize = 2048;

/** Sorts the u64 from `start` to before `end` in place. */
export function sortAscending(start: usize, end: usize): void {
  const bytes = end - start;
  if (bytes == 48) return sortSix(start);
  if (bytes == 32) return sortFour(start);
  if (bytes == 16) return putInOrder(start, start + 8);
  if (end - start > HEAP_MAX << 3) return byteSort(start, end);
  if (end - start > INSERTION_MAX << 3) return heapSort(start, (end - start) >> 3);
  for (let at = start + 8; at < end; at += 8) {
    const value = load<u64>(at);
    let hole = at;
    while (hole > start && load<u64>(hole - 8) > value) {
      store<u64>(hole, load<u64>(hole - 8));
      hole -= 8;
    }
    store<u64>(hole, value);
  }
}

// The edges of a closed surface come in pairs: two, four and six at a vertex are the most usual numbers, and in no order
// that an engine could foresee. So these are sorted by networks without branches.

@inline
function putInOrder(lower: usize, upper: usize): void {
  const one = load<u64>(lower);
  const other = load<u64>(upper);
  store<u64>(lower, min(one, other));
  store<u64>(upper, max(one, other));
}

function sortFour(start: usize): void {
  const a = load<u64>(start);
  const b = load<u64>(start, 8);
  const c = load<u64>(start, 16);
  const d = load<u64>(start, 24);
  const leastAb = min(a, b);
  const mostAb = max(a, b);
  const leastCd = min(c, d);
  const mostCd = max(c, d);
  const one = max(leastAb, leastCd);
  const other = min(mostAb, mostCd);
  store<u64>(start, min(leastAb, leastCd));
  store<u64>(start, min(one, other), 8);
  store<u64>(start, max(one, other), 16);
  store<u64>(start, max(mostAb, mostCd), 24);
}

/** Sorts three and three, then merges them. */
function sortSix(start: usize): void {
  sortThree(start);
  sortThree(start + 24);
  const a = load<u64>(start);
  const b = load<u64>(start, 8);
  const c = load<u64>(start, 16);
  const x = load<u64>(start, 24);
  const y = load<u64>(start, 32);
  const z = load<u64>(start, 40);
  // The first is the least of both heads, the last the most of both ends; what they leave are two pairs and two between.
  const headMost = max(a, x);
  const endLeast = min(c, z);
  const middleLeast = min(b, y);
  const middleMost = max(b, y);
  const second = min(headMost, middleLeast);
  const third = max(headMost, middleLeast);
  const fourth = min(middleMost, endLeast);
  const fifth = max(middleMost, endLeast);
  store<u64>(start, min(a, x));
  store<u64>(start, second, 8);
  store<u64>(start, min(third, fourth), 16);
  store<u64>(start, max(third, fourth), 24);
  store<u64>(start, fifth, 32);
  store<u64>(start, max(c, z), 40);
}

@inline
function sortThree(start: usize): void {
  const a = load<u64>(start);
  const b = load<u64>(start, 8);
  const c = load<u64>(start, 16);
  const lower = min(a, b);
  const upper = max(a, b);
  const most = max(upper, c);
  const rest = min(upper, c);
  store<u64>(start, min(lower, rest));
  store<u64>(start, max(lower, rest), 8);
  store<u64>(start, most, 16);
}

/** Sorts `count` u64 in place in O(n log n), whatever their order. */
function heapSort(base: usize, count: usize): void {
  for (let root = count >> 1; root > 0; root--) siftDown(base, root - 1, count);
  for (let last = count - 1; last > 0; last--) {
    const value = load<u64>(base + (last << 3));
    store<u64>(base + (last << 3), load<u64>(base));
    store<u64>(base, value);
    siftDown(base, 0, last);
  }
}

function siftDown(base: usize, root: usize, count: usize): void {
  const value = load<u64>(base + (root << 3));
  let hole = root;
  while (true) {
    let child = (hole << 1) + 1;
    if (child >= count) break;
    if (child + 1 < count && load<u64>(base + (child << 3), 8) > load<u64>(base + (child << 3))) child++;
    if (load<u64>(base + (child << 3)) <= value) break;
    store<u64>(base + (hole << 3), load<u64>(base + (child << 3)));
    hole = child;
  }
  store<u64>(base + (hole << 3), value);
}

/** For each of eight levels of `byteSort`, where the values of each byte begin, and how far they are sorted. */
const bounds = memory.data(8 * 257 * 4 * 2, 8);
const LEVEL_BYTES: usize = 257 * 4 * 2;
let level: usize = 0;

/** Sorts by the highest byte in which values differ, in place, then the values of each byte among themselves. */
function byteSort(start: usize, end: usize): void {
  const first = load<u64>(start);
  let differing: u64 = 0;
  for (let at = start + 8; at < end; at += 8) differing |= load<u64>(at) ^ first;
  if (differing == 0) return;
  const shift = (63 - clz<u64>(differing)) & ~7;
  const begins = bounds + level * LEVEL_BYTES;
  const nexts = begins + 257 * 4;
  countBytes(start, end, shift, begins, nexts);
  for (let byte: usize = 0; byte < 256; byte++) {
    const stop = load<u32>(begins + ((byte + 1) << 2));
    let next = load<u32>(nexts + (byte << 2));
    while (next < stop) {
      const at = start + (<usize>next << 3);
      let value = load<u64>(at);
      let own = <usize>(value >> shift) & 0xff;
      // Follows the values that stand in one another's places until one comes home.
      while (own != byte) {
        const home = nexts + (own << 2);
        const place = start + (<usize>load<u32>(home) << 3);
        store<u32>(home, load<u32>(home) + 1);
        const displaced = load<u64>(place);
        store<u64>(place, value);
        value = displaced;
        own = <usize>(value >> shift) & 0xff;
      }
      store<u64>(at, value);
      next++;
      store<u32>(nexts + (byte << 2), next);
    }
  }
  if (shift == 0) return;
  level++;
  for (let byte: usize = 0; byte < 256; byte++) {
    const from = load<u32>(begins + (byte << 2));
    const to = load<u32>(begins + ((byte + 1) << 2));
    if (to - from > 1) sortAscending(start + (<usize>from << 3), start + (<usize>to << 3));
  }
  level--;
}

/** Sets where the values of each byte begin, in `begins` and in `nexts`. */
function countBytes(start: usize, end: usize, shift: u64, begins: usize, nexts: usize): void {
  memory.fill(nexts, 0, 257 * 4);
  for (let at = start; at < end; at += 8) {
    const count = nexts + (<usize>((load<u64>(at) >> shift) & 0xff) << 2);
    store<u32>(count, load<u32>(count) + 1);
  }
  let total: u32 = 0;
  for (let byte: usize = 0; byte <= 256; byte++) {
    const count = load<u32>(nexts + (byte << 2));
    store<u32>(begins + (byte << 2), total);
    store<u32>(nexts + (byte << 2), total);
    total += count;
  }
}
