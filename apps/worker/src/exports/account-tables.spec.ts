import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { EntityMetadata, EntityProperty } from '@mikro-orm/core';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DeliveryAddress } from '@shared/infra/database/entities/order.entity.js';
import { User } from '@shared/infra/database/entities/user.entity.js';
import { OutboundMail } from '@shared/infra/database/entities/outbound-mail.entity.js';
import { eraseAccount } from '@shared/infra/database/erase-account.js';
import { newId } from '@shared/infra/database/new-id.js';
import { DiskStorage } from '@shared/infra/storage/disk-storage.js';
import { startWorkerDatabase, type WorkerDatabase } from '@testing/stack/worker-database.js';
import { EraseAccountsHandler } from '../maintenance/erase-accounts.handler.js';
import { fileList, listFiles } from './export-files.js';
import { exportTables, jsonOf } from './export-tables.js';

/** What a deletion makes of a table's rows: `kept` by law, or to hold together what is. */
type Fate = 'erased' | 'kept';

/**
 * Each table that leads to an account: where its archive tells of it, and what becomes of it. `null` is told nowhere:
 * what a request or a job leaves behind it for a while, and the shop's own records.
 */
const tables: Record<string, [told: string | null, fate: Fate]> = {
  account_exports: [null, 'erased'],
  account_work: [null, 'erased'],
  addresses: ['addresses', 'erased'],
  audit_entries: [null, 'kept'],
  contact_messages: ['messages', 'erased'],
  direct_uploads: [null, 'erased'],
  generated_cards: ['cards', 'erased'],
  idempotent_answers: [null, 'erased'],
  mail_requests: [null, 'erased'],
  one_time_links: [null, 'erased'],
  operators: [null, 'erased'],
  order_lines: ['orders', 'kept'],
  orders: ['orders', 'kept'],
  outbound_mails: ['mails', 'erased'],
  payment_attempts: ['orders', 'kept'],
  project_requests: ['projects', 'erased'],
  refunds: ['orders', 'kept'],
  // An invoice; its PDF lies in the archive.
  rendered_documents: ['invoices', 'kept'],
  sandbox_decisions: [null, 'kept'],
  saved_quote_lines: ['quotes', 'erased'],
  saved_quotes: ['quotes', 'erased'],
  sessions: ['sessions', 'erased'],
  sign_ups: [null, 'erased'],
  uploaded_files: ['files', 'erased'],
  users: ['profile', 'kept'],
};

/** Texts of told tables that their archive leaves out: secrets, and names of the service's own. */
const untold = [
  'contact_messages.answered_by',
  'generated_cards.digest',
  ...['faults', 'warnings'].map((column) => `generated_cards.${column}`),
  'orders.making_history',
  ...['url', 'success_url', 'cancel_url'].map((column) => `payment_attempts.${column}`),
  ...['provider', 'note'].map((column) => `refunds.${column}`),
  'saved_quotes.share_id',
  'sessions.token_hash',
  ...['key', 'further_skus'].map((column) => `uploaded_files.${column}`),
  'users.password_hash',
];

/** Texts that stay after a deletion where the order was invoiced: they are on its papers, or name no person. */
const keptByLaw = [
  ...['actor_email', 'action'].map((column) => `audit_entries.${column}`),
  ...['file_key', 'file_name', 'content_hash', 'box_mm', 'material_id'].map(
    (column) => `order_lines.${column}`,
  ),
  ...['number', 'delivery_address', 'billing_address', 'company', 'purchase_order', 'project'].map(
    (column) => `orders.${column}`,
  ),
  ...['price_book', 'kernel_version', 'history', 'paid_with', 'payment_reference', 'invoice_number'].map(
    (column) => `orders.${column}`,
  ),
  'payment_attempts.provider',
  ...['reason', 'provider', 'reference', 'note', 'credit_note_number'].map((column) => `refunds.${column}`),
  ...['digest', 'content', 'storage_key'].map((column) => `rendered_documents.${column}`),
];

/** And where it was not: nothing that the customer typed. */
const typed = ['file_name', 'delivery_address', 'billing_address', 'company', 'purchase_order', 'project'];
const keptWithoutInvoice = keptByLaw.filter(
  (column) => !typed.includes(column.split('.')[1]!) && column !== 'orders.invoice_number',
);

