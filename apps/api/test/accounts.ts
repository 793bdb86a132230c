import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Answer, Client, goodPassword, linkIn, type ServiceAddress } from '@testing/http-client.js';
import { query } from './database.js';

/** A user as the API shows one. */
export interface UserAnswer {
  id: string;
  name: string;
  email: string;
  emailVerified: boolean;
  phone: string | null;
  image: string | null;
  locale: 'fr' | 'en' | 'ar';
  createdAt: string;
  updatedAt: string;
}

export interface SignInAnswer {
  redirect: false;
  token: string;
  user: UserAnswer;
}

export const paths = {
  signUp: '/api/auth/sign-up/email',
  signIn: '/api/auth/sign-in/email',
  signOut: '/api/auth/sign-out',
  session: '/api/auth/get-session',
  sendVerification: '/api/auth/send-verification-email',
  requestReset: '/api/auth/request-password-reset',
  resetPassword: '/api/auth/reset-password',
  verify: '/api/auth/verify-email',
};

export function newEmail(): string {
  return `${randomUUID()}@example.com`;
}

/** A sign-up body that is accepted, with changes. */
export function signUpBody(changes: Record<string, unknown> = {}) {
  const password = goodPassword;
  return { name: 'Amina Test', email: newEmail(), password, confirmPassword: password, ...changes };
}

/** Signs up a new account and leaves it unverified. */
export async function signUp(
  service: ServiceAddress,
  changes: Record<string, unknown> = {},
): Promise<string> {
  const body = signUpBody(changes);
  const answer = await new Client(service).post(paths.signUp, body);
  if (answer.status !== 200) throw new Error(`Signing up failed: ${answer.text}`);
  return body.email;
}

/** A client that signed up a new account and left it unverified; it holds the mark of that. */
export async function signedUp(
  service: ServiceAddress,
  changes: Record<string, unknown> = {},
): Promise<Client & { email: string }> {
  const body = signUpBody(changes);
  const client = Object.assign(new Client(service), { email: body.email });
  const answer = await client.post(paths.signUp, body);
  if (answer.status !== 200) throw new Error(`Signing up failed: ${answer.text}`);
  return client;
}

/** Lets the mails of an address be so much older, as if the time had gone by. */
export function ageMails(service: { databaseUrl: string }, email: string, seconds: number): Promise<unknown> {
  return query(
    service,
    `update outbound_mails set created_at = created_at - $2 * interval '1 second' where recipient = $1`,
    [email, seconds],
  );
}

/** How many mails were made for an address, once every request for one is answered. */
export async function mailCount(
  service: { databaseUrl: string },
  email: string,
  template = '%',
): Promise<number> {
  const isAsked = () => query(service, 'select 1 from mail_requests where email = $1', [email]);
  while ((await isAsked()).length > 0) await sleep(20);
  const sql = 'select 1 from outbound_mails where recipient = $1 and template like $2';
  return (await query(service, sql, [email, template])).length;
}

/** Signs in anew, on a client of its own. */
export async function signIn(
  service: ServiceAddress,
  email: string,
  changes: Record<string, unknown> = {},
): Promise<{ client: Client; answer: Answer<SignInAnswer> }> {
  const client = new Client(service);
  const body = { email, password: goodPassword, ...changes };
  return { client, answer: await client.post<SignInAnswer>(paths.signIn, body) };
}

/** The path and query of the link in the newest mail to an address. */
export async function mailedPath(service: ServiceAddress, email: string, subject: RegExp): Promise<string> {
  const { pathname, search } = linkIn(await new Client(service).mailTo(email, subject));
  return `${pathname}${search}`;
}

/** The session token in a client's cookie. */
export function tokenOf(client: Client): string {
  const [, token = ''] = client.cookie?.split('=') ?? [];
  return token;
}
