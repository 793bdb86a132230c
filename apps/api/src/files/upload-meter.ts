import { createHash } from 'node:crypto';
import type { MeshFormat } from '@shared/domain/contract/enums.js';
import { ServiceError } from '@shared/domain/contract/errors.js';
import { maxUploadBytes, maxUploadMegabytes } from '@shared/domain/contract/limits.js';
import { detectFormat, formatHeadBytes } from '@shared/domain/contract/mesh-format.js';
import { told } from '@shared/words/say.js';

/** Size and hash of an uploaded file. */
export interface MeteredUpload {
  sizeBytes: number;
  /** SHA-256, hex. */
  contentHash: string;
}

function wrongType(format: MeshFormat, found: MeshFormat | null): ServiceError {
  const message =
    found === null
      ? told('api.messages.notOfFormat', { format: format.toUpperCase() })
      : told('api.messages.otherFormat', { named: format.toUpperCase(), found: found.toUpperCase() });
  return new ServiceError('INVALID_FILE_TYPE', {
    message,
    details: { hint: told('api.hints.ownExtension') },
  });
}

/** Counts and hashes a file and detects its format as it streams by; holds only its first 4 KB. */
export class UploadMeter {
  private readonly hash = createHash('sha256');
  private readonly head = Buffer.alloc(formatHeadBytes);
  private sizeBytes = 0;

  constructor(private readonly format: MeshFormat) {}

  /**
   * Passes the bytes on.
   *
   * @throws {ServiceError} FILE_TOO_LARGE on the first byte beyond the limit, INVALID_FILE_TYPE at the end when
   * the content does not match the extension.
   */
  async *measure(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const chunk of content) {
      if (this.sizeBytes < formatHeadBytes)
        this.head.set(chunk.subarray(0, formatHeadBytes - this.sizeBytes), this.sizeBytes);
      this.sizeBytes += chunk.length;
      if (this.sizeBytes > maxUploadBytes) {
        throw new ServiceError('FILE_TOO_LARGE', {
          details: {
            maxSize: maxUploadBytes,
            hint: told('api.hints.uploadLimit', { megabytes: maxUploadMegabytes }),
          },
        });
      }
      this.hash.update(chunk);
      yield chunk;
    }
    const found = detectFormat(
      this.head.subarray(0, Math.min(formatHeadBytes, this.sizeBytes)),
      this.sizeBytes,
    );
    if (found !== this.format) throw wrongType(this.format, found);
  }

  result(): MeteredUpload {
    return { sizeBytes: this.sizeBytes, contentHash: this.hash.digest('hex') };
  }
}
