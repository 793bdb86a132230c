import type { KeptCardFault } from '@shared/domain/contract/card-findings.js';

/** Thrown by whatever finds that a card cannot be made as asked: all that was found, at least one. */
export class CardFaultError extends Error {
  override readonly name = 'CardFaultError';
  readonly faults: readonly KeptCardFault[];

  constructor(...faults: KeptCardFault[]) {
    super(faults.map((fault) => `${fault.field} ${'code' in fault ? fault.code : fault.message}`).join('; '));
    this.faults = faults;
  }
}

/** A length rounded for messages. */
export function tellMm(lengthMm: number): number {
  return Math.round(lengthMm * 100) / 100;
}
