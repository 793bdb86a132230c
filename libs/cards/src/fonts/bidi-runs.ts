import bidiFactory, { type Bidi } from 'bidi-js';
import { inVisualOrder, isRightToLeft, type Levelled } from '@shared/domain/typesetting/visual-order.js';
import { isShaped } from './arabic-script.js';

// The package's types describe its ES module; Node loads its CommonJS one, which is the factory itself.
const bidi = (bidiFactory as unknown as () => Bidi)();

/** Part of a line: a text that is shaped as one, or characters that are set one by one from left to right. */
export type LineRun = { shaped: string; isRightToLeft: boolean } | { characters: readonly string[] };

/** Whether a text begins on the right: its first strong letter runs from right to left (rules P2 and P3). */
export function beginsOnRight(text: string): boolean {
  return bidi.getEmbeddingLevels(text, 'auto').paragraphs[0]?.level === 1;
}

interface Run extends Levelled {
  isShaped: boolean;
  /** Characters with the marks on them, in the order in which they are read. */
  clusters: string[];
}

/** The runs of a line as Unicode's bidirectional algorithm orders them, from left to right. */
export function runsOf(text: string): LineRun[] {
  const seen = inVisualOrder(levelRuns(text)).filter(({ clusters }) => clusters.length > 0);
  return seen.map((run): LineRun => {
    const turned = isRightToLeft(run);
    if (run.isShaped) return { shaped: run.clusters.join(''), isRightToLeft: turned };
    const clusters = turned ? run.clusters.toReversed().map(mirrored) : run.clusters;
    return { characters: clusters.flatMap((cluster) => [...cluster]) };
  });
}

function levelRuns(text: string): Run[] {
  const { levels } = bidi.getEmbeddingLevels(text, 'auto');
  const runs: Run[] = [];
  let index = 0;
  for (const character of text) {
    const level = levels[index]!;
    index += character.length;
    const last = runs.at(-1);
    // A mark that steers direction shows nothing, but may part two runs.
    const isSeen = !/\p{Bidi_Control}/u.test(character);
    const shaped = isSeen ? isShaped(character) : last?.isShaped === true;
    const clusters = isSeen ? [character] : [];
    if (last === undefined || last.level !== level || last.isShaped !== shaped) {
      runs.push({ level, isShaped: shaped, clusters });
    } else if (/\p{M}/u.test(character) && last.clusters.length > 0) {
      last.clusters[last.clusters.length - 1] += character;
    } else last.clusters.push(...clusters);
  }
  return runs;
}

/** Brackets open the other way from right to left (rule L4). */
function mirrored(cluster: string): string {
  return bidi.getMirroredCharacter(cluster) ?? cluster;
}
