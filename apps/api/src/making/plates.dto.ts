import type { Finish } from '@shared/domain/contract/enums.js';
import type { Placement } from '@shared/domain/making/plan-plates.js';
import { nextPlateStatuses, type PlateStatus } from '@shared/domain/making/plate-states.js';
import { mostLostMilligrams } from '@shared/domain/making/stock.js';
import type { Material } from '@shared/infra/database/entities/material.entity.js';
import type { Plate } from '@shared/infra/database/entities/plate.entity.js';

/** A colour as the catalogue has it. */
export interface PlateColourView {
  /** In English. */
  name: string;
  /** In French. */
  nameFr: string;
  /** As it looks, `#rrggbb`. */
  previewColor: string;
}

/** A plate as lists show it. */
export interface PlateView {
  /** Names the record. */
  id: string;
  /** `PL-YYYY-NNNN`. */
  number: string;
  /** Its state. */
  status: PlateStatus;
  /** Where it may go from here. */
  nextStatuses: PlateStatus[];
  /** The colour: the id of a material. */
  materialId: string;
  /** The colour; `null` for one that is no longer in the catalogue. */
  material: PlateColourView | null;
  /** Colours of its parts beside that one, as on business cards. */
  furtherColours: PlateColourView[];
  /** Whether it is rushed. */
  isRush: boolean;
  /** Where it is printed. */
  machine: string | null;
  /** The first day on which a parcel with one of its pieces has to leave, `YYYY-MM-DD`. */
  leavesOn: string | null;
  /** Free space between its pieces. */
  gapMm: number;
  /** How many copies. */
  copies: number;
  /**
   * Of those, copies of orders that were refunded, cancelled or sent meanwhile, or are about to be refunded; 0 of a plate
   * that is over.
   */
  unwantedCopies: number;
  /** Plastic of everything on it. */
  grams: number;
  /** The estimate, on a machine at its nominal pace. */
  estimatedMinutes: number;
  /** What it took, as it was entered. */
  actualMinutes: number | null;
  /** Plastic of copies that failed, as it was entered. */
  lostGrams: number | null;
  /** The most grams that can be reported as lost: twice what is on it, and 100. */
  mostLostGrams: number;
  /** Why copies of it failed. */
  reason: string | null;
  /** When it was made. */
  createdAt: string;
  /** When its print began. */
  startedAt: string | null;
  /** When it was over. */
  finishedAt: string | null;
  /**
   * Its 3MF file and ticket: being made, there, not possible because a file of an order is gone, or deleted a month after the plate
   * was over, or with the account of one of its customers.
   */
  files: 'pending' | 'done' | 'failed' | 'deleted';
}

/** Copies of one line on a plate. */
export interface PlatePieceView {
  /** Names the record. */
  id: string;
  /** The line of the order. */
  lineId: string;
  /** The order. */
  orderId: string;
  /** The number of the order. */
  orderNumber: string;
  /** What its customer calls the file. */
  fileName: string;
  /** Surface finish. */
  finish: Finish | null;
  /** The day on which the order's parcel has to leave, `YYYY-MM-DD`. */
  leavesOn: string | null;
  /** How many copies. */
  copies: number;
  /** Of those, how many failed. */
  failedCopies: number;
  /**
   * Whether they are to be printed: `false` on an open plate for an order that was refunded, cancelled or sent, or is about
   * to be refunded.
   */
  isWanted: boolean;
  /** Sides of the part's box on the bed, before it is turned. */
  boxMm: { x: number; y: number };
  /** What it covers of the bed: for each row of a millimetre its runs of cells, `[from, end, from, end …]`. */
  outline: readonly (readonly number[])[] | null;
  /** A picture of the part. */
  pictureUrl: string | null;
  /** Where each copy lies. */
  placements: Placement[];
}

/** A plate with its pieces. */
export interface PlateWithPiecesView extends PlateView {
  /** What lies on it. */
  pieces: PlatePieceView[];
}

const isoOf = (moment: Date | null | undefined): string | null => moment?.toISOString() ?? null;

const colourView = ({ name, nameFr, previewColor }: Material): PlateColourView => ({
  ...{ name, nameFr, previewColor },
});

/** One that is no longer in the catalogue is called by its id. */
export function colourOf(sku: string, materials: ReadonlyMap<string, Material>): PlateColourView {
  const material = materials.get(sku);
  return material === undefined ? { name: sku, nameFr: sku, previewColor: '#888888' } : colourView(material);
}

/** What operators see of a plate. */
export function plateView(
  plate: Plate,
  materials: ReadonlyMap<string, Material>,
  { unwantedCopies, leavesOn }: Pick<PlateView, 'unwantedCopies' | 'leavesOn'>,
): PlateView {
  const material = materials.get(plate.materialId);
  const { actualSeconds, lostMilligrams } = plate;
  return {
    id: plate.id,
    number: plate.number,
    status: plate.status,
    nextStatuses: [...nextPlateStatuses(plate.status)],
    materialId: plate.materialId,
    material: material === undefined ? null : colourView(material),
    furtherColours: plate.furtherSkus.map((sku) => colourOf(sku, materials)),
    isRush: plate.isRush,
    machine: plate.machine ?? null,
    leavesOn,
    gapMm: plate.gapMm,
    copies: plate.copies,
    unwantedCopies,
    grams: Math.round(plate.weightMilligrams / 100) / 10,
    estimatedMinutes: Math.round(plate.estimatedSeconds / 60),
    actualMinutes: actualSeconds == null ? null : Math.round(actualSeconds / 60),
    lostGrams: lostMilligrams == null ? null : Math.round(lostMilligrams / 100) / 10,
    mostLostGrams: Math.floor(mostLostMilligrams(plate.weightMilligrams) / 1000),
    reason: plate.reason ?? null,
    createdAt: plate.createdAt.toISOString(),
    startedAt: isoOf(plate.startedAt),
    finishedAt: isoOf(plate.finishedAt),
    files: plate.filesStatus === 'done' && plate.modelKey == null ? 'deleted' : plate.filesStatus,
  };
}
