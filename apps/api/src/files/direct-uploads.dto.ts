import { type LengthUnit, lengthUnits } from '@shared/domain/contract/length-units.js';
import { maxReferenceCharacters, maxUploadBytes } from '@shared/domain/contract/limits.js';
import { OneOf, Optional, Reference, Text, WholeNumber } from '../endpoint/fields/fields.js';

/** A form that stores one file; its client sends it as `multipart/form-data`. */
export interface UploadFormView {
  /** Names the upload when it is completed. */
  uploadId: string;
  /** Where the form is posted to. */
  url: string;
  /** Sent as they are, before the file, whose field is `file`. */
  fields: Record<string, string>;
  /** When the form ends: 15 minutes after it was signed. */
  expiresAt: string;
}

export interface BegunUploadView {
  /** `null` if the service takes files only by `POST /api/upload`. */
  form: UploadFormView | null;
}

export class BeginUploadDto {
  /** With the extension that its content has. */
  @Text(1, maxReferenceCharacters)
  filename: string;

  /** Bytes of the file: S3 takes no other length. */
  @WholeNumber(1, maxUploadBytes)
  size: number;

  /** Unit of the numbers of an STL or OBJ file, `mm` by default. A 3MF file names its own. */
  @Optional()
  @OneOf(lengthUnits)
  unit?: LengthUnit;
}

export class CompleteUploadDto {
  /** The one that the form was signed for. */
  @Reference()
  uploadId: string;
}
