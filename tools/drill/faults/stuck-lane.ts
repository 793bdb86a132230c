import { signedIn } from '@testing/http-client.js';
import type { DrilledService } from '../drilled-service.js';
import type { Fault } from '../fault.js';
import { whileItLasts } from '../moments.js';
import type { Shop } from '../shop.js';
import { Watch } from '../watch.js';

const operatorEmail = 'operator@example.com';

/** Signed in while mails are still sent. */
let operator: Promise<Shop['client']> | null = null;

async function turn(service: DrilledService, action: 'pause' | 'resume'): Promise<void> {
  operator ??= signedIn(service, operatorEmail);
  const client = await operator;
  const { status, text } = await client.post(`/ops/queues/api/queues/mail/${action}`, {}, {}, 'PUT');
  if (status >= 300) throw new Error(`The queue cannot be ${action}d: ${status} ${text}`);
}

/** Workers are alive, and none takes the mails. */
export const stuckLane: Fault = {
  name: 'stuck-lane',
  title: 'A queue stands still while workers are alive',
  onCall:
    'If it is paused, ask who paused it, and resume it in the console. If not, a job hangs in each of its places: /ops/work/workers lists what it has in flight; restart that worker.',
  prepare: () => {
    operator = null;
    return Promise.resolve({ env: { OPERATOR_EMAILS: operatorEmail } });
  },
  alarm: {
    fault: 'Mails stand still while a worker is alive',
    alert: 'LaneStuck',
    where: '`queue_oldest_waiting_seconds{queue="mail"}`, `queue_paused`; `/ops/work/queues`, mail',
    begin: async (service, shop) => {
      await turn(service, 'pause');
      await shop.buy(new Watch());
    },
    end: (service) => turn(service, 'resume'),
  },
  run: async (service, shop) => [
    await whileItLasts(shop, 'mail, for 10 s', {
      begin: () => turn(service, 'pause'),
      end: () => turn(service, 'resume'),
      lastsMs: 10_000,
    }),
  ],
};
