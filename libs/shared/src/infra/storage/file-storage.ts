import { finished, PassThrough, Readable } from 'node:stream';

/**
 * Stores files: uploads, generated meshes, invoices. One conformance suite tests both adapters.
 *
 * A key is a relative path such as `uploads/<user>/<uuid>.stl` (see {@link assertStorageKey}). A file
 * appears under its key complete or not at all, and is replaced as a whole.
 *
 * Every method rejects with {@link InvalidStorageKeyError} on a malformed key and with
 * {@link StorageUnavailableError} when the disk or server behind it fails.
 */
export interface FileStorage {
  /**
   * Stores a stream piece by piece: memory does not grow with the file. An error of
   * `content` is rethrown unchanged, and nothing of the file is kept. Of a save that fails, a `Readable` is destroyed.
   */
  save(
    key: string,
    content: AsyncIterable<Uint8Array>,
    options?: { contentType?: string },
  ): Promise<{ sizeBytes: number }>;

  /**
   * The content of a file. A stream that breaks off ends with {@link StorageUnavailableError}, too.
   *
   * @throws {StoredFileNotFoundError} before any byte is read.
   */
  open(key: string): Promise<Readable>;

  /**
   * Reads a whole file straight into the caller's memory, whose length must be the file's.
   *
   * @throws {StoredFileNotFoundError}
   * @throws {RangeError} when the file is longer or shorter than `target`.
   */
  readInto(key: string, target: Uint8Array): Promise<void>;

  /** @throws {StoredFileNotFoundError} */
  stat(key: string): Promise<{ sizeBytes: number }>;

  exists(key: string): Promise<boolean>;

  /** Does nothing when there is no such file. */
  delete(key: string): Promise<void>;

  /** Removes what uploads cut off by a crash left behind; returns how many there were. */
  removeStaleUploads(startedBefore: Date): Promise<number>;

  /** Resolves when files can be stored; for readiness checks. */
  check(): Promise<void>;
}

/** Injection token of the process's {@link FileStorage}. */
export const FILE_STORAGE = Symbol('FILE_STORAGE');

/** There is no file under the key. */
export class StoredFileNotFoundError extends Error {
  override readonly name = 'StoredFileNotFoundError';

  constructor(readonly key: string) {
    super(`No file is stored under ${key}`);
  }
}

/** The key could name something outside the storage, or is not portable between adapters. */
export class InvalidStorageKeyError extends Error {
  override readonly name = 'InvalidStorageKeyError';

  constructor(readonly key: string) {
    super(`Not a storage key: ${JSON.stringify(key.slice(0, 100))}`);
  }
}

/** The disk or the server behind the storage failed; `cause` is its own error. */
export class StorageUnavailableError extends Error {
  override readonly name = 'StorageUnavailableError';

  constructor(action: string, cause: unknown) {
    super(`The file storage failed to ${action}`, { cause });
  }
}

const keyPattern = /^[A-Za-z0-9_-][A-Za-z0-9._-]*(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*$/;

/**
 * Letters, digits, `_`, `-` and `.` in segments separated by `/`. No segment starts with a dot, which rules out `..` and
 * hidden files. At most 500 characters.
 */
export function isStorageKey(key: string): boolean {
  return key.length <= 500 && keyPattern.test(key);
}

/** @throws {InvalidStorageKeyError} for what is no {@link isStorageKey}. */
export function assertStorageKey(key: string): void {
  if (!isStorageKey(key)) throw new InvalidStorageKeyError(key);
}

/** Whether a file that is looked for is there; what else goes wrong passes through. */
export async function isFound(search: Promise<unknown>): Promise<boolean> {
  try {
    await search;
    return true;
  } catch (error) {
    if (error instanceof StoredFileNotFoundError) return false;
    throw error;
  }
}

/** Runs one step of an adapter, its failure wrapped as {@link StorageUnavailableError}. */
export async function attempt<T>(action: string, step: () => Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (error) {
    throw new StorageUnavailableError(action, error);
  }
}

/** What an adapter reads, as the stream that it gives: whatever breaks it off is the storage's failure. */
export function storedContent(source: Readable): Readable {
  const content = new PassThrough();
  finished(source, (error) => {
    if (error) content.destroy(new StorageUnavailableError('read a file', error));
  });
  content.once('close', () => source.destroy());
  return source.pipe(content);
}

/** Runs a `save`, whose source is destroyed if it fails: a stream that nothing reads on would keep its file open. */
export async function closing<T>(content: AsyncIterable<Uint8Array>, save: () => Promise<T>): Promise<T> {
  try {
    return await save();
  } catch (error) {
    if (content instanceof Readable) content.destroy();
    throw error;
  }
}
