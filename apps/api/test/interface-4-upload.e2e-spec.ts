import { beforeAll, describe, expect, it } from '@jest/globals';
import { encodeAsciiStl, encodeBinaryStl, encodeObj, encodeThreemf } from '@testing/meshes/encode.js';
import { box } from '@testing/meshes/shapes.js';
import { type Client, signedIn } from '@testing/http-client.js';
import { judged } from './interface-client.js';
import { expectRefusal } from './refusal.js';
import { uploadBox } from './shop.js';
import { sharedStack } from './stack.js';

const stack = sharedStack();
let customer: Client & { email: string };
let fileKey: string;

beforeAll(async () => {
  customer = judged(await signedIn(stack));
  fileKey = await uploadBox(customer);
});

/** An STL of so many bytes: a box as text, and spaces. */
function solidOf(bytes: number): Buffer {
  const mesh = encodeAsciiStl(box(40, 20, 10));
  return Buffer.concat([mesh, Buffer.alloc(bytes - mesh.length, ' ')]);
}

describe('§4.3 POST /api/upload', () => {
  it('200 with key, url and metadata', async () => {
    const { status, data } = await customer.upload('box.stl', encodeBinaryStl(box(9, 8, 7)));
    expect([status, data.metadata]).toEqual([200, { filename: 'box.stl', size: 684 }]);
  });

  it.each([
    ['part.stl', encodeBinaryStl(box(40, 20, 10))],
    ['part-as-text.stl', encodeAsciiStl(box(40, 20, 10))],
    ['part.obj', encodeObj(box(40, 20, 10))],
    ['part.3mf', encodeThreemf(box(40, 20, 10))],
    ['PART.3MF', encodeThreemf(box(40, 20, 10))],
  ])('STL, OBJ or 3MF: %s is taken and priced as the same part', async (filename, content) => {
    const { status, data } = await customer.upload(filename, content);
    expect([status, data.metadata]).toEqual([200, { filename, size: content.length }]);
    const body = { filename, materialId: 'pla-noir' };
    const [priced, stl] = [
      await customer.post<{ quote: object }>('/api/quotes/calculate', { ...body, fileKey: data.key }),
      await customer.post<{ quote: object }>('/api/quotes/calculate', { ...body, fileKey }),
    ];
    expect(priced.data.quote).toEqual(stl.data.quote);
  });

  it('a file of exactly 50 MB is taken', async () => {
    const { status, data } = await customer.upload('large.stl', solidOf(52_428_800));
    expect([status, data.metadata]).toEqual([200, { filename: 'large.stl', size: 52_428_800 }]);
  });

  it.each([
    ['another type', 'notes.txt', Buffer.from('words'), 'INVALID_FILE_TYPE'],
    ['a content that is no STL', 'box.stl', Buffer.from('words, and no triangles'), 'INVALID_FILE_TYPE'],
    ['an STL that is called 3MF', 'box.3mf', encodeBinaryStl(box(9, 9, 9)), 'INVALID_FILE_TYPE'],
    ['a 3MF that is called STL', 'box.stl', encodeThreemf(box(9, 9, 9)), 'INVALID_FILE_TYPE'],
    ['one byte over 50 MB', 'big.stl', Buffer.alloc(52_428_801), 'FILE_TOO_LARGE'],
  ] as const)('%s: 400', async (_said, filename, content, code) => {
    expectRefusal(await customer.upload(filename, content), 400, code);
  });

  it('one field `file`: MISSING_FIELD without it', async () => {
    const body = new FormData();
    body.append('other', 'x');
    expectRefusal(await customer.send('/api/upload', { method: 'POST', body }), 400, 'MISSING_FIELD');
  });
});

describe('§4.3 GET /api/upload', () => {
  it('200 with maxSize, maxSizeMB and allowedExtensions (decision 15)', async () => {
    const allowedExtensions = ['.stl', '.obj', '.3mf'];
    const limits = { maxSize: 52_428_800, maxSizeMB: 50, allowedExtensions };
    expect((await customer.get('/api/upload')).data).toEqual(limits);
  });
});
