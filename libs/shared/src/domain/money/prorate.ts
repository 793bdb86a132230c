/**
 * Shares a whole amount in proportion to weights, by largest remainder: each share is its exact
 * proportion rounded down or up, and the shares add up to the amount. Equal remainders are served
 * in the order given.
 *
 * @param amount not negative
 * @param weights not negative, at least one of them positive
 * @returns one share per weight
 */
export function prorate(amount: bigint, weights: readonly bigint[]): bigint[] {
  const weightSum = weights.reduce((sum, weight) => sum + weight, 0n);
  const shares = weights.map((weight) => (amount * weight) / weightSum);
  const remainders = weights.map((weight, index) => ({ index, rest: (amount * weight) % weightSum }));
  remainders.sort((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest > b.rest ? -1 : 1));
  const leftover = Number(amount - shares.reduce((sum, share) => sum + share, 0n));
  for (const { index } of remainders.slice(0, leftover)) shares[index] = (shares[index] ?? 0n) + 1n;
  return shares;
}

/**
 * Like {@link prorate}, but no share exceeds its cap: what a capped share cannot take goes to the
 * others, again in proportion to their weights.
 *
 * @param amount not more than the caps together
 * @param weights positive
 * @param caps one per weight, not negative
 */
export function prorateCapped(amount: bigint, weights: readonly bigint[], caps: readonly bigint[]): bigint[] {
  const shares = weights.map(() => 0n);
  let open = weights.map((weight, index) => ({ index, weight, cap: caps[index] ?? 0n }));
  let rest = amount;
  for (;;) {
    const weightSum = open.reduce((sum, { weight }) => sum + weight, 0n);
    // Capping some only raises the others' shares, so a capped share stays capped.
    const capped = open.filter(({ weight, cap }) => rest * weight > cap * weightSum);
    if (capped.length === 0) break;
    for (const { index, cap } of capped) shares[index] = cap;
    rest -= capped.reduce((sum, { cap }) => sum + cap, 0n);
    open = open.filter((entry) => !capped.includes(entry));
  }
  if (open.length === 0) return shares;
  // An exact proportion not above a whole cap is not above it when rounded up either.
  const openShares = prorate(
    rest,
    open.map(({ weight }) => weight),
  );
  open.forEach(({ index }, place) => (shares[index] = openShares[place] ?? 0n));
  return shares;
}
