import { hash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { Client } from 'minio';
import type { StorageSettings } from '../config/env.js';
import {
  assertStorageKey,
  attempt,
  closing,
  isFound,
  storedContent,
  StorageUnavailableError,
  StoredFileNotFoundError,
} from './file-storage.js';
import { openS3 } from './open-s3.js';
import type { FileStorage } from './file-storage.js';

/** One upload holds at most this much; S3 wants parts of no less. */
const partBytes = 5 * 1024 * 1024;

const absentCodes = new Set(['NoSuchKey', 'NoSuchBucket', 'NotFound']);

/** What lay under a key before is older, whatever the clocks. */
const recentlyMs = 3_600_000;

const codeOf = (error: unknown): string => (error as { code?: string }).code ?? '';

interface UploadPart {
  part: number;
  etag: string;
}

/** Cuts a stream into parts that share one buffer: use each before reading the next. */
async function* inParts(content: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  const buffer = Buffer.allocUnsafe(partBytes);
  let filled = 0;
  for await (const chunk of content) {
    for (let taken = 0; taken < chunk.byteLength;) {
      const piece = chunk.subarray(taken, taken + partBytes - filled);
      buffer.set(piece, filled);
      filled += piece.byteLength;
      taken += piece.byteLength;
      if (filled < partBytes) continue;
      yield buffer;
      filled = 0;
    }
  }
  yield buffer.subarray(0, filled);
}

/** Returns the bytes read; stops once they exceed `target`. */
async function fill(target: Uint8Array, content: AsyncIterable<Uint8Array>): Promise<number> {
  let offset = 0;
  for await (const chunk of content) {
    if (offset + chunk.byteLength > target.byteLength) return offset + chunk.byteLength;
    target.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return offset;
}

/**
 * Keeps files in a bucket of an S3 server, which is created when absent.
 *
 * Uploads are multipart by hand, not `putObject`: that hangs when its source fails, and resumes any
 * upload it finds under the same key. The server must remove uploads interrupted by a crash: MinIO does after a day,
 * Amazon by an `AbortIncompleteMultipartUpload` lifecycle rule.
 */
export class S3Storage implements FileStorage {
  private readonly client: Client;
  private readonly bucket: string;
  private hasBucket = false;

  constructor(private readonly settings: Extract<StorageSettings, { kind: 's3' }>) {
    this.bucket = settings.bucket;
    this.client = openS3(settings);
  }

  save(
    key: string,
    content: AsyncIterable<Uint8Array>,
    { contentType = 'application/octet-stream' }: { contentType?: string } = {},
  ): Promise<{ sizeBytes: number }> {
    return closing(content, async () => {
      assertStorageKey(key);
      if (!this.hasBucket) await this.check();
      const parts = inParts(content);
      try {
        return await this.keep(key, parts, { 'content-type': contentType });
      } finally {
        // What lies between the stream and its parts ends as well.
        await parts.return(undefined);
      }
    });
  }

  async open(key: string): Promise<Readable> {
    return storedContent(await this.find(key, () => this.client.getObject(this.bucket, key)));
  }

  async readInto(key: string, target: Uint8Array): Promise<void> {
    const content = await this.open(key);
    const sizeBytes = await fill(target, content);
    if (sizeBytes !== target.byteLength) {
      throw new RangeError(`${key} has ${sizeBytes} bytes or more, not ${target.byteLength}`);
    }
  }

  async stat(key: string): Promise<{ sizeBytes: number }> {
    const { size } = await this.find(key, () => this.client.statObject(this.bucket, key));
    return { sizeBytes: size };
  }

  exists(key: string): Promise<boolean> {
    return isFound(this.stat(key));
  }

  async delete(key: string): Promise<void> {
    assertStorageKey(key);
    await attempt('delete a file', async () => {
      try {
        await this.client.removeObject(this.bucket, key);
      } catch (error) {
        if (!absentCodes.has(codeOf(error))) throw error;
      }
    });
  }

  removeStaleUploads(): Promise<number> {
    return Promise.resolve(0);
  }

  async check(): Promise<void> {
    await attempt('be reached', async () => {
      if (await this.client.bucketExists(this.bucket)) return;
      try {
        await this.client.makeBucket(this.bucket, this.settings.region);
      } catch (error) {
        // Another process may have made it meanwhile.
        if (!(await this.client.bucketExists(this.bucket))) throw error;
      }
    });
    this.hasBucket = true;
  }

  /** One that fits into a part is sent whole. */
  private async keep(
    key: string,
    parts: AsyncGenerator<Buffer>,
    headers: Record<string, string>,
  ): Promise<{ sizeBytes: number }> {
    const first = await parts.next();
    if (first.done) throw new TypeError('A stream has at least one part');
    if (first.value.byteLength < partBytes) {
      const { value } = first;
      // Not `putObject`, which copies what it sends. Over https the signature says nothing of the content.
      const isSecure = this.settings.endpoint.startsWith('https:');
      const sum = isSecure ? { 'content-md5': hash('md5', value, 'base64') } : {};
      const put = {
        method: 'PUT',
        bucketName: this.bucket,
        objectName: key,
        headers: { ...headers, ...sum },
      };
      await attempt('store a file', () => this.client.makeRequestAsyncOmit(put, value));
      return { sizeBytes: value.byteLength };
    }
    const uploadId = await attempt('begin a file', () =>
      this.client.initiateNewMultipartUpload(this.bucket, key, headers),
    );
    try {
      return await this.uploadParts(key, uploadId, first.value, parts);
    } catch (error) {
      // The first error is thrown; an upload that cannot be aborted is removed like one left by a crash.
      await this.client.abortMultipartUpload(this.bucket, key, uploadId).catch(() => undefined);
      throw error;
    }
  }

  private async uploadParts(
    key: string,
    uploadId: string,
    first: Buffer,
    rest: AsyncIterable<Buffer>,
  ): Promise<{ sizeBytes: number }> {
    const done: UploadPart[] = [];
    const send = async (payload: Buffer): Promise<void> => {
      const part = {
        bucketName: this.bucket,
        objectName: key,
        uploadID: uploadId,
        partNumber: done.length + 1,
        headers: { 'content-length': payload.byteLength },
      };
      const { etag } = await attempt('store a file', () => this.client.uploadPart(part, payload));
      done.push({ part: part.partNumber, etag });
    };
    await send(first);
    let sizeBytes = first.byteLength;
    for await (const payload of rest) {
      if (payload.byteLength === 0) continue;
      await send(payload);
      sizeBytes += payload.byteLength;
    }
    await attempt('keep a file', async () => {
      try {
        await this.client.completeMultipartUpload(this.bucket, key, uploadId, done);
      } catch (error) {
        // It was asked again, since the first answer was lost: S3 has kept the file, and knows the upload no more.
        if (codeOf(error) !== 'NoSuchUpload') throw error;
        const { size, lastModified } = await this.client.statObject(this.bucket, key);
        if (size !== sizeBytes || Date.now() - lastModified.getTime() > recentlyMs) throw error;
      }
    });
    return { sizeBytes };
  }

  private async find<T>(key: string, ask: () => Promise<T>): Promise<T> {
    assertStorageKey(key);
    try {
      return await ask();
    } catch (error) {
      if (absentCodes.has(codeOf(error))) throw new StoredFileNotFoundError(key);
      throw new StorageUnavailableError('find a file', error);
    }
  }
}
