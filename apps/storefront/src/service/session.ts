import { signal } from '@preact/signals';
import type { Schema } from '@client/service-client.js';
import { onSessionEnd, service } from './client.js';
import { CallFailure, dataOf, persistently } from '@web/app/failure.js';
import { forgetDrafts, ownDrafts } from './drafts.js';

export type User = Schema<'User'>;

/** Who is signed in; `undefined` until it is known, `null` for nobody. */
export const user = signal<User | null | undefined>(undefined);

/** Whether the session has ended while its page is open: the customer is asked to sign in again, over the page. */
export const isSessionOver = signal(false);

/** Whether the customer has put off signing in again: what is on the page stays, and what needs the session waits for it. */
export const isPutOff = signal(false);

/** Tells the shop's other tabs who is signed in. */
const tabs = new BroadcastChannel('session');

/** Calls that wait for a new session. */
let waiting: ((isBack: boolean) => void)[] = [];

/** Asks who is signed in. */
export async function loadSession(): Promise<void> {
  const session = await persistently(() => dataOf(service.GET('/api/auth/get-session')));
  take(session?.user ?? null);
}

/** Asks once, and leaves all as it is where no answer comes. */
export async function lookForSession(): Promise<void> {
  try {
    const session = await dataOf(service.GET('/api/auth/get-session'));
    if (session !== null) take(session.user);
  } catch (error) {
    if (!(error instanceof CallFailure)) throw error;
  }
}

/** The page goes on without an account, which was left. */
export function leaveSession(): void {
  forgetDrafts();
  take(null);
}

/** The page stays as it is, without a session: calls that waited for one fail, and the next one asks again. */
export function putOffSession(): void {
  isPutOff.value = true;
  settle(false);
}

/** Has the customer sign in again, over the page; answers whether the same account is back. */
export function askForSession(): Promise<boolean> {
  // Without an account on the page there is nothing to go on with.
  if (!user.peek()) return Promise.resolve(false);
  isSessionOver.value = true;
  return new Promise((resolve) => void waiting.push(resolve));
}

/** Has calls that find the session ended ask for a new one, and follows what other tabs do. */
export function watchSession(): void {
  onSessionEnd(askForSession);
  tabs.addEventListener('message', ({ data }: MessageEvent<string | null>) => {
    const isMissing = isSessionOver.peek() || isPutOff.peek();
    if (isMissing || data !== (user.peek()?.id ?? null)) void loadSession();
  });
}

function take(next: User | null): void {
  const before = user.peek();
  // Calls of one account are not made again for another.
  const isBack = next !== null && next.id === before?.id;
  if (next !== null) ownDrafts(next.id);
  user.value = next;
  isPutOff.value = false;
  settle(isBack);
  // A page that opens without a session ends none: others may be in the middle of something, and find out by themselves.
  if (next ?? before) tabs.postMessage(next?.id ?? null);
}

function settle(isBack: boolean): void {
  isSessionOver.value = false;
  const waited = waiting;
  waiting = [];
  for (const settleOne of waited) settleOne(isBack);
}
