import type { LengthUnit } from '@shared/domain/contract/length-units.js';
import type { Measured } from '@viewer/engine/measured.js';

/** Where a part's file stands with the server. */
export type UploadState =
  | { step: 'waiting' }
  | { step: 'sending'; share: number }
  | { step: 'stored'; fileKey: string; userId: string }
  | { step: 'failed'; message: string };

/** A customer's file with what is known of it; its content is kept apart. */
export interface Part {
  id: string;
  name: string;
  /** 0 until it is known, where an earlier order's file is taken up. */
  sizeBytes: number;
  /** Of the file's numbers; millimetres when left out. */
  unit?: LengthUnit;
  /** What the browser measured; `null` while it measures. */
  measured: Measured | null;
  /** The kernel that measured it: another one's figures may differ. */
  kernelVersion?: string;
  upload: UploadState;
  /** Of a card: the colours on it beside its body's, and its body's own, which its price counts. */
  card?: CardSkus;
  /** When it was first found to be used by nothing, in milliseconds of the epoch. */
  unusedSince?: number;
}

/** SKUs of a card. */
export interface CardSkus {
  furtherSkus: readonly string[];
  bodySku: string;
}

/** A part that can be priced, or refused, by what was measured. */
export function pricedPart(part: Part): Extract<Measured, { outcome: 'measured' | 'unreadable' }> | null {
  const { measured } = part;
  return measured?.outcome === 'measured' || measured?.outcome === 'unreadable' ? measured : null;
}

/** Whether the part was found to be one that cannot be printed: a basket that holds it is refused as a whole. */
export function hasFault(part: Part | undefined): boolean {
  const measured = part?.measured;
  if (measured?.outcome === 'measured') return measured.findings.validation.errors.length > 0;
  return measured?.outcome === 'unreadable';
}
