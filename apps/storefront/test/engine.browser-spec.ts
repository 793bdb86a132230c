import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'puppeteer-core';
import { finishes } from '@shared/domain/contract/enums.js';
import { uploadUnitOf } from '@shared/domain/contract/length-units.js';
import type { Told } from '@shared/domain/contract/told.js';
import type { BasketTotals, Quote } from '@shared/domain/pricing/quote.js';
import type { Tariff } from '@shared/domain/pricing/tariff.js';
import { saySentence } from '@shared/words/say.js';
import { loadMeshKernel } from '@kernel/load-kernel.js';
import { kernelVersion } from '@kernel/version.js';
import { zip } from '@cards/solid/zip-archive.js';
import { callPage } from '@testing/browser/call-page.js';
import { outcomeInNode } from '@testing/browser/node-outcome.js';
import { sharedService } from '@testing/browser/shared-service.js';
import { startBrowser } from '@testing/browser/start-browser.js';
import { startTestPage, type TestPage } from '@testing/browser/test-page.js';
import { openWatched, type WatchedPage } from '@testing/browser/watched-page.js';
import { type Client, signedIn } from '@testing/http-client.js';
import { encodeBinaryStl, encodeObj, encodeThreemf } from '@testing/meshes/encode.js';
import { box, hollowBox, sphere, torus } from '@testing/meshes/shapes.js';
import type { DeviceLimits } from '@viewer/engine/device-limits.js';
import type { Measured, PricedPart } from '@viewer/engine/measured.js';
import type { ChosenLine, LineOutcome } from '../src/engine/price-basket.js';
import type { EnginePage } from './engine-page.js';
import { type EqualPart, equalParts } from './equal-parts.js';

let browser: Browser;
let server: TestPage;
let watched: WatchedPage;

beforeAll(async () => {
  [browser, server] = await Promise.all([
    startBrowser('chromium'),
    startTestPage('apps/storefront/test/engine-page.ts'),
  ]);
  watched = await openWatched(browser, server.url);
});

afterAll(async () => {
  await browser.close();
  await server.stop();
});

/** Calls a function of the page; values travel as JSON. */
function call<Name extends keyof EnginePage>(
  name: Name,
  ...args: Parameters<EnginePage[Name]>
): Promise<Awaited<ReturnType<EnginePage[Name]>>> {
  return callPage(watched.page, ['enginePage', name], args);
}

async function measure(parts: EqualPart[], limits?: Partial<DeviceLimits>): Promise<Measured[]> {
  for (const { name, content } of parts) server.files.set(name, content);
  const served = parts.map(({ name, unit }) => ({ path: name, name, unit }));
  const { outcomes } = await call('measure', served, { limits });
  for (const { name } of parts) server.files.delete(name);
  return outcomes;
}

const asJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

describe('A part measured in the browser', () => {
  it('has the verdicts, warnings, grams, hours and refusals that the server finds: no difference in 600 files', async () => {
    const kernel = loadMeshKernel();
    const parts = equalParts();
    expect(parts.length).toBeGreaterThanOrEqual(600);
    expect(new Set(parts.map(({ name }) => name)).size).toBe(parts.length);
    const differences: string[] = [];
    const counts: Record<string, number> = {};
    for (let start = 0; start < parts.length; start += 25) {
      const some = parts.slice(start, start + 25);
      const found = await measure(some);
      for (const [index, { name, content, unit }] of some.entries()) {
        const own = asJson(await outcomeInNode(kernel, name, content, unit));
        counts[own.outcome] = (counts[own.outcome] ?? 0) + 1;
        if (JSON.stringify(sorted(found[index])) !== JSON.stringify(sorted(own))) differences.push(name);
      }
    }
    expect(differences).toEqual([]);
    expect(counts.measured).toBeGreaterThan(300);
    expect(counts.unreadable).toBeGreaterThan(150);
    expect(counts.refused).toBeGreaterThan(20);
  }, 180_000);

  it('sends nothing: the page asked for its own files alone, and broke no rule of the content policy', () => {
    const sent = watched.requests.filter((request) => !request.startsWith(`GET ${server.url}`));
    expect(sent).toEqual([]);
    expect(watched.faults).toEqual([]);
  });

  it.each<[name: string, limits: Partial<DeviceLimits>, why: string]>([
    ['takes too long', { deadlineMs: 1 }, 'tooSlow'],
    ['takes too much memory', { maxMemoryBytes: 2 ** 20 }, 'outOfMemory'],
    ['is too large for the device', { maxFileBytes: 100_000 }, 'tooLarge'],
  ])('is left to the server when it %s, and the next one is measured', async (_, limits, why) => {
    const large = { name: 'large.stl', content: encodeBinaryStl(torus(30, 10, 200, 100)) };
    const small = { name: 'small.stl', content: encodeBinaryStl(box(20, 20, 20)) };
    const [first] = await measure([large], limits);
    expect(first).toEqual({ outcome: 'left', why });
    const outcomes = await measure([large, small], { ...limits, deadlineMs: limits.deadlineMs ?? 20_000 });
    expect(outcomes[0]).toEqual({ outcome: 'left', why });
    if (why !== 'tooSlow') expect(outcomes[1]?.outcome).toBe('measured');
  });

  it('can be given up, in the queue and at work, without harm to the next', async () => {
    server.files.set('slow.stl', encodeBinaryStl(torus(30, 10, 1000, 400)));
    const part = { path: 'slow.stl', name: 'slow.stl' };
    for (const afterMs of [0, 100]) {
      expect(await call('abort', part, afterMs)).toEqual({ thrown: 'TimeoutError', next: 'measured' });
    }
  });
});

