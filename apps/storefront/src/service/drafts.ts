import { signal } from '@preact/signals';
import { forget } from './device-store.js';

/** What is being written on this device, and whose it is: a guest's goes along with the account that is signed in to. */
const drafts = ['project-draft', 'card-design'];
const ownerKey = 'drafts-of';

/** What is filled in at the checkout, in the session of its tab. */
export const checkoutForm = 'checkout-form';

/** Goes up when drafts were forgotten. */
const timesForgotten = signal(0);

/** An account never gets what another one wrote on the same device. */
export function ownDrafts(userId: string): void {
  try {
    const owner = localStorage.getItem(ownerKey);
    if (owner !== null && owner !== userId) forgetDrafts();
    localStorage.setItem(ownerKey, userId);
  } catch {
    // Storage that is switched off keeps none, beyond this page.
  }
}

/** Of an account that is left, or deleted. */
export function forgetDrafts(): void {
  try {
    for (const key of [...drafts, ownerKey]) localStorage.removeItem(key);
    sessionStorage.removeItem(checkoutForm);
  } catch {
    // Nothing was kept.
  }
  void forget('contents', 'card-logo');
  timesForgotten.value += 1;
}

/** Has a draft read anew when it was forgotten, or written in another tab. */
export function onForeignDraft(key: string, read: () => void): void {
  let times = timesForgotten.peek();
  timesForgotten.subscribe((now) => {
    if (now !== times) read();
    times = now;
  });
  addEventListener('storage', (event) => event.key === key && read());
}
