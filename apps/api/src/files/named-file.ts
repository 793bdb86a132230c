import type { MeshFormat } from '@shared/domain/contract/enums.js';
import { refusedField, ServiceError } from '@shared/domain/contract/errors.js';
import type { LengthUnit } from '@shared/domain/contract/length-units.js';
import { maxReferenceCharacters, maxUploadBytes } from '@shared/domain/contract/limits.js';
import {
  type FileRefusal,
  formatOfName,
  takesUnit,
  unknownFormat,
} from '@shared/domain/contract/mesh-file.js';
import { told } from '@shared/words/say.js';

/** A file's name as a label, and the format that it tells. */
interface NamedFile {
  filename: string;
  format: MeshFormat;
}

/** The refusal as the request is answered. */
export function refusedUpload({ code, message, hint }: FileRefusal): ServiceError {
  const details = code === 'FILE_TOO_LARGE' ? { maxSize: maxUploadBytes, hint } : { hint };
  return new ServiceError(code, { message, details });
}

/** Controls, line breaks, direction marks and lone surrogates. */
const noPartOfName = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

/**
 * The name without folders and invisible characters, and its format.
 *
 * @throws {ServiceError} VALIDATION_ERROR for more than 1,024 characters, INVALID_FILE_TYPE
 */
export function namedFile(given: string): NamedFile {
  // Browsers write a quote in a form's file name as %22.
  const base = given.replaceAll('%22', '"').split(/[/\\]/).at(-1) ?? '';
  const filename = base.replace(noPartOfName, '').trim();
  if (Array.from(filename).length > maxReferenceCharacters) {
    const message = told('api.fields.fileNameLength', { min: 1, max: maxReferenceCharacters });
    throw new ServiceError('VALIDATION_ERROR', {
      details: { errors: [{ field: 'file', message }], hint: told('api.hints.renameFile') },
    });
  }
  const format = formatOfName(filename);
  if (format === null) throw refusedUpload(unknownFormat());
  return { filename, format };
}

/** @throws {ServiceError} VALIDATION_ERROR for the unit of a 3MF file, which names its own. */
export function assertTakesUnit(format: MeshFormat, unit: LengthUnit): void {
  if (!takesUnit(format, unit)) throw refusedField('unit', told('api.fields.unitOf3mf'));
}
