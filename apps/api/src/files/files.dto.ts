import type { MeshAnalysis, MeshFault, MeshValidation } from '@shared/domain/contract/analysis.js';
import type { LengthUnit } from '@shared/domain/contract/length-units.js';
import { Optional, Reference, Text } from '../endpoint/fields/fields.js';
import { PageQuery } from '../endpoint/lists/page-query.js';

/** An uploaded file as clients see it. */
export interface UploadedFileView {
  key: string;
  /** Downloads the file; works for 15 minutes. */
  url: string;
  metadata: { filename: string; size: number };
}

/** The colours of a card, as SKUs. */
export interface CardColoursView {
  /** Its body's. */
  bodySku: string;
  /** Those on it. */
  furtherSkus: string[];
}

/** An upload in the list, with what was measured. */
export interface FileView extends UploadedFileView {
  createdAt: string;
  /** When the file is deleted, unless a later quote, order or project request uses it. */
  expiresAt: string;
  /** Of the analysis: `pending` while it is measured, `failed` when the file cannot be read. */
  status: 'pending' | 'done' | 'failed';
  /** `null` unless `done`. */
  analysis: MeshAnalysis | null;
  /** `null` unless `done`. */
  validation: MeshValidation | null;
  /** Why a `failed` file cannot be read. */
  fault: MeshFault | null;
  /** Of a card that was made here in several colours; its body's is the one that it is ordered in. */
  card: CardColoursView | null;
  /** Shows the part, a PNG of 480 by 360 pixels; works for an hour at least. `null` until it is drawn. */
  pictureUrl: string | null;
}

/** A signed link. */
export interface FileLinkView {
  key: string;
  /** Of the file's numbers, as it was uploaded; a 3MF file names its own. */
  unit: LengthUnit;
  /** SKUs beside the one it is ordered in, as of a card of several colours. */
  furtherSkus: string[];
  /** Downloads the file. */
  url: string;
  /** When the link ends: 15 minutes after it was signed. */
  expiresAt: string;
  /** Shows the part, a PNG of 480 by 360 pixels; works for an hour at least. `null` until it is drawn. */
  pictureUrl: string | null;
}

export class FileListQuery extends PageQuery {
  /** Only files whose name contains this, in any case. */
  @Optional()
  @Text(1, 100)
  search?: string;
}

export class FileLinkDto {
  @Reference()
  fileKey: string;
}

/** What can be uploaded. */
export interface UploadLimitsView {
  maxSize: number;
  maxSizeMB: number;
  allowedExtensions: readonly string[];
}

export class DownloadQuery {
  @Text(1, 20)
  expires: string;

  @Text(1, 100)
  signature: string;
}
