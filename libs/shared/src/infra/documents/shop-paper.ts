import type { BoxMm } from '@shared/domain/contract/analysis.js';
import type { Finish, Locale } from '@shared/domain/contract/enums.js';
import type { PartShadow } from '@shared/domain/making/part-shadow.js';
import type { Placement } from '@shared/domain/making/plan-plates.js';
import type { Seller } from './document-content.js';

/** A picture of a part: named by its content, put in when it is printed. */
interface Pictured {
  /** Of the part's content, if it was drawn when this was written. */
  pictureHash?: string;
  /** A PNG as a `data:` URL. */
  picture?: string;
}

/** Copies of one order's line on a plate. */
export interface TicketPiece extends Pictured {
  fileName: string;
  orderNumber: string;
  /** Of its line in the order, as the names of the order's files have it: it tells pieces apart whose names have no font. */
  linePosition: number;
  finish: Finish | null;
  /** When its parcel has to leave, `YYYY-MM-DD`. */
  leavesOn: string | null;
  boxMm: Pick<BoxMm, 'x' | 'y'>;
  /** What it covers of the bed; `null` where that is not known: it is drawn as its box. */
  shadow: PartShadow | null;
  placements: Placement[];
}

/** The paper that goes with a plate to its machine. */
export interface PlateTicket {
  kind: 'plateTicket';
  layout: number;
  locale: Locale;
  number: string;
  issuedAt: string;
  seller: Seller;
  /** The plate's page, in the QR code. */
  url: string;
  materialId: string;
  materialName: string;
  /** `#rrggbb`. */
  previewColor: string;
  /** Further colours of its parts, each with its id; older papers have none. */
  furtherColours?: string[];
  isRush: boolean;
  /** When the first of its parcels has to leave, `YYYY-MM-DD`. */
  leavesOn: string | null;
  gapMm: number;
  copies: number;
  estimatedSeconds: number;
  weightMilligrams: number;
  lines: TicketPiece[];
}

/** A line of a parcel; a project's has neither material nor finish. */
export interface SlipLine extends Pictured {
  fileName: string;
  materialName: string | null;
  finish: Finish | null;
  boxMm: BoxMm | null;
  quantity: number;
}

/** The paper in a parcel: what is in it, and no price. */
export interface PackingSlip {
  kind: 'packingSlip';
  layout: number;
  locale: Locale;
  /** The order's. */
  number: string;
  issuedAt: string;
  seller: Seller;
  /** Name and address, line by line. */
  recipientLines: string[];
  orderedAt: string;
  purchaseOrder: string | null;
  project: string | null;
  carrier: string | null;
  trackingNumber: string | null;
  lines: SlipLine[];
}

export type ShopPaper = PlateTicket | PackingSlip;

/** Raised when the layout of the papers changes. */
export const shopPaperLayout = 3;
