import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from '@jest/globals';
import { openFontMeter } from './fonts.js';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
const heapMegabytes = () => {
  collect();
  return process.memoryUsage().heapUsed / 1e6;
};

const style = { fontSize: 9, bold: false };

it('measures a text as the sum of its words with their spaces', async () => {
  const meter = await openFontMeter();
  const widthOf = (text: string) => meter.widthOf(text, 'latin', style);
  expect(widthOf('')).toBe(0);
  expect(widthOf('Support')).toBeCloseTo(33.984, 9);
  expect(widthOf('deux mots ')).toBeCloseTo(widthOf('deux ') + widthOf('mots '), 9);
  expect(widthOf(' deux  mots')).toBeCloseTo(
    ['deux', 'mots'].reduce((sum, word) => sum + widthOf(word), 3 * widthOf(' ')),
    9,
  );
});

it('does not keep every word that customers write', async () => {
  const meter = await openFontMeter();
  const measure = (from: number, to: number) => {
    for (let number = from; number < to; number += 1) meter.widthOf(`CMD-2026-${number}`, 'latin', style);
  };
  measure(0, 10_000);
  const before = heapMegabytes();
  measure(10_000, 60_000);
  // Each that is kept as pdfmake sets it takes a kilobyte.
  expect(heapMegabytes() - before).toBeLessThan(5);
}, 60_000);
