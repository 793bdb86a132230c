import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** One file of an archive. */
export interface ArchiveEntry {
  /** Its path in the archive. */
  path: string;
  /** Opened when its turn comes, so that one is open at a time. */
  open: () => Promise<Readable>;
  modifiedAt?: Date;
  /** False for content that is compressed already. */
  isCompressed?: boolean;
}

/** Meshes shrink by half at the fastest level; slower ones gain a few per cent more. */
const compressionLevel = 1;

/**
 * A ZIP archive as it is made, entry after entry: memory grows with the number of entries, not with their content.
 * Entries of unknown length and archives over 4 GB are written in the ZIP64 form.
 *
 * An entry that fails ends the stream with its error; a stream that is destroyed closes the entry in progress.
 */
export function zipArchive(entries: Iterable<ArchiveEntry>): Readable {
  const zip = new ZipFile();
  const output = new PassThrough();
  let current: Readable | null = null;
  const fail = (error: unknown): void => void output.destroy(error as Error);
  for (const { path, open, modifiedAt, isCompressed = true } of entries) {
    const options = {
      mtime: modifiedAt ?? new Date(),
      compressionLevel: isCompressed ? compressionLevel : 0,
    };
    zip.addReadStreamLazy(path, options, (give) => {
      if (output.destroyed) return;
      open().then((content) => {
        current = content;
        content.once('error', fail);
        if (output.destroyed) content.destroy();
        else give(null, content);
      }, fail);
    });
  }
  zip.on('error', fail);
  // Whoever reads it is told. Until somebody does, an entry's failure must not end the process.
  output.on('error', () => undefined);
  zip.end();
  (zip.outputStream as Readable).pipe(output);
  output.once('close', () => current?.destroy());
  return output;
}
