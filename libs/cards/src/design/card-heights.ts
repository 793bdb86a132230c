import type { FoundCardWarning } from '@shared/domain/contract/card-findings.js';
import { depthMm, layerMm, minFloorMm, thicknessMm } from './card-dimensions.js';
import type { CardOptions } from './card-options.js';
import { tellMm } from './card-findings.js';

/** What stands or lies at a depth of its own. `decor` is frame, divider and pictograms. */
export const reliefGroups = ['decor', 'text', 'mark', 'qr'] as const;
export type ReliefGroup = (typeof reliefGroups)[number];

/** Heights of a card, whole layers, in millimetres. */
export interface CardHeights {
  plateMm: number;
  /** Above the plate when embossed, into it when engraved. */
  depthMm: Record<ReliefGroup, number>;
  warnings: FoundCardWarning[];
}

/**
 * Resolves the depths of a card; engraving leaves {@link minFloorMm} of the plate, with a warning. A QR code has
 * the mark's depth, but one that differs by colour is shallow: tall walls and their shadows blur modules.
 */
export function cardHeights(
  options: Pick<CardOptions, 'thickness' | 'relief' | 'reliefDepth' | 'textDepth' | 'markDepth'>,
  isQrToldByColour = false,
): CardHeights {
  const { relief, reliefDepth, textDepth, markDepth } = options;
  const plateMm = thicknessMm[options.thickness];
  const deepestMm = relief === 'engrave' ? wholeLayers(plateMm - minFloorMm) : Infinity;
  const wanted = {
    decor: { field: 'reliefDepth', depth: reliefDepth },
    text: { field: 'textDepth', depth: textDepth === 'match' ? reliefDepth : textDepth },
    mark: { field: 'markDepth', depth: markDepth === 'match' ? reliefDepth : markDepth },
  };
  const warnings: FoundCardWarning[] = [];
  const resolve = (group: keyof typeof wanted): number => {
    const { field, depth } = wanted[group];
    const isOwn = group === 'decor' || options[`${group}Depth`] !== 'match';
    if (isOwn && depthMm[depth] > deepestMm) warnings.push(shallower(field, depthMm[depth], deepestMm));
    return Math.min(depthMm[depth], deepestMm);
  };
  const [decor, text, mark] = [resolve('decor'), resolve('text'), resolve('mark')];
  const qr = isQrToldByColour ? Math.min(mark, depthMm.shallow) : mark;
  return { plateMm, depthMm: { decor, text, mark, qr }, warnings };
}

/** Thickness of a coloured floor under an engraving: half of what is left, two layers at most. */
export function inlayMm(floorMm: number): number {
  return Math.min(2 * layerMm, Math.max(layerMm, wholeLayers(floorMm / 2)));
}

function wholeLayers(lengthMm: number): number {
  return Math.floor(lengthMm / layerMm + 1e-6) * layerMm;
}

function shallower(field: string, askedMm: number, possibleMm: number): FoundCardWarning {
  return {
    code: 'engravingShallower',
    field,
    params: { depthMm: tellMm(possibleMm), floorMm: minFloorMm },
    value: askedMm,
    limit: tellMm(possibleMm),
  };
}
