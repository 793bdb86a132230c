import { createHash } from 'node:crypto';
import { canonicalOptions } from '@cards/design/canonical-options.js';
import type { CardColour, CardDesign, CardLogo } from '@cards/design/card-design.js';
import { designVersion, hasMarkColour } from '@cards/design/card-design.js';
import { textFields } from '@cards/design/card-options.js';
import { qrTexts } from '@cards/design/qr-text.js';
import type { FieldFault } from '@shared/domain/contract/errors.js';
import type { CardDto } from './cards.dto.js';
import { told } from '@shared/words/say.js';

/** The colours of a card, found in the catalogue. */
export interface CardColours {
  body: CardColour;
  text: CardColour;
  mark: CardColour;
}

/** Faults that depend on several fields of a request. */
export function crossFaults(dto: CardDto): FieldFault[] {
  const errors = [...textFields, 'markUrl' as const]
    .filter((field) => !dto[field].isWellFormed())
    .map((field): FieldFault => ({
      field,
      message: told('api.fields.wholeCharacters'),
    }));
  if (dto.qr && qrTexts(dto).length === 0) {
    errors.push({
      field: 'markUrl',
      message: told('api.fields.nothingToEncode'),
    });
  }
  if (dto.mark === 'logo' && dto.logoKey === '') {
    errors.push({ field: 'logoKey', message: told('api.fields.logoKey') });
  }
  return errors;
}

/** The canonical design of a request: equal cards have equal designs. */
export function toDesign(dto: CardDto, { body, text, mark }: CardColours, logo: CardLogo | null): CardDesign {
  const options = canonicalOptions(dto);
  return {
    version: designVersion,
    options,
    qrTexts: options.qr ? qrTexts(options) : [],
    body,
    text,
    mark: hasMarkColour(options) ? mark : body,
    logo,
  };
}

/** SHA-256 of a design, hex. */
export function digestOf(design: CardDesign): string {
  return createHash('sha256').update(JSON.stringify(design)).digest('hex');
}
