import { createHash } from 'node:crypto';
import type { MeshFormat } from '../../domain/contract/enums.js';
import { maxUploadBytes } from '../../domain/contract/limits.js';
import {
  type FileRefusal,
  refusedContent,
  tooLargeFile,
  unitHashText,
} from '../../domain/contract/mesh-file.js';
import { formatHeadBytes } from '../../domain/contract/mesh-format.js';
import type { LengthUnit } from '../../domain/contract/length-units.js';

/** Size and hash of an uploaded file. */
interface MeteredUpload {
  sizeBytes: number;
  /** SHA-256 of the content, hex; with a unit other than mm, of that and the unit. */
  contentHash: string;
}

/** The file is not taken. */
export class RefusedUploadError extends Error {
  override readonly name = 'RefusedUploadError';

  constructor(readonly refusal: FileRefusal) {
    super(`The file is refused: ${refusal.code}`);
  }
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
   * @throws {RefusedUploadError} FILE_TOO_LARGE on the first byte beyond the limit, INVALID_FILE_TYPE at the end when
   * the content does not match the extension.
   */
  async *measure(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const chunk of content) {
      if (this.sizeBytes < formatHeadBytes)
        this.head.set(chunk.subarray(0, formatHeadBytes - this.sizeBytes), this.sizeBytes);
      this.sizeBytes += chunk.length;
      if (this.sizeBytes > maxUploadBytes) throw new RefusedUploadError(tooLargeFile());
      this.hash.update(chunk);
      yield chunk;
    }
    const head = this.head.subarray(0, Math.min(formatHeadBytes, this.sizeBytes));
    const refusal = refusedContent(this.format, head, this.sizeBytes);
    if (refusal !== null) throw new RefusedUploadError(refusal);
  }

  /** Size and hash of what has passed. */
  result(unit: LengthUnit): MeteredUpload {
    const hash = this.hash.digest('hex');
    const contentHash =
      unit === 'mm' ? hash : createHash('sha256').update(unitHashText(hash, unit)).digest('hex');
    return { sizeBytes: this.sizeBytes, contentHash };
  }
}
