import { effect, signal, untracked } from '@preact/signals';
import { kernelVersion } from '@kernel/version.js';
import type { LengthUnit } from '@shared/domain/contract/length-units.js';
import type { Measured, Overlaid, PartFile } from '@viewer/engine/measured.js';
import type { PartEngine } from '@viewer/engine/part-engine.js';
import { forget, keep, kept, keptParts } from '../service/device-store.js';
import { CallFailure, isOnline, persistently } from '@web/app/failure.js';
import type { CardSkus, Part, UploadState } from './part.js';
import { storedFile } from './stored-file.js';

/** Every part on this device, by id. */
export const parts = signal<ReadonlyMap<string, Part>>(new Map());

let engine: Promise<PartEngine> | null = null;

/** The measuring engine: its code, workers and kernel load when they are first needed; again after a failure of the network. */
function partEngine(): Promise<PartEngine> {
  if (engine === null) {
    engine = import('@viewer/engine/part-engine.js').then(({ PartEngine }) => new PartEngine());
    engine.catch(() => (engine = null));
  }
  return engine;
}

/** Loads the engine ahead of the first part. */
export function prepareEngine(): void {
  partEngine().then(
    (loaded) => loaded.warmUp(),
    // The first part tries again.
    () => undefined,
  );
}

function put(part: Part): void {
  parts.value = new Map(parts.value).set(part.id, part);
  void keep('parts', part.id, part);
}

/** Changes what is known of a part; one that has gone meanwhile stays so. */
export function changePart(id: string, changes: Partial<Omit<Part, 'id'>>): void {
  const part = parts.peek().get(id);
  if (part !== undefined) put({ ...part, ...changes });
}

export function setUpload(id: string, upload: UploadState): void {
  changePart(id, { upload });
}

/** Takes a file in, keeps it on this device, and measures it in the background. Answers the part's id. */
export function addPart({ name, content, unit }: PartFile): string {
  const id = crypto.randomUUID();
  put({ id, name, sizeBytes: content.size, unit, measured: null, upload: { step: 'waiting' } });
  void keep('contents', id, content);
  void measure(id, { name, content, unit });
  return id;
}

/** Takes up a file that the account has already, and measures it once it is here. Answers the part's id. */
export function addStoredPart(file: {
  fileKey: string;
  name: string;
  sizeBytes: number;
  userId: string;
}): string {
  const id = crypto.randomUUID();
  const { fileKey, name, sizeBytes, userId } = file;
  put({ id, name, sizeBytes, measured: null, upload: { step: 'stored', fileKey, userId } });
  void fetchContent(id, fileKey);
  return id;
}

const fetchContent = (id: string, fileKey: string): Promise<void> => once(id, () => fetchNow(id, fileKey));

/** Gets a part's file back from the account. One that is gone there is left to the server's word. */
async function fetchNow(id: string, fileKey: string): Promise<void> {
  try {
    const file = await persistently(() => storedFile(fileKey));
    if (file === null) {
      changePart(id, { measured: { outcome: 'left', why: 'failed' } });
      return;
    }
    const { content, unit } = file;
    changePart(id, { unit, sizeBytes: content.size });
    await keep('contents', id, content);
    await measureNow(id, { name: parts.peek().get(id)?.name ?? '', content, unit });
  } catch (error) {
    if (!(error instanceof CallFailure)) throw error;
    changePart(id, { measured: { outcome: 'left', why: 'failed' } });
  }
}

/** Takes up a card that the account has already, with its file. Answers the part's id. */
export function addCardPart(
  { name, content }: PartFile,
  card: CardSkus,
  stored: { fileKey: string; userId: string },
): string {
  const id = crypto.randomUUID();
  put({ id, name, sizeBytes: content.size, measured: null, card, upload: { step: 'stored', ...stored } });
  void keep('contents', id, content);
  void measure(id, { name, content });
  return id;
}

/** What is measured of a file that is no part, such as a card that is still being designed. */
export async function measureFile(file: PartFile): Promise<Measured> {
  const loaded = await partEngine().catch(() => null);
  return loaded === null ? { outcome: 'left', why: 'failed' } : loaded.measure(file);
}

