import type { EntityManager } from '@mikro-orm/postgresql';
import { expect, it } from '@jest/globals';
import type { ProcessSettings } from '@shared/infra/config/env.js';
import { StorageQuota } from './storage-quota.service.js';

const emptyAccount = { execute: () => Promise.resolve([{ bytes: '0', files: '0' }]) };

it('leaves room for one who has no upload under way, however many a few accounts begin', async () => {
  const settings = { accountStorageMegabytes: 2_000 } as ProcessSettings;
  const quota = new StorageQuota(emptyAccount as unknown as EntityManager, settings);
  const slow = new Promise<never>(() => undefined);
  /** Begins uploads until one is refused. */
  const begin = async (account: string): Promise<{ begun: number; refusal: unknown }> => {
    for (let begun = 0; ; begun += 1) {
      const refused = quota.whileArriving(account, 1_000, () => slow).then(null, (error: unknown) => error);
      const refusal = await Promise.race([refused, new Promise((resolve) => setTimeout(resolve, 5))]);
      if (refusal !== undefined) return { begun, refusal };
    }
  };
  const begun: number[] = [];
  for (const account of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) {
    const outcome = await begin(account);
    expect(outcome.refusal).toMatchObject({ code: 'RATE_LIMITED' });
    begun.push(outcome.begun);
  }
  expect(begun).toEqual([20, 20, 20, 14, 9, 6, 4]);
  expect(await quota.whileArriving('newcomer', 1_000, () => Promise.resolve('taken'))).toBe('taken');
});
