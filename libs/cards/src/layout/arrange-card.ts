import { frameInsetsMm, minModuleMm, quietModules } from '../design/card-dimensions.js';
import type { KeptCardFault } from '@shared/domain/contract/card-findings.js';
import { CardFaultError, tellMm } from '../design/card-findings.js';
import type { CardOptions } from '../design/card-options.js';
import type { QrAids } from './card-elements.js';
import { cornerInsetMm, elementLimits } from './card-frame.js';
import { cardZones, type CardZones, type QrNeeds, qrPlaces, type ZoneNeeds } from './card-zones.js';
import { type Box, heightOf, insetBox, widthOf } from '../plane.js';
import { comfortableModuleMm, modulesAcross, type QrModules } from './qr-modules.js';
import type { TextLine } from './text-lines.js';
import { isContact, stackText, type TextStack } from './text-stack.js';

/** Where everything stands before placements move it. */
export interface Arrangement {
  zones: CardZones;
  stack: TextStack;
  qr: ChosenQr | null;
}

/** A code that the card has room for. */
export interface ChosenQr {
  modules: QrModules;
  /** It holds less than it could, for the sake of the text. */
  isShortened: boolean;
}

/**
 * A code that leaves the text this much of its size is taken, though another would leave more: the fullest must
 * leave more than one that has title and company left out already, before the next drops contact lines.
 */
const welcomeShare = { fullest: 0.85, shortened: 0.7 };

/** Of codes that leave less, one that holds more is taken unless another leaves the text a tenth more. */
const worthwhileShare = 0.9;

/**
 * How much of a quiet zone passes for the space around the code, and how far its neighbours keep off: all of it where
 * nothing is seen of it. One that is raised or engraved has an edge of its own, which stands on the margin, and clear
 * of the text, unless that leaves the text too little.
 */
const spacings = {
  dark: [{ blankShare: 1, leastGapMm: 1 }],
  light: [
    { blankShare: 0, leastGapMm: 2 },
    { blankShare: 0.5, leastGapMm: 2 },
    { blankShare: 0.5, leastGapMm: 1 },
  ],
};

/**
 * Finds the sizes and places of text, mark and QR code. A code gives way to the text: first it holds less,
 * as far as there is less to hold, with modules that phones still read.
 *
 * @throws {CardFaultError} naming the texts that do not fit, even beside the smallest code; `markUrl` where they
 * would beside one that holds less.
 */
export function arrangeCard(
  options: CardOptions,
  lines: readonly TextLine[],
  card: Box,
  qr: QrAids | null,
): Arrangement {
  const content = contentBox(card, options);
  const needs: ZoneNeeds = {
    hasMark: options.mark !== 'none',
    isMarkAbove: false,
    hasContact: lines.some(isContact),
    align: options.align,
    textWidthMm: Math.max(...lines.map(({ box, wantedCapMm }) => widthOf(box) * wantedCapMm)),
    qr: null,
  };
  const arrange = (qr: QrNeeds | null, changes: Partial<ZoneNeeds> = {}): Omit<Arrangement, 'qr'> => {
    const zones = cardZones(options.arrangement, content, { ...needs, ...changes, qr });
    return { zones, stack: stackText(options, lines, zones) };
  };
  const alone = unlessRefused(() => arrange(null)) ?? arrange(null, { isMarkAbove: true });
  if (qr === null) return { ...alone, qr: null };
  const textAlone = arrange(null, { hasMark: false }).stack;
  const places = qrPlaces(options.arrangement, needs);
  const found: { arrangement: Arrangement; share: number; welcome: number }[] = [];
  for (const { placed, ...code } of codes(qr, places, options, card)) {
    const arranged = unlessRefused(() => arrange(placed));
    if (arranged === null) continue;
    const share = shareLeft(arranged.stack, textAlone);
    const welcome = welcomeShare[code.isShortened ? 'shortened' : 'fullest'];
    found.push({ arrangement: { ...arranged, qr: code }, share, welcome });
    if (share >= welcome) break;
  }
  const most = Math.max(...found.map(({ share }) => share));
  const chosen = found.find(({ share, welcome }) => share >= Math.min(welcome, worthwhileShare * most));
  if (chosen === undefined) {
    const refusalsOf = (text: string) =>
      [...codes({ ...qr, texts: [text] }, places, options, card)].map(({ placed }) =>
        faultsOf(() => arrange(placed)),
      );
    throw new CardFaultError(...noRoom(qr, refusalsOf, options));
  }
  return chosen.arrangement;
}

