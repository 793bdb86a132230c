import { signal } from '@preact/signals';
import { kernelVersion } from '@kernel/version.js';
import type { LengthUnit } from '@shared/domain/contract/length-units.js';
import type { Measured, Overlaid, PartFile } from '@viewer/engine/measured.js';
import type { PartEngine } from '@viewer/engine/part-engine.js';
import { forget, keep, kept, keptParts } from '../service/device-store.js';
import { CallFailure, persistently } from '@web/app/failure.js';
import type { CardSkus, Part, UploadState } from './part.js';
import { storedFile } from './stored-file.js';

/** Every part on this device, by id. */
export const parts = signal<ReadonlyMap<string, Part>>(new Map());

let engine: Promise<PartEngine> | null = null;

/** The measuring engine: its code, workers and kernel load when they are first needed. */
function partEngine(): Promise<PartEngine> {
  engine ??= import('@viewer/engine/part-engine.js').then(({ PartEngine }) => new PartEngine());
  return engine;
}

/** Loads the engine ahead of the first part. */
export function prepareEngine(): void {
  void partEngine().then((loaded) => loaded.warmUp());
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

/** Gets a part's file back from the account. One that is gone there is left to the server's word. */
async function fetchContent(id: string, fileKey: string): Promise<void> {
  try {
    const file = await persistently(() => storedFile(fileKey));
    if (file === null) {
      changePart(id, { measured: { outcome: 'left', why: 'failed' } });
      return;
    }
    const { content, unit } = file;
    changePart(id, { unit });
    await keep('contents', id, content);
    await measure(id, { name: parts.peek().get(id)?.name ?? '', content, unit });
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
  return (await partEngine()).measure(file);
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

async function measure(id: string, file: PartFile): Promise<void> {
  const measured = await (await partEngine()).measure(file);
  changePart(id, { measured, kernelVersion });
}

/** A part that another release measured is measured again. */
function asOfThisKernel(part: Part): Part {
  const isOlder = part.measured !== null && part.kernelVersion !== kernelVersion;
  return isOlder ? { ...part, measured: null } : part;
}

/** Takes up the parts that this device kept; those that nothing uses any more go. */
export async function restoreParts(usedIds: ReadonlySet<string>): Promise<void> {
  const known = (await keptParts()).map(asOfThisKernel);
  parts.value = new Map(known.filter(({ id }) => usedIds.has(id)).map((part) => [part.id, part]));
  for (const { id, name, unit, measured, upload } of known) {
    if (!usedIds.has(id)) {
      await forget('parts', id);
      await forget('contents', id);
    } else if (measured === null) {
      const content = await contentOf(id);
      if (content !== null) void measure(id, { name, content, unit });
      else if (upload.step === 'stored') void fetchContent(id, upload.fileKey);
    }
  }
}
