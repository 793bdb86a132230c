import type { Fault } from '../fault.js';
import { atEachMoment } from '../moments.js';

const killed = (name: 'API' | 'worker' | 'PostgreSQL', onCall: string): Fault => ({
  name: `kill-${name.toLowerCase()}`,
  title: `kill -9 of the ${name}`.replace('the PostgreSQL', 'PostgreSQL'),
  onCall,
  run: (service, shop) => atEachMoment(shop, async () => process.kill(await service.pidOf(name), 'SIGKILL')),
});

/** Kills each process of the service while it works. */
export const killApi = killed(
  'API',
  'Nothing at once: the supervisor starts it again. If it dies again, read logs/api.log and go back a release.',
);
export const killWorker = killed(
  'worker',
  'Nothing at once: its jobs are taken over. If it dies again, look in logs/worker.log for the job it dies of.',
);
export const killPostgres = killed(
  'PostgreSQL',
  'Nothing at once: it recovers from its log of changes. If it does not come up, read postgres/server.log; do not delete postmaster.pid by hand.',
);
