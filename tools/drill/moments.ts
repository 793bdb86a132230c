import { setTimeout as sleep } from 'node:timers/promises';
import type { Observation } from './fault.js';
import type { Shop } from './shop.js';
import { Watch } from './watch.js';

/** Calls of a kind in flight at a time. */
const together = 4;
const megabyteInKilobytes = 1024;

/** A point of a purchase at which something goes wrong: begins the calls that the fault shall meet. */
interface Moment {
  name: string;
  /** How long after the calls began the fault strikes, so that it meets them half-way. */
  afterMs: number;
  begin: (shop: Shop, watch: Watch) => Promise<() => Promise<unknown>>;
}

const times = <T>(work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: together }, (_, index) => work(index)));

const moments: Moment[] = [
  {
    name: 'mid-upload',
    afterMs: 40,
    begin: (shop, watch) => {
      const parts = Array.from({ length: together }, () => shop.newPart(8 * megabyteInKilobytes));
      return Promise.resolve(() => times((index) => shop.upload(watch, parts[index]!)));
    },
  },
  {
    name: 'mid-analysis',
    afterMs: 60,
    begin: async (shop, watch) => {
      const keys = await times(() => shop.upload(new Watch(), shop.newPart(4 * megabyteInKilobytes)));
      return () => times((index) => shop.price(watch, keys[index]!));
    },
  },
  {
    name: 'mid-order',
    afterMs: 15,
    begin: (shop, watch) => Promise.resolve(() => times(() => shop.order(watch))),
  },
  {
    name: 'mid-callback',
    afterMs: 30,
    begin: async (shop, watch) => {
      const quiet = new Watch();
      const pages = await times(async () => {
        const { id } = await shop.order(quiet);
        return { id, url: await shop.checkout(quiet, id) };
      });
      return () =>
        times(async (index) => {
          const { id, url } = pages[index]!;
          await shop.press(watch, url, id);
          await shop.untilPaid(watch, id);
        });
    },
  },
];

/**
 * Lets something happen once at each moment of a purchase, repeats what it met until that succeeds, buys once more,
 * and looks whether all is there.
 */
export async function atEachMoment(shop: Shop, strike: () => Promise<unknown>): Promise<Observation[]> {
  const observations: Observation[] = [];
  for (const { name, afterMs, begin } of moments) {
    const watch = new Watch();
    const calls = (await begin(shop, watch))();
    await sleep(afterMs);
    const struckMs = performance.now();
    await strike();
    await calls;
    await shop.buy(watch);
    const recoveredMs = performance.now() - struckMs;
    observations.push({ when: name, seen: watch.seen(), recoveredMs, lost: await shop.ledger.whatIsLost() });
  }
  return observations;
}

/** For a lasting fault: the answers during it, and the time from its end until everything works. */
export async function whileItLasts(
  shop: Shop,
  when: string,
  {
    begin,
    end,
    lastsMs = 4_000,
  }: { begin: () => Promise<unknown>; end: () => Promise<unknown>; lastsMs?: number },
): Promise<Observation> {
  const watch = new Watch();
  await begin();
  const calls = Promise.all([
    shop.upload(watch, shop.newPart()),
    shop.order(watch),
    shop.client.get('/api/materials'),
  ]);
  calls.catch(() => undefined);
  await sleep(lastsMs);
  await end();
  const endedMs = performance.now();
  await calls;
  await shop.buy(watch);
  const recoveredMs = performance.now() - endedMs;
  return { when, seen: watch.seen(), recoveredMs, lost: await shop.ledger.whatIsLost() };
}
