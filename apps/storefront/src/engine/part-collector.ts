import { formatOfName } from '@shared/domain/contract/mesh-file.js';
import { maxUploadBytes } from '@shared/domain/contract/limits.js';
import type { PartFile } from '@viewer/engine/measured.js';

/** Why a dropped file did not become a part. */
export type IgnoredReason =
  /** Not an STL, OBJ, 3MF or ZIP file, by its name; an archive in an archive. */
  | 'otherFormat'
  /** Larger than an upload may be. */
  | 'tooLarge'
  /** Beyond the most parts or files of one drop. */
  | 'tooMany'
  /** The folder, the file or the entry of an archive could not be read. */
  | 'unreadable'
  /** The archive, or its entry, needs a password. */
  | 'encrypted'
  /** The archive is too large itself, or unpacks to more than may be, in bytes, in entries or by its ratio. */
  | 'archiveTooLarge';

/** A part, and the folder or archive it came from: `''` for a file dropped by itself. */
export interface FoundPart extends PartFile {
  from: string;
}

/** A file that became no part, by its path below what was dropped. */
export interface IgnoredFile {
  path: string;
  why: IgnoredReason;
}

/** What a drop holds. */
export interface DroppedParts {
  parts: FoundPart[];
  /** Hidden files, and those that systems add to folders and archives, are left out without a word. */
  ignored: IgnoredFile[];
}

/** Most parts of one drop. */
const mostDroppedParts = 100;
/** Most files of one drop, with those that are no parts. */
export const mostDroppedFiles = 2_000;

const clutter = /(^|\/)(\.|__macosx(\/|$)|thumbs\.db$|desktop\.ini$)/i;

/** Whether a path is of a file that no person put there. */
export function isClutter(path: string): boolean {
  return clutter.test(path);
}

/** A path's folder and last name. */
function splitPath(path: string): { from: string; name: string } {
  const at = path.lastIndexOf('/');
  return { from: path.slice(0, Math.max(0, at)), name: path.slice(at + 1) };
}

/** The parts of a drop as they are found; keeps count of the most that there may be. */
export class PartCollector {
  readonly parts: FoundPart[] = [];
  readonly ignored: IgnoredFile[] = [];

  ignore(path: string, why: IgnoredReason): void {
    if (this.ignored.length < mostDroppedFiles) this.ignored.push({ path, why });
  }

  /** Whether a file of this name and size can be a part; if not, it is noted why. */
  admits(path: string, sizeBytes: number): boolean {
    if (formatOfName(path) === null) this.ignore(path, 'otherFormat');
    else if (sizeBytes > maxUploadBytes) this.ignore(path, 'tooLarge');
    else if (this.parts.length >= mostDroppedParts) this.ignore(path, 'tooMany');
    else return true;
    return false;
  }

  add(path: string, content: Blob): void {
    this.parts.push({ ...splitPath(path), content });
  }
}
