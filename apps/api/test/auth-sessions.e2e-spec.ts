import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client as PgClient } from 'pg';
import { Client, goodPassword, linkIn, signedIn } from '@testing/http-client.js';
import type { TestStack } from '@testing/stack/stack.js';
import { paths, signIn, signUpBody, tokenOf, type UserAnswer } from './accounts.js';
import { query, untilWaiting } from './database.js';
import { expectRefusal } from './refusal.js';
import { sharedStack, startStack } from './stack.js';

const stack = sharedStack();
let email: string;

const hourMs = 3_600_000;
const cleared = 'auth.session_token=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; SameSite=Lax';
const rememberedCookie =
  /^auth\.session_token=[\w-]{43}; Max-Age=604800; Path=\/; Expires=\w{3}, \d\d \w{3} \d{4} [\d:]{8} GMT; HttpOnly; SameSite=Lax$/;

beforeAll(async () => {
  ({ email } = await signedIn(stack));
});

interface SessionAnswer {
  session: {
    id: string;
    userId: string;
    expiresAt: string;
    createdAt: string;
    updatedAt: string;
    ipAddress: string;
    userAgent: string;
  };
  user: UserAnswer;
}

/** Moves a session into the past, as if the time had gone by. */
function age(client: Client, hours: number): Promise<unknown> {
  return query(
    stack,
    `update sessions set created_at = created_at - $2 * interval '1 hour',
       updated_at = updated_at - $2 * interval '1 hour', expires_at = expires_at - $2 * interval '1 hour'
     where token_hash = encode(sha256($1::text::bytea), 'hex')`,
    [tokenOf(client), hours],
  );
}

async function hoursLeft(client: Client): Promise<number> {
  const { data } = await client.get<SessionAnswer>(paths.session);
  return (Date.parse(data.session.expiresAt) - Date.now()) / hourMs;
}

describe('A session', () => {
  it('is shown with its user and without its token', async () => {
    const client = new Client(stack);
    await client.post(paths.signIn, { email, password: goodPassword }, { 'User-Agent': 'Firefox 150' });
    const { data } = await client.get<SessionAnswer>(paths.session);
    const isoDate = expect.stringMatching(/Z$/);
    expect(data).toEqual({
      session: {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        userId: data.user.id,
        expiresAt: isoDate,
        createdAt: isoDate,
        updatedAt: isoDate,
        ipAddress: '127.0.0.1',
        userAgent: 'Firefox 150',
      },
      user: expect.objectContaining({ email }),
    });
  });

  it('has a cookie that ends with the browser, and 24 hours on the server', async () => {
    const { client, answer } = await signIn(stack, email);
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^auth\.session_token=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
    expect(await hoursLeft(client)).toBeCloseTo(24, 1);
  });

  it('lasts seven days in browser and server when it is to be remembered', async () => {
    const { client, answer } = await signIn(stack, email, { rememberMe: true });
    expect(answer.headers.getSetCookie()).toEqual([expect.stringMatching(rememberedCookie)]);
    expect(await hoursLeft(client)).toBeCloseTo(168, 1);
  });

  it('that is remembered slides once a day, with the same token', async () => {
    const { client } = await signIn(stack, email, { rememberMe: true });
    const token = tokenOf(client);
    await age(client, 23);
    const early = await client.get('/api/upload');
    expect([early.status, early.headers.getSetCookie()]).toEqual([200, []]);
    await age(client, 1.01);
    const daily = await client.get('/api/upload');
    expect(daily.headers.getSetCookie()).toEqual([expect.stringMatching(rememberedCookie)]);
    expect(tokenOf(client)).toBe(token);
    expect(await hoursLeft(client)).toBeCloseTo(168, 1);
    expect((await client.get('/api/upload')).headers.getSetCookie()).toEqual([]);
  });

  it('that is not remembered never slides', async () => {
    const { client } = await signIn(stack, email);
    await age(client, 23.9);
    const answer = await client.get('/api/upload');
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([200, []]);
    expect(await hoursLeft(client)).toBeLessThan(0.11);
  });

  it.each([
    [24, false],
    [168, true],
  ])('ends after %s hours (rememberMe %s): 401, and the cookie is cleared', async (hours, rememberMe) => {
    const { client } = await signIn(stack, email, { rememberMe });
    await age(client, hours);
    const answer = await client.get('/api/upload');
    expectRefusal(answer, 401, 'SESSION_EXPIRED');
    expect(answer.headers.getSetCookie()).toEqual([cleared]);
    expect(client.cookie).toBeNull();
  });
});

