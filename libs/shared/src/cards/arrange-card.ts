import { frameInsetsMm, minModuleMm, quietModules } from './card-dimensions.js';
import { type CardFault, CardFaultError, tellMm } from './card-findings.js';
import type { CardOptions } from './card-options.js';
import type { QrAids } from './card-parts.js';
import { cardZones, type CardZones, type QrNeeds, qrPlaces, type ZoneNeeds } from './card-zones.js';
import { type Box, heightOf, insetBox, widthOf } from './plane.js';
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
 * leave more than one that has title and company left out already, before the next drops ways to reach somebody.
 */
const welcomeShare = { fullest: 0.85, shortened: 0.7 };

/** Of codes that leave less, one that holds more is taken unless another leaves the text a tenth more. */
const worthwhileShare = 0.9;

/**
 * How much of a quiet zone passes for the space around the code: all where nothing is seen of it. One that is raised
 * or engraved has an edge of its own, which stands on the margin unless that leaves the text too little.
 */
const blankShares = { dark: [1], light: [0, 0.5] };

/**
 * Finds the sizes and places of text, mark and QR code. A code gives way to the text: first it holds less,
 * as far as there is less to hold, with modules that phones still read.
 *
 * @throws {CardFaultError} naming the texts that do not fit, or `markUrl` where they would without the code.
 */
export function arrangeCard(
  options: CardOptions,
  lines: readonly TextLine[],
  card: Box,
  qr: QrAids | null,
): Arrangement {
  const content = insetBox(card, frameInsetsMm[options.frame].content);
  const needs: ZoneNeeds = {
    hasMark: options.mark !== 'none',
    isMarkAbove: false,
    hasContact: lines.some(isContact),
    align: options.align,
    textWidthMm: Math.max(...lines.map(({ box, wantedCapMm }) => widthOf(box) * wantedCapMm)),
    qr: null,
  };
  const arrange = (code: QrNeeds | null, isMarkAbove = false): Omit<Arrangement, 'qr'> => {
    const zones = cardZones(options.arrangement, content, { ...needs, isMarkAbove, qr: code });
    return { zones, stack: stackText(options, lines, zones) };
  };
  const alone = unlessRefused(() => arrange(null)) ?? arrange(null, true);
  if (qr === null) return { ...alone, qr: null };
  const places = qrPlaces(options.arrangement, needs);
  const found: { arrangement: Arrangement; share: number; welcome: number }[] = [];
  for (const { placed, ...code } of codes(qr, places, options, content)) {
    const arranged = unlessRefused(() => arrange(placed));
    if (arranged === null) continue;
    const share = shareLeft(arranged.stack, alone.stack);
    const welcome = welcomeShare[code.isShortened ? 'shortened' : 'fullest'];
    found.push({ arrangement: { ...arranged, qr: code }, share, welcome });
    if (share >= welcome) break;
  }
  const most = Math.max(...found.map(({ share }) => share));
  const chosen = found.find(({ share, welcome }) => share >= Math.min(welcome, worthwhileShare * most));
  if (chosen === undefined) throw new CardFaultError(noRoom(qr));
  return chosen.arrangement;
}

/** The codes that a card can have: what they hold, and how large they are, the best first. */
function* codes(
  { texts, encode, isDarkDrawn }: QrAids,
  places: readonly QrNeeds['place'][],
  { frame }: CardOptions,
  content: Box,
): Generator<ChosenQr & { placed: QrNeeds }, void> {
  const overhang = frameInsetsMm[frame].content - frameInsetsMm[frame].frame;
  for (const [index, text] of texts.entries()) {
    const modules = encode(text);
    const across = modulesAcross(modules);
    const moduleSidesMm = new Set([comfortableModuleMm(modules), minModuleMm]);
    for (const blankShare of blankShares[isDarkDrawn ? 'dark' : 'light']) {
      for (const place of places) {
        for (const moduleMm of moduleSidesMm) {
          const sideMm = across * moduleMm;
          const blankMm = quietModules * moduleMm * blankShare;
          const overhangMm = Math.min(blankMm, overhang);
          if (sideMm > heightOf(content) + 2 * overhangMm + 1e-9) continue;
          yield { modules, isShortened: index > 0, placed: { sideMm, blankMm, overhangMm, place } };
        }
      }
    }
  }
}

/** What a code leaves of the size of the text that loses most. */
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

function noRoom({ texts, encode }: QrAids): CardFault {
  const modules = encode(texts.at(-1)!);
  const { length } = modules;
  const sideMm = tellMm(modulesAcross(modules) * minModuleMm);
  return {
    field: 'markUrl',
    message: `needs a QR code of ${length} modules, at ${minModuleMm} mm each ${sideMm} mm wide, which leaves the text no room`,
    hint: 'Shorten the address that it holds, or give a short one in markUrl; a narrower font such as barlow-condensed and shorter text leave it more room.',
  };
}
