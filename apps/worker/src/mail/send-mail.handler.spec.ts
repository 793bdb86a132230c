import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PinoLogger } from 'nestjs-pino';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { OutboundMail } from '@shared/infra/database/entities/outbound-mail.entity.js';
import { RenderedDocument } from '@shared/infra/database/entities/rendered-document.entity.js';
import { User } from '@shared/infra/database/entities/user.entity.js';
import { newId } from '@shared/infra/database/new-id.js';
import { invoiceContent } from '@testing/fixtures/document-content.js';
import { isMailLate, lateMailMs } from '@shared/infra/mail/late-mails.js';
import { addMail } from '@shared/infra/mail/mail-outbox.js';
import { purchaseFacts } from '@shared/infra/mail/purchase-facts.js';
import type { MailTransport } from '@shared/infra/mail/mail-transport.js';
import { createMailTransport } from '@shared/infra/mail/mail-transports.js';
import type { JobQueue } from '@shared/infra/queue/job-queue.js';
import { DiskStorage } from '@shared/infra/storage/disk-storage.js';
import { startWorkerDatabase, type WorkerDatabase } from '@testing/stack/worker-database.js';
import { SweepHandler } from '../maintenance/sweep.handler.js';
import { SendMailHandler } from './send-mail.handler.js';
import { GivenUpError, PendingWork } from '../work/pending-work.js';

let database: WorkerDatabase;
let server: SMTPServer;
let transport: MailTransport;
let storage: DiskStorage;
let handler: SendMailHandler;

/** What the mail server does with a message; `null` takes it. */
let answer: () => Promise<Error | null>;
let taken: Buffer[];

/** The queue is another spec's. */
const jobQueue = {} as JobQueue;

const noAnswer = (code: number) => Object.assign(new Error('Not now'), { responseCode: code });
const em = () => database.orm.em.fork();
const send = (mailId: string) => handler.handle({ mailId }, em());

beforeAll(async () => {
  database = await startWorkerDatabase();
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', () => {
          void answer().then((refusal) => {
            if (refusal === null) taken.push(Buffer.concat(chunks));
            done(refusal);
          });
        });
    },
  });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const mail = { ...database.settings.mail, smtpUrl: `smtp://127.0.0.1:${port}` };
  transport = createMailTransport({ ...database.settings, mail });
  storage = new DiskStorage(database.folder);
  const logger = new PinoLogger({ pinoHttp: { level: 'silent' } });
  handler = new SendMailHandler(new PendingWork(jobQueue), transport, storage, database.settings, logger);
}, 60_000);

afterAll(async () => {
  transport.close();
  await new Promise<void>((resolve) => server.close(() => resolve()));
  await database.close();
});

beforeEach(() => {
  taken = [];
  answer = () => Promise.resolve(null);
});

async function pendingMail(ageMs = 0): Promise<string> {
  const fork = em();
  const mail = addMail(fork, {
    template: 'payment-failed',
    locale: 'en',
    recipient: 'amina@example.com',
    user: null,
    data: { name: 'Amina', orderNumber: 'CMD-2026-0042', totalCentimes: 14_345, orderId: 'o1' },
  });
  mail.createdAt = new Date(Date.now() - ageMs);
  await fork.flush();
  return mail.id;
}

const statusOf = async (id: string) => (await em().findOneOrFail(OutboundMail, id)).status;

/** Ends every connection to this spec's database that holds a transaction open: others use the server, too. */
async function endOtherConnections(): Promise<void> {
  await em().execute(
    `select pg_terminate_backend(pid, 10000) from pg_stat_activity
     where datname = current_database() and state = 'idle in transaction' and pid <> pg_backend_pid()`,
  );
}

