import { createHash } from 'node:crypto';
import type { CardDesign } from '@cards/design/card-design.js';
import { choiceFaults } from '@cards/design/to-design.js';
import type { FieldFault } from '@shared/domain/contract/errors.js';
import type { CardDto } from './cards.dto.js';
import { told } from '@shared/words/say.js';

const messages = {
  wholeCharacters: told('api.fields.wholeCharacters'),
  nothingToEncode: told('api.fields.nothingToEncode'),
  logoKey: told('api.fields.logoKey'),
};

/** Faults that depend on several fields of a request. */
export function crossFaults(dto: CardDto): FieldFault[] {
  return choiceFaults(dto, dto.logoKey !== '').map(({ field, code }) => ({ field, message: messages[code] }));
}

/** SHA-256 of a design, hex. */
export function digestOf(design: CardDesign): string {
  return createHash('sha256').update(JSON.stringify(design)).digest('hex');
}