/** The same value with its members in one order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(members.map(([name, member]) => [name, sorted(member)]));
}

describe('What was dropped', () => {
  const cube = encodeBinaryStl(box(20, 20, 20));

  it('is split into parts, those in archives too, and what is none is named with its reason', async () => {
    const archive = zip({
      'order/pièce 1.stl': cube,
      'order/deep/b.OBJ': encodeObj(box(10, 10, 10)),
      'order/readme.txt': 'Print these.',
      '__MACOSX/order/._b.OBJ': 'x',
      'order/.DS_Store': 'x',
      'inner.zip': zip({ 'a.stl': cube }),
      'bomb.stl': Buffer.alloc(40e6),
    });
    server.files.set('order.zip', archive);
    server.files.set('cut.zip', archive.subarray(0, -30));
    server.files.set('one.3mf', encodeThreemf(box(20, 20, 20)));
    const names = ['order.zip', 'one.3mf', 'cut.zip'];
    server.files.set('photo.jpg', Buffer.from('jpg'));
    const found = await call(
      'drop',
      [...names, 'photo.jpg'].map((name) => ({ path: name, name })),
    );
    expect(found).toEqual({
      parts: [
        { name: 'pièce 1.stl', from: 'order.zip/order', bytes: cube.length },
        { name: 'b.OBJ', from: 'order.zip/order/deep', bytes: expect.any(Number) },
        { name: 'one.3mf', from: '', bytes: expect.any(Number) },
      ],
      ignored: [
        { path: 'order.zip/order/readme.txt', why: 'otherFormat' },
        { path: 'order.zip/inner.zip', why: 'otherFormat' },
        { path: 'order.zip/bomb.stl', why: 'archiveTooLarge' },
        { path: 'cut.zip', why: 'unreadable' },
        { path: 'photo.jpg', why: 'otherFormat' },
      ],
    });
  });

  it('is at most a hundred parts', async () => {
    const parts = Object.fromEntries(Array.from({ length: 103 }, (_, i) => [`${i}.stl`, cube]));
    server.files.set('many.zip', zip(parts));
    const found = await call('drop', [{ path: 'many.zip', name: 'many.zip' }]);
    expect(found.parts).toHaveLength(100);
    expect(found.ignored.map(({ why }) => why)).toEqual(['tooMany', 'tooMany', 'tooMany']);
  });
});

interface ApiLine {
  fileKey: string;
  filename: string;
  materialId: string;
  finish: ChosenLine['finish'];
  quantity: number;
  isRush: boolean;
}

interface ApiBasket {
  items: { quote: Quote }[];
  totals: BasketTotals;
  estimatedDeliveryDays: number;
}

describe('A basket priced in the browser', () => {
  let customer: Client;
  let tariff: Tariff;
  let parts: (EqualPart & { fileKey: string; measured: PricedPart })[];

  beforeAll(async () => {
    customer = await signedIn(sharedService());
    tariff = (await customer.get<Tariff>('/api/tariff')).data;
    const files: EqualPart[] = [
      { name: 'box.stl', content: encodeBinaryStl(box(20, 30, 10)) },
      { name: 'torus.3mf', content: encodeThreemf(torus(20, 6)) },
      { name: 'sphere.obj', unit: 'cm', content: encodeObj(sphere(2)) },
      { name: 'hollow.stl', content: encodeBinaryStl(hollowBox(60, 60, 60, 2)) },
      { name: 'inches.stl', unit: 'in', content: encodeBinaryStl(box(1, 2, 0.5)) },
      { name: 'tiny.stl', content: encodeBinaryStl(box(1, 1, 1)) },
      { name: 'large.obj', content: encodeObj(box(300, 20, 20)) },
      { name: 'broken.stl', content: Buffer.from('solid broken\n facet normal 0 0 1\n outer loop\n') },
    ];
    const measured = await measure(files);
    parts = await Promise.all(
      files.map(async (file, index) => ({
        ...file,
        fileKey: await upload(file),
        measured: measured[index] as PricedPart,
      })),
    );
  });

  async function upload({ name, content, unit }: EqualPart): Promise<string> {
    const form = new FormData();
    if (unit !== undefined) form.append('unit', unit);
    form.append('file', new Blob([Uint8Array.from(content)]), name);
    const answer = await customer.send<{ key: string }>('/api/upload', { method: 'POST', body: form });
    expect(answer.status).toBe(200);
    return answer.data.key;
  }

  /** A basket over the parts that can be printed, in many colours, finishes and quantities. */
  function basketOf(seed: number): { lines: ChosenLine[]; items: ApiLine[] } {
    const chosen = Array.from({ length: 1 + ((seed * 7) % 25) }, (_, index) => {
      const pick = seed * 31 + index * 17;
      const part = parts[pick % 5]!;
      const choices = {
        materialId: tariff.materials[(pick * 3) % tariff.materials.length]!.id,
        finish: finishes[pick % finishes.length]!,
        quantity: 1 + ((pick * 13) % (index % 4 === 0 ? 1000 : 12)),
        isRush: false,
      };
      return { part, choices };
    });
    return {
      lines: chosen.map(({ part, choices }) => ({ ...choices, part: part.measured })),
      items: chosen.map(({ part, choices }) => ({ ...choices, fileKey: part.fileKey, filename: part.name })),
    };
  }

  it('costs, line by line and in all, to the centime what the server answers', async () => {
    const cities = [undefined, ...tariff.destinations.slice(0, 3).map(({ id }) => id)];
    for (let seed = 0; seed < 24; seed++) {
      const { lines, items } = basketOf(seed);
      const destinationId = cities[seed % cities.length];
      const answer = await customer.post<ApiBasket>('/api/quotes/batch', { items, destinationId });
      expect(answer.status).toBe(200);
      const own = await call('price', tariff, lines, destinationId);
      expect(own).toEqual({
        lines: answer.data.items.map(({ quote }) => ({ outcome: 'priced', quote })),
        totals: answer.data.totals,
        estimatedDeliveryDays: answer.data.estimatedDeliveryDays,
      });
    }
  }, 120_000);

  it('refuses the lines that the server refuses, in the same words, and prices the others', async () => {
    const materialId = 'pla-noir';
    const line = { materialId, finish: 'standard', quantity: 1, isRush: false } as const;
    const rushed = { ...line, quantity: 500, isRush: true };
    const cases = [
      ...parts.map((part) => ({ part, choices: line })),
      { part: parts[3]!, choices: rushed },
      { part: parts[0]!, choices: { ...line, materialId: 'pla-of-no-colour' } },
    ];
    const lines = cases.map(({ part, choices }) => ({ ...choices, part: part.measured }));
    const own = await call('price', tariff, lines, 'of-no-city');
    expect(own.lines.map(({ outcome }) => outcome)).toEqual([
      ...['priced', 'priced', 'priced', 'priced', 'priced'],
      ...['refused', 'refused', 'refused', 'refused', 'refused'],
    ]);
    for (const [index, { part, choices }] of cases.entries()) {
      const body = { ...choices, fileKey: part.fileKey, filename: part.name };
      const answer = await customer.post<{ analysis: object }>('/api/quotes/calculate', body);
      if (answer.status === 200 && part.measured.outcome === 'measured') {
        const { fileHash, findings } = part.measured;
        expect(answer.data.analysis).toEqual({
          ...{ fileHash, kernelVersion, ...findings.analysis },
          uploadUnit: uploadUnitOf(findings.analysis.unit),
        });
      }
      expect(refusalsOf(own.lines[index]!)).toEqual(
        answer.status === 200
          ? []
          : answer.error.details.errors!.map(({ field, reason, message }) => ({ field, reason, message })),
      );
    }
    const served = await customer.post<ApiBasket>('/api/quotes/batch', {
      items: parts.slice(0, 5).map(({ fileKey, name }) => ({ ...line, fileKey, filename: name })),
    });
    expect(own.totals).toEqual(served.data.totals);
  });

  function refusalsOf(line: LineOutcome): object[] {
    if (line.outcome === 'priced') return [];
    return line.refusals.map(({ field, reason, message }) => ({
      field,
      reason,
      message: saySentence('en', message as Told),
    }));
  }
});
