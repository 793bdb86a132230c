import { dataOf } from '@web/app/failure.js';
import { useRecord } from '@web/app/use-record.js';
import { service } from '../service/client.js';
import type { Purchase } from './purchase-fields.js';

export interface OwnPurchase {
  /**
   * Whether the service has said it, or did not answer: what is sent before and repeated afterwards, where the answer
   * was lost, would not be the same.
   */
  isSettled: boolean;
  /** What the account has; `undefined` while that is not known. */
  values: Purchase | undefined;
  /** Whether the service fills in what is left empty: not what the customer has seen, and taken away. */
  accountDefaults: boolean;
}

/** Who buys as the account says, to begin with; asked once, for the order does not need it. */
export function useOwnPurchase(): OwnPurchase {
  const [profile] = useRecord(() => dataOf(service.GET('/api/user/profile')).catch(() => null), 'profile');
  const values = profile.step === 'here' ? (profile.data ?? undefined) : undefined;
  return { isSettled: profile.step !== 'loading', values, accountDefaults: values === undefined };
}
