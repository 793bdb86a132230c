import { frenchNumber } from '@shared/domain/contract/french-number.js';
import { nozzleMm } from '@cards/design/card-dimensions.js';
import type { CardWarning } from '@cards/design/card-findings.js';
import type { CardLayout } from '@cards/layout/card-layout.js';
import { freeing, type SolidKernel } from './solid-kernel.js';

/** Corners always lose a little to a round nozzle; more than this share is strokes. */
const lossShare = 0.03;

/** Warns of a logo with strokes that the nozzle cannot follow: what a disc of its width does not reach. */
export function thinLogoWarnings({ CrossSection }: SolidKernel, { parts }: CardLayout): CardWarning[] {
  const mark = parts.find(({ element }) => element === 'mark');
  if (mark === undefined) return [];
  const lost = freeing((keep) => {
    const shape = keep(CrossSection.ofPolygons(mark.contours, 'Positive'));
    const reached = keep(keep(shape.offset(-nozzleMm / 2, 'Round')).offset(nozzleMm / 2, 'Round'));
    return 1 - reached.area() / shape.area();
  });
  if (lost < lossShare) return [];
  const percent = Math.round(lost * 100);
  return [
    {
      code: 'thinStrokes',
      field: 'logoKey',
      message: `${percent} % of the logo is finer than the nozzle of ${nozzleMm} mm: it comes out soft or not at all.`,
      messageFr: `${frenchNumber(percent)} % du logo est plus fin que la buse de ${frenchNumber(nozzleMm)} mm : rendu imprécis ou absent.`,
      value: percent,
    },
  ];
}