let database: WorkerDatabase;

beforeAll(async () => {
  database = await startWorkerDatabase();
}, 60_000);

afterAll(() => database.close());

const em = () => database.orm.em.fork();

/** Columns that hold an account's id or address without a relation. */
const naming = /^(user|actor)Id$|^(email|actorEmail|recipient)$/;

function relationsOf({ props }: EntityMetadata): EntityProperty[] {
  return props.filter(({ targetMeta, fieldNames }) => targetMeta !== undefined && fieldNames?.length > 0);
}

/** Every table that leads to an account, over others if need be; those that are led to come first. */
function tablesOfAccounts(): EntityMetadata[] {
  const all = [...database.orm.getMetadata().getAll().values()].filter(({ tableName }) => tableName);
  const found = [database.orm.getMetadata().get(User) as EntityMetadata];
  const isFound = (one: { tableName: string } | undefined): boolean =>
    found.some(({ tableName }) => tableName === one?.tableName);
  for (let before = 0; before < found.length;) {
    before = found.length;
    for (const meta of all) {
      const leads =
        meta.props.some(({ name }) => naming.test(name)) ||
        relationsOf(meta).some(({ targetMeta }) => isFound(targetMeta));
      const isReady = relationsOf(meta).every(
        ({ targetMeta }) => isFound(targetMeta) || targetMeta!.tableName === 'destinations',
      );
      if (leads && isReady && !isFound(meta)) found.push(meta);
    }
  }
  return found;
}

/** An account with a row in each table, each text of which is a mark of its own. */
interface Marked {
  userId: string;
  email: string;
  /** Column by mark. */
  marks: Map<string, string>;
  rows: Map<string, { where: string; values: unknown[] }>;
}

let serial = 0;

async function addMarkedAccount(given: Record<string, Record<string, unknown>>): Promise<Marked> {
  const fork = em();
  const [destination] = await fork.execute<{ id: string }[]>('select id from destinations limit 1');
  const userId = newId();
  const email = `${newId()}@example.com`;
  const marked: Marked = { userId, email, marks: new Map(), rows: new Map() };
  const ids = new Map<string, unknown>([['destinations', destination!.id]]);
  for (const meta of tablesOfAccounts()) {
    const { tableName, props } = meta;
    const values = new Map<string, unknown>();
    for (const prop of props.filter(({ fieldNames }) => fieldNames?.length > 0)) {
      const [column] = prop.fieldNames;
      const set = { ...given[tableName], ...given.any }[column!];
      values.set(column!, set ?? valueOf(prop, `${tableName}.${column}`, marked, ids));
    }
    const columns = [...values.keys()];
    const shown = columns.map((column) => `"${column}"`).join(', ');
    const places = columns.map(() => '?').join(', ');
    await fork.execute(`insert into "${tableName}" (${shown}) values (${places})`, [...values.values()]);
    const keys = meta.primaryKeys.flatMap((key) => meta.properties[key as never] as EntityProperty);
    const [first] = keys.map(({ fieldNames }) => values.get(fieldNames[0]!));
    ids.set(tableName, first);
    marked.rows.set(tableName, {
      where: keys.map(({ fieldNames }) => `"${fieldNames[0]}" = ?`).join(' and '),
      values: keys.map(({ fieldNames }) => values.get(fieldNames[0]!)),
    });
  }
  return marked;
}

function valueOf(
  prop: EntityProperty,
  column: string,
  { userId, email, marks }: Marked,
  ids: Map<string, unknown>,
): unknown {
  const { name, targetMeta, columnTypes, items, length } = prop;
  const [type = ''] = columnTypes;
  if (targetMeta !== undefined) return ids.get(targetMeta.tableName) ?? userId;
  if (column === 'users.id' || /^(user|actor)Id$/.test(name)) return userId;
  if (/^(email|recipient)$/.test(name)) return email;
  if (items !== undefined) return items[0];
  if (type === 'uuid') return newId();
  if (/^(int|bigint)/.test(type)) return 1;
  if (type.startsWith('bool')) return false;
  if (/^(timestamp|date)/.test(type)) return new Date();
  if ((length ?? 9) < 5) return 'MAD';
  serial += 1;
  const mark = `z${serial.toString(36).padStart(3, '0')}q`;
  marks.set(mark, column);
  if (type.endsWith('[]')) return `{${mark}}`;
  if (!type.startsWith('json')) return mark;
  return JSON.stringify(recordOf(column, mark));
}

