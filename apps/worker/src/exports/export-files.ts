import { Readable } from 'node:stream';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { MeshFormat } from '@shared/domain/contract/enums.js';
import { maxExportedBytes } from '@shared/domain/accounts/export-bounds.js';
import type { LengthUnit } from '@shared/domain/contract/length-units.js';
import type { UploadedFile } from '@shared/infra/database/entities/uploaded-file.entity.js';
import { type FileStorage, StoredFileNotFoundError } from '@shared/infra/storage/file-storage.js';
import type { ArchiveEntry } from '@shared/infra/storage/zip-archive.js';

interface FileRow {
  key: string;
  filename: string;
  format: MeshFormat;
  size_bytes: number;
  content_hash: string;
  unit: LengthUnit;
  created_at: Date;
}

/** An upload, and where it lies in the archive; `null` if it is too large for it. */
export interface ExportedFile {
  file: Pick<
    UploadedFile,
    'key' | 'filename' | 'format' | 'sizeBytes' | 'contentHash' | 'unit' | 'createdAt'
  >;
  path: string | null;
}

/** Smaller files are stored as they are: to set up a compressor takes longer than to write them. */
const worthCompressing = 16_384;

/** Signs that some file system does not take in a name, or reads as a folder. */
const misread = /[\p{Cc}/\\:*?"<>|]/gu;

/** As many characters of a name as fit any file system; the ending is kept. */
const mostCharacters = 80;

function pathOf(place: number, { filename, format }: Pick<UploadedFile, 'filename' | 'format'>): string {
  const name = Array.from(filename.replace(misread, '_')).slice(-mostCharacters).join('');
  const ended = name.toLowerCase().endsWith(`.${format}`) ? name : `${name}.${format}`;
  return `uploads/${String(place).padStart(5, '0')}-${ended}`;
}

/** An account's uploads, newest first: as many as fit, the others without a path. */
export async function listFiles(em: EntityManager, userId: string): Promise<ExportedFile[]> {
  // By SQL: twenty thousand entities would take a hundred megabytes.
  const rows = await em.execute<FileRow[]>(
    `select key, filename, format, size_bytes, content_hash, unit, created_at from uploaded_files
     where user_id = ? order by id desc`,
    [userId],
  );
  const files = rows.map(({ size_bytes: sizeBytes, content_hash: contentHash, created_at: at, ...row }) => ({
    ...row,
    sizeBytes,
    contentHash,
    createdAt: new Date(at),
  }));
  let leftBytes = maxExportedBytes;
  return files.map((file, place) => {
    const fits = file.sizeBytes <= leftBytes;
    if (fits) leftBytes -= file.sizeBytes;
    return { file, path: fits ? pathOf(place + 1, file) : null };
  });
}

/** The stored content; empty for a file that was deleted after it was listed. */
export async function openStored(storage: FileStorage, key: string): Promise<Readable> {
  try {
    return await storage.open(key);
  } catch (error) {
    if (error instanceof StoredFileNotFoundError) return Readable.from([], { objectMode: false });
    throw error;
  }
}

/** The files that fit, as entries of the archive. */
export function fileEntries(files: readonly ExportedFile[], storage: FileStorage): ArchiveEntry[] {
  return files.flatMap(({ file, path }) =>
    path === null
      ? []
      : [
          {
            path,
            open: () => openStored(storage, file.key),
            modifiedAt: file.createdAt,
            isCompressed: file.format !== '3mf' && file.sizeBytes >= worthCompressing,
          },
        ],
  );
}

const columns = ['file', 'name', 'format', 'bytes', 'sha256', 'uploadedAt', 'link', 'unit'];

/** A cell; an apostrophe before what a spreadsheet would take for a formula. */
function quoted(value: string | number): string {
  const text = String(value).replace(/^(?=[=+\-@\t\r])/, "'");
  return `"${text.replaceAll('"', '""')}"`;
}

/**
 * The list of the files as CSV; with a byte order mark, without which spreadsheets misread accents.
 *
 * @param linkOf a link to a file that is not in the archive
 */
export function fileList(files: readonly ExportedFile[], linkOf: (key: string) => string): Readable {
  const write = function* (): Generator<string> {
    yield `\ufeff${columns.map(quoted).join(',')}\r\n`;
    for (const { file, path } of files) {
      const { key, filename, format, sizeBytes, contentHash, unit, createdAt } = file;
      const link = path === null ? linkOf(key) : '';
      const cells = [
        path ?? '',
        filename,
        format,
        sizeBytes,
        contentHash,
        createdAt.toISOString(),
        link,
        unit,
      ];
      yield `${cells.map(quoted).join(',')}\r\n`;
    }
  };
  return Readable.from(write(), { objectMode: false });
}
