import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Client, linkIn, signedIn } from '@testing/http-client.js';
import { encodeBinaryStl } from '@testing/meshes/encode.js';
import { box } from '@testing/meshes/shapes.js';
import { fromBuffer } from 'yauzl';
import { judged } from './body-cases.js';
import { tokenOf } from './accounts.js';
import { query } from './database.js';
import { expectRefusal } from './refusal.js';
import { addAddress, orderLine, placeOrder, quoteLine, saveQuote, uploadBox } from './shop.js';
import { sharedStack } from './stack.js';

interface Export {
  id: string;
  status: 'pending' | 'done' | 'failed';
  createdAt: string;
  size: number | null;
  url: string | null;
  expiresAt: string | null;
}

const stack = sharedStack();
const path = '/api/user/export';
const readySubject = /^Vos données sont prêtes$/;

async function exported(client: Client): Promise<Export> {
  for (;;) {
    const { data } = await client.get<Export>(path);
    if (data.status !== 'pending') return data;
    await sleep(50);
  }
}

async function download(url: string): Promise<Buffer> {
  const response = await fetch(url);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/zip']);
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename="export-\d{4}-\d\d-\d\d.zip"$/,
  );
  return Buffer.from(await response.arrayBuffer());
}

/** The files of an archive by their paths, read by a library that checks sizes and checksums. */
function unzip(archive: Buffer): Promise<Map<string, Buffer>> {
  return new Promise((resolve, reject) => {
    const files = new Map<string, Buffer>();
    fromBuffer(archive, { lazyEntries: true, strictFileNames: true }, (fault, zip) => {
      if (fault) return reject(fault);
      zip.on('error', reject);
      zip.on('end', () => resolve(files));
      zip.on('entry', (entry: { fileName: string }) => {
        zip.openReadStream(entry as never, (error, content) => {
          if (error) return reject(error);
          buffer(content).then((bytes) => {
            files.set(entry.fileName, bytes);
            zip.readEntry();
          }, reject);
        });
      });
      zip.readEntry();
    });
  });
}

const jsonIn = <T>(files: Map<string, Buffer>, name: string): T =>
  JSON.parse(files.get(name)!.toString('utf8')) as T;

describe('The archive of an account', () => {
  let customer: Client & { email: string };
  let files: Map<string, Buffer>;
  let archive: Buffer;
  let order: { orderNumber: string; totalAmount: number };
  let reference: string;
  const mesh = encodeBinaryStl(box(29, 18, 7));

  beforeAll(async () => {
    customer = judged(await signedIn(stack));
    await customer.post('/api/user/profile', { phone: '0612345678' }, {}, 'PATCH');
    const addressId = await addAddress(customer);
    const first = await uploadBox(customer, [30, 20, 10]);
    await customer.upload('../Pièce "n° 1" été.stl', mesh);
    ({ reference } = await saveQuote(customer, [quoteLine(first, { quantity: 3 })]));
    order = await placeOrder(customer, { addressId, items: [orderLine(first)] });
    const project = { vertical: 'other', title: 'A knob', description: 'A knob for an old radio.' };
    await customer.post('/api/requests', project);
    // The team may have the same address: its mails are no part of the account.
    await query(
      stack,
      `insert into outbound_mails (id, template, locale, recipient, data, status, created_at)
       values (gen_random_uuid(), 'stock-low', 'fr', $1, '{}', 'failed', now())`,
      [customer.email],
    );
    await customer.post(path);
    const { url, size } = await exported(customer);
    archive = await download(url!);
    expect(archive.byteLength).toBe(size);
    files = await unzip(archive);
  });

  it('holds everything under clear names', () => {
    expect([...files.keys()]).toEqual([
      'README.txt',
      ...[
        'profile',
        'sessions',
        'addresses',
        'quotes',
        'orders',
        'projects',
        'cards',
        'messages',
        'mails',
      ].map((name) => `${name}.json`),
      'files.csv',
      'uploads/00001-Pièce _n° 1_ été.stl',
      'uploads/00002-box.stl',
    ]);
  });

  it('says in the account’s language what is in it', () => {
    const readme = files.get('README.txt')!.toString('utf8');
    expect(readme).toContain(`Tout ce que le compte ${customer.email} contenait le`);
    expect(readme).toContain('Les 2 fichiers envoyés sont tous dans l’archive.');
  });

  it('tells what the account’s own pages tell', async () => {
    const [profile] = jsonIn<Record<string, unknown>[]>(files, 'profile.json');
    const { data } = await customer.get<Record<string, unknown>>('/api/user/profile');
    expect(profile).toMatchObject({ email: data.email, name: data.name, phone: '0612345678', locale: 'fr' });
    const [address] = jsonIn<object[]>(files, 'addresses.json');
    expect(address).toMatchObject({ street: '12, rue des Forges', city: 'Casablanca' });
    const [quote] = jsonIn<{ lines: object[] }[]>(files, 'quotes.json');
    expect(quote).toMatchObject({ reference, lines: [{ fileName: 'box.stl', quantity: 3 }] });
    const [told] = jsonIn<object[]>(files, 'orders.json');
    expect(told).toMatchObject({
      number: order.orderNumber,
      totals: { total: order.totalAmount },
      lines: [{ fileName: 'box.stl', price: expect.objectContaining({ totalHT: expect.any(Number) }) }],
      payments: [],
    });
    expect(jsonIn<object[]>(files, 'projects.json')).toEqual([expect.objectContaining({ title: 'A knob' })]);
    expect(jsonIn(files, 'cards.json')).toEqual([]);
    const mails = jsonIn<{ mail: string }[]>(files, 'mails.json').map(({ mail }) => mail);
    expect(mails.length).toBeGreaterThan(2);
    expect(mails).not.toContain('stock-low');
    expect(jsonIn<object[]>(files, 'sessions.json')).toHaveLength(1);
  });

  it('holds the files byte by byte, and lists them', () => {
    expect(files.get('uploads/00001-Pièce _n° 1_ été.stl')!.equals(mesh)).toBe(true);
    const [, first, second] = files.get('files.csv')!.toString('utf8').split('\r\n');
    expect(first).toMatch(
      /^"uploads\/00001-Pièce _n° 1_ été.stl","Pièce ""n° 1"" été.stl","stl","684","[0-9a-f]{64}","\d{4}-.*Z","","mm"$/,
    );
    expect(second).toContain('"box.stl","stl","684"');
  });

  it('holds no secret', async () => {
    const [row] = await query<{ hash: string; token: string }>(
      stack,
      `select u.password_hash as hash, s.token_hash as token from users u join sessions s on s.user_id = u.id
       where u.email = $1`,
      [customer.email],
    );
    const text = [...files.values()].join('\n');
    const secrets = [row!.hash, row!.token, tokenOf(customer), 'argon2', 'linkId', 'passwordHash'];
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  });
});

