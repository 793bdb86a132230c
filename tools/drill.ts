/**
 * Starts the service on an empty folder, lets something go wrong, and prints what customers saw, how long it took
 * until all worked again, and whether anything acknowledged was lost: `npm run drill [-- name …]`.
 *
 * A call that fails is repeated as a client would; the time runs until the calls that the fault met, and a whole
 * purchase after them, have succeeded. Where Prometheus is installed, faults that somebody must be told of then last until
 * their alert is raised, with the rules that are deployed, and are mended.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DrilledService } from './drill/drilled-service.js';
import { prometheusProgram } from './drill/alert-watch.js';
import type { Fault } from './drill/fault.js';
import { faults } from './drill/faults.js';
import { Shop } from './drill/shop.js';
import { soundAlarm } from './drill/sound-alarm.js';
import { alarmTable, type Drilled, faultTable } from './drill/table.js';

/** From a fault to its alert. */
const raisedWithinMs = 60_000;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

async function drill(fault: Fault): Promise<Drilled> {
  const folder = await mkdtemp(join(tmpdir(), 'instant-fdm-drill-'));
  const prepared = await fault.prepare?.(folder);
  try {
    const service = await DrilledService.start(folder, prepared);
    try {
      const shop = await Shop.open(service);
      const observations = await fault.run(service, shop);
      const isWatched = fault.alarm !== undefined && prometheusProgram !== undefined;
      const alarm = isWatched ? await soundAlarm(fault.alarm!, service, shop) : null;
      return { fault, observations, alarm };
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

/** What a drill must not show. */
function failuresOf({ fault: { name, alarm }, observations, alarm: heard }: Drilled): string[] {
  const lost = [...observations, ...(heard === null ? [] : [heard])].flatMap((one) => one.lost);
  const failures = lost.map((what) => `${name}: acknowledged, but lost: ${what}.`);
  if (heard === null) return failures;
  const { before, raisedMs, clearedMs } = heard;
  if (before.length > 0) failures.push(`${name}: raised before the fault: ${before.join(', ')}.`);
  if ((raisedMs ?? Infinity) > raisedWithinMs) failures.push(`${name}: ${alarm!.alert} came too late.`);
  if (clearedMs === null) failures.push(`${name}: ${alarm!.alert} did not clear.`);
  return failures;
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
    drilled.push(await drill(fault));
  }
  say(`\n${faultTable(drilled)}`);
  if (prometheusProgram === undefined) say('\nNOT WATCHED: prometheus is not installed; no alert was tried.');
  else say(`\n${alarmTable(drilled)}`);
  for (const failure of drilled.flatMap(failuresOf)) {
    process.stderr.write(`${failure}\n`);
    process.exitCode = 1;
  }
}

drillAll().catch((error: unknown) => {
  process.stderr.write(`The drill stopped: ${(error as Error).stack}\n`);
  process.exitCode = 1;
});
