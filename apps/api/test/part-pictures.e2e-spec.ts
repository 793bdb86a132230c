import { readdir } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { decode } from 'fast-png';
import { encodeBinaryStl } from '@testing/meshes/encode.js';
import { box, torus } from '@testing/meshes/shapes.js';
import { Client, goodPassword, signedIn } from '@testing/http-client.js';
import { press } from '@testing/press-button.js';
import type { TestStack } from '@testing/stack/stack.js';
import { query } from './database.js';
import { openCheckout, untilOrderIs } from './payment-orders.js';
import { expectRefusal } from './refusal.js';
import { addAddress, orderLine, placeOrder, quoteLine, saveQuote, untilDrawn, uploadBox } from './shop.js';
import { stackKind, startStack } from './stack.js';

const operatorEmail = 'operator@example.com';

/** Of its own: rows of pictures are counted and removed. */
let stack: TestStack;
let client: Client & { email: string };
let fileKey: string;

beforeAll(async () => {
  stack = await startStack({ env: { OPERATOR_EMAILS: operatorEmail } });
  client = await signedIn(stack);
  fileKey = await uploadBox(client, [63, 20, 10]);
});

afterAll(() => stack.stop());

interface Pictured {
  pictureUrl: string | null;
}

const listed = async (by: Client = client) =>
  (await by.get<(Pictured & { key: string })[]>('/api/files')).data;
const pictureRows = () =>
  query<{ status: string; attempts: number }>(stack, 'select status, attempts from part_pictures');

async function png(url: string) {
  const answer = await fetch(url);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  return { status: answer.status, headers: answer.headers, bytes };
}

/** A share of opaque pixels, and the darkest and the brightest of them. */
function tonesOf(bytes: Uint8Array) {
  const { width, height, data, palette } = decode(bytes);
  const opaque = Array.from(data, (index) => palette![index]!).filter(([, , , alpha]) => alpha === 255);
  const green = opaque.map((colour) => colour[1]!);
  return {
    share: opaque.length / width / height,
    darkest: Math.min(...green),
    brightest: Math.max(...green),
  };
}

