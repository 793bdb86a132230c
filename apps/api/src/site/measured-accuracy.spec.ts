import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { projectRoot } from '@shared/infra/config/project-root.js';
import { measuredAccuracy } from './measured-accuracy.js';

const docs = readFileSync(join(projectRoot, 'docs/pricing.md'), 'utf8');

/** The two percentages of a row of the table "How right it is". */
function rowOf(name: string): number[] {
  const row = docs.split('\n').find((line) => line.startsWith(`| ${name}`)) ?? '';
  return [...row.matchAll(/([\d.]+) %/g)].map(([, figure]) => Number(figure));
}

describe('The accuracy that the price page states', () => {
  const { slicer, parts, partsWithSupports, plastic, hours, rareShapes } = measuredAccuracy;

  it('is what docs/pricing.md states', () => {
    expect(rowOf('plastic, with supports')).toEqual([plastic.median, plastic.ninetiethPercentile]);
    expect(rowOf('hours, with supports')).toEqual([hours.median, hours.ninetiethPercentile]);
    expect(docs).toContain(`Against ${slicer} `);
    expect(docs).toContain(`on ${parts} real parts`);
    expect(docs).toContain(`plastic, with supports (${partsWithSupports} parts)`);
  });

  it('is what docs/pricing.md states of rare shapes', () => {
    const [, count, rarePlastic, rareHours] =
      /harder test are (\d+) made shapes[^]*? and (\d+) % with them; hours[^]*?, with supports [\d.]+ % and (\d+) %/.exec(
        docs,
      ) ?? [];
    expect([count, rarePlastic, rareHours].map(Number)).toEqual([
      rareShapes.count,
      rareShapes.plastic,
      rareShapes.hours,
    ]);
  });
});
