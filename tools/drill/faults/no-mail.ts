import { join } from 'node:path';
import { freePort } from '@shared/infra/embedded/free-port.js';
import type { Fault } from '../fault.js';
import { MailCatcher } from '../mail-catcher.js';
import { whileItLasts } from '../moments.js';
import { Watch } from '../watch.js';

/** One drill of one process: what `prepare` has opened is what `run` shuts. */
let catcher: MailCatcher | null = null;

/** The mail server refuses connections. */
export const noMail: Fault = {
  name: 'no-mail',
  title: 'No mail server',
  onCall:
    'Tell the mail provider; nothing to do here. Mails wait in outbound_mails and begin to go out within 30 s of its return, MAIL_PER_SECOND at a time; after five days one is given up.',
  prepare: async (folder) => {
    const port = await freePort();
    const opened = new MailCatcher(port, join(folder, 'mail'));
    await opened.open();
    catcher = opened;
    return { env: { SMTP_URL: `smtp://127.0.0.1:${port}` }, undo: () => opened.shut() };
  },
  alarm: {
    fault: 'The mail server is down',
    alert: 'MailServerUnavailable',
    where: '`mail_server_up`, `mails_total{outcome="unavailable"}`; `/ops/work/failures`',
    begin: async (_service, shop) => {
      await catcher!.shut();
      // Its mails find nobody.
      await shop.buy(new Watch());
    },
    end: () => catcher!.open(),
  },
  run: async (_service, shop) => [
    await whileItLasts(shop, 'for 10 s', {
      begin: () => catcher!.shut(),
      end: () => catcher!.open(),
      lastsMs: 10_000,
    }),
  ],
};
