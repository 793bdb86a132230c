import { Injectable } from '@nestjs/common';
import { Counter, Gauge } from 'prom-client';
import { MailDeferredError } from '@shared/infra/mail/mail-deferred-error.js';
import { MailRefusedError } from '@shared/infra/mail/mail-refused-error.js';
import type { MailTransport } from '@shared/infra/mail/mail-transport.js';
import { closesConnection } from '@shared/infra/mail/smtp-transport.js';
import { ProcessFigures } from '@shared/infra/metrics/process-figures.js';

/**
 * What became of a mail that was to be sent: `refused` for good by the server, `deferred` by it for now, or the server
 * was `unavailable`: away, or taking nothing from this sender.
 */
const outcomes = ['sent', 'refused', 'deferred', 'unavailable'] as const;
type Outcome = (typeof outcomes)[number];

/** Figures of the mails that this worker hands over. */
@Injectable()
export class MailFigures {
  private readonly mails: Counter<'outcome'>;
  private readonly up: Gauge;

  constructor({ registry }: ProcessFigures) {
    const registers = [registry];
    this.mails = new Counter({
      name: 'mails_total',
      help: 'Attempts to send a mail, by outcome.',
      labelNames: ['outcome'],
      registers,
    });
    for (const outcome of outcomes) this.mails.inc({ outcome }, 0);
    this.up = new Gauge({
      name: 'mail_server_up',
      help: 'Whether the latest attempt to send a mail reached its server: 1 or 0; 1 before the first.',
      registers,
    });
    this.up.set(1);
  }

  /** The transport, with what becomes of each mail counted. */
  counted(transport: MailTransport): MailTransport {
    return {
      send: async (mail) => {
        try {
          await transport.send(mail);
          this.count('sent');
        } catch (error) {
          this.count(outcomeOf(error));
          throw error;
        }
      },
      close: () => transport.close(),
    };
  }

  private count(outcome: Outcome): void {
    this.mails.inc({ outcome });
    this.up.set(outcome === 'unavailable' ? 0 : 1);
  }
}

/** What is about neither the recipient nor the content lets no mail through: no server, its greeting, the login, the sender. */
function outcomeOf(error: unknown): Outcome {
  if (error instanceof MailRefusedError) return 'refused';
  const isBusy = (error as { responseCode?: number }).responseCode === closesConnection;
  return isBusy || error instanceof MailDeferredError ? 'deferred' : 'unavailable';
}
