/**
 * Starts the service on an empty folder, lets something go wrong, and prints what customers saw, how long it took
 * until all worked again, and whether anything acknowledged was lost: `npm run drill [-- name …]`.
 *
 * A call that fails is repeated as a client would; the time runs until the calls that the fault met, and a whole
 * purchase after them, have succeeded.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DrilledService } from './drill/drilled-service.js';
import type { Fault, Observation } from './drill/fault.js';
import { faults } from './drill/faults.js';
import { Shop } from './drill/shop.js';
import { type Drilled, faultTable } from './drill/table.js';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

async function drill(fault: Fault): Promise<Observation[]> {
  const folder = await mkdtemp(join(tmpdir(), 'instant-fdm-drill-'));
  const prepared = await fault.prepare?.(folder);
  try {
    const service = await DrilledService.start(folder, prepared);
    try {
      return await fault.run(service, await Shop.open(service));
    } finally {
      await service.stop();
    }
  } finally {
    await prepared?.undo?.();
    await rm(folder, { recursive: true, force: true });
  }
}

function chosen(names: string[]): readonly Fault[] {
  const unknown = names.filter((name) => !faults.some((fault) => fault.name === name));
  if (unknown.length > 0) {
    throw new Error(
      `No such drill: ${unknown.join(', ')}. There are ${faults.map(({ name }) => name).join(', ')}.`,
    );
  }
  return names.length === 0 ? faults : faults.filter(({ name }) => names.includes(name));
}

async function drillAll(): Promise<void> {
  const drilled: Drilled[] = [];
  for (const fault of chosen(process.argv.slice(2))) {
    const missing = fault.missing?.() ?? null;
    if (missing !== null) {
      say(`NOT DRILLED: ${fault.title} (${fault.name}): ${missing}.`);
      continue;
    }
    say(`${fault.title} …`);
    drilled.push({ fault, observations: await drill(fault) });
  }
  say(`\n${faultTable(drilled)}`);
  if (drilled.some(({ observations }) => observations.some(({ lost }) => lost.length > 0))) {
    process.stderr.write('Something acknowledged was lost: see the last column.\n');
    process.exitCode = 1;
  }
}

drillAll().catch((error: unknown) => {
  process.stderr.write(`The drill stopped: ${(error as Error).stack}\n`);
  process.exitCode = 1;
});