describe('a pending mail', () => {
  it('is sent once, however often its job runs', async () => {
    const id = await pendingMail();
    await send(id);
    await send(id);
    expect(taken).toHaveLength(1);
    expect(await PostalMime.parse(taken[0]!)).toMatchObject({
      subject: 'The payment of order CMD-2026-0042 failed',
      messageId: `<${id}@localhost>`,
    });
    expect(await statusOf(id)).toBe('sent');
  });

  it.each([
    ['link', { template: 'verify-email', data: { linkId: newId() } }],
    ['archive', { template: 'export-ready', data: { exportId: newId() } }],
  ] as const)(
    'is not sent, nor anybody’s to mend, once its %s is deleted',
    async (_what, { template, data }) => {
      const fork = em();
      const addressed = {
        locale: 'en',
        recipient: 'amina@example.com',
        user: null,
        status: 'pending',
      } as const;
      const { id } = fork.create(OutboundMail, { template, data, ...addressed });
      await fork.flush();
      await send(id);
      expect([taken, await em().count(OutboundMail, { id })]).toEqual([[], 0]);
    },
  );

  it('is kept for 90 days after it was sent, and as long as it waits', async () => {
    const dayMs = 86_400_000;
    const [kept, old] = [await pendingMail(89 * dayMs), await pendingMail(91 * dayMs)];
    await send(kept);
    await send(old);
    const waiting = await pendingMail(91 * dayMs);
    await new SweepHandler(storage).handle({}, em());
    expect([await statusOf(kept), await statusOf(waiting)]).toEqual(['sent', 'pending']);
    expect(await em().count(OutboundMail, { id: old })).toBe(0);
  });

  it('is sent by one of many workers that have its job at once', async () => {
    const id = await pendingMail();
    await Promise.all(Array.from({ length: 5 }, () => send(id)));
    expect(taken).toHaveLength(1);
  });

  it('waits while the server refuses, and goes out once it accepts', async () => {
    const id = await pendingMail();
    answer = () => Promise.resolve(noAnswer(451));
    for (let tries = 0; tries < 3; tries += 1) await expect(send(id)).rejects.toThrow('451');
    expect(await statusOf(id)).toBe('pending');
    answer = () => Promise.resolve(null);
    await send(id);
    expect(taken).toHaveLength(1);
    expect(await statusOf(id)).toBe('sent');
  });

  it('is given up when it has been refused for good for an hour, not before, however long it waited', async () => {
    answer = () => Promise.resolve(noAnswer(554));
    const id = await pendingMail(24 * 3_600_000);
    await expect(send(id)).rejects.toThrow('554');
    expect(await statusOf(id)).toBe('pending');
    const refusedFor = (minutes: number) =>
      em().nativeUpdate(OutboundMail, { id }, { refusedSince: new Date(Date.now() - minutes * 60_000) });
    await refusedFor(59);
    await expect(send(id)).rejects.toThrow('554');
    await refusedFor(61);
    await expect(send(id)).rejects.toThrow(GivenUpError);
    expect(await statusOf(id)).toBe('failed');
    // Another delivery of the job finds nothing left to do.
    await send(id);
  });

  it('makes no other late while its recipient’s server puts it off', async () => {
    answer = () => Promise.resolve(noAnswer(451));
    await em().nativeUpdate(OutboundMail, { status: 'pending' }, { status: 'sent' });
    const id = await pendingMail(10 * 60_000);
    expect(await isMailLate(em(), lateMailMs)).toBe(true);
    await expect(send(id)).rejects.toThrow('451');
    expect(await isMailLate(em(), lateMailMs)).toBe(false);
    await em().nativeUpdate(OutboundMail, { id }, { status: 'sent' });
  });

  it('still goes out after a day without a mail server', async () => {
    const id = await pendingMail(24 * 3_600_000);
    answer = () => Promise.resolve(noAnswer(421));
    await expect(send(id)).rejects.toThrow();
    answer = () => Promise.resolve(null);
    await send(id);
    expect(await statusOf(id)).toBe('sent');
  });

  it('is marked as sent although the database went away while the server took it', async () => {
    const id = await pendingMail();
    answer = async () => {
      await endOtherConnections();
      return null;
    };
    await send(id);
    await send(id);
    expect(taken).toHaveLength(1);
    expect(await statusOf(id)).toBe('sent');
  });

  it('is sent by another worker when the one that had it dies before the server took it', async () => {
    const id = await pendingMail();
    const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
    const { promise: neverTaken, resolve: refuse } = Promise.withResolvers<Error>();
    answer = () => {
      ask();
      return neverTaken;
    };
    const lost = send(id).catch(() => 'lost');
    await asked;
    answer = () => Promise.resolve(null);
    await send(id);
    expect(taken).toHaveLength(0);
    // What a worker's death is to the database: its connection ends, and with it the lock.
    await endOtherConnections();
    await send(id);
    expect(taken).toHaveLength(1);
    expect(await statusOf(id)).toBe('sent');
    refuse(noAnswer(451));
    expect(await lost).toBe('lost');
  });
});

describe('a mail with a document', () => {
  it('carries its PDF, under its number', async () => {
    const fork = em();
    const user = fork.create(User, { email: `${newId()}@example.com`, name: 'Amina', passwordHash: 'x' });
    const document = fork.create(RenderedDocument, {
      user,
      kind: 'invoice',
      subjectId: newId(),
      locale: 'fr',
      digest: 'd'.repeat(64),
      content: invoiceContent(),
    });
    const mail = addMail(fork, {
      template: 'payment-received',
      locale: 'fr',
      recipient: user.email,
      user: user.id,
      document,
      data: {
        name: 'Amina',
        orderNumber: 'CMD-2026-0042',
        invoiceNumber: 'FA-2026-0001',
        totalCentimes: 14_345,
        ...purchaseFacts({}),
        deliveryOn: null,
      },
    });
    await fork.flush();
    await expect(send(mail.id)).rejects.toThrow('is not rendered yet');
    await storage.save('documents/test.pdf', Readable.from([Buffer.from('%PDF-1.3')]));
    await em().nativeUpdate(
      RenderedDocument,
      { id: document.id },
      { status: 'done', storageKey: 'documents/test.pdf' },
    );
    await send(mail.id);
    const { attachments } = await PostalMime.parse(taken[0]!);
    expect(attachments).toMatchObject([{ filename: 'FA-2026-0001.pdf', mimeType: 'application/pdf' }]);
    expect(Buffer.from(attachments[0]!.content as ArrayBuffer).toString()).toBe('%PDF-1.3');
  });
});
