import { type Client, CopyConditions } from 'minio';
import type { StorageSettings } from '../config/env.js';
import {
  assertStorageKey,
  attempt,
  StorageUnavailableError,
  StoredFileNotFoundError,
} from './file-storage.js';
import { openS3 } from './open-s3.js';

type S3Settings = Extract<StorageSettings, { kind: 's3' }>;

/** A form that stores one file in S3: its fields, and last the file as `file`. */
export interface UploadForm {
  url: string;
  fields: Record<string, string>;
}

/** Injection token of the process's {@link UploadDoor}, or `null` where clients cannot reach the storage. */
export const UPLOAD_DOOR = Symbol('UPLOAD_DOOR');

/** Where clients store their files themselves, before the service takes them over. */
export class UploadDoor {
  private readonly client: Client;
  private readonly bucket: string;

  private constructor(
    settings: S3Settings,
    /** Of the bucket, for clients. */
    private readonly url: string,
  ) {
    this.bucket = settings.bucket;
    this.client = openS3(settings);
  }

  /** `null` unless files are in S3, and clients have an address for it. */
  static of(settings: StorageSettings): UploadDoor | null {
    if (settings.kind !== 's3' || settings.uploadUrl === null) return null;
    return new UploadDoor(settings, settings.uploadUrl);
  }

  /**
   * A form by which its holder stores exactly `sizeBytes` bytes under the key, as often as it wants until `endsAt`. S3
   * checks all three.
   *
   * @throws {StorageUnavailableError}
   */
  async formFor(key: string, sizeBytes: number, endsAt: Date): Promise<UploadForm> {
    assertStorageKey(key);
    const policy = this.client.newPostPolicy();
    policy.setBucket(this.bucket);
    policy.setKey(key);
    policy.setExpires(endsAt);
    policy.setContentLengthRange(sizeBytes, sizeBytes);
    const { formData } = await attempt('sign a form', () => this.client.presignedPostPolicy(policy));
    return { url: this.url, fields: formData };
  }

  /**
   * Copies a file within S3: what its client stores later does not change the copy.
   *
   * @throws {StoredFileNotFoundError}
   * @throws {StorageUnavailableError}
   */
  async keep(from: string, to: string): Promise<void> {
    assertStorageKey(from);
    assertStorageKey(to);
    try {
      await this.client.copyObject(this.bucket, to, `/${this.bucket}/${from}`, new CopyConditions());
    } catch (error) {
      if ((error as { code?: string }).code === 'NoSuchKey') throw new StoredFileNotFoundError(from);
      throw new StorageUnavailableError('copy a file', error);
    }
  }
}

/** Where a client stores a file that is not yet one of the account's. */
export function incomingKey(uploadId: string): string {
  return `incoming/${uploadId}`;
}

/** Where a file of an account lies, whichever way it came. */
export function uploadKey(userId: string, fileId: string, format: string): string {
  return `uploads/${userId}/${fileId}.${format}`;
}
