import { beforeAll, describe, expect, it } from '@jest/globals';
import type { KeptAnalysis, MeshFault } from '@shared/domain/contract/analysis.js';
import { encodeBinaryStl } from '@testing/meshes/encode.js';
import { box } from '@testing/meshes/shapes.js';
import { Client, signedIn } from '@testing/http-client.js';
import { query } from './database.js';
import { expectRefusal, refusedFields } from './refusal.js';
import { addAddress, orderLine, placeOrder, quoteLine, saveQuote, uploadBox } from './shop.js';
import { sharedStack } from './stack.js';

interface ListedFile {
  key: string;
  url: string;
  metadata: { filename: string; size: number };
  createdAt: string;
  expiresAt: string;
  status: string;
  analysis: KeptAnalysis | null;
  validation: { printable: boolean } | null;
  fault: MeshFault | null;
}

const stack = sharedStack();
const dayMs = 24 * 3_600_000;
let client: Client & { email: string };

const list = async () => (await client.get<ListedFile[]>('/api/files')).data;
const priceOf = (fileKey: string) =>
  client.post('/api/quotes/calculate', { fileKey, filename: 'box.stl', materialId: 'pla-noir' });

beforeAll(async () => {
  client = await signedIn(stack);
});

describe('GET /api/files', () => {
  it("lists the caller's uploads with what was measured, and why one cannot be read", async () => {
    expect(await list()).toEqual([]);
    const key = await uploadBox(client, [41, 20, 10]);
    await priceOf(key);
    const text =
      'solid broken\nfacet normal 0 0 1\nouter loop\nvertex 0 0 zero\nendloop\nendfacet\nendsolid\n';
    const { data: broken } = await client.upload('broken.stl', Buffer.from(text));
    await priceOf(broken.key);
    const [second, first, ...others] = await list();
    expect(others).toEqual([]);
    expect(first).toMatchObject({
      key,
      metadata: { filename: 'box.stl', size: 684 },
      status: 'done',
      analysis: { volumeMm3: 8200, boundingBoxMm: { x: 41, y: 20, z: 10 } },
      validation: { printable: true },
      fault: null,
    });
    expect(second).toMatchObject({ key: broken.key, status: 'failed', analysis: null, validation: null });
    expect(second?.fault?.reason).toBe('meshUnreadable');
    expect(await (await signedIn(stack)).get('/api/files')).toMatchObject({ data: [] });
  });

  it('tells when a file is deleted: 30 days after the upload, the last quote, a year after the last order', async () => {
    const key = await uploadBox(client);
    const expiry = async () => {
      const { createdAt, expiresAt } = (await list()).find((file) => file.key === key)!;
      return (Date.parse(expiresAt) - Date.parse(createdAt)) / dayMs;
    };
    expect(await expiry()).toBe(30);
    await saveQuote(client, [quoteLine(key)]);
    expect(await expiry()).toBeCloseTo(37, 1);
    await placeOrder(client, { addressId: await addAddress(client), items: [orderLine(key)] });
    expect(Math.round(await expiry())).toBeGreaterThanOrEqual(365);
  });
});

describe('GET /api/files?search', () => {
  it("finds the caller's files whose name contains the text, in any case, page by page", async () => {
    const owner = await signedIn(stack);
    const content = encodeBinaryStl(box(20, 20, 20));
    for (const name of ['Support moteur.stl', 'support_100%.stl', 'équerre.stl']) {
      await owner.upload(name, content);
    }
    const found = async (query: string): Promise<string[]> => {
      const { data } = await owner.get<{ metadata: { filename: string } }[]>(`/api/files?${query}`);
      return data.map(({ metadata }) => metadata.filename);
    };
    expect(await found('search=SUPPORT')).toEqual(['support_100%.stl', 'Support moteur.stl']);
    expect(await found(`search=${encodeURIComponent('0%')}`)).toEqual(['support_100%.stl']);
    expect(await found(`search=${encodeURIComponent('ÉQU')}`)).toEqual(['équerre.stl']);
    expect(await found('search=support&limit=1')).toEqual(['support_100%.stl']);
    expect(await found('search=box')).toEqual([]);
    expect(await found('search=')).toHaveLength(3);
    const long = await owner.get(`/api/files?search=${'x'.repeat(101)}`);
    expect(refusedFields(expectRefusal(long, 400, 'VALIDATION_ERROR'))).toEqual(['search']);
    expectRefusal(await owner.get('/api/files?search=%00'), 400, 'INVALID_INPUT');
  });
});

describe('POST /api/files/link', () => {
  it('signs a link that downloads the file for 15 minutes', async () => {
    const key = await uploadBox(client);
    const content = encodeBinaryStl(box(40, 20, 10));
    const { status, data } = await client.post<{ key: string; url: string; expiresAt: string }>(
      '/api/files/link',
      { fileKey: key },
    );
    expect([status, data.key]).toEqual([200, key]);
    const leftMs = Date.parse(data.expiresAt) - Date.now();
    expect(leftMs).toBeGreaterThan(14 * 60_000);
    expect(leftMs).toBeLessThanOrEqual(15 * 60_000);
    const { pathname, search } = new URL(data.url);
    const download = await fetch(`${stack.baseUrl}${pathname}${search}`);
    expect(Buffer.from(await download.arrayBuffer()).equals(content)).toBe(true);
    const later = await fetch(`${stack.baseUrl}${pathname}${search.replace(/expires=\d/, 'expires=0')}`);
    expect(later.status).toBe(403);
  });

  it('tells the unit that the file was uploaded in, and the further colours of a card', async () => {
    const form = new FormData();
    form.append('unit', 'in');
    form.append('file', new Blob([new Uint8Array(encodeBinaryStl(box(2, 1, 1)))]), 'inches.stl');
    const uploaded = await client.send<{ key: string }>('/api/upload', { method: 'POST', body: form });
    const { data } = await client.post('/api/files/link', { fileKey: uploaded.data.key });
    expect(data).toMatchObject({ unit: 'in', furtherSkus: [] });
  });

  it("knows no file of another's, and none that is not there", async () => {
    const key = await uploadBox(client);
    const stranger = await signedIn(stack);
    for (const [by, fileKey] of [
      [stranger, key],
      [client, 'uploads/none'],
    ] as const) {
      const refusal = expectRefusal(await by.post('/api/files/link', { fileKey }), 404, 'FILE_NOT_FOUND');
      expect(refusedFields(refusal)).toEqual(['fileKey']);
    }
    const empty = expectRefusal(await client.post('/api/files/link', {}), 400, 'VALIDATION_ERROR');
    expect(refusedFields(empty)).toEqual(['fileKey']);
    expectRefusal(await new Client(stack).post('/api/files/link', { fileKey: key }), 401, 'UNAUTHORIZED');
  });

  it('is told of in the refusal of a link that has ended', async () => {
    const { url } = (await list())[0]!;
    const { pathname } = new URL(url);
    const refusal = expectRefusal(await client.get(`${pathname}?expires=1&signature=x`), 403, 'FORBIDDEN');
    expect(refusal.hint).toContain('POST /api/files/link');
  });
});

it('agrees with the job that deletes', async () => {
  const key = await uploadBox(client);
  await query(stack, `update uploaded_files set created_at = now() - interval '29 days' where key = $1`, [
    key,
  ]);
  const { expiresAt } = (await list()).find((file) => file.key === key)!;
  expect(Math.round((Date.parse(expiresAt) - Date.now()) / dayMs)).toBe(1);
});
