import { randomUUID } from 'node:crypto';
import type { StackAddress } from '@testing/stack/stack.js';
import { query } from './database.js';

type Database = Pick<StackAddress, 'databaseUrl'>;

/** A mail that was given up, with its cause; its id. */
export async function addFailedMail(stack: Database): Promise<string> {
  const id = randomUUID();
  await query(
    stack,
    `insert into outbound_mails (id, template, locale, recipient, data, status, created_at)
     values ($1, 'account-exists', 'fr', 'gone@example.com', '{"name":"Amina"}', 'failed', now())`,
    [id],
  );
  await query(
    stack,
    `insert into failure_groups (fingerprint, job, error, cause, frame, tries, first_at, last_at)
     values ('5f0c6a1e9b3d2478', 'mail.send', 'MailRefusedError', '<n> <n> mailbox unavailable',
       'SmtpTransport.send libs/shared/src/infra/mail/smtp-transport.js', 1, now(), now())
     on conflict (fingerprint) do update set tries = failure_groups.tries + 1`,
  );
  await query(
    stack,
    `insert into job_failures (fingerprint, subject, job, is_given_up, stack, first_at, last_at)
     values ('5f0c6a1e9b3d2478', $1, 'mail.send', true, $2, now(), now())`,
    [
      id,
      'MailRefusedError: <n> <n> mailbox unavailable\nat SmtpTransport.send (libs/shared/src/infra/mail/smtp-transport.js)',
    ],
  );
  return id;
}

/** A payment whose amount was wrong; its id. */
export async function addRefusedPayment(stack: Database): Promise<string> {
  const id = randomUUID();
  await query(
    stack,
    `insert into payment_events (id, provider, event_id, kind, amount_centimes, currency, reference, outcome, note,
       received_at)
     values ($1::uuid, 'sandbox', $1::text, 'succeeded', 12050, 'MAD', 'pay-1', 'refused', 'wrong amount', now())`,
    [id],
  );
  return id;
}
