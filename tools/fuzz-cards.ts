/**
 * Makes cards of texts of all scripts: `npm run tool fuzz:cards [cases] [seed] [only this case]`. Each must become a
 * card or be refused with the field that must change. Ends with status 1 when something was found.
 */
import { openCardWorkshop } from '@cards/card-workshop.js';
import { designOfCase, runCardCase } from '@testing/fuzz/run-card-case.js';

/** A case that takes longer than this would not be made within a customer's patience. */
const slowMs = 5_000;

const [cases = 10_000, seed = 1, only] = process.argv.slice(2).map(Number);
const workshop = await openCardWorkshop();
const counts = { made: 0, laidOut: 0, refused: 0, findings: 0 };
const startMs = performance.now();
const [first, end] = only === undefined ? [0, cases] : [only, only + 1];
for (let index = first; index < end; index++) {
  const caseStartMs = performance.now();
  let outcome = runCardCase(workshop, designOfCase(seed, index), index);
  const ms = performance.now() - caseStartMs;
  if (ms > slowMs) outcome = { finding: `It took ${ms.toFixed(0)} ms.` };
  if (typeof outcome === 'string') counts[outcome]++;
  else {
    counts.findings++;
    process.stdout.write(`seed ${seed}, case ${index}: ${outcome.finding}\n`);
  }
}
const seconds = (performance.now() - startMs) / 1000;
process.stdout.write(
  `${end - first} cards, seed ${seed}: ${JSON.stringify(counts)}, ${seconds.toFixed(1)} s\n`,
);
if (counts.findings > 0) process.exitCode = 1;
