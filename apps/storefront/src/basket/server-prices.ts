import { computed, effect, signal } from '@preact/signals';
import type { Schema } from '@client/service-client.js';
import { service } from '../service/client.js';
import { CallFailure, dataOf, persistently } from '@web/app/failure.js';
import { areRatesPrivate, isSoldOut, loadTariff, rates } from '../service/tariff.js';
import { hasFault } from '../parts/part.js';
import { parts } from '../parts/parts-store.js';
import { resendMissing } from '../parts/uploads.js';
import { isOfColour, namedLines } from './named-lines.js';
import { storedLines } from './stored-lines.js';
import { basket } from './basket-store.js';

/** A basket as the server priced it: its answer, and the lines that it was asked for. */
export interface ServerPrices {
  /** What was asked, as text, and how often: an answer to another question is out of date. */
  question: string;
  asked: string;
  lineIds: readonly string[];
  batch: Schema<'Batch'>;
}

const held = signal<ServerPrices | null>(null);
const refused = signal<{ question: string; failure: CallFailure } | null>(null);
/** By the last answer that the prices are not there yet: when the shop begins to measure. */
const foreseen = signal<{ question: string; startsAtMs: number } | null>(null);
/** What is told of a wait becomes less while nothing else is heard. */
const nowMs = signal(0);
const tickMs = 10_000;

/** What the server is asked: the lines whose files it has, but for those whose own place tells why they have no price. */
const question = computed(() => {
  const lines = storedLines.value.filter(
    ({ line }) => !hasFault(parts.value.get(line.partId)) && !isSoldOut(line.materialId),
  );
  if (lines.length === 0) return null;
  const items = lines.map(({ line: { materialId, finish, quantity, isRush }, fileKey, fileName }) => ({
    ...{ fileKey, filename: fileName, materialId, finish, quantity, isRush },
  }));
  const { destinationId } = basket.value;
  return {
    lineIds: lines.map(({ line }) => line.id),
    body: { items, destinationId: destinationId ?? undefined },
  };
});

/** How often the same was asked anew: the shop may have other prices by now. */
const times = signal(0);

/** Has the basket priced anew. */
export const askAgain = (): void => void (times.value += 1);

const questionText = computed(() => JSON.stringify([times.value, question.value]));

/** The server's prices of the basket as it is now; `null` until they are here. */
export const serverPrices = computed(() => (held.value?.question === questionText.value ? held.value : null));

/** Why the server refuses the basket as it is now. */
export const serverRefusal = computed(() =>
  refused.value?.question === questionText.value ? refused.value.failure : null,
);

/** From so many seconds on a whole minute more or less is within a quarter. */
const toldInMinutes = 120;

/**
 * How long until the shop begins to measure what the basket still waits for: in whole minutes, or, of less than two (0), in tens
 * of seconds; `null` where nothing is said of it.
 */
export const waitUntilMeasured = computed(() => {
  if (serverPrices.value !== null || foreseen.value?.question !== questionText.value) return null;
  const seconds = (foreseen.value.startsAtMs - nowMs.value) / 1000;
  if (seconds <= 0) return null;
  const minutes = seconds < toldInMinutes ? 0 : Math.round(seconds / 60);
  return { minutes, seconds: 10 * Math.ceil(seconds / 10) };
});

/** How long the customer may go on changing the basket before the server is asked. */
const restMs = 600;

/** Has the server price what it can, after each change. */
export function startServerPrices(): void {
  setInterval(() => (nowMs.value = Date.now()), tickMs);
  effect(() => {
    // By what it says: while files are sent it is made anew again and again.
    const text = questionText.value;
    const asked = question.peek();
    const isKnown = rates.value !== null || areRatesPrivate.value;
    if (asked === null || !isKnown) return undefined;
    const abort = new AbortController();
    const timer = setTimeout(() => void ask(asked, text, abort.signal), restMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  });
}

/** @param signal aborts when something else is asked: an answer that comes later is of no use */
async function ask(
  asked: NonNullable<typeof question.value>,
  text: string,
  signal: AbortSignal,
): Promise<void> {
  try {
    const { body, lineIds } = asked;
    const call = () => dataOf(service.POST('/api/quotes/batch', { body }));
    const batch = await persistently(call, signal, (failure) => {
      nowMs.value = Date.now();
      const startsAtMs = nowMs.value + 1000 * Number(failure.details.estimatedStartSeconds ?? 0);
      foreseen.value = { question: text, startsAtMs };
    });
    if (!signal.aborted) held.value = { question: text, asked: JSON.stringify(asked), lineIds, batch };
  } catch (error) {
    if (signal.aborted) return;
    if (!(error instanceof CallFailure)) throw error;
    const partIds = asked.lineIds.map((id) => basket.value.lines.find((line) => line.id === id)?.partId);
    if (resendMissing(error, partIds, (place) => `items.${place}.fileKey`)) return;
    const sent = asked.body.items.map(({ filename: fileName, materialId }) => ({ fileName, materialId }));
    const failure = namedLines(error, sent);
    // The stock is another than this page knows: its lines tell it themselves, and the others are asked for.
    if (isOfColour(error) && (await loadTariff('reload'))) return askAgain();
    refused.value = { question: text, failure };
  }
}