function contentBox(card: Box, { frame }: CardOptions): Box {
  return insetBox(card, frameInsetsMm[frame].content);
}

/** The codes that a card can have: what they hold, and how large they are, the best first. */
function* codes(
  { texts, encode, isDarkDrawn }: QrAids,
  places: readonly QrNeeds['place'][],
  options: CardOptions,
  card: Box,
): Generator<ChosenQr & { placed: QrNeeds }, void> {
  const content = contentBox(card, options);
  const limits = elementLimits(card, options, isDarkDrawn);
  const overhang = content.minX - limits.box.minX - cornerInsetMm(limits);
  for (const [index, text] of texts.entries()) {
    const modules = encode(text);
    const across = modulesAcross(modules);
    const moduleSidesMm = new Set([comfortableModuleMm(modules), minModuleMm]);
    for (const { blankShare, leastGapMm } of spacings[isDarkDrawn ? 'dark' : 'light']) {
      for (const place of places) {
        for (const moduleMm of moduleSidesMm) {
          const sideMm = across * moduleMm;
          const blankMm = quietModules * moduleMm * blankShare;
          const overhangMm = Math.min(blankMm, overhang);
          if (sideMm > heightOf(content) + 2 * overhangMm + 1e-9) continue;
          yield {
            modules,
            isShortened: index > 0,
            placed: { sideMm, blankMm, leastGapMm, overhangMm, place },
          };
        }
      }
    }
  }
}

/** What code and mark leave of the size of the text that loses most. */
function shareLeft({ capsMm }: TextStack, alone: TextStack): number {
  return Math.min(...capsMm.map((capMm, index) => capMm / alone.capsMm[index]!));
}

function unlessRefused<T>(arrange: () => T): T | null {
  try {
    return arrange();
  } catch (error) {
    if (error instanceof CardFaultError) return null;
    throw error;
  }
}

function faultsOf(arrange: () => unknown): readonly KeptCardFault[] {
  try {
    arrange();
    return [];
  } catch (error) {
    if (error instanceof CardFaultError) return error.faults;
    throw error;
  }
}

/** What must change: the address, as far as a code that holds less would fit, else the texts. */
function noRoom(
  { texts, encode }: QrAids,
  refusalsOf: (text: string) => (readonly KeptCardFault[])[],
  { frame }: CardOptions,
): KeptCardFault[] {
  const { length } = encode(texts.at(-1)!);
  const shorter = addressLengths.filter((characters) => encode('x'.repeat(characters)).length < length);
  const fitting = shorter.find((characters) => refusalsOf('x'.repeat(characters)).some(isNone));
  if (fitting !== undefined) return [tooLong(length, fitting)];
  const refusals = refusalsOf('x').sort((a, b) => a.length - b.length);
  return refusals[0]!.map(({ field }) => ({
    field,
    code: 'doesNotFitBesideQr',
    params: { frame: frame === 'none' ? 'none' : 'some' },
  }));
}

const isNone = (faults: readonly KeptCardFault[]): boolean => faults.length === 0;

/** What codes of 37, 33, 29, 25 and 21 modules hold of an address in small letters (ISO/IEC 18004, level L). */
const addressLengths = [106, 78, 53, 32, 17];

function tooLong(modules: number, characters: number): KeptCardFault {
  const sideMm = tellMm((modules + 2 * quietModules) * minModuleMm);
  return {
    field: 'markUrl',
    code: 'qrTooLong',
    params: { modules, moduleMm: minModuleMm, sideMm, characters },
  };
}
