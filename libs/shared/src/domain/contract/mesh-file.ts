import { type MeshFormat, meshFormats } from './enums.js';
import type { ErrorCode } from './errors.js';
import type { LengthUnit } from './length-units.js';
import { maxUploadBytes, maxUploadMegabytes } from './limits.js';
import { detectFormat } from './mesh-format.js';
import type { Told } from './told.js';

/** Why a file is not taken: the storefront says it before the upload, the API in its answer. */
export interface FileRefusal {
  code: Extract<ErrorCode, 'INVALID_FILE_TYPE' | 'FILE_TOO_LARGE' | 'VALIDATION_ERROR'>;
  /** The message; by default that of the code. */
  message?: Told;
  hint?: Told;
}

/** The format that a file's name tells; `null` for a name that ends otherwise. */
export function formatOfName(filename: string): MeshFormat | null {
  const name = filename.toLowerCase();
  return meshFormats.find((format) => name.endsWith(`.${format}`)) ?? null;
}

/** The refusal of a file whose name tells no format. */
export function unknownFormat(): FileRefusal {
  return { code: 'INVALID_FILE_TYPE', hint: { code: 'api.hints.fileNameEnds' } };
}

/** The refusal of a file beyond {@link maxUploadBytes}. */
export function tooLargeFile(): FileRefusal {
  return {
    code: 'FILE_TOO_LARGE',
    hint: { code: 'api.hints.uploadLimit', params: { megabytes: maxUploadMegabytes } },
  };
}

/**
 * The refusal of content that is not of the format that the file's name tells; `null` for one that is.
 *
 * @param head the first `formatHeadBytes` bytes, or the whole file if it is shorter
 */
export function refusedContent(format: MeshFormat, head: Uint8Array, sizeBytes: number): FileRefusal | null {
  if (sizeBytes > maxUploadBytes) return tooLargeFile();
  const found = detectFormat(head, sizeBytes);
  if (found === format) return null;
  const named = format.toUpperCase();
  const message: Told =
    found === null
      ? { code: 'refusals.notOfFormat', params: { format: named } }
      : { code: 'refusals.otherFormat', params: { named, found: found.toUpperCase() } };
  return { code: 'INVALID_FILE_TYPE', message, hint: { code: 'api.hints.ownExtension' } };
}

/** Whether a unit may be named for a file of the format: 3MF files name their own. */
export function takesUnit(format: MeshFormat, unit: LengthUnit): boolean {
  return format !== '3mf' || unit === 'mm';
}

/** The refusal of a unit that {@link takesUnit} forbids. */
export function unitOfPackage(): FileRefusal {
  return { code: 'VALIDATION_ERROR', message: { code: 'api.fields.unitOf3mf' } };
}

/**
 * What is hashed to name a content and its unit, where the unit is not mm: that names the content alone. One content in
 * two units has two hashes; no file of a known format has this text.
 *
 * @param contentHash SHA-256 of the file, lower-case hex
 */
export function unitHashText(contentHash: string, unit: LengthUnit): string {
  return `${contentHash} ${unit}`;
}
