import { nozzleMm } from '@cards/design/card-dimensions.js';
import type { FoundCardWarning } from '@shared/domain/contract/card-findings.js';
import type { CardLayout } from '@cards/layout/card-layout.js';
import { freeing, type SolidKernel } from './solid-kernel.js';

/** Corners always lose a little to a round nozzle; more than this share is strokes. */
const lossShare = 0.03;

/** Warns of a logo with strokes that the nozzle cannot follow: what a disc of its width does not reach. */
export function thinLogoWarnings(
  { CrossSection }: SolidKernel,
  { elements }: CardLayout,
): FoundCardWarning[] {
  const mark = elements.find(({ element }) => element === 'mark');
  if (mark === undefined) return [];
  const lost = freeing((keep) => {
    const shape = keep(CrossSection.ofPolygons(mark.contours, 'Positive'));
    const reached = keep(keep(shape.offset(-nozzleMm / 2, 'Round')).offset(nozzleMm / 2, 'Round'));
    return 1 - reached.area() / shape.area();
  });
  if (lost < lossShare) return [];
  const percent = Math.round(lost * 100);
  const params = { of: 'logo', percent, nozzleMm } as const;
  return [{ code: 'thinStrokes', field: 'logoKey', params, value: percent }];
}
