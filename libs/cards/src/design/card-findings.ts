/** Something about a card that its owner should know, and that does not stop it. */
export interface CardWarning {
  code:
    | 'textSmaller'
    | 'thinStrokes'
    | 'fallbackFont'
    | 'keptInside'
    | 'scaleLimited'
    | 'elementsOverlap'
    | 'dividerHidden'
    | 'engravingShallower'
    | 'qrShortened'
    | 'qrLowContrast';
  /** The field of the request that it is about. */
  field: string;
  message: string;
  messageFr: string;
  value?: number;
  limit?: number;
}

/** Why a card cannot be made as asked. */
export interface CardFault {
  /** The field of the request that must change. */
  field: string;
  message: string;
  hint: string;
  /** A card that failed by it is tried again when it is asked for again. */
  isTemporary?: boolean;
}

/** Thrown by whatever finds that a card cannot be made as asked: all that was found, at least one. */
export class CardFaultError extends Error {
  override readonly name = 'CardFaultError';
  readonly faults: readonly CardFault[];

  constructor(...faults: CardFault[]) {
    super(faults.map(({ field, message }) => `${field} ${message}`).join('; '));
    this.faults = faults;
  }
}

/** A length as it is told to people. */
export function tellMm(lengthMm: number): number {
  return Math.round(lengthMm * 100) / 100;
}
