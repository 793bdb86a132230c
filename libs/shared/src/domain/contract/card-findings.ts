import type { Told, ToldOf } from './told.js';

/** Something about a card that its owner should know, and that does not stop it. */
export interface CardWarning {
  code: keyof CardWarningParams;
  /** The field of the request that it is about. */
  field: string;
  message: string;
  messageFr: string;
  value?: number;
  limit?: number;
}

/** What is on a card. */
export type CardElement =
  'name' | 'title' | 'company' | 'phone' | 'email' | 'website' | 'mark' | 'qr' | 'frame' | 'divider';

interface ElementName {
  code: `card.elements.${CardElement}`;
}

/** A card's warnings: codes and the parameters of their messages. Lengths in mm, to 0.01 mm. */
export interface CardWarningParams {
  textSmaller: { capMm: number; wantedCapMm: number; why: 'rank' | 'room' };
  thinStrokes:
    { of: 'text'; strokeMm: number; nozzleMm: number } | { of: 'logo'; percent: number; nozzleMm: number };
  fallbackFont: { characters: string };
  keptInside: { movedMm: number };
  scaleLimited: { scale: number; asked: number; by: 'card' | 'printer' };
  elementsOverlap: { one: ElementName; two: ElementName };
  dividerHidden: undefined;
  engravingShallower: { depthMm: number; floorMm: number };
  qrShortened: undefined;
  qrLowContrast: undefined;
}

/** Why a card cannot be made as asked: codes and the parameters of their messages and hints. */
export interface CardFaultParams {
  /** Signs, or their numbers where they cannot be seen. */
  missingCharacters: { characters: string };
  nothingToSee: undefined;
  doesNotFit: undefined;
  doesNotFitBesideQr: { frame: 'none' | 'some' };
  qrTooLong: { modules: number; moduleMm: number; sideMm: number; characters: number };
  qrCovered: { element: ElementName };
  logoWithoutOutline: undefined;
  logoUnreadable: { fault: Told };
  logoTooLarge: { triangles: number; limit: number };
  logoCrossesItself: { crossings: number };
  logoTooIntricate: { seconds: number; minutes: number };
}

/** A warning as rows hold it. */
export type FoundCardWarning = ToldOf<CardWarningParams> & Pick<CardWarning, 'field' | 'value' | 'limit'>;

/** A fault as rows hold it. */
export type FoundCardFault = ToldOf<CardFaultParams> & {
  /** The field of the request that must change. */
  field: string;
  /** A card that failed by it is retried on the next request. */
  isTemporary?: boolean;
};

/** A fault in words. */
export interface CardFault {
  field: string;
  message: string;
  hint: string;
}

/** What a row may hold: rows of earlier releases hold their sentences. */
export type KeptCardWarning = FoundCardWarning | CardWarning;

/** @see KeptCardWarning */
export type KeptCardFault = FoundCardFault | (CardFault & Pick<FoundCardFault, 'isTemporary'>);
