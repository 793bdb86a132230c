import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { Client, goodPassword, signedIn } from '@testing/http-client.js';
import { expectRefusal, refusedFields } from './refusal.js';
import { sharedStack } from './stack.js';

const stack = sharedStack();
const guest = new Client(stack);
let customer: Client;

beforeAll(async () => {
  customer = await signedIn(stack);
});

const signIn = '/api/auth/sign-in/email';
const json = { 'Content-Type': 'application/json' };

/** Sends a body as it is; a sign-in of nobody answers 401 once the body has passed every check. */
function send(body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = json) {
  return guest.send(signIn, { method: 'POST', headers, body });
}

const nobody = { email: 'nobody@example.com', password: 'x' };

let senders = 0;

/** The sign-in of someone who has no account, each time someone else. */
function stranger(more: object = {}): string {
  return JSON.stringify({
    email: `stranger-${(senders += 1)}-${process.pid}@example.com`,
    password: 'x',
    ...more,
  });
}

describe('A JSON body', () => {
  it.each([['{'], ['{"email":}'], ['nonsense'], ['{}{}'], ["{'email':1}"]])(
    'that is malformed is refused: %s',
    async (body) => {
      const details = expectRefusal(await send(body), 400, 'INVALID_INPUT');
      expect(details.hint).toBe('Send one JSON object.');
    },
  );

  it.each(['[{"email":"a@b.example"}]', 'null', '"text"', '12', 'true'])(
    'that is no object: %s',
    async (body) => {
      const details = expectRefusal(await send(body), 400, 'VALIDATION_ERROR');
      expect(details.errors).toEqual([
        { field: '', code: 'jsonObject', message: 'the body must be a JSON object' },
      ]);
    },
  );

  it('that is empty counts as an empty object', async () => {
    for (const answer of [await send(''), await guest.send(signIn, { method: 'POST' }), await send('{}')]) {
      expect(refusedFields(expectRefusal(answer, 400, 'VALIDATION_ERROR'))).toEqual(['email', 'password']);
    }
  });

  it('of another content type is refused', async () => {
    const body = JSON.stringify(nobody);
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ]) {
      const details = expectRefusal(await send(body, { 'Content-Type': type }), 400, 'INVALID_INPUT');
      expect(details.hint).toBe('Send Content-Type: application/json.');
    }
  });

  it('may state its charset or be of a +json type', async () => {
    for (const type of [
      'application/json; charset=utf-8',
      'Application/JSON',
      'application/merge-patch+json',
    ]) {
      expectRefusal(await send(stranger(), { 'Content-Type': type }), 401, 'INVALID_CREDENTIALS');
    }
  });

  it('in a charset we do not read is refused', async () => {
    const type = { 'Content-Type': 'application/json; charset=iso-8859-1' };
    expect(expectRefusal(await send(stranger(), type), 400, 'INVALID_INPUT').hint).toContain('UTF-8');
  });

  it('may have 256 KB and not a byte more', async () => {
    const bare = stranger({ padding: '' }).length;
    const padded = (bytes: number) => stranger({ padding: 'x'.repeat(bytes - bare) }).slice(0, bytes);
    const largest = padded(262_144);
    expect(largest.length).toBe(262_144);
    expectRefusal(await send(largest), 401, 'INVALID_CREDENTIALS');
    const details = expectRefusal(await send(`${largest} `), 400, 'INVALID_INPUT');
    expect(details.hint).toContain('POST /api/upload');
  });

  it('may be compressed, and its size is that of the text in it', async () => {
    const gzip = { ...json, 'Content-Encoding': 'gzip' };
    expectRefusal(await send(new Uint8Array(gzipSync(stranger())), gzip), 401, 'INVALID_CREDENTIALS');
    const bomb = new Uint8Array(gzipSync(stranger({ padding: 'x'.repeat(50_000_000) })));
    expect(bomb.length).toBeLessThan(100_000);
    expectRefusal(await send(bomb, gzip), 400, 'INVALID_INPUT');
    expectRefusal(await send('not gzip', gzip), 400, 'INVALID_INPUT');
    expectRefusal(await send(stranger(), { ...json, 'Content-Encoding': 'rot13' }), 400, 'INVALID_INPUT');
  });

  it('whose compression breaks, early or late, is refused, and nothing else', async () => {
    const gzip = { ...json, 'Content-Encoding': 'gzip' };
    const whole = gzipSync(stranger({ padding: 'x'.repeat(200_000) }));
    const large = gzipSync(stranger({ padding: 'x'.repeat(2_000_000) }));
    for (const bytes of [
      whole.subarray(0, whole.length / 2),
      Buffer.concat([whole, Buffer.from('rest')]),
      Buffer.concat([large, Buffer.from('rest')]),
      Buffer.concat([large.subarray(0, 1_000), Buffer.alloc(100_000, 0xff)]),
      Buffer.concat([gzipSync('x'), Buffer.alloc(1_000_000, 1)]),
      Buffer.from(whole.map((byte, place) => (place % 97 === 20 ? byte ^ 1 : byte))),
    ]) {
      for (const encoding of ['gzip', 'deflate', 'br']) {
        const answer = await send(new Uint8Array(bytes), { ...gzip, 'Content-Encoding': encoding });
        expect(answer.status).toBeGreaterThanOrEqual(400);
        expect(answer.status).toBeLessThan(500);
      }
    }
    expect((await guest.get('/health/live')).status).toBe(200);
  });

  it('may nest twelve levels deep and no deeper', async () => {
    const nested = (levels: number) => '{"a":'.repeat(levels - 1) + '{}' + '}'.repeat(levels - 1);
    const twelve = expectRefusal(await send(nested(12)), 400, 'VALIDATION_ERROR');
    expect(refusedFields(twelve)).toEqual(['email', 'password']);
    const thirteen = expectRefusal(await send(nested(13)), 400, 'VALIDATION_ERROR');
    expect(thirteen.errors).toEqual([
      {
        field: 'a'.repeat(12).split('').join('.'),
        code: 'depth',
        message: 'must not nest more than 12 levels',
      },
    ]);
    expectRefusal(await send(nested(15_000)), 400, 'VALIDATION_ERROR');
    expectRefusal(await send('['.repeat(15_000)), 400, 'INVALID_INPUT');
  });

  const members = (count: number) => Array.from({ length: count }, (_, n) => `"m${n}":${n}`).join(',');
  const entries = (count: number) => `[${Array.from({ length: count }, () => '0').join(',')}]`;

  it('may hold objects of 200 members and lists of 1,000 entries, and no larger ones', async () => {
    expectRefusal(await send(`{"x":{${members(200)}},"y":${entries(1_000)}}`), 400, 'VALIDATION_ERROR');
    expectRefusal(await send(stranger().replace('{', `{${members(198)},`)), 401, 'INVALID_CREDENTIALS');
    expectRefusal(
      await send(stranger({ y: Array.from({ length: 1_000 }, () => 0) })),
      401,
      'INVALID_CREDENTIALS',
    );
    for (const [body, field, code, message] of [
      [`{${members(201)}}`, '', 'mostMembers', 'must have at most 200 members'],
      [`{"x":[{},{"y":{${members(201)}}}]}`, 'x.1.y', 'mostMembers', 'must have at most 200 members'],
      [`{"items":${entries(1_001)}}`, 'items', 'mostEntries', 'must have at most 1000 entries'],
      [
        `{"deep":${'['.repeat(13)}${']'.repeat(13)},"items":${entries(1_001)}}`,
        'items',
        'mostEntries',
        'must have at most 1000 entries',
      ],
      [`{"a":{"b\\"":[1,${entries(1_001)}]}}`, 'a.b\\".1', 'mostEntries', 'must have at most 1000 entries'],
      [
        `{${Array.from({ length: 25 }, (_, n) => `"m${n}":${entries(1_000)}`).join(',')}}`,
        '',
        'mostValues',
        'the body must hold at most 20000 values',
      ],
    ] as const) {
      const { errors } = expectRefusal(await send(body), 400, 'VALIDATION_ERROR');
      expect(errors).toEqual([{ field, code, message }]);
    }
  });

  it('has brackets and commas in its texts that are none', async () => {
    const text = `${'[{,"'.repeat(2_000)}`;
    expectRefusal(
      await send(stranger({ password: text, [text.slice(0, 99)]: text })),
      401,
      'INVALID_CREDENTIALS',
    );
  });

  it('with many faults is told fifty of them, and how many more there are', async () => {
    const items = Array.from({ length: 25 }, () => ({ fileKey: 1, filename: 2, materialId: 3 }));
    const { errors, hint } = expectRefusal(
      await customer.post('/api/quotes/batch', { items }),
      400,
      'VALIDATION_ERROR',
    );
    expect([errors?.length, hint]).toEqual([50, '25 more faults are not listed.']);
  });

  it('with a list that is too long is judged by the list’s length alone', async () => {
    const items = Array.from({ length: 26 }, () => ({}));
    const { errors } = expectRefusal(
      await customer.post('/api/quotes/batch', { items, destinationId: 7 }),
      400,
      'VALIDATION_ERROR',
    );
    expect(errors).toEqual([
      { field: 'items', code: 'entries', message: 'must have 1 to 25 entries' },
      { field: 'destinationId', code: 'string', message: 'must be a string' },
    ]);
  });

  it('with entries that are no objects names each of them', async () => {
    const good = { fileKey: 'k', filename: 'f.stl', materialId: 'pla-noir' };
    for (const entry of [null, 'line', 7, [good]]) {
      const answer = await customer.post('/api/quotes/batch', { items: [good, entry] });
      expect(expectRefusal(answer, 400, 'VALIDATION_ERROR').errors).toEqual([
        { field: 'items.1', code: 'object', message: 'must be an object' },
      ]);
    }
    for (const items of [{}, 'items', 7, true]) {
      const answer = await customer.post('/api/quotes/batch', { items });
      expect(expectRefusal(answer, 400, 'VALIDATION_ERROR').errors).toEqual([
        { field: 'items', code: 'array', message: 'must be an array' },
      ]);
    }
  });

  it('holds no NUL characters and no broken Unicode, in values and in names', async () => {
    for (const [body, field] of [
      ['{"email":"a\\u0000@b.example"}', 'email'],
      ['{"items":[{"name":"\\ud800"}]}', 'items.0.name'],
      ['{"note":"\\udc00\\ud800"}', 'note'],
      ['{"a\\u0000":1}', 'a\0'],
    ] as const) {
      expect(refusedFields(expectRefusal(await send(body), 400, 'VALIDATION_ERROR'))).toEqual([field]);
    }
  });

  it('may hold any other Unicode', async () => {
    expectRefusal(await send(stranger({ password: 'Clé 🔑 مفتاح 鍵' })), 401, 'INVALID_CREDENTIALS');
  });

  it('in UTF-16 may hold half a character, which is read as a sign for it', async () => {
    const type = { 'Content-Type': 'application/json; charset=utf-16le' };
    const text = stranger({ password: 'half' }).replace('half', '\ud800');
    expect(text.isWellFormed()).toBe(false);
    expectRefusal(await send(new Uint8Array(Buffer.from(text, 'utf16le')), type), 401, 'INVALID_CREDENTIALS');
  });

  it('may hold unknown fields of any name, which have no effect', async () => {
    for (const name of [
      '__proto__',
      'constructor',
      'prototype',
      'hasOwnProperty',
      'toString',
      'then',
      'toJSON',
    ]) {
      for (const value of ['{"email":"x","isAdmin":true}', '"text"', 'null', '[1]']) {
        const body = stranger().replace('{', `{"${name}":${value},`);
        expectRefusal(await send(body), 401, 'INVALID_CREDENTIALS');
      }
    }
    expect((await guest.get('/api/materials')).status).toBe(200);
  });

  it('has strict types: a number is no text, a text no boolean', async () => {
    for (const [body, fields] of [
      [{ email: 5, password: 'x' }, ['email']],
      [{ email: ['a@b.example'], password: 'x' }, ['email']],
      [{ email: 'a@b.example', password: { length: 8 } }, ['password']],
      [{ ...nobody, rememberMe: 'true' }, ['rememberMe']],
      [{ ...nobody, rememberMe: 1 }, ['rememberMe']],
      [{ email: null, password: true }, ['email', 'password']],
    ] as const) {
      const details = expectRefusal(await guest.post(signIn, body), 400, 'VALIDATION_ERROR');
      expect(refusedFields(details)).toEqual(fields);
    }
  });

  it('without a field, or with one of another type, has one fault of it', async () => {
    const missing = expectRefusal(await guest.post(signIn, {}), 400, 'VALIDATION_ERROR');
    expect(missing.errors).toEqual([
      { field: 'email', code: 'required', message: 'is required' },
      { field: 'password', code: 'required', message: 'is required' },
    ]);
    const mistyped = expectRefusal(
      await guest.post(signIn, { ...nobody, email: 5 }),
      400,
      'VALIDATION_ERROR',
    );
    expect(mistyped.errors).toEqual([{ field: 'email', code: 'string', message: 'must be a string' }]);
    for (const empty of [null, '']) {
      const answer = await guest.post(signIn, { email: empty, password: empty });
      expect(expectRefusal(answer, 400, 'VALIDATION_ERROR').errors).toEqual(missing.errors);
    }
    const spaced = await guest.post(signIn, { ...nobody, email: 'a b@x.com', rememberMe: 'yes' });
    expect(expectRefusal(spaced, 400, 'VALIDATION_ERROR').errors).toEqual([
      { field: 'email', code: 'plainEmail', message: 'must not hold spaces or hidden characters' },
      { field: 'rememberMe', code: 'boolean', message: 'must be true or false' },
    ]);
    for (const [items, code, message] of [
      [null, 'required', 'is required'],
      [7, 'array', 'must be an array'],
    ] as const) {
      const answer = await customer.post('/api/quotes/batch', { items });
      const { errors } = expectRefusal(answer, 400, 'VALIDATION_ERROR');
      expect(errors).toEqual([{ field: 'items', code, message }]);
    }
  });

  it('is told its faults without the field’s name, which stands beside', async () => {
    const body = {
      vertical: 'sea',
      title: 'x',
      quantity: 0,
      phone: '1',
      referenceUrl: 'no',
    };
    const answer = await customer.post('/api/requests', body);
    const { errors = [] } = expectRefusal(answer, 400, 'VALIDATION_ERROR');
    expect(Object.fromEntries(errors.map(({ field, message }) => [field, message]))).toEqual({
      vertical: 'must be one of the following values: automotive, cosplay, hobby, other',
      title: 'must have 3 to 120 characters',
      description: 'is required',
      quantity: 'must not be less than 1',
      phone: 'must be a Moroccan number such as 0612345678',
      referenceUrl: 'must be an http or https address, or empty',
    });
  });

  it('of a basket names its faults by dotted paths', async () => {
    const good = { fileKey: 'k', filename: 'f.stl', materialId: 'pla-noir' };
    const items = [good, { ...good, quantity: '3' }, { ...good, materialId: '', isRush: 'no' }, 'line'];
    const details = expectRefusal(
      await customer.post('/api/quotes/batch', { items }),
      400,
      'VALIDATION_ERROR',
    );
    expect(refusedFields(details)).toEqual(
      expect.arrayContaining(['items.1.quantity', 'items.2.materialId', 'items.2.isRush']),
    );
    expectRefusal(await customer.post('/api/quotes/batch', { items: [] }), 400, 'EMPTY_ITEMS');
  });

  it('is not looked at where a call takes none', async () => {
    const answer = await customer.send('/api/upload', { method: 'GET' });
    expect(answer.data).toEqual({
      maxSize: 52_428_800,
      maxSizeMB: 50,
      allowedExtensions: ['.stl', '.obj', '.3mf'],
    });
  });
});

describe('A sign-up', () => {
  it('cannot set what is not the customer’s to set', async () => {
    const answer = await guest.post<{ user: Record<string, unknown> }>('/api/auth/sign-up/email', {
      name: 'Mallory',
      email: `mallory-${process.pid}-${Date.now()}@example.com`,
      password: goodPassword,
      confirmPassword: goodPassword,
      id: '00000000-0000-7000-8000-000000000000',
      emailVerified: true,
      isEmailVerified: true,
      image: 'https://evil.example/x.png',
      createdAt: '2000-01-01T00:00:00Z',
    });
    expect(answer.data.user).toMatchObject({ emailVerified: false, image: null });
    expect(answer.data.user.id).not.toBe('00000000-0000-7000-8000-000000000000');
    expect(answer.data.user.createdAt).toMatch(/^20[2-9]\d-/);
  });
});
