/** Up to this many values are sorted by insertion, more by heap: no order and no number costs its square. */
const INSERTION_MAX: usize = 24;

/** Sorts the u64 from `start` to before `end` in place. */
export function sortAscending(start: usize, end: usize): void {
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
