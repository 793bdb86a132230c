import { batch, signal } from '@preact/signals';
import { kernelVersion } from '@kernel/version.js';
import type { Tariff } from '@shared/domain/pricing/tariff.js';
import { service } from './client.js';
import { CallFailure, dataOf, persistently } from '@web/app/failure.js';

/** What can be chosen: the colours in stock and the served cities. */
export type Catalogue = Pick<Tariff, 'materials' | 'destinations'>;

/** The sale rates; `null` until they are loaded, and where the server alone prices. */
export const rates = signal<Tariff | null>(null);

/** Whether the server alone prices here. */
export const areRatesPrivate = signal(false);

/** Empty until it is loaded. */
export const catalogue = signal<Catalogue>({ materials: [], destinations: [] });

const reloadedKey = 'reloaded for kernel';

/**
 * After an upgrade of the service this page may be of the release before, whose figures are others: it loads the new
 * one, once. Where that does not help, as behind a stale cache, the server's prices are shown.
 */
function isOfThisRelease(tariff: Tariff): boolean {
  if (tariff.kernelVersion === kernelVersion) return true;
  try {
    if (sessionStorage.getItem(reloadedKey) !== tariff.kernelVersion) {
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
 * @returns whether they are others than before
 */
export function loadTariff(): Promise<boolean> {
  reading ??= readTariff().finally(() => (reading = null));
  return reading;
}

let reading: Promise<boolean> | null = null;

async function readTariff(): Promise<boolean> {
  const tariff = await publicTariff();
  // A page in use keeps the rates that it began with beside a newer release: its figures are others, and the server's count.
  if (rates.peek() !== null && tariff?.kernelVersion !== kernelVersion) return false;
  const chosenFrom = tariff ?? (await loadCatalogue());
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
async function publicTariff(): Promise<Tariff | null> {
  try {
    return await persistently(() => dataOf(service.GET('/api/tariff')));
  } catch (error) {
    if (error instanceof CallFailure) return null;
    throw error;
  }
}

async function loadCatalogue(): Promise<Catalogue> {
  const [{ materials }, { destinations }] = await Promise.all([
    persistently(() => dataOf(service.GET('/api/materials'))),
    persistently(() => dataOf(service.GET('/api/shipping/cities'))),
  ]);
  return { materials, destinations };
}