describe('The session endpoint', () => {
  it('answers null without a cookie', async () => {
    const answer = await new Client(stack).get(paths.session);
    expect([answer.status, answer.data, answer.headers.getSetCookie()]).toEqual([200, null, []]);
  });

  it('answers null to a cookie that no longer counts, and clears it', async () => {
    const { client } = await signIn(stack, email);
    await age(client, 25);
    const forged = Object.assign(new Client(stack), { cookie: `auth.session_token=${'x'.repeat(43)}` });
    for (const dead of [client, forged]) {
      const answer = await dead.get(paths.session);
      expect([answer.status, answer.data]).toEqual([200, null]);
      expect(answer.headers.getSetCookie()).toEqual([cleared]);
    }
  });
});

describe('A cookie', () => {
  const upload = (cookie: string) => new Client(stack).get('/api/upload', { Cookie: cookie });

  it('that is missing, empty or another is UNAUTHORIZED', async () => {
    for (const cookie of ['', 'auth.session_token=', 'auth.session=x', 'xauth.session_token=x']) {
      expectRefusal(await upload(cookie), 401, 'UNAUTHORIZED');
    }
  });

  it('that nobody gave out is SESSION_EXPIRED', async () => {
    for (const value of ['x', 'a=b=c', '"quoted"', '%00', "' or 1=1 --", 'x'.repeat(5000)]) {
      expectRefusal(await upload(`auth.session_token=${value}`), 401, 'SESSION_EXPIRED');
    }
  });

  it('is found among others', async () => {
    const { client } = await signIn(stack, email);
    expect((await upload(`a=b; ${client.cookie};c=d`)).status).toBe(200);
  });
});

describe('A sign-out', () => {
  it('ends this session, clears the cookie and leaves other sessions alone', async () => {
    const [here, there] = [(await signIn(stack, email)).client, (await signIn(stack, email)).client];
    const { cookie } = here;
    const answer = await here.post(paths.signOut);
    expect([answer.status, answer.data]).toEqual([200, { success: true }]);
    expect(answer.headers.getSetCookie()).toEqual([cleared]);
    here.cookie = cookie;
    expectRefusal(await here.get('/api/upload'), 401, 'SESSION_EXPIRED');
    expect((await there.get('/api/upload')).status).toBe(200);
  });

  it('without a session is 401', async () => {
    expectRefusal(await new Client(stack).post(paths.signOut), 401, 'UNAUTHORIZED');
    expectRefusal(await new Client(stack).post(paths.signOut, {}), 401, 'UNAUTHORIZED');
  });
});

describe('A sign-in that a new password overtakes', () => {
  it('begins no session: the password that it was checked by no longer holds', async () => {
    const owner = await signedIn(stack);
    const reset = new PgClient({ connectionString: stack.databaseUrl });
    await reset.connect();
    try {
      // As a reset does: under the account's lock, a new password, and no session is left.
      await reset.query('begin');
      await reset.query('select 1 from users where email = $1 for update', [owner.email]);
      const late = new Client(stack);
      const answer = late.post(paths.signIn, { email: owner.email, password: goodPassword });
      await untilWaiting(stack);
      await reset.query(`update users set password_hash = 'another' where email = $1`, [owner.email]);
      await reset.query('delete from sessions where user_id = (select id from users where email = $1)', [
        owner.email,
      ]);
      await reset.query('commit');
      expectRefusal(await answer, 401, 'INVALID_CREDENTIALS');
      expect(late.cookie).toBeNull();
    } finally {
      await reset.end();
    }
    const left = 'select 1 from sessions s join users u on u.id = s.user_id where u.email = $1';
    expect(await query(stack, left, [owner.email])).toEqual([]);
  });
});

