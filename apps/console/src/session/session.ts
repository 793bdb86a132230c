import { signal } from '@preact/signals';
import type { Schema } from '@client/service-client.js';
import { includesRole, type OperatorRole } from '@shared/domain/accounts/operator-roles.js';
import { CallFailure, dataOf, persistently, unlessSignedOut } from '@web/app/failure.js';
import { service, whenSignedOut } from '../service/client.js';

export type Me = Schema<'CallingOperator'>;

/** Who is signed in. */
type Standing =
  | { step: 'unknown' }
  | { step: 'nobody' }
  /** Signed in, but no operator: what the service says of it. */
  | { step: 'refused'; failure: CallFailure }
  | { step: 'operator'; me: Me }
  /** The session has ended in the middle of work: the page stays, with the sign-in over it. */
  | { step: 'ended'; me: Me };

export const standing = signal<Standing>({ step: 'unknown' });

/** Asks who is signed in, and what they may do. */
export function loadSession(): Promise<void> {
  return follow(persistently(readMe));
}

const readMe = (): Promise<Me> => dataOf(service.GET('/ops/api/me'));

async function follow(reading: Promise<Me>): Promise<void> {
  try {
    standing.value = { step: 'operator', me: await reading };
  } catch (error) {
    if (!(error instanceof CallFailure)) throw error;
    const { value } = standing;
    if (error.isPassing) return;
    if (error.status !== 401) standing.value = { step: 'refused', failure: error };
    else standing.value = 'me' in value ? { step: 'ended', me: value.me } : { step: 'nobody' };
  }
}

/** Asks at once, and follows a session that ends. */
export function followSession(): void {
  whenSignedOut(() => {
    const { value } = standing;
    if (value.step === 'operator') standing.value = { step: 'ended', me: value.me };
    return signedInAgain();
  });
  // Whoever has signed in within another tab need not do so here, and is no more whom this one shows.
  const look = (): void => {
    if ('me' in standing.value && !document.hidden) void follow(readMe());
  };
  addEventListener('focus', look);
  document.addEventListener('visibilitychange', look);
  void loadSession();
}

function signedInAgain(): Promise<void> {
  return new Promise((resolve) => {
    const stop = standing.subscribe(({ step }) => {
      if (step !== 'operator') return;
      queueMicrotask(() => stop());
      resolve();
    });
  });
}

export async function signOut(): Promise<void> {
  await dataOf(service.POST('/api/auth/sign-out')).catch(unlessSignedOut);
  standing.value = { step: 'nobody' };
}

/** Whether the operator's role includes this one; the service checks each call by itself. */
export function mayAct(role: OperatorRole): boolean {
  const { value } = standing;
  return 'me' in value && includesRole(value.me.role, role);
}
