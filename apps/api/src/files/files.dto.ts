import { Text } from '../http/fields.js';

/** An uploaded file as clients see it. */
export interface UploadedFileView {
  key: string;
  /** Downloads the file; works for 15 minutes. */
  url: string;
  metadata: { filename: string; size: number };
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
