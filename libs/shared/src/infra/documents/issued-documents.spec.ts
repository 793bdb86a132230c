import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import {
  creditNoteContent,
  documentLine,
  invoiceContent,
  quoteContent,
} from '@testing/fixtures/document-content.js';
import type { DocumentContent } from './document-content.js';
import { EmbeddedPostgres } from '../embedded/embedded-postgres.js';
import { newId } from '../database/new-id.js';
import { ormOptions } from '../database/orm-options.js';

/** The last migration before sums were stored beside their documents. */
const lastWithoutSums = 'Migration20261122190100_office_money';

const userId = newId();
/** More than a batch of the migration, and an amount near the largest that is exact. */
const invoices = [...Array.from({ length: 2_100 }, (_, place) => 1_001 + 7 * place), 999_999_999_000_001].map(
  (totalCentimes) => invoiceContent({ lines: [documentLine({ totalCentimes })] }),
);
const note = creditNoteContent();
const subjects = new Map<DocumentContent, string>([...invoices, note].map((content) => [content, newId()]));

let folder: string;
let postgres: EmbeddedPostgres;
let orm: MikroORM;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'instant-fdm-issued-'));
  postgres = await EmbeddedPostgres.start(folder, { isDisposable: true });
  orm = await MikroORM.init(ormOptions(postgres.url('postgres')));
  await orm.migrator.up({ to: lastWithoutSums });
  await orm.em.execute(
    `insert into users (id, email, name, password_hash, created_at, updated_at) values (?, 'a@example.com', 'A', 'x', now(), now())`,
    [userId],
  );
  await Promise.all([...subjects].map(([content, subjectId]) => store(content, subjectId)));
  await store(quoteContent());
  await storeCopies(invoices[0]!, subjects.get(invoices[0]!)!);
  await orm.migrator.up();
}, 120_000);

afterAll(async () => {
  await orm.close();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

async function store(content: DocumentContent, subjectId = newId()): Promise<string> {
  const id = newId();
  await orm.em.execute(
    `insert into rendered_documents (id, user_id, kind, subject_id, locale, digest, content, created_at)
     values (?, ?, ?, ?, ?, ?, ?::jsonb, now())`,
    [id, userId, content.kind, subjectId, content.locale, id.padEnd(64, 'd'), JSON.stringify(content)],
  );
  return id;
}

/** A copy in another language, which counts for nothing; and an invoice that states no sums. */
async function storeCopies(content: DocumentContent, subjectId: string): Promise<void> {
  await store({ ...content, locale: 'en', totalHtCentimes: 1 }, subjectId);
  await store({ ...content, totals: {} as DocumentContent['totals'] });
}

interface IssuedRow {
  kind: string;
  subject: string;
  at: Date;
  rate: number;
  net: string;
  tax: string;
  total: string;
}

async function issued(): Promise<Map<string, unknown>> {
  const rows = await orm.em.fork().execute<IssuedRow[]>(
    `select kind, subject_id as subject, issued_at as at, tax_percent as rate, net_centimes as net,
       tax_centimes as tax, total_centimes as total from issued_documents`,
  );
  return new Map(
    rows.map(({ subject, at, net, tax, total, ...row }) => [
      subject,
      { ...row, at: new Date(at).toISOString(), centimes: [net, tax, total].map(Number) },
    ]),
  );
}

const statedBy = ({ kind, issuedAt, tvaPercent, totalHtCentimes, tvaCentimes, totals }: DocumentContent) => ({
  ...{ kind, at: issuedAt, rate: tvaPercent },
  centimes: [totalHtCentimes, tvaCentimes, totals.totalCentimes],
});

describe('what invoices and credit notes state', () => {
  it('is stored for each document of before, once, to the centime', async () => {
    const rows = await issued();
    expect(rows.size).toBe(subjects.size);
    for (const [content, subjectId] of subjects) expect(rows.get(subjectId)).toEqual(statedBy(content));
  });

  it('is stored with each new document, and goes with it', async () => {
    const [subjectId, content] = [
      newId(),
      invoiceContent({ lines: [documentLine({ totalCentimes: 33_333 })] }),
    ];
    const id = await store(content, subjectId);
    await storeCopies(content, subjectId);
    const rows = await issued();
    expect([rows.size, rows.get(subjectId)]).toEqual([subjects.size + 1, statedBy(content)]);
    await orm.em.execute('delete from rendered_documents where id = ?', [id]);
    expect((await issued()).has(subjectId)).toBe(false);
  });
});