describe('The database', () => {
  it('holds a session as the hash of its token, and a password as argon2id', async () => {
    const { client, answer } = await signIn(stack, email);
    const [row] = await query<{ token_hash: string; password_hash: string }>(
      stack,
      `select token_hash, password_hash from sessions join users on users.id = user_id where sessions.id = $1`,
      [answer.data.token],
    );
    expect(row?.token_hash).toBe(createHash('sha256').update(tokenOf(client)).digest('hex'));
    expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('holds no token and no password anywhere, jobs included', async () => {
    const { client } = await signIn(stack, email, { rememberMe: true });
    const fresh = signUpBody({ password: 'Unheard0f', confirmPassword: 'Unheard0f' });
    await client.post(paths.signUp, fresh);
    const link = linkIn(await client.mailTo(fresh.email, /./)).searchParams.get('token')!;
    const tables = await query<{ name: string }>(
      stack,
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname not in ('pg_catalog', 'information_schema')`,
    );
    const dumps = await Promise.all(
      tables.map(({ name }) => query<{ line: string }>(stack, `select t::text as line from ${name} as t`)),
    );
    const dump = dumps
      .flat()
      .map(({ line }) => line)
      .join('\n');
    expect(dump).toContain(fresh.email);
    const secrets = [tokenOf(client), 'Unheard0f', goodPassword, link, link.split('.')[1]!];
    expect(secrets.filter((secret) => dump.includes(secret))).toEqual([]);
  });
});

describe('Behind https, with a storefront of another origin', () => {
  let secure: TestStack;

  beforeAll(async () => {
    const env = { PUBLIC_URL: 'https://print.example/', ALLOWED_ORIGINS: 'https://shop.example' };
    secure = await startStack({ env });
  });

  afterAll(() => secure.stop());

  it('the cookie is Secure when it is set and when it is cleared', async () => {
    const client = await signedIn(secure);
    const signedInAgain = await signIn(secure, client.email, { rememberMe: true });
    expect(signedInAgain.answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^auth\.session_token=[\w-]{43}; Max-Age=604800; .*; HttpOnly; Secure; SameSite=Lax$/,
      ),
    ]);
    const answer = await client.post(paths.signOut);
    expect(answer.headers.getSetCookie()).toEqual([cleared.replace('HttpOnly;', 'HttpOnly; Secure;')]);
  });

  it('browsers are told to stay with https', async () => {
    const { headers } = await new Client(secure).get('/api/materials');
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=31536000/);
    expect(headers.get('content-security-policy')).toContain('upgrade-insecure-requests');
  });

  it('mails lead to the public address, and on to the storefront', async () => {
    const client = new Client(secure);
    const body = signUpBody({ callbackURL: 'https://shop.example/welcome' });
    await client.post(paths.signUp, body, { Origin: 'https://shop.example' });
    const link = linkIn(await client.mailTo(body.email, /./));
    expect(link.origin).toBe('https://print.example');
    const answer = await client.get(`${link.pathname}${link.search}`);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, 'https://shop.example/welcome']);
  });

  it('the storefront may act for the signed-in user, the address behind the proxy may not', async () => {
    const client = await signedIn(secure);
    const act = (origin: string) => client.post('/api/quotes/batch', { items: [] }, { Origin: origin });
    for (const origin of ['https://shop.example', 'https://print.example']) {
      const answer = await act(origin);
      expectRefusal(answer, 400, 'EMPTY_ITEMS');
      expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
    }
    expectRefusal(await act(secure.baseUrl), 403, 'FORBIDDEN');
    expectRefusal(await act('http://shop.example'), 403, 'FORBIDDEN');
  });
});