describe('An export', () => {
  let customer: Client & { email: string };

  beforeEach(async () => {
    customer = judged(await signedIn(stack));
  });

  const begin = () => customer.post<Export>(path);
  const age = (hours: number) =>
    query(
      stack,
      `update account_exports set created_at = created_at - $2 * interval '1 hour',
         expires_at = expires_at - $2 * interval '1 hour'
       where user_id = (select id from users where email = $1)`,
      [customer.email, hours],
    );

  it('is begun, made, and told by a mail whose link downloads it without a session for seven days', async () => {
    expect((await customer.get(path)).data).toBeNull();
    const { status, data } = await begin();
    expect([status, data]).toEqual([
      200,
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        status: 'pending',
        createdAt: expect.stringMatching(/Z$/),
        size: null,
        url: null,
        expiresAt: null,
      },
    ]);
    const done = await exported(customer);
    expect(done).toMatchObject({ id: data.id, status: 'done', size: expect.any(Number) });
    const days = (Date.parse(done.expiresAt!) - Date.parse(done.createdAt)) / 86_400_000;
    expect(days).toBeCloseTo(7, 2);
    const link = linkIn(await customer.mailTo(customer.email, readySubject));
    const linkSeconds = Number(link.searchParams.get('expires')) - Date.now() / 1000;
    expect(linkSeconds / 86_400).toBeCloseTo(7, 2);
    expect((await unzip(await download(link.href))).has('README.txt')).toBe(true);
  });

  it('is one at a time and one a day', async () => {
    const answers = await Promise.all([begin(), begin(), begin()]);
    const made = await query(
      stack,
      'select 1 from account_exports e join users u on u.id = e.user_id where email = $1',
      [customer.email],
    );
    expect([made.length, answers.filter(({ status }) => status >= 500)]).toEqual([1, []]);
    await exported(customer);
    const again = await begin();
    expectRefusal(again, 429, 'RATE_LIMITED');
    expect(Number(again.headers.get('retry-after'))).toBeGreaterThan(86_000);
    await age(24);
    expect((await begin()).data.status).toBe('pending');
  });

  it('that a mailed link has ended, with a new password, may be asked for again at once', async () => {
    await begin();
    await exported(customer);
    await query(
      stack,
      `update account_exports set expires_at = now() where user_id = (select id from users where email = $1)`,
      [customer.email],
    );
    expect((await customer.get<Export | null>(path)).data).toBeNull();
    expect((await begin()).data.status).toBe('pending');
  });

  it('that failed may be asked for again at once', async () => {
    await begin();
    await exported(customer);
    await query(
      stack,
      `update account_exports set status = 'failed', storage_key = null, expires_at = null
       where user_id = (select id from users where email = $1)`,
      [customer.email],
    );
    expect((await customer.get<Export>(path)).data.status).toBe('failed');
    expect((await begin()).status).toBe(200);
  });

  it('is no one else’s: links are signed, run out, and end with the archive', async () => {
    await begin();
    const { id, url } = await exported(customer);
    const link = new URL(url!);
    const seconds = Number(link.searchParams.get('expires')) - Date.now() / 1000;
    expect(seconds / 60).toBeCloseTo(15, 0);
    const stranger = judged(await signedIn(stack));
    expect((await stranger.get(path)).data).toBeNull();
    const other = new URLSearchParams(link.search);
    other.set('expires', String(Number(other.get('expires')) + 1));
    for (const search of [`?${other.toString()}`, `?expires=1&signature=${other.get('signature')}`]) {
      expectRefusal(await stranger.get(`${link.pathname}${search}`), 403, 'FORBIDDEN');
    }
    expectRefusal(await stranger.get(`${path}/x/download${link.search}`), 403, 'FORBIDDEN');
    expectRefusal(await stranger.get(`${path}/${id}/download`), 400, 'VALIDATION_ERROR');
    await age(7 * 24);
    expect((await customer.get(path)).data).toBeNull();
  });

  it('needs a session', async () => {
    expectRefusal(await new Client(stack).post(path), 401, 'UNAUTHORIZED');
    expectRefusal(await new Client(stack).get(path), 401, 'UNAUTHORIZED');
  });
});
