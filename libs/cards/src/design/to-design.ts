import { beginsOnRight } from '../fonts/bidi-runs.js';
import { canonicalOptions } from './canonical-options.js';
import {
  type CardColour,
  type CardDesign,
  type CardLogo,
  designVersion,
  hasMarkColour,
} from './card-design.js';
import { type CardOptions, type TextAlign, textFields } from './card-options.js';
import { qrTexts } from './qr-text.js';

/** What a request chooses; without `align` a card begins where its name does. */
export type CardChoices = Omit<CardOptions, 'align'> & { align?: TextAlign };

/** The colours of a card, found in the catalogue. */
export interface CardColours {
  body: CardColour;
  text: CardColour;
  mark: CardColour;
}

/** A fault of several choices together. */
export interface ChoiceFault {
  field: string;
  code: 'wholeCharacters' | 'nothingToEncode' | 'logoKey';
}

/** What is wrong with choices that are each within their bounds. */
export function choiceFaults(choices: CardChoices, hasLogo: boolean): ChoiceFault[] {
  const faults = [...textFields, 'markUrl' as const]
    .filter((field) => !choices[field].isWellFormed())
    .map((field): ChoiceFault => ({ field, code: 'wholeCharacters' }));
  if (choices.qr && qrTexts(optionsOf(choices)).length === 0) {
    faults.push({ field: 'markUrl', code: 'nothingToEncode' });
  }
  if (choices.mark === 'logo' && !hasLogo) faults.push({ field: 'logoKey', code: 'logoKey' });
  return faults;
}

/** The choices as options; a card whose name is read from the right begins there. */
function optionsOf(choices: CardChoices): CardOptions {
  return { ...choices, align: choices.align ?? (beginsOnRight(choices.name) ? 'right' : 'left') };
}

/** The canonical design of choices: equal cards have equal designs. */
export function toDesign(
  choices: CardChoices,
  { body, text, mark }: CardColours,
  logo: CardLogo | null,
): CardDesign {
  const options = canonicalOptions(optionsOf(choices));
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
