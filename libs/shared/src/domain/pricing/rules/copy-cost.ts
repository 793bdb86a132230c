import { ticksPerCentime, type LineRule } from '../rule.js';

/** Material by the gram and machine by the hour, for one copy. Nothing is rounded yet. */
export const copyCost: LineRule = (book, line) => {
  const materialTicks =
    line.milligramsPerCopy * BigInt(book.materials[line.polymer].centimesPerGram) * (ticksPerCentime / 1000n);
  const machineTicks = line.secondsPerCopy * BigInt(book.machineCentimesPerHour) * (ticksPerCentime / 3600n);
  return { copyCostTicks: materialTicks + machineTicks };
};
