import { writeFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { OutboundMail } from '@shared/infra/database/entities/outbound-mail.entity.js';
import { RenderedDocument } from '@shared/infra/database/entities/rendered-document.entity.js';
import { User } from '@shared/infra/database/entities/user.entity.js';
import { newId } from '@shared/infra/database/new-id.js';
import { type DocumentContent, documentLayout } from '@shared/infra/documents/document-content.js';
import { invoiceContent, quoteContent } from '@testing/fixtures/document-content.js';
import { renderDocument } from '@shared/infra/documents/render-document.js';
import { addMail } from '@shared/infra/mail/mail-outbox.js';
import { purchaseFacts } from '@shared/infra/mail/purchase-facts.js';
import type { JobQueue } from '@shared/infra/queue/job-queue.js';
import { DiskStorage } from '@shared/infra/storage/disk-storage.js';
import { enqueueAfterCommit } from '@shared/infra/work/work-outbox.js';
import { SweepHandler } from '../maintenance/sweep.handler.js';
import { startWorkerDatabase, type WorkerDatabase } from '@testing/stack/worker-database.js';
import { NotNowError } from '../not-now.js';
import { LostJobs } from '../work/lost-jobs.js';
import { GivenUpError, PendingWork } from '../work/pending-work.js';
import { deleteLeftovers } from '../maintenance/leftovers.js';
import { RenderDocumentHandler } from './render-document.handler.js';

let database: WorkerDatabase;
let storage: DiskStorage;
let enqueued: [name: string, payload: object][];

/** A queue that notes what it is told. */
const note = (name: string, payload: object) => void enqueued.push([name, payload]);
const jobQueue = {
  enqueue: (name: string, payload: object) => Promise.resolve(note(name, payload)),
  enqueueAll: (name: string, payloads: object[]) =>
    Promise.resolve(payloads.forEach((one) => note(name, one))),
  enqueueSoon: note,
} as unknown as JobQueue;

const em = () => database.orm.em.fork();
const handler = (files = storage) =>
  new RenderDocumentHandler(new PendingWork(jobQueue), files, database.settings);
const draw = (documentId: string) => handler().handle({ documentId }, em());
const rowOf = (id: string) => em().findOneOrFail(RenderedDocument, id);

beforeAll(async () => {
  database = await startWorkerDatabase();
  enqueueAfterCommit(database.orm.em, jobQueue);
  storage = new DiskStorage(`${database.folder}/files`);
}, 60_000);

afterAll(() => database.close());

beforeEach(() => {
  enqueued = [];
});

async function pending(content: DocumentContent, more: Partial<RenderedDocument> = {}): Promise<string> {
  const fork = em();
  const user = fork.create(User, { email: `${newId()}@example.com`, name: 'Amina', passwordHash: 'x' });
  const document = fork.create(RenderedDocument, {
    user,
    kind: content.kind,
    subjectId: newId(),
    locale: content.locale,
    digest: 'd'.repeat(64),
    content,
    ...more,
  });
  await fork.flush();
  return document.id;
}

/** A mail with the document attached, as settling a payment writes it. */
async function mailFor(documentId: string): Promise<string> {
  const fork = em();
  const document = await fork.findOneOrFail(RenderedDocument, documentId);
  const data = { name: 'Amina', orderNumber: 'CMD-2026-0042', invoiceNumber: 'FA-2026-0001' };
  const mail = addMail(fork, {
    template: 'payment-received',
    locale: 'fr',
    recipient: 'amina@example.com',
    user: null,
    document,
    data: { ...data, totalCentimes: 14_345, ...purchaseFacts({}), deliveryOn: null },
  });
  await fork.flush();
  return mail.id;
}

describe('a pending document', () => {
  it('of a newer release is left to the workers that come with it', async () => {
    const id = await pending({ ...invoiceContent(), layout: documentLayout + 1 });
    for (let tries = 0; tries < 4; tries++) await expect(draw(id)).rejects.toBeInstanceOf(NotNowError);
    expect(await rowOf(id)).toMatchObject({ status: 'pending', attempts: 0 });
  });

  it('is drawn and kept under its kind, subject and id', async () => {
    const id = await pending(quoteContent());
    await draw(id);
    const { status, storageKey, finishedAt, subjectId } = await rowOf(id);
    expect({ status, storageKey }).toEqual({
      status: 'done',
      storageKey: `documents/quote/${subjectId}/${id}.pdf`,
    });
    expect(finishedAt).toBeInstanceOf(Date);
    expect(await buffer(await storage.open(storageKey!))).toEqual(await renderDocument(quoteContent()));
    expect(enqueued).toEqual([['documents.render', { documentId: id }]]);
  });

  it('lets the mail go that waits for it, and no earlier', async () => {
    const id = await pending(invoiceContent());
    const mailId = await mailFor(id);
    expect(enqueued).toEqual([['documents.render', { documentId: id }]]);
    await draw(id);
    expect(enqueued.slice(1)).toEqual([['mail.send', { mailId }]]);
  });

  it('is given up after three attempts that failed: the team is told once, and no mail goes without it', async () => {
    const id = await pending({ ...invoiceContent(), lines: null as never });
    const mailId = await mailFor(id);
    for (let attempt = 1; attempt <= 2; attempt++) {
      await expect(draw(id)).rejects.not.toBeInstanceOf(GivenUpError);
    }
    expect((await rowOf(id)).status).toBe('pending');
    await expect(draw(id)).rejects.toBeInstanceOf(GivenUpError);
    await draw(id);
    expect((await rowOf(id)).status).toBe('failed');
    // Its customer asks for it again.
    await em().nativeUpdate(RenderedDocument, id, { status: 'pending', attempts: 0 });
    for (let attempt = 1; attempt <= 3; attempt++) await draw(id).catch(() => undefined);
    expect((await rowOf(id)).status).toBe('failed');
    const warnings = await em().find(OutboundMail, { template: 'invoice-failed' });
    expect(warnings).toMatchObject([
      { data: { invoiceNumber: 'FA-2026-0001', orderNumber: 'CMD-2026-0042' } },
    ]);
    expect(enqueued).not.toContainEqual(['mail.send', { mailId }]);
  });

  it('is given up when three workers died over it', async () => {
    const id = await pending(quoteContent(), { attempts: 3 });
    await expect(draw(id)).rejects.toThrow('Each worker that tried was lost');
    expect((await rowOf(id)).status).toBe('failed');
  });

  it('leaves no PDF behind if its row vanishes with the account while it is drawn', async () => {
    const id = await pending(quoteContent());
    const { subjectId } = await rowOf(id);
    const saved: string[] = [];
    class LateStorage extends DiskStorage {
      override async save(...call: Parameters<DiskStorage['save']>) {
        const stored = await super.save(...call);
        saved.push(call[0]);
        await em().nativeDelete(RenderedDocument, { id });
        return stored;
      }
    }
    await handler(new LateStorage(`${database.folder}/files`)).handle({ documentId: id }, em());
    expect(saved).toEqual([`documents/quote/${subjectId}/${id}.pdf`]);
    await deleteLeftovers(em(), storage);
    await expect(storage.open(saved[0]!)).rejects.toThrow();
  });

  it('waits for a storage that is away, as often as it takes', async () => {
    const id = await pending(invoiceContent());
    await writeFile(`${database.folder}/no-folder`, '');
    const away = new DiskStorage(`${database.folder}/no-folder/files`);
    for (let tries = 0; tries < 5; tries += 1) {
      await expect(handler(away).handle({ documentId: id }, em())).rejects.toThrow('storage');
    }
    expect(await rowOf(id)).toMatchObject({ status: 'pending', attempts: 0 });
    await draw(id);
    expect((await rowOf(id)).status).toBe('done');
  });
});

describe('maintenance', () => {
  it('enqueues a document again whose job was lost', async () => {
    const id = await pending(quoteContent(), { createdAt: new Date(Date.now() - 31_000) });
    const young = await pending(quoteContent());
    enqueued = [];
    await new LostJobs(jobQueue).enqueueNext(em());
    expect(enqueued).toContainEqual(['documents.render', { documentId: id }]);
    expect(enqueued).not.toContainEqual(['documents.render', { documentId: young }]);
  });

  it('deletes the PDF of a quote after a day, and keeps invoices', async () => {
    const createdAt = new Date(Date.now() - 25 * 3_600_000);
    const [quote, invoice] = [
      await pending(quoteContent(), { createdAt }),
      await pending(invoiceContent(), { createdAt }),
    ];
    const young = await pending(quoteContent());
    for (const id of [quote, invoice, young]) await draw(id);
    const { storageKey } = await rowOf(quote);
    await new SweepHandler(storage).handle({}, em());
    expect(await em().count(RenderedDocument, quote)).toBe(0);
    expect(await storage.exists(storageKey!)).toBe(false);
    for (const id of [invoice, young]) {
      expect(await storage.exists((await rowOf(id)).storageKey!)).toBe(true);
    }
  });

  it('deletes the PDF of a quote an hour after it was made, if it was made anew for other words', async () => {
    const subjectId = newId();
    const earlier = (minutes: number) => new Date(Date.now() - minutes * 60_000);
    const made = async (digit: string, minutes: number, content = quoteContent()) =>
      pending(content, { subjectId, digest: digit.repeat(64), createdAt: earlier(minutes) });
    const [first, inEnglish, second, third] = [
      await made('1', 62),
      await made('2', 62, { ...quoteContent(), locale: 'en' }),
      await made('3', 58),
      await made('4', 57),
    ];
    for (const id of [first, inEnglish, second, third]) await draw(id);
    const { storageKey } = await rowOf(first);
    await new SweepHandler(storage).handle({}, em());
    expect(await storage.exists(storageKey!)).toBe(false);
    const left = await em().find(RenderedDocument, { subjectId }, { orderBy: { id: 'asc' } });
    expect(left.map(({ id }) => id)).toEqual([inEnglish, second, third]);
  });

  it('deletes a PDF whose worker was killed before it could say where it is', async () => {
    const id = await pending(quoteContent(), { createdAt: new Date(Date.now() - 25 * 3_600_000) });
    await draw(id);
    const { storageKey } = await rowOf(id);
    await em().nativeUpdate(RenderedDocument, id, { status: 'pending', storageKey: null });
    await new SweepHandler(storage).handle({}, em());
    expect(await storage.exists(storageKey!)).toBe(false);
  });
});