describe('The picture of a part', () => {
  it('comes by itself after the upload: a PNG of 480 by 360 pixels, by a link that browsers keep', async () => {
    await untilDrawn(client, fileKey);
    const url = (await listed()).find(({ key }) => key === fileKey)!.pictureUrl!;
    expect(url.startsWith(`${stack.baseUrl}/api/files/picture/${fileKey}?`)).toBe(true);
    const { status, headers, bytes } = await png(url);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('image/png');
    expect(headers.get('cache-control')).toBe('private, max-age=7200, immutable');
    expect(bytes.length).toBeLessThanOrEqual(40_000);
    const { width, height } = decode(bytes);
    expect([width, height]).toEqual([480, 360]);
    const { share, darkest, brightest } = tonesOf(bytes);
    expect(share).toBeGreaterThan(0.15);
    expect(brightest - darkest).toBeGreaterThan(60);
    const lifeMs = Number(new URL(url).searchParams.get('expires')) * 1000 - Date.now();
    expect(lifeMs).toBeGreaterThanOrEqual(3_600_000);
    expect((await listed())[0]!.pictureUrl).toBe(url);
  });

  it('is drawn once a content, whoever has it', async () => {
    const other = await signedIn(stack);
    const before = (await pictureRows()).length;
    const key = await uploadBox(other, [63, 20, 10]);
    const [own, theirs] = [
      await png(await untilDrawn(client, fileKey)),
      await png(await untilDrawn(other, key)),
    ];
    expect(Buffer.compare(own.bytes, theirs.bytes)).toBe(0);
    expect((await pictureRows()).length).toBe(before);
  });

  it('is shown to its owner alone: no other customer has a link, and none can be made up', async () => {
    const stranger = await signedIn(stack);
    expect(await listed(stranger)).toEqual([]);
    expectRefusal(await stranger.post('/api/files/link', { fileKey }), 404, 'FILE_NOT_FOUND');
    const url = new URL(await untilDrawn(client, fileKey));
    const theirs = await uploadBox(stranger, [61, 20, 10]);
    const theirUrl = new URL(await untilDrawn(stranger, theirs));
    theirUrl.pathname = url.pathname;
    expectRefusal(await stranger.get(theirUrl.pathname + theirUrl.search), 403, 'FORBIDDEN');
    const ofFile = new URL((await client.get<{ url: string }[]>('/api/files')).data[0]!.url);
    expectRefusal(await client.get(url.pathname + ofFile.search), 403, 'FORBIDDEN');
    url.searchParams.set('expires', String(Math.floor(Date.now() / 1000) + 86_400));
    const { headers } = await png(url.href);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('is drawn when somebody asks for an older file, and again where parts are drawn otherwise', async () => {
    await untilDrawn(client, fileKey);
    await query(stack, 'delete from part_pictures');
    expect((await listed())[0]!.pictureUrl).toBeNull();
    await untilDrawn(client, fileKey);
    await query(stack, 'update part_pictures set look = 0');
    expect((await listed())[0]!.pictureUrl).not.toBeNull();
    const looks = () => query(stack, `select 1 from part_pictures where look = 0 or status <> 'done'`);
    while ((await looks()).length > 0) await sleep(50);
  });

  it('is missing for a file that cannot be read, and nothing is asked for', async () => {
    const { data } = await client.upload('broken.stl', Buffer.from('solid broken\nfacet x\n'));
    await client.post('/api/quotes/calculate', {
      fileKey: data.key,
      filename: 'broken.stl',
      materialId: 'pla-noir',
    });
    const before = (await pictureRows()).length;
    expect((await listed()).find(({ key }) => key === data.key)).toMatchObject({
      status: 'failed',
      pictureUrl: null,
    });
    expect((await pictureRows()).length).toBe(before);
  });

  it('shows an open part, too, which a person prices', async () => {
    const { positions, triangles } = box(30, 30, 30);
    const open = encodeBinaryStl({ positions, triangles: triangles.slice(0, -6) });
    const { data } = await client.upload('open.stl', open);
    const { bytes } = await png(await untilDrawn(client, data.key));
    expect(tonesOf(bytes).share).toBeGreaterThan(0.15);
  });

  it('of a card is that of its design, in its colours', async () => {
    const { data } = await client.post<{ fileKey: string; previewUrl: string }>('/api/cards', {
      name: 'Amina Test',
      materialId: 'pla-noir',
      textColorId: 'pla-blanc',
    });
    const preview = await png(data.previewUrl);
    while (decode((await png(await untilDrawn(client, data.fileKey))).bytes).width === 480) await sleep(50);
    const { bytes } = await png(await untilDrawn(client, data.fileKey));
    expect(Buffer.compare(bytes, preview.bytes)).toBe(0);
  });
});

describe('Lines', () => {
  it('of quotes, orders and operators’ lists have their part’s picture', async () => {
    const url = await untilDrawn(client, fileKey);
    const quote = await saveQuote(client, [quoteLine(fileKey)]);
    const saved = await client.get<{ items: Pictured[] }>(`/api/quotes/${quote.id}`);
    expect(saved.data.items).toMatchObject([{ pictureUrl: url }]);
    const items = [orderLine(fileKey, { quoteItemId: quote.items?.[0]?.id })];
    const order = await placeOrder(client, { addressId: await addAddress(client), items });
    const one = await client.get<{ items: Pictured[] }>(`/api/orders/${order.id}`);
    expect(one.data.items).toMatchObject([{ pictureUrl: url }]);
    const all = await client.get<{ items: Pictured[] }[]>('/api/orders');
    expect(all.data[0]!.items).toMatchObject([{ pictureUrl: url }]);
    const operator = await signedIn(stack, operatorEmail);
    const theirs = await operator.get<{ id: string; items: Pictured[] }[]>('/ops/api/orders?status=unpaid');
    expect(theirs.data.find(({ id }) => id === order.id)?.items).toMatchObject([{ pictureUrl: url }]);
  });

  it('of quotes and invoices are printed with it, and without where there is none yet', async () => {
    const addressId = await addAddress(client);
    const key = await uploadBox(client, [59, 31, 10]);
    await untilDrawn(client, key);
    const contents = (subjectId: string) =>
      query<{ lines: { pictureHash?: string; picture?: string }[] }>(
        stack,
        `select content -> 'lines' as lines from rendered_documents where subject_id = $1 order by created_at`,
        [subjectId],
      );
    const quote = await saveQuote(client, [quoteLine(key)]);
    const path = `/api/quotes/${quote.id}/pdf`;
    await query(stack, 'update part_pictures set status = $1', ['failed']);
    const plain = await client.get(path);
    await query(stack, 'update part_pictures set status = $1', ['done']);
    const pictured = await client.get(path);
    expect(pictured.text.length).toBeGreaterThan(plain.text.length);
    const [first, second] = await contents(quote.id);
    expect(first!.lines[0]!.pictureHash).toBeUndefined();
    expect(second!.lines[0]).toMatchObject({ pictureHash: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(second!.lines[0]!.picture).toBeUndefined();
    const order = await placeOrder(client, { addressId, items: [orderLine(key)] });
    const { url } = await openCheckout(client, order.id);
    await press(client, url, 'pay');
    await untilOrderIs(stack, order.id, 'paid');
    expect((await client.get(`/api/orders/${order.id}/invoice`)).status).toBe(200);
    const [invoice] = await contents(order.id);
    expect(invoice!.lines[0]!.pictureHash).toBe(second!.lines[0]!.pictureHash);
  });
});

describe('A deletion', () => {
  it('takes pictures along whose content no other customer has', async () => {
    const leaving = await signedIn(stack);
    const shared = await uploadBox(leaving, [63, 20, 10]);
    const { data } = await leaving.upload('ring.stl', encodeBinaryStl(torus(20, 6)));
    const [sharedUrl, ownUrl] = [await untilDrawn(leaving, shared), await untilDrawn(leaving, data.key)];
    const hashOf = async (key: string) =>
      (
        await query<{ content_hash: string }>(
          stack,
          'select content_hash from uploaded_files where key = $1',
          [key],
        )
      )[0]!.content_hash;
    const [sharedHash, ownHash] = [await hashOf(shared), await hashOf(data.key)];
    const answer = await leaving.post('/api/auth/delete-user', { password: goodPassword, confirm: true });
    expect(answer.status).toBe(200);
    const count = async (hash: string) =>
      (await query(stack, 'select 1 from part_pictures where content_hash = $1', [hash])).length;
    while ((await count(ownHash)) > 0) await sleep(50);
    expect(await count(sharedHash)).toBe(1);
    expectRefusal(await client.get(new URL(ownUrl).pathname + new URL(ownUrl).search), 404, 'FILE_NOT_FOUND');
    expect((await png(sharedUrl)).status).toBe(404);
    expect((await png(await untilDrawn(client, fileKey))).status).toBe(200);
    if (stackKind !== 'postgres') return;
    const stored = await readdir(`${stack.dataDir}/files/part-pictures`);
    expect(stored.filter((name) => name.startsWith(ownHash))).toEqual([]);
    expect(stored.filter((name) => name.startsWith(sharedHash)).sort()).toEqual([
      `${sharedHash}-small.png`,
      `${sharedHash}.png`,
    ]);
  });
});
