import { describe, expect, it } from '@jest/globals';
import { Registry } from 'prom-client';
import { MailDeferredError } from '@shared/infra/mail/mail-deferred-error.js';
import { MailRefusedError } from '@shared/infra/mail/mail-refused-error.js';
import type { OutgoingMail } from '@shared/infra/mail/mail-transport.js';
import { MailFigures } from './mail-figures.js';

const answered = (code: string, responseCode?: number, command?: string) =>
  Object.assign(new Error('No'), { code, responseCode, command });

describe('an attempt to send a mail', () => {
  it.each([
    ['refused', 1, new MailRefusedError('No such mailbox')],
    ['deferred', 1, new MailDeferredError('Later')],
    ['deferred', 1, answered('ECONNECTION', 421)],
    ['unavailable', 0, answered('ECONNREFUSED')],
    ['unavailable', 0, answered('EAUTH', 535)],
    ['unavailable', 0, answered('EENVELOPE', 550, 'MAIL FROM')],
    ['unavailable', 0, answered('EPROTOCOL', 554)],
  ])('is %s, and its server up: %d', async (outcome, up, error) => {
    const registry = new Registry();
    const transport = new MailFigures({ registry } as never).counted({
      send: () => Promise.reject(error),
      close: () => undefined,
    });
    await expect(transport.send({} as OutgoingMail)).rejects.toBe(error);
    const figures = await registry.metrics();
    expect(figures).toContain(`mails_total{outcome="${outcome}"} 1`);
    expect(figures).toContain(`mail_server_up ${up}`);
  });
});
