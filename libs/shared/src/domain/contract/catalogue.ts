import type { Polymer, Technology } from './enums.js';

/** A colour SKU as clients see it. */
export interface MaterialView {
  /** The SKU; sent as `materialId` elsewhere. */
  id: string;
  name: string;
  nameFr: string;
  technology: Technology;
  materialType: Polymer;
  /** Dirhams a gram. */
  pricePerGram: number;
  /** g/cm³. */
  density: number;
  available: boolean;
  previewColor: string;
}

/** A colour SKU that is not in stock: lines of older quotes and orders have it. */
export type UnavailableMaterial = Pick<MaterialView, 'id' | 'name' | 'nameFr'>;

/** A served city as clients see it. */
export interface DestinationView {
  id: string;
  code: string;
  name: string;
  deliveryDaysMin: number;
  deliveryDaysMax: number;
}
