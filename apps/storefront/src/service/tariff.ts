import { batch, signal } from '@preact/signals';
import { kernelVersion } from '@kernel/version.js';
import type { Tariff } from '@shared/domain/pricing/tariff.js';
import { service } from './client.js';
import { isLasting } from './device-store.js';
import { CallFailure, dataOf, persistently } from '@web/app/failure.js';

/** What can be chosen, the colours in stock and the served cities, and the names of other colours. */
export type Catalogue = Pick<Tariff, 'materials' | 'unavailable' | 'destinations'>;

/** The sale rates; `null` until they are loaded, and where the server alone prices. */
export const rates = signal<Tariff | null>(null);

/** Whether the server alone prices here. */
export const areRatesPrivate = signal(false);

/** Empty until it is loaded. */
export const catalogue = signal<Catalogue>({ materials: [], unavailable: [], destinations: [] });

/** Whether a colour is known not to be in stock. */
export function isSoldOut(sku: string): boolean {
  const { materials } = catalogue.value;
  return materials.length > 0 && materials.every(({ id }) => id !== sku);
}

const reloadedKey = 'reloaded for kernel';

/**
 * After an upgrade of the service this page may be of the release before, whose figures are others: it loads the new
 * one, once. Where that does not help, as behind a stale cache, the server's prices are shown.
 */
function isOfThisRelease(tariff: Tariff): boolean {
  if (tariff.kernelVersion === kernelVersion) return true;
  try {
    if (isLasting.peek() && sessionStorage.getItem(reloadedKey) !== tariff.kernelVersion) {
      sessionStorage.setItem(reloadedKey, tariff.kernelVersion);
      location.reload();
    }
  } catch {
    // Without storage it would not be known that this was tried.
  }
  return false;
}

/**
 * Loads the rates, or what can be chosen without them, until it succeeds.
 *
 * @param cache `reload` where what the browser has kept for a minute is known to be out of date
 * @returns whether they are others than before
 */
export function loadTariff(cache?: RequestCache): Promise<boolean> {
  const before = reading;
  if (before !== null && (cache === undefined || before.cache === cache)) return before.done;
  const done = readAfter(before, cache).finally(() => {
    if (reading?.done === done) reading = null;
  });
  reading = { cache, done };
  return done;
}

interface TariffReading {
  cache: RequestCache | undefined;
  done: Promise<boolean>;
}

let reading: TariffReading | null = null;

/** What the browser has kept must not come after what is newer. */
async function readAfter(before: TariffReading | null, cache: RequestCache | undefined): Promise<boolean> {
  const isOther = (await before?.done) ?? false;
  return (await readTariff(cache)) || isOther;
}

async function readTariff(cache: RequestCache | undefined): Promise<boolean> {
  const tariff = await publicTariff(cache);
  // A page in use keeps the rates that it began with beside a newer release: its figures are others, and the server's count.
  if (rates.peek() !== null && tariff?.kernelVersion !== kernelVersion) return false;
  const chosenFrom = tariff ?? (await loadCatalogue(cache));
  if (JSON.stringify(chosenFrom) === JSON.stringify(catalogue.peek())) return false;
  const isPublic = tariff !== null && isOfThisRelease(tariff);
  batch(() => {
    catalogue.value = chosenFrom;
    rates.value = isPublic ? tariff : null;
    areRatesPrivate.value = !isPublic;
  });
  return true;
}

/** `null` where it is not public. */
async function publicTariff(cache: RequestCache | undefined): Promise<Tariff | null> {
  try {
    return await persistently(() => dataOf(service.GET('/api/tariff', { cache })));
  } catch (error) {
    if (error instanceof CallFailure) return null;
    throw error;
  }
}

async function loadCatalogue(cache: RequestCache | undefined): Promise<Catalogue> {
  const [{ materials }, { destinations }] = await Promise.all([
    persistently(() => dataOf(service.GET('/api/materials', { cache }))),
    persistently(() => dataOf(service.GET('/api/shipping/cities', { cache }))),
  ]);
  return { materials, unavailable: [], destinations };
}
