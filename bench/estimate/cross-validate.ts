import type { PrintConstants } from '@shared/estimate/print-constants.js';
import { fitConstants, type WeightedPart } from './fit-constants.js';
import { seededRandom } from './seeded-random.js';
import type { SlicedPart } from './sliced-parts.js';

/** Weight in a fit of a part that was made from another. */
const variantWeight = 0.5;

/** Every part with its weight: those of `judged` whole, variants less. */
export function weigh(judged: readonly SlicedPart[], variants: readonly SlicedPart[]): WeightedPart[] {
  return [
    ...judged.map((part) => ({ part, weight: 1 })),
    ...variants.map((part) => ({ part, weight: variantWeight })),
  ];
}

/**
 * For every judged part the constants of a fit that saw neither it nor any part of its source: sources are
 * dealt into folds at random, again in every repeat.
 */
export function crossValidate(
  judged: readonly SlicedPart[],
  variants: readonly SlicedPart[],
  { folds, repeats, seed }: { folds: number; repeats: number; seed: number },
): { part: SlicedPart; constants: PrintConstants }[] {
  const random = seededRandom(seed);
  const outcomes: { part: SlicedPart; constants: PrintConstants }[] = [];
  for (let repeat = 0; repeat < repeats; repeat++) {
    const sources = shuffled([...new Set(judged.map(({ source }) => source))], random);
    for (let fold = 0; fold < folds; fold++) {
      const held = new Set(sources.filter((_, i) => i % folds === fold));
      const isSeen = ({ source }: SlicedPart): boolean => !held.has(source);
      const constants = fitConstants(weigh(judged.filter(isSeen), variants.filter(isSeen)));
      outcomes.push(...judged.filter((part) => !isSeen(part)).map((part) => ({ part, constants })));
    }
  }
  return outcomes;
}

function shuffled<T>(items: T[], random: () => number): T[] {
  return items
    .map((item) => ({ item, key: random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);
}
