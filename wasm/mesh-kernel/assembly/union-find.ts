/** Disjoint sets of numbers: an array of u32 parents, each its own at first; the lowest number stands for all. */

/** The number that stands for the set of `member`, halving the path on the way. */
@inline
export function root(parents: usize, member: u32): u32 {
  let at = parents + (<usize>member << 2);
  let parent = load<u32>(at);
  while (parent != member) {
    const grandparent = load<u32>(parents + (<usize>parent << 2));
    store<u32>(at, grandparent);
    member = grandparent;
    at = parents + (<usize>member << 2);
    parent = load<u32>(at);
  }
  return member;
}

/** Makes one set of two; returns whether they were two. */
@inline
export function join(parents: usize, a: u32, b: u32): bool {
  const rootA = root(parents, a);
  const rootB = root(parents, b);
  if (rootA == rootB) return false;
  store<u32>(parents + (<usize>max(rootA, rootB) << 2), min(rootA, rootB));
  return true;
}
