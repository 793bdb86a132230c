import type { FoundFault } from '@shared/domain/contract/mesh-findings.js';
import type { LengthUnit } from '@shared/domain/contract/length-units.js';
import type { FileRefusal } from '@shared/domain/contract/mesh-file.js';
import type { PartFindings } from '@meshes/part-findings.js';
import type { PartView } from './part-view.js';

/** A customer's file, before any upload. */
export interface PartFile {
  /** With its extension, without folders. */
  name: string;
  content: Blob;
  /** Of the numbers of an STL or OBJ file; millimetres when left out. */
  unit?: LengthUnit;
}

/** Why a part is left to the server. */
export type LeftReason =
  /** The file is larger than this device is asked to measure. */
  | 'tooLarge'
  /** The work took longer than this device may take. */
  | 'tooSlow'
  /** The work needed more memory than this device may give. */
  | 'outOfMemory'
  /** The browser lacks what the kernel needs, or the page is no secure context. */
  | 'unsupported'
  /** The kernel could not be loaded, or its worker died. */
  | 'failed';

/** What the browser found out about a file; figures and verdicts are those that the server would store. */
export type Measured =
  | {
      outcome: 'measured';
      /** The `fileHash` of the server's analysis: it names content and unit. */
      fileHash: string;
      findings: PartFindings;
    }
  | {
      outcome: 'unreadable';
      fileHash: string;
      /** The fault that the server would refuse the line with: `sentenceOfFault` makes a sentence of it. */
      fault: FoundFault;
    }
  /** Not a file that an upload would take. */
  | { outcome: 'refused'; refusal: FileRefusal }
  /** Still to be measured: the server does it after the upload. */
  | { outcome: 'left'; why: LeftReason }
  /** The file was moved, changed or deleted since it was chosen: it is to be chosen again. */
  | { outcome: 'gone' };

/** A part to be drawn, or why it is not. */
export type Overlaid =
  | { outcome: 'overlaid'; view: PartView }
  /** `failed` stands for a file that cannot be read, too. */
  | Extract<Measured, { outcome: 'refused' | 'left' | 'gone' }>;

/** A file with its measures, or why it cannot be read: what a line of a basket is priced by. */
export type PricedPart = Extract<Measured, { outcome: 'measured' | 'unreadable' }>;
