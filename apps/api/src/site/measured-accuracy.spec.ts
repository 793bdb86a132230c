import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { projectRoot } from '@shared/infra/config/project-root.js';
import { measuredAccuracy } from './measured-accuracy.js';

const docs = readFileSync(join(projectRoot, 'docs/pricing.md'), 'utf8');

/** Median and 90th percentile of a row, by the constants as they are, of all: those of the last column. */
function lastOf(name: string, table: string): number[] {
  const row = table.split('\n').find((line) => line.startsWith(`| ${name}`)) ?? '';
  return [...row.matchAll(/([\d.]+) %/g)].map(([, figure]) => Number(figure)).slice(-2);
}

describe('The accuracy that the price page states', () => {
  const { slicer, parts, unseenParts, plastic, hours, rareShapes } = measuredAccuracy;

  it('is what docs/pricing.md states', () => {
    const [, table = ''] = docs.split(`| ${unseenParts} designs that nothing had seen`);
    expect(lastOf('plastic, with supports', table)).toEqual([plastic.median, plastic.ninetiethPercentile]);
    expect(lastOf('hours, with supports', table)).toEqual([hours.median, hours.ninetiethPercentile]);
    expect(docs).toContain(`Against ${slicer} `);
    expect(docs).toContain(`on ${parts} real parts`);
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
