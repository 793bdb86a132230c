import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '@shared/infra/config/project-root.js';
import type { Fault, Observation } from '../fault.js';
import { Watch } from '../watch.js';

const hourMs = 3_600_000;
const steps: [when: string, offsetMs: number][] = [
  ['an hour ahead', hourMs],
  ['an hour behind', -hourMs],
  ['back in time', 0],
];

/** The processes look at the file ten times a second. */
const heardMs = 300;

async function stepClock(dataDir: string, offsetMs: number): Promise<void> {
  writeFileSync(join(dataDir, 'clock'), String(offsetMs));
  await sleep(heardMs);
}

/** The clocks of API and worker step; the database's stays, as on a machine of its own. */
export const clockStep: Fault = {
  name: 'clock-step',
  title: 'The clock of API and worker steps',
  onCall:
    'Mend the time service (NTP). Download links live 15 minutes and may be refused until then; sessions hold.',
  prepare: (folder) => {
    const preload = pathToFileURL(join(projectRoot, 'dist/tools/drill/stepped-clock.js')).href;
    const env = { NODE_OPTIONS: `--import=${preload}`, DRILL_CLOCK_FILE: join(folder, 'clock') };
    return Promise.resolve({ env });
  },
  alarm: {
    fault: 'The clock of API and worker is an hour ahead',
    alert: 'ClockStep',
    where: '`clock_offset_seconds`, `worker_clock_offset_seconds`; the home page of `/ops`',
    begin: async ({ dataDir }) => stepClock(dataDir, hourMs),
    end: async ({ dataDir }) => stepClock(dataDir, 0),
  },
  run: async ({ dataDir }, shop) => {
    const observations: Observation[] = [];
    for (const [when, offsetMs] of steps) {
      const watch = new Watch();
      await stepClock(dataDir, offsetMs);
      const beganMs = performance.now();
      await shop.buy(watch);
      const recoveredMs = performance.now() - beganMs;
      // Links are checked against the stepped clock, so stored rows are examined once the clocks agree.
      const lost = offsetMs === 0 ? await shop.ledger.whatIsLost() : [];
      observations.push({ when, seen: watch.seen(), recoveredMs, lost });
    }
    return observations;
  },
};