/** A JSON value that says the mark where a customer's words, or words about one, would be. */
function recordOf(column: string, mark: string): unknown {
  if (column === 'orders.making_history') return [{ step: 'toPlan', reason: mark }];
  if (column.endsWith('.history')) return [{ status: 'unpaid', by: mark }];
  if (column.startsWith('audit_entries.'))
    return { status: 'paid', answerText: mark, shipment: { carrier: mark } };
  if (column !== 'orders.delivery_address') return { said: mark };
  const place = { city: 'Fès', postalCode: '30000', destinationId: newId() };
  return { ...place, fullName: mark, phone: mark, street: mark } satisfies DeliveryAddress;
}

const price = JSON.stringify({
  ...{ totalCentimes: 12_000, totalHtCentimes: 10_000, tvaCentimes: 2_000, tvaPercent: 20 },
  ...{ discountCentimes: 0, printCentihours: 1, weightMilligrams: 1, deliveryDays: 1 },
});
const totals = JSON.stringify({
  ...{ subtotalCentimes: 12_000, setupCentimes: 0, minimumAdjustmentCentimes: 0, shippingCentimes: 0 },
  ...{ totalCentimes: 12_000, machineCentihours: 1, plateCreditCentimes: 0 },
});

const account = (given: Record<string, Record<string, unknown>> = {}) => {
  const orderId = newId();
  return addMarkedAccount({
    any: { price, totals },
    audit_entries: { subject_id: orderId },
    orders: { id: orderId, status: 'delivered', ...given.orders },
    order_lines: { planned_copies: 0, done_copies: 1 },
    refunds: { status: 'done' },
    rendered_documents: { kind: 'invoice' },
    account_exports: { status: 'done' },
    outbound_mails: { status: 'sent' },
    project_requests: { status: 'quoted' },
  });
};

/** What the archive of an account says. */
async function archiveOf({ userId, email }: Marked): Promise<string> {
  const parts = Object.values(exportTables(em(), userId, email)).map((batches) => text(jsonOf(batches())));
  const files = fileList(await listFiles(em(), userId), () => 'link');
  return [...(await Promise.all(parts)), await text(Readable.from(files))].join('\n');
}

/** The columns whose marks a text holds. */
const columnsIn = ({ marks }: Marked, said: string): string[] =>
  [...marks].filter(([mark]) => said.includes(mark)).map(([, column]) => column);

async function eraseWholly({ userId, email }: Marked): Promise<void> {
  await em().transactional((tx) => eraseAccount(tx, { userId, email }));
  await new EraseAccountsHandler(new DiskStorage(`${database.folder}/files`)).handle({}, em());
}

/** The rows of an account that are left, as text by table. */
async function leftOf({ rows, userId }: Marked): Promise<Map<string, string>> {
  const left = new Map<string, string>();
  for (const [table, { where, values }] of rows) {
    const [row] = await em().execute<{ said: string }[]>(
      `select t::text as said from "${table}" t where ${where}`,
      values,
    );
    if (row !== undefined) left.set(table, row.said);
  }
  const [sought] = await em().execute<{ words: string }[]>(
    `select string_agg(words::text, ' ') as words from order_search
     where order_id in (select id from orders where user_id = ?)`,
    [userId],
  );
  left.set('orders', [left.get('orders'), sought!.words].join('\n'));
  return left;
}

