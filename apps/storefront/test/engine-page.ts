import type { LengthUnit } from '@shared/domain/contract/length-units.js';
import type { Tariff } from '@shared/domain/pricing/tariff.js';
import type { DeviceLimits } from '@viewer/engine/device-limits.js';
import type { Measured } from '@viewer/engine/measured.js';
import { PartEngine } from '@viewer/engine/part-engine.js';
import type { DroppedParts } from '../src/engine/part-collector.js';
import { partsOf } from '../src/engine/parts-of.js';
import { type ChosenLine, type PricedBasket, priceBasket } from '../src/engine/price-basket.js';

/** A file that the page's server holds. */
export interface ServedPart {
  path: string;
  name: string;
  unit?: LengthUnit;
}

/** What the tests call in the page. */
export interface EnginePage {
  /** Measures files all at once, as if they had been dropped together. */
  measure: (
    parts: ServedPart[],
    options?: { limits?: Partial<DeviceLimits>; isWarm?: boolean },
  ) => Promise<{ outcomes: Measured[]; elapsedMs: number }>;
  /** Aborts the measuring of a file after so long; what `measure` threw, and what it gives for the next file. */
  abort: (part: ServedPart, afterMs: number) => Promise<{ thrown: string; next: Measured['outcome'] }>;
  price: (tariff: Tariff, lines: ChosenLine[], destinationId?: string) => PricedBasket;
  /** Milliseconds of each of so many calculations of a basket, a quantity changed in between. */
  timePrices: (tariff: Tariff, lines: ChosenLine[], rounds: number) => number[];
  /** Names, sizes and outcomes of files chosen together. */
  drop: (
    parts: ServedPart[],
  ) => Promise<{ parts: { name: string; from: string; bytes: number }[]; ignored: DroppedParts['ignored'] }>;
}

async function fileOf({ path, name }: ServedPart): Promise<File> {
  const answer = await fetch(`/${encodeURIComponent(path)}`);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return new File([await answer.blob()], name);
}

const usual = new PartEngine();

const enginePage: EnginePage = {
  async measure(parts, { limits, isWarm = false } = {}) {
    const files = await Promise.all(parts.map(fileOf));
    const engine = limits === undefined ? usual : new PartEngine(limits);
    if (isWarm) await engine.warmUp();
    const startedMs = performance.now();
    const outcomes = await Promise.all(
      files.map((content, index) =>
        engine.measure({ name: content.name, content, unit: parts[index]?.unit }),
      ),
    );
    const elapsedMs = performance.now() - startedMs;
    if (engine !== usual) engine.close();
    return { outcomes, elapsedMs };
  },

  async abort(part, afterMs) {
    const content = await fileOf(part);
    const engine = new PartEngine({ workers: 1 });
    const measure = (signal?: AbortSignal) => engine.measure({ name: part.name, content }, { signal });
    const thrown = await measure(AbortSignal.timeout(afterMs)).then(
      ({ outcome }) => outcome,
      (error: unknown) => (error as Error).name,
    );
    const next = await measure();
    engine.close();
    return { thrown, next: next.outcome };
  },

  // What is undefined arrives as null.
  price: (tariff, lines, destinationId) =>
    priceBasket(tariff, lines, { destinationId: destinationId ?? undefined }),

  timePrices: (tariff, lines, rounds) =>
    Array.from({ length: rounds }, (_, round) => {
      const changed = lines.map((line, index) =>
        index === round % lines.length ? { ...line, quantity: line.quantity + 1 } : line,
      );
      const startedMs = performance.now();
      priceBasket(tariff, changed);
      return performance.now() - startedMs;
    }),

  async drop(served) {
    const { parts, ignored } = await partsOf(await Promise.all(served.map(fileOf)));
    return {
      parts: parts.map(({ name, from, content }) => ({ name, from, bytes: content.size })),
      ignored,
    };
  },
};

Object.assign(globalThis, { enginePage });
