import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { encodeAsciiStl, encodeBinaryStl, encodeObj, encodeThreemf } from '@testing/meshes/encode.js';
import { box } from '@testing/meshes/shapes.js';
import { Client, signedIn } from '@testing/http-client.js';
import type { TestStack } from '@testing/stack/stack.js';
import { query } from './database.js';
import { expectRefusal } from './refusal.js';
import { stackKind, startStack } from './stack.js';

const maxBytes = 52_428_800;
/** Of its own: what is stored is looked at, and others store, too. */
let stack: TestStack;
let client: Client & { email: string };

beforeAll(async () => {
  stack = await startStack();
  client = await signedIn(stack);
});

afterAll(() => stack.stop());

/** A binary STL of exactly that many bytes (a multiple of 50 plus 84). */
function stlOfBytes(bytes: number): Buffer {
  const file = Buffer.alloc(bytes);
  file.writeUInt32LE((bytes - 84) / 50, 80);
  return file;
}

async function storedFiles(): Promise<string[]> {
  const entries = await readdir(join(stack.dataDir, 'files'), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  // Pictures of earlier uploads come when they are drawn.
  const uploads = files.filter(({ parentPath }) => !parentPath.endsWith('part-pictures'));
  return uploads.map((entry) => join(entry.parentPath, entry.name));
}

describe('GET /api/upload', () => {
  it('tells what can be uploaded', async () => {
    const { status, data } = await client.get('/api/upload');
    expect(status).toBe(200);
    expect(data).toEqual({
      maxSize: maxBytes,
      maxSizeMB: 50,
      allowedExtensions: ['.stl', '.obj', '.3mf'],
    });
  });
});

describe('POST /api/upload', () => {
  const part = encodeBinaryStl(box(40, 20, 10));

  it('answers with a key in the caller’s namespace, a link and the file’s name and size', async () => {
    const { status, data } = await client.upload('support été.STL', part);
    const session = await client.get<{ user: { id: string } }>('/api/auth/get-session');
    expect(status).toBe(200);
    expect(data.key).toMatch(new RegExp(`^uploads/${session.data.user.id}/[0-9a-f-]{36}\\.stl$`));
    expect(data.url.startsWith(`${stack.baseUrl}/api/files/${data.key}?`)).toBe(true);
    expect(data.metadata).toEqual({ filename: 'support été.STL', size: part.length });
  });

  it.each([
    ['part.obj', encodeObj(box(10, 10, 10))],
    ['part.3mf', encodeThreemf(box(10, 10, 10))],
  ])('takes %s', async (filename, content) => {
    expect((await client.upload(filename, content)).status).toBe(200);
  });

  it('gives the bytes back to whoever has the link, without a session', async () => {
    const { data } = await client.upload('pièce "A".stl', part);
    const answer = await fetch(data.url);
    expect(answer.status).toBe(200);
    expect(Buffer.from(await answer.arrayBuffer()).equals(part)).toBe(true);
    expect(answer.headers.get('content-disposition')).toBe(
      "attachment; filename*=UTF-8''pi%C3%A8ce%20%22A%22.stl",
    );
  });

  it.each([
    ['another key', (url: string) => url.replace('.stl?', '.obj?')],
    ['another expiry', (url: string) => url.replace(/expires=\d/, 'expires=9')],
    [
      'another signature',
      (url: string) => url.replace(/signature=(.)/, (_, first) => `signature=${first === '-' ? '_' : '-'}`),
    ],
  ])('refuses a link with %s', async (_what, forge) => {
    const { data } = await client.upload('a.stl', part);
    const { status, error } = await new Client(stack).get(forge(data.url));
    expect([status, error.code]).toEqual([403, 'FORBIDDEN']);
  });

  it.each([
    ['a name without extension', 'part', part],
    ['another extension', 'part.step', part],
    ['an extension alone that is no type', 'stl', part],
    ['content that is no mesh', 'part.stl', Buffer.from('%PDF-1.7 hello')],
    ['an OBJ named as STL', 'part.stl', encodeObj(box(10, 10, 10))],
    ['an STL named as 3MF', 'part.3mf', part],
    ['a 3MF named as STL', 'part.stl', encodeThreemf(box(10, 10, 10))],
    ['an empty file', 'part.stl', Buffer.alloc(0)],
  ])('refuses %s as INVALID_FILE_TYPE and stores nothing', async (_what, filename, content) => {
    // A picture of an earlier upload may arrive just then.
    const kept = async () => (await storedFiles()).filter((path) => !path.includes('/.incoming/'));
    const before = stackKind === 'postgres' ? await kept() : [];
    const { status, error } = await client.upload(filename, content);
    expect([status, error.code]).toEqual([400, 'INVALID_FILE_TYPE']);
    if (stackKind === 'postgres') expect(await kept()).toEqual(before);
  });

  it('takes 52,428,784 bytes, the largest binary STL within 50 MB', async () => {
    const { status, data } = await client.upload('large.stl', stlOfBytes(84 + 50 * 1_048_574));
    expect([status, data.metadata.size]).toEqual([200, 52_428_784]);
  });

  it('takes exactly 50 MB', async () => {
    const mesh = encodeAsciiStl(box(40, 20, 10));
    const content = Buffer.concat([mesh, Buffer.alloc(maxBytes - mesh.length, ' ')]);
    const { status, data } = await client.upload('large.stl', content);
    expect([status, data.metadata]).toEqual([200, { filename: 'large.stl', size: 52_428_800 }]);
  });

  it('refuses one byte more than 50 MB as FILE_TOO_LARGE', async () => {
    const { status, error } = await client.upload('large.obj', Buffer.alloc(maxBytes + 1, 'v 0 0 0\n'));
    expect([status, error.code]).toEqual([400, 'FILE_TOO_LARGE']);
    expect(error.details.maxSize).toBe(maxBytes);
  });

  it('asks for the field when the form has no file, or the body is no form', async () => {
    const form = new FormData();
    form.append('other', 'value');
    const empty = await client.send('/api/upload', { method: 'POST', body: form });
    const json = await client.post('/api/upload', { file: 'x' });
    for (const { status, error } of [empty, json]) {
      expect([status, error.code]).toEqual([400, 'MISSING_FIELD']);
      expect(error.details.errors).toEqual([{ field: 'file', code: 'required', message: 'is required' }]);
    }
  });

  const formOf = (...parts: [disposition: string, content: string][]) =>
    client.send('/api/upload', {
      method: 'POST',
      headers: { 'Content-Type': 'multipart/form-data; boundary=b' },
      body: `${parts.map(([head, content]) => `--b\r\n${head}\r\n\r\n${content}\r\n`).join('')}--b--\r\n`,
    });
  const asFile = (field: string, filename: string) =>
    `Content-Disposition: form-data; name="${field}"; filename="${filename}"`;
  const solid = 'solid a\nendsolid a\n';

  it('asks for a file name where a part has none', async () => {
    const disposition = 'Content-Disposition: form-data; name="file"';
    for (const head of [
      `${disposition}\r\nContent-Type: application/octet-stream`,
      `${disposition}; filename=""\r\nContent-Type: application/octet-stream`,
      `${disposition}; filename=""`,
    ]) {
      const { errors } = expectRefusal(await formOf([head, solid]), 400, 'MISSING_FIELD');
      expect(errors).toEqual([{ field: 'file', code: 'fileName', message: 'must have a file name' }]);
    }
    const nameless = 'Content-Disposition: form-data\r\nContent-Type: application/octet-stream';
    expectRefusal(await formOf([nameless, solid]), 400, 'MISSING_FIELD');
  });

  it('takes one file: a second one is a fault, and leaves nothing of the first', async () => {
    const count = async () =>
      (
        await query<{ count: string }>(
          stack,
          'select count(*) from uploaded_files where user_id = (select id from users where email = $1)',
          [client.email],
        )
      )[0]?.count;
    const before = await count();
    const file: [string, string] = [asFile('file', 'a.stl'), solid];
    for (const parts of [
      [file, file],
      [file, [asFile('other', 'b.stl'), solid] as [string, string]],
      [[asFile('other', 'b.stl'), solid] as [string, string], file],
      [file, file, file, file],
      [file, [asFile('file', 'large.stl'), 'x'.repeat(1_000_000)] as [string, string]],
    ]) {
      const { errors } = expectRefusal(await formOf(...parts), 400, 'VALIDATION_ERROR');
      expect(errors).toEqual([
        { field: 'file', code: 'oneFile', message: 'must be one file: the form holds another' },
      ]);
    }
    expect(await count()).toBe(before);
    const empty: [string, string] = [`${asFile('other', '')}\r\nContent-Type: application/octet-stream`, ''];
    expect((await formOf(file, empty)).status).toBe(200);
  });

  it('keeps a file name of 1,024 characters and refuses a longer one with that rule', async () => {
    const longest = `${'🏠'.repeat(1019)}x.stl`;
    const { data } = await client.upload(longest, Buffer.from(solid));
    expect(data.metadata.filename).toBe(longest);
    const file = await fetch(data.url);
    expect([file.status, await file.text()]).toEqual([200, solid]);
    expect(file.headers.get('content-disposition')).toBe(
      `attachment; filename*=UTF-8''${encodeURIComponent(`${'🏠'.repeat(250)}x.stl`)}`,
    );
    for (const longer of [`x${longest}`, `${'x'.repeat(9_000)}.stl`]) {
      const refused = await client.upload(longer, Buffer.from(solid));
      expect(expectRefusal(refused, 400, 'VALIDATION_ERROR').errors).toEqual([
        { field: 'file', code: 'fileNameLength', message: 'must have a name of 1 to 1024 characters' },
      ]);
    }
  });

  it('takes what turns or breaks a line out of a file name', async () => {
    const { data } = await client.upload('a\u202ejbo\u2066\u2028\u0085.stl', Buffer.from(solid));
    expect(data.metadata.filename).toBe('ajbo.stl');
  });

  it('refuses a form that ends in the middle, wherever that is and whatever part it is in', async () => {
    const part = (head: string) => `--b\r\n${head}\r\n\r\n${solid}\r\n`;
    const forms = [
      part(asFile('file', 'a.stl')),
      part(asFile('other', 'a.stl')),
      part(asFile('file', 'a.stl')) + part(asFile('file', 'b.stl')),
      part(asFile('file', '')),
      part('Content-Disposition: form-data; name="note"'),
      part('Content-Disposition: form-data; name="note"').repeat(30),
      part(asFile('other', 'a.stl')).repeat(30),
    ];
    const cutOff = forms.flatMap((form) =>
      Array.from({ length: 24 }, (_, cut) => form.slice(0, form.length - 3 * cut)),
    );
    for (const body of cutOff) {
      const headers = { 'Content-Type': 'multipart/form-data; boundary=b' };
      const { status } = await client.send('/api/upload', { method: 'POST', headers, body });
      expect([status, body]).toEqual([400, body]);
    }
    const whole = await client.upload('whole.stl', Buffer.from(solid));
    expect(whole.status).toBe(200);
  });

  it('removes what it has written when the client goes away', async () => {
    if (stackKind !== 'postgres') return;
    const before = await storedFiles();
    const { hostname, port } = new URL(stack.baseUrl);
    const socket = connect(Number(port), hostname);
    socket.write(
      [
        'POST /api/upload HTTP/1.1',
        `Host: ${hostname}`,
        `Cookie: ${client.cookie}`,
        'Content-Type: multipart/form-data; boundary=b',
        'Content-Length: 1000000',
        '',
        '--b\r\nContent-Disposition: form-data; name="file"; filename="a.stl"\r\n\r\n',
      ].join('\r\n'),
    );
    socket.write(Buffer.alloc(300_000));
    for (let waited = 0; (await storedFiles()).length === before.length; waited += 20) {
      if (waited > 20_000) throw new Error('The upload never began.');
      await sleep(20);
    }
    socket.destroy();
    for (let waited = 0; (await storedFiles()).length > before.length; waited += 20) {
      if (waited > 20_000) throw new Error('The half-written file is still there.');
      await sleep(20);
    }
    expect(await storedFiles()).toEqual(before);
  });

  it('needs a session', async () => {
    const { status, error } = await new Client(stack).upload('a.stl', part);
    expect([status, error.code]).toEqual([401, 'UNAUTHORIZED']);
  });
});
