import type { ReliefGroup } from '@cards/design/card-heights.js';
import type { CardChoices, CardColours } from '@cards/design/to-design.js';
import type { Contour } from '@cards/plane.js';
import type { CardElement, FoundCardWarning } from '@shared/domain/contract/card-findings.js';
import type { MeshFormat } from '@shared/domain/contract/enums.js';
import type { Told } from '@shared/domain/contract/told.js';

/** A card to draw or to raise. */
export interface CardWork {
  task: 'draw' | 'raise';
  choices: CardChoices;
  colours: CardColours;
  /** Of the logo; `null` where there is none. */
  outline: Contour[] | null;
}

/** A mesh whose outline is a logo. */
export interface OutlineWork {
  task: 'outline';
  format: MeshFormat;
  content: Blob;
}

/** What a card's worker can be asked for. */
export type WorkOfCards = CardWork | OutlineWork;

/** An element as pictures draw it: millimetres, y down. */
export interface DrawnElement {
  element: CardElement;
  group: ReliefGroup;
  path: string;
  box: { x: number; y: number; width: number; height: number };
}

/** A card as seen from above. */
export interface CardDrawing {
  widthMm: number;
  heightMm: number;
  plate: string;
  elements: DrawnElement[];
  warnings: FoundCardWarning[];
}

/** Why a card cannot be made as chosen, beside the field that must change. */
export interface CardRefusal {
  field: string;
  message: Told;
  hint?: Told;
}

export type CardReply =
  | { outcome: 'drawn'; drawing: CardDrawing }
  /** The entries of its file, stored in a ZIP archive. */
  | { outcome: 'raised'; content: Blob; furtherSkus: string[]; bodySku: string }
  | { outcome: 'outlined'; outline: Contour[] }
  | { outcome: 'refused'; refusals: CardRefusal[] }
  /** A font or a program could not be loaded: worth another try. */
  | { outcome: 'unavailable' };

/** A message to the worker, and its answer's: they share the id. */
export interface CardAsk {
  id: number;
  work: WorkOfCards;
}
export interface CardAnswer {
  id: number;
  reply: CardReply;
}