/** A part of the same file in another unit: measured and sent anew. Answers its id; `null` when the file has gone. */
export async function inOtherUnit(id: string, unit: LengthUnit): Promise<string | null> {
  const part = parts.peek().get(id);
  const content = await contentOf(id);
  return part === undefined || content === null ? null : addPart({ name: part.name, content, unit });
}

/** Where this device, in any of its tabs, last knew a part's file to be. */
export async function keptUpload(id: string): Promise<UploadState | null> {
  return (await kept('parts', id))?.upload ?? null;
}

/** The file of a part, or `null` when this device no longer has it. */
export async function contentOf(id: string): Promise<Blob | null> {
  return (await kept('contents', id)) ?? null;
}

/** A part to be drawn, from its file on this device. */
export async function overlayOf({ id, name, unit }: Part, signal: AbortSignal): Promise<Overlaid> {
  const content = await contentOf(id);
  if (content === null) return { outcome: 'gone' };
  return (await partEngine()).overlay({ name, content, unit }, { signal });
}

/** Parts that are being fetched or measured in this tab. */
const underWay = new Set<string>();

/** Once at a time, as each change in another tab has all parts taken up again. */
async function once(id: string, work: () => Promise<void>): Promise<void> {
  if (underWay.has(id)) return;
  underWay.add(id);
  await work().finally(() => underWay.delete(id));
}

const measure = (id: string, file: PartFile): Promise<void> => once(id, () => measureNow(id, file));

async function measureNow(id: string, file: PartFile): Promise<void> {
  const measured = await measureFile(file);
  // Another tab may have sent it meanwhile.
  const upload = await keptUpload(id);
  changePart(id, { measured, kernelVersion, ...(upload?.step === 'stored' && { upload }) });
}

/** Measures again what could not be measured: at the start of a page, and whenever the network is back. */
export function startMeasuring(): void {
  addEventListener('online', measureFailed);
  effect(() => {
    if (isOnline.value) untracked(measureFailed);
  });
}

function measureFailed(): void {
  for (const part of parts.peek().values()) {
    if (part.measured?.outcome !== 'left' || part.measured.why !== 'failed') continue;
    changePart(part.id, { measured: null });
    void takeUp({ ...part, measured: null });
  }
}

/** A part that another release measured is measured again. */
function asOfThisKernel(part: Part): Part {
  const isOlder = part.measured !== null && part.kernelVersion !== kernelVersion;
  return isOlder ? { ...part, measured: null } : part;
}

/** How long a part stays that nothing uses: an undo, in any tab, may bring its line back. */
const keptUnusedMs = 24 * 60 * 60 * 1000;

/** Takes up the parts that this device kept; those that nothing has used for a day go. */
export async function restoreParts(usedIds: ReadonlySet<string>): Promise<void> {
  const known = (await keptParts()).map(asOfThisKernel);
  // An undo of this page may need parts that another tab has let go.
  parts.value = new Map([...parts.peek(), ...known.map((part) => [part.id, part] as const)]);
  for (const part of known) {
    if (usedIds.has(part.id)) await takeUp(part);
    else await letGo(part);
  }
}

async function takeUp(part: Part): Promise<void> {
  const { id, name, unit, measured, upload, unusedSince } = part;
  if (unusedSince !== undefined) changePart(id, { unusedSince: undefined });
  if (measured !== null || underWay.has(id)) return;
  const content = await contentOf(id);
  if (content !== null) void measure(id, { name, content, unit });
  else if (upload.step === 'stored') void fetchContent(id, upload.fileKey);
  // In this tab alone: the one that took it in may be keeping it just now.
  else parts.value = new Map(parts.value).set(id, { ...part, measured: { outcome: 'gone' } });
}

async function letGo({ id, unusedSince }: Part): Promise<void> {
  const now = Date.now();
  if (unusedSince === undefined) changePart(id, { unusedSince: now });
  else if (now - unusedSince > keptUnusedMs) {
    await forget('parts', id);
    await forget('contents', id);
  }
}
