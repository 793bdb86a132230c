import { setTimeout as sleep } from 'node:timers/promises';
import type { DrilledService } from '../drilled-service.js';
import type { Alarm, Fault } from '../fault.js';
import { atEachMoment } from '../moments.js';

const killed = (name: 'API' | 'worker' | 'PostgreSQL', onCall: string): Fault => ({
  name: `kill-${name.toLowerCase()}`,
  title: `kill -9 of the ${name}`.replace('the PostgreSQL', 'PostgreSQL'),
  onCall,
  run: (service, shop) => atEachMoment(shop, async () => process.kill(await service.pidOf(name), 'SIGKILL')),
});

/** The supervisor gives a process up that has never run for half a minute. */
const steadyMs = 31_000;
const lookEveryMs = 100;

let isKeptDead = false;

/** Kills a process again whenever it has been started again. */
async function keepDead(service: DrilledService): Promise<void> {
  isKeptDead = true;
  for (let killed = 0; isKeptDead; await sleep(lookEveryMs)) {
    const pid = await service.pidOf('worker');
    if (pid !== killed) process.kill((killed = pid), 'SIGKILL');
  }
}

const workerAlarm: Alarm = {
  fault: 'No worker stays alive',
  alert: 'WorkerDead',
  where: '`workers_alive`, `workers_last_heartbeat_seconds`; `/ops/work/workers`',
  ready: () => sleep(steadyMs),
  begin: (service) => {
    void keepDead(service);
    return Promise.resolve();
  },
  end: () => Promise.resolve((isKeptDead = false)),
};

/** Kills each process of the service while it works. */
export const killApi = killed(
  'API',
  'Nothing at once: the supervisor starts it again. If it dies again, read logs/api.log and go back a release.',
);
export const killWorker: Fault = {
  ...killed(
    'worker',
    'Nothing at once: its jobs are taken over. If it dies again, see what it had in flight at /ops/work/workers, and its log.',
  ),
  alarm: workerAlarm,
};
export const killPostgres = killed(
  'PostgreSQL',
  'Nothing at once: it recovers from its log of changes. If it does not come up, read postgres/server.log; do not delete postmaster.pid by hand.',
);