describe('Every table that leads to an account', () => {
  it('is told in its archive or not, and erased or kept, as is written here', () => {
    const found = tablesOfAccounts().map(({ tableName }) => tableName);
    expect(found.sort()).toEqual(Object.keys(tables).sort());
  });

  it('is told in the archive, text by text', async () => {
    const marked = await account();
    const archive = await archiveOf(marked);
    const inArchive = ([table = '']: string[]): boolean => ![null, 'invoices'].includes(tables[table]![0]);
    const wanted = [...marked.marks.values()].filter((column) => inArchive(column.split('.')));
    const said = columnsIn(marked, archive);
    expect(wanted.filter((column) => !said.includes(column)).sort()).toEqual(
      untold.filter((column) => column !== 'saved_quotes.share_id').sort(),
    );
    expect(said.filter((column) => !wanted.includes(column))).toEqual([]);
    const [quote] = await em().execute<{ share_id: string }[]>(
      'select share_id from saved_quotes where user_id = ?',
      [marked.userId],
    );
    expect(archive).not.toContain(quote!.share_id);
    expect(archive).toContain('"isShared": true');
  });

  it('is erased by a deletion, text by text, but for what the law keeps of an invoiced order', async () => {
    const marked = await account();
    await eraseWholly(marked);
    const left = await leftOf(marked);
    const kept = Object.entries(tables).filter(([, [, fate]]) => fate === 'kept');
    expect([...left.keys()].sort()).toEqual(kept.map(([table]) => table).sort());
    const said = columnsIn(marked, [...left.values()].join('\n'));
    expect(said.sort()).toEqual([...keptByLaw].sort());
    expect([...left.values()].filter((row) => row.includes(marked.email))).toEqual([]);
  });

  it('writes no row where it is run again, as it is for a day', async () => {
    const { userId, email } = await account();
    const erase = () =>
      em().transactional(async (tx) => {
        // Of this connection, which may not have told of its transaction before.
        const updated = async () =>
          (
            await tx.execute<[{ rows: number }]>(
              'select sum(n_tup_upd)::int as rows from pg_stat_xact_user_tables',
            )
          )[0].rows;
        const before = await updated();
        await eraseAccount(tx, { userId, email });
        return (await updated()) - before;
      });
    expect(await erase()).toBeGreaterThan(0);
    expect(await erase()).toBe(0);
  });

  it('covers the mails to an address that the account had before, and none of its later owner', async () => {
    const marked = await account();
    const { userId } = marked;
    const later = await account();
    const [mark = ''] = [...marked.marks].find(([, column]) => column === 'outbound_mails.data') ?? [];
    await em().execute('update outbound_mails set recipient = ? where user_id = ?', [later.email, userId]);
    expect(await archiveOf(marked)).toContain(mark);
    expect(await archiveOf(later)).not.toContain(mark);
    await em().transactional((tx) => eraseAccount(tx, later));
    expect((await leftOf(marked)).has('outbound_mails')).toBe(true);
    await eraseWholly(marked);
    expect((await leftOf(marked)).has('outbound_mails')).toBe(false);
  });

  it('does not wait for a mail that is being sent, and deletes it when it is run again', async () => {
    const marked = await account();
    const mails = () => em().count(OutboundMail, { user: marked.userId });
    await em().transactional(async (sending) => {
      await sending.execute('select 1 from outbound_mails where user_id = ? for update', [marked.userId]);
      await eraseWholly(marked);
      expect(await mails()).toBeGreaterThan(0);
    });
    await eraseWholly(marked);
    expect(await mails()).toBe(0);
  });

  it('keeps nothing that a customer typed for an order that was never invoiced', async () => {
    const marked = await account({ orders: { status: 'unpaid' } });
    await em().execute(`update orders set invoice_number = null where user_id = ?`, [marked.userId]);
    await eraseWholly(marked);
    const left = await leftOf(marked);
    expect(columnsIn(marked, [...left.values()].join('\n')).sort()).toEqual([...keptWithoutInvoice].sort());
  });

  it('holds up no deletion: the row of an operator stays while a refund names it', async () => {
    const operator = await account();
    await em().execute('update orders set user_id = ? where user_id = ?', [
      (await account()).userId,
      operator.userId,
    ]);
    await em().execute('delete from rendered_documents where user_id = ?', [operator.userId]);
    await eraseWholly(operator);
    await em().execute(`update users set deleted_at = now() - interval '2 days' where id = ?`, [
      operator.userId,
    ]);
    await eraseWholly(operator);
    const rows = await em().execute<{ name: string }[]>('select name from users where id = ?', [
      operator.userId,
    ]);
    expect(rows).toEqual([{ name: '—' }]);
  });
});
