import { createHash } from 'node:crypto';
import type { MeshFormat } from '@shared/domain/contract/enums.js';
import { ServiceError } from '@shared/domain/contract/errors.js';
import { maxUploadBytes } from '@shared/domain/contract/limits.js';
import {
  type FileRefusal,
  refusedContent,
  tooLargeFile,
  unitHashText,
} from '@shared/domain/contract/mesh-file.js';
import { formatHeadBytes } from '@shared/domain/contract/mesh-format.js';
import type { LengthUnit } from '@shared/domain/contract/length-units.js';

/** Size and hash of an uploaded file. */
interface MeteredUpload {
  sizeBytes: number;
  /** SHA-256 of the content, hex; with a unit other than mm, of that and the unit. */
  contentHash: string;
}

/** The refusal as the request is answered. */
export function refusedUpload({ code, message, hint }: FileRefusal): ServiceError {
  const details = code === 'FILE_TOO_LARGE' ? { maxSize: maxUploadBytes, hint } : { hint };
  return new ServiceError(code, { message, details });
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
      if (this.sizeBytes > maxUploadBytes) throw refusedUpload(tooLargeFile());
      this.hash.update(chunk);
      yield chunk;
    }
    const head = this.head.subarray(0, Math.min(formatHeadBytes, this.sizeBytes));
    const refusal = refusedContent(this.format, head, this.sizeBytes);
    if (refusal !== null) throw refusedUpload(refusal);
  }

  /** Size and hash of what has passed. */
  result(unit: LengthUnit): MeteredUpload {
    const hash = this.hash.digest('hex');
    const contentHash =
      unit === 'mm' ? hash : createHash('sha256').update(unitHashText(hash, unit)).digest('hex');
    return { sizeBytes: this.sizeBytes, contentHash };
  }
}
