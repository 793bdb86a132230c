import { createHash } from 'node:crypto';
import type { CardColour, CardDesign, CardLogo } from '@shared/cards/card-design.js';
import { designVersion, hasMarkColour } from '@shared/cards/card-design.js';
import {
  type CardOptions,
  type FieldType,
  placeableElements,
  type Placement,
  textFields,
} from '@shared/cards/card-options.js';
import { qrTexts } from '@shared/cards/qr-text.js';
import type { FieldError } from '@shared/contract/errors.js';
import type { CardDto } from './cards.dto.js';

/** The colours of a card, found in the catalogue. */
export interface CardColours {
  body: CardColour;
  text: CardColour;
  mark: CardColour;
}

/** Faults that the fields of a request have together. */
export function crossFaults(dto: CardDto): FieldError[] {
  const errors: FieldError[] = [];
  if (dto.qr && qrTexts(dto).length === 0) {
    errors.push({
      field: 'markUrl',
      message: 'is needed: without website, phone or e-mail the QR code is empty',
    });
  }
  if (dto.mark === 'logo' && dto.logoKey === '') {
    errors.push({ field: 'logoKey', message: 'is needed for a logo: the key of an uploaded mesh' });
  }
  return errors;
}

/** The design that a request asks for, without what changes nothing: equal cards have equal designs. */
export function toDesign(dto: CardDto, { body, text, mark }: CardColours, logo: CardLogo | null): CardDesign {
  const options = toOptions(dto);
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

function toOptions(dto: CardDto): CardOptions {
  const { name, title, company, phone, email, website } = dto;
  const { thickness, format, corners, arrangement, frame, divider, icons, align, textCase } = dto;
  const { relief, reliefDepth, textDepth, markDepth, fontFamily, fontSize, mark, qr, markUrl } = dto;
  return {
    ...{ name, title, company, phone, email, website },
    ...{ thickness, format, corners, arrangement, frame, divider, icons, align, textCase },
    typography: typographyOf(dto),
    ...{ relief, reliefDepth, textDepth, markDepth, fontFamily, fontSize, mark, qr, markUrl },
    placements: placementsOf(dto),
  };
}

function typographyOf({ typography }: CardDto): CardOptions['typography'] {
  const entries = textFields.flatMap((field): [string, FieldType][] => {
    const { font, size, tracking } = typography[field] ?? {};
    const hasAny = [font, size, tracking].some((choice) => choice !== undefined);
    return hasAny ? [[field, { font, size, tracking }]] : [];
  });
  return Object.fromEntries(entries);
}

function placementsOf({ placements }: CardDto): CardOptions['placements'] {
  const entries = placeableElements.flatMap((element): [string, Placement][] => {
    const { dx = 0, dy = 0, scale = 1 } = placements[element] ?? {};
    return dx === 0 && dy === 0 && scale === 1 ? [] : [[element, { dx, dy, scale }]];
  });
  return Object.fromEntries(entries);
}
