import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Quote } from '@shared/domain/pricing/quote.js';
import { type Answer, type Client, signedIn } from '@testing/http-client.js';
import { encodeBinaryStl, encodeObj, encodeThreemf } from '@testing/meshes/encode.js';
import { box } from '@testing/meshes/shapes.js';
import { query } from './database.js';
import { expectRefusal, refusedFields } from './refusal.js';
import { addAddress, orderLine, quoteLine, saveQuote } from './shop.js';
import { sharedStack } from './stack.js';

interface Analyzed {
  analysis: {
    fileHash: string;
    unit: string;
    uploadUnit: string | null;
    volumeMm3: number;
    boundingBoxMm: object;
  };
  validation: { printable: boolean; warnings: { code: string }[] };
  quote: Quote | null;
}

const stack = sharedStack();
let client: Client;

beforeAll(async () => {
  client = await signedIn(stack);
});

/** Sends a form whose fields are in that order. */
function send(parts: [name: string, value: string | Uint8Array][], filename = 'part.stl') {
  const body = new FormData();
  for (const [name, value] of parts) {
    if (typeof value === 'string') body.append(name, value);
    else body.append(name, new Blob([value as Uint8Array<ArrayBuffer>]), filename);
  }
  return client.send<{ key: string }>('/api/upload', { method: 'POST', body });
}

async function upload(content: Uint8Array, unit?: string, filename = 'part.stl'): Promise<string> {
  const { status, data, text } = await send(
    [['file', content], ...(unit === undefined ? [] : [['unit', unit] as [string, string]])],
    filename,
  );
  if (status !== 200) throw new Error(text);
  return data.key;
}

const analyze = async (fileKey: string) =>
  (await client.post<Analyzed>('/api/analyze', { fileKey, filename: 'part.stl' })).data;
const price = (fileKey: string) =>
  client.post<{ quote: Quote }>('/api/quotes/calculate', {
    ...orderLine(fileKey),
    filename: 'part.stl',
  });
const hintOf = (answer: Answer) => {
  const { reason, hint } = expectRefusal(answer, 400, 'INVALID_INPUT');
  return [reason, hint];
};

/** 8 × 4 × 2, of this test alone: a part in millimetres and in inches. */
const part = (seed = Math.random() / 1e3) => encodeBinaryStl(box(8 + seed, 4, 2));

describe('The unit of an upload', () => {
  it.each([
    ['in', 'inch', 25.4],
    ['cm', 'centimeter', 10],
    ['mm', 'millimeter', 1],
  ])('%s is told as %s, and multiplies all lengths', async (unit, name, mm) => {
    const { analysis } = await analyze(await upload(encodeBinaryStl(box(8, 4, 2)), unit));
    expect([analysis.unit, analysis.uploadUnit]).toEqual([name, unit]);
    expect(analysis.boundingBoxMm).toEqual({ x: 8 * mm, y: 4 * mm, z: 2 * mm });
    expect(analysis.volumeMm3 / (64 * mm ** 3)).toBeCloseTo(1, 9);
  });

  it('prices a part as the same part in millimetres', async () => {
    const inInches = await price(await upload(encodeObj(box(2, 1, 0.5)), 'in', 'part.obj'));
    const inMm = await price(await upload(encodeObj(box(50.8, 25.4, 12.7)), undefined, 'part.obj'));
    expect(inInches.status).toBe(200);
    expect(inInches.data.quote).toEqual(inMm.data.quote);
  });

  it('makes two analyses of one content, and one of two uploads in the same unit', async () => {
    const content = part();
    const keys = [await upload(content), await upload(content, 'in'), await upload(content, 'in')];
    const found = await Promise.all(keys.map(analyze));
    const [mm, inch, again] = found.map(({ analysis }) => analysis);
    expect([mm!.unit, inch!.unit]).toEqual(['millimeter', 'inch']);
    expect(again).toEqual(inch);
    expect(mm!.fileHash).not.toBe(inch!.fileHash);
    expect(inch!.volumeMm3 / mm!.volumeMm3).toBeCloseTo(25.4 ** 3, 3);
  });

  it('may come before the file, and may be empty', async () => {
    const before = await send([
      ['unit', 'in'],
      ['file', part()],
    ]);
    expect((await analyze(before.data.key)).analysis.unit).toBe('inch');
    const empty = await send([
      ['unit', ''],
      ['file', part()],
    ]);
    expect((await analyze(empty.data.key)).analysis.unit).toBe('millimeter');
  });

  it.each([
    ['a unit that is none of ours', [['unit', 'ft']]],
    ['two units', [['unit', 'in'], ['unit', 'cm']]], // prettier-ignore
  ] as [string, [string, string][]][])('refuses %s, and keeps nothing', async (_said, fields) => {
    const name = `${randomUUID()}.stl`;
    for (const parts of [
      [...fields, ['file', part()] as [string, Uint8Array]],
      [['file', part()] as [string, Uint8Array], ...fields],
    ]) {
      const details = expectRefusal(await send(parts, name), 400, 'VALIDATION_ERROR');
      expect(refusedFields(details)).toEqual(['unit']);
    }
    expect(await query(stack, 'select 1 from uploaded_files where filename = $1', [name])).toEqual([]);
  });

  it('is not taken for a 3MF file, which names its own', async () => {
    const content = encodeThreemf(box(20, 20, 20));
    const refused = await send([['file', content], ['unit', 'in']], 'part.3mf'); // prettier-ignore
    expect(refusedFields(expectRefusal(refused, 400, 'VALIDATION_ERROR'))).toEqual(['unit']);
    expect((await send([['file', content], ['unit', 'mm']], 'part.3mf')).status).toBe(200); // prettier-ignore
  });

  it('follows the part through quote, order and list', async () => {
    const fileKey = await upload(part(), 'in');
    const { data } = await price(fileKey);
    const quote = await saveQuote(client, [quoteLine(fileKey)]);
    expect(quote.items?.[0]?.quote ?? data.quote).toEqual(data.quote);
    const placed = await client.post<{ totalAmount: number }>('/api/orders', {
      ...{ addressId: await addAddress(client), acceptTerms: true, quoteId: quote.id },
      items: [orderLine(fileKey)],
    });
    expect([placed.status, placed.data.totalAmount]).toEqual([201, quote.totalPrice]);
    const files =
      await client.get<{ key: string; analysis: { unit: string; uploadUnit: string } }[]>('/api/files');
    expect(files.data.find(({ key }) => key === fileKey)?.analysis).toMatchObject({
      unit: 'inch',
      uploadUnit: 'in',
    });
  });
});

describe('A refusal for size', () => {
  it.each([
    ['a part in inches', [2, 1, 0.5], undefined, 'belowMinimumSize', /unit=cm, unit=in\.$/],
    ['a part in metres', [0.08, 0.04, 0.02], undefined, 'belowMinimumSize', /unit=m\.$/],
    ['a part of millimetres sent as inches', [80, 40, 20], 'in', 'exceedsBuildVolume', /unit=mm\.$/],
  ] as const)('names the unit to send for %s', async (_said, [x, y, z], unit, reason, hint) => {
    const answer = await price(await upload(encodeBinaryStl(box(x, y, z)), unit));
    expect(hintOf(answer)).toEqual([reason, expect.stringMatching(hint)]);
  });

  it('names none where none fits', async () => {
    const answer = await price(await upload(encodeBinaryStl(box(1200, 40, 20))));
    expect(hintOf(answer)).toEqual(['exceedsBuildVolume', expect.not.stringContaining('unit=')]);
  });
});
