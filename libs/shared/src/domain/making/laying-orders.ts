import type { Leftover, PlatePart } from './plate-layout.js';

/** Orders in which parts are laid down: large ones first, by different measures. */
export function* layingOrders(
  parts: readonly PlatePart[],
  leftovers: readonly Leftover[],
): Generator<Leftover[]> {
  const measures: ((boxMm: PlatePart['boxMm']) => number)[] = [
    ({ x, y }) => x * y,
    ({ x, y }) => Math.max(x, y),
    ({ x, y }) => Math.min(x, y),
    ({ x, y }) => x + y,
  ];
  for (const measure of measures) {
    yield leftovers.toSorted(
      (a, b) => measure(parts[b.part]!.boxMm) - measure(parts[a.part]!.boxMm) || a.part - b.part,
    );
  }
}
