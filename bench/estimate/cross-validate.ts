import { createHash } from 'node:crypto';
import type { PrintConstants } from '@shared/domain/estimate/print-constants.js';
import type { WeightedPart } from './fit-constants.js';
import type { SlicedPart } from './sliced-parts.js';

/** Weight in a fit of a part that was made from another. */
const variantWeight = 0.5;
/** One in so many makers is kept aside. */
const keptAsideShare = 3;
/** Makers are left out in so many groups at most, as a fit takes seconds. */
const mostGroups = 13;

/** Every part with its weight: those of `judged` whole, variants less. */
export function weigh(judged: readonly SlicedPart[], variants: readonly SlicedPart[]): WeightedPart[] {
  return [
    ...judged.map((part) => ({ part, weight: 1 })),
    ...variants.map((part) => ({ part, weight: variantWeight })),
  ];
}

/** How constants are fitted to some parts. */
export type Fit = (parts: readonly WeightedPart[]) => PrintConstants;

/** A judged part, and the constants of a fit that saw none of its maker's. */
export interface HeldOut {
  part: SlicedPart;
  constants: PrintConstants;
}

/**
 * Whether a maker's parts are kept aside: about a third of the makers are, by the hash of their names, so that every
 * fit leaves out the same ones.
 */
export function isKeptAside(maker: string): boolean {
  const digest = BigInt(`0x${createHash('sha256').update(maker).digest('hex')}`);
  return digest % BigInt(keptAsideShare) === BigInt(keptAsideShare - 1);
}

/** Parts of makers that are kept aside, with constants that were fitted to all others. */
export function judgeKeptAside(
  judged: readonly SlicedPart[],
  variants: readonly SlicedPart[],
  fit: Fit,
): HeldOut[] {
  const makers = new Set(judged.map(({ maker }) => maker).filter(isKeptAside));
  return judgeWithout(makers, judged, variants, fit);
}

/** Every part that is not kept aside, with constants of a fit that saw neither its maker nor those kept aside. */
export function leaveMakersOut(
  judged: readonly SlicedPart[],
  variants: readonly SlicedPart[],
  fit: Fit,
): HeldOut[] {
  const open = judged.filter(({ maker }) => !isKeptAside(maker));
  const openVariants = without(
    new Set(judged.map(({ maker }) => maker).filter(isKeptAside)),
    judged,
    variants,
  );
  const makers = [...new Set(open.map(({ maker }) => maker))];
  return Array.from({ length: Math.min(mostGroups, makers.length) }, (_, group) =>
    judgeWithout(new Set(makers.filter((_maker, i) => i % mostGroups === group)), open, openVariants, fit),
  ).flat();
}

function judgeWithout(
  makers: ReadonlySet<string>,
  judged: readonly SlicedPart[],
  variants: readonly SlicedPart[],
  fit: Fit,
): HeldOut[] {
  const constants = fit(
    weigh(
      judged.filter(({ maker }) => !makers.has(maker)),
      without(makers, judged, variants),
    ),
  );
  return judged.filter(({ maker }) => makers.has(maker)).map((part) => ({ part, constants }));
}

/** Variants of parts that some makers did not make. */
function without(
  makers: ReadonlySet<string>,
  judged: readonly SlicedPart[],
  variants: readonly SlicedPart[],
): SlicedPart[] {
  const sources = new Set(judged.filter(({ maker }) => makers.has(maker)).map(({ source }) => source));
  return variants.filter(({ source }) => !sources.has(source));
}
