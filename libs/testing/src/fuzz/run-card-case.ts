import { canonicalOptions } from '@cards/design/canonical-options.js';
import type { CardDesign } from '@cards/design/card-design.js';
import { CardFaultError } from '@cards/design/card-findings.js';
import { tellCardFault, tellCardWarning } from '@shared/words/card-words.js';
import {
  cardArrangements,
  cardDividers,
  cardFonts,
  cardFrames,
  cardLimits,
  cardReliefs,
  fontSizes,
  textAligns,
  textCases,
  textFields,
  trackings,
} from '@cards/design/card-options.js';
import { writeCardPackage } from '@cards/solid/card-package.js';
import { type CardWorkshop, layOut, makeCard } from '@cards/make-card.js';
import { black, designOf, ivory } from '../cards/card-designs.js';
import { cardText, printableText } from './card-texts.js';
import { type Random, randomOfCase } from './random.js';

/** How a case ended: laid out, made into a file, refused with its reasons, or wrong. */
export type CardOutcome = 'laidOut' | 'made' | 'refused' | { finding: string };

/** Every so many of the cards that can be laid out are made into files, too. */
const madeEvery = 25;

/** The design of a case of a run, as the API would make it of a request. */
export function designOfCase(seed: number, index: number): CardDesign {
  const random = randomOfCase(seed, index);
  const isPrintable = random.below(2) === 0;
  const text = (): string => (isPrintable ? printableText(random) : cardText(random, cardLimits.textLength));
  const texts = Object.fromEntries(
    textFields.map((field) => [field, random.below(isPrintable ? 2 : 3) === 0 ? '' : text()]),
  );
  const options = canonicalOptions({
    ...designOf({}).options,
    ...texts,
    name: random.below(2) === 0 ? random.pick(['Amina Bénani', 'أمينة بناني']) : text(),
    ...choices(random),
    qr: random.below(3) === 0,
    markUrl: random.below(2) === 0 ? '' : cardText(random, cardLimits.markUrlLength),
  });
  return designOf(options, { body: ivory, text: ivory, mark: random.pick([ivory, black]) });
}

function choices(random: Random) {
  return {
    arrangement: random.pick(cardArrangements),
    frame: random.pick(cardFrames),
    divider: random.pick(cardDividers),
    icons: random.below(2) === 0,
    align: random.pick(textAligns),
    textCase: random.pick(textCases),
    relief: random.pick(cardReliefs),
    fontFamily: random.pick(cardFonts),
    fontSize: random.pick(fontSizes),
    mark: random.pick(['none', 'initials'] as const),
    typography: { title: { font: random.pick(cardFonts), tracking: random.pick(trackings) } },
  };
}

/** Makes a card as the worker would; what it says of it must be fit to be stored and sent. */
export function runCardCase(workshop: CardWorkshop, design: CardDesign, index: number): CardOutcome {
  try {
    const isMade = index % madeEvery === 0;
    const { warnings } = isMade ? makeCard(design, workshop, null) : layOut(design, workshop, null);
    if (isMade) writeCardPackage(makeCard(design, workshop, null).bodies);
    return flawOf(warnings.map(tellCardWarning)) ?? (isMade ? 'made' : 'laidOut');
  } catch (error) {
    if (!(error instanceof CardFaultError)) return { finding: String(error) };
    const hasFields = error.faults.length > 0 && error.faults.every(({ field }) => field !== '');
    return hasFields
      ? (flawOf(error.faults.map((fault) => tellCardFault(fault, 'fr'))) ?? 'refused')
      : { finding: 'It is refused without a field.' };
  }
}

/** A database keeps neither half a character nor a NUL. */
function flawOf(told: readonly { message: string }[]): { finding: string } | null {
  const unfit = told.find(({ message }) => !message.isWellFormed() || message.includes('\0'));
  return unfit === undefined ? null : { finding: `It tells ${JSON.stringify(unfit.message)}.` };
}
