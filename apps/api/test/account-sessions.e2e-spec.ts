import { beforeEach, describe, expect, it } from '@jest/globals';
import { Client, goodPassword, signedIn } from '@testing/http-client.js';
import { judged } from './body-cases.js';
import { paths, signIn, tokenOf } from './accounts.js';
import { query } from './database.js';
import { expectRefusal, refusedFields } from './refusal.js';
import { sharedStack } from './stack.js';

interface ListedSession {
  id: string;
  token: string;
  userId: string;
  createdAt: string;
  updatedAt: string;
  expiresAt: string;
  lastUsedAt: string;
  ipAddress: string | null;
  userAgent: string | null;
  isCurrent: boolean;
}

const stack = sharedStack();
let here: Client & { email: string };
let there: Client;

beforeEach(async () => {
  here = judged(await signedIn(stack));
  there = judged(new Client(stack));
  const agent = { 'User-Agent': 'Firefox 150' };
  await there.post(paths.signIn, { email: here.email, password: goodPassword, rememberMe: true }, agent);
});

const list = (by: Client = here) => by.get<ListedSession[]>('/api/auth/list-sessions');
const isIn = async (client: Client): Promise<boolean> => (await client.get('/api/upload')).status === 200;

describe('The list of sessions', () => {
  it('shows where the account is signed in, the last used first, and no secret', async () => {
    const { data, text } = await list();
    expect(data.map(({ isCurrent, userAgent, ipAddress }) => [isCurrent, userAgent, ipAddress])).toEqual([
      [false, 'Firefox 150', '127.0.0.1'],
      [true, expect.any(String), '127.0.0.1'],
    ]);
    for (const session of data) {
      expect(session.token).toBe(session.id);
      expect(session.lastUsedAt).toBe(session.createdAt);
    }
    for (const client of [here, there]) expect(text).not.toContain(tokenOf(client));
    const [row] = await query<{ hash: string }>(
      stack,
      'select token_hash as hash from sessions where id = $1',
      [data[0]!.id],
    );
    expect(text).not.toContain(row!.hash);
  });

  it('tells when a session was last used, to a quarter of an hour, and moves it to the front', async () => {
    const id = (await list()).data.find(({ isCurrent }) => isCurrent)!.id;
    const age = (minutes: number) =>
      query(stack, `update sessions set created_at = created_at - $2 * interval '1 minute' where id = $1`, [
        id,
        minutes,
      ]);
    await age(14);
    await here.get('/api/upload');
    expect((await list()).data[1]).toMatchObject({ id });
    await age(1.1);
    await here.get('/api/upload');
    const [first] = (await list()).data;
    expect(first!.id).toBe(id);
    expect(Date.now() - Date.parse(first!.lastUsedAt)).toBeLessThan(10_000);
    expect(Date.now() - Date.parse(first!.createdAt)).toBeGreaterThan(15 * 60_000);
  });

  it('leaves out what has run out, and other accounts', async () => {
    const stranger = await signedIn(stack);
    await query(
      stack,
      `update sessions set expires_at = now() where token_hash = encode(sha256($1::bytea), 'hex')`,
      [tokenOf(there)],
    );
    const { data } = await list();
    expect(data.map(({ isCurrent }) => isCurrent)).toEqual([true]);
    expect((await list(stranger)).data.map(({ id }) => id)).not.toContain(data[0]!.id);
    expectRefusal(await list(new Client(stack)), 401, 'UNAUTHORIZED');
  });
});

describe('A session', () => {
  const revoke = (token: unknown, by: Client = here) => by.post('/api/auth/revoke-session', { token });

  it('is ended by its id, from another', async () => {
    const other = (await list()).data.find(({ isCurrent }) => !isCurrent)!;
    const { status, data, headers } = await revoke(other.token);
    expect([status, data, headers.getSetCookie()]).toEqual([200, { status: true }, []]);
    expect([await isIn(there), await isIn(here)]).toEqual([false, true]);
  });

  it('that ends itself loses its cookie', async () => {
    const own = (await list()).data.find(({ isCurrent }) => isCurrent)!;
    expect((await revoke(own.token)).status).toBe(200);
    expect([here.cookie, await isIn(there)]).toEqual([null, true]);
  });

  it('is not ended by a stranger, nor by its secret; ending nothing is no fault', async () => {
    const stranger = await signedIn(stack);
    const { data } = await list();
    for (const token of [data[0]!.id, data[1]!.id, tokenOf(here), tokenOf(there), 'x']) {
      expect((await revoke(token, stranger)).data).toEqual({ status: true });
    }
    expect((await revoke(tokenOf(there))).data).toEqual({ status: true });
    expect([await isIn(here), await isIn(there)]).toEqual([true, true]);
  });

  it.each([[undefined], [''], [null], [7], ['x'.repeat(201)]])(
    'has to be named: not by %j',
    async (token) => {
      const details = expectRefusal(await revoke(token), 400, 'VALIDATION_ERROR');
      expect(refusedFields(details)).toEqual(['token']);
    },
  );
});

describe('All sessions', () => {
  it('but this one are ended', async () => {
    const stranger = await signedIn(stack);
    expect((await here.post('/api/auth/revoke-other-sessions')).data).toEqual({ status: true });
    expect([await isIn(here), await isIn(there), await isIn(stranger)]).toEqual([true, false, true]);
  });

  it('are ended, this one too', async () => {
    expect((await here.post('/api/auth/revoke-sessions')).data).toEqual({ status: true });
    expect([here.cookie, await isIn(there)]).toEqual([null, false]);
    expect((await signIn(stack, here.email)).answer.status).toBe(200);
  });

  it('are not ended without one', async () => {
    for (const path of ['revoke-sessions', 'revoke-other-sessions']) {
      expectRefusal(await new Client(stack).post(`/api/auth/${path}`), 401, 'UNAUTHORIZED');
    }
  });
});
