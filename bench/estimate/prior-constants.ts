import type { PrintConstants } from '@shared/domain/estimate/print-constants.js';

/**
 * Where a fit begins and what it is held near: lengths and shares as the slicer's settings and its G-code of
 * plain boxes, cylinders and slopes show them.
 */
export const priorConstants: PrintConstants = {
  wallMm: 0.814,
  wallTurn: 0.28,
  wallLoop: 0.35,
  wallSharpness: 8,
  thinWallMm: 0.046,
  up1: 0.8,
  up2: 0.9,
  up3: 0.84,
  up4: 1.3,
  down1: 0.5,
  down2: 0.9,
  down3: 0.85,
  down4: 1.6,
  bedShare: 1.2,
  concaveUpMm: 1.5,
  convexUpMm: 1.2,
  concaveDownMm: 1.6,
  convexDownMm: 1,
  solidSharpness: 6,
  solidFlow: 1.01,
  roofBridge: 0.48,
  sparseShare: 0.137,
  sparseBorderMm: 0.22,
  supportPerMm: 0.43,
  footPerMm: 2.4,
  supportBorder: 0.6,
  contactPerMm: 5,
  onPartPerMm: 5,
  wallPerMm3: 0.02,
  wallCorners: 1.9,
  cornersMostPerMm: 0.017,
  steepPerMm3: 0.2,
  gentlePerMm3: 0.08,
  flatPerMm3: 0.035,
  flatBorder: 0.01,
  solidRoot: 0.4,
  sparsePerMm3: 0.12,
  sparseRoot: 0.25,
  supportLost: 0.002,
  denseLost: 0.011,
  supportBorderLost: 0.006,
  coolingPower: 1.5,
  jumpLayer: 0.05,
  jumpContour: 0.24,
  jumpSteep: 0.1,
  jumpGentle: 0.05,
  jumpSharp: 0.01,
  jumpFlatBorder: 0.004,
  jumpSparseBorder: 0.006,
  jumpCurvedBorder: 0.005,
  jumpSparseRoot: 0.05,
  jumpPatchBorder: 0.035,
  jumpSupportLayer: 0.2,
  jumpSupportBorder: 0.008,
  shortLoopPerMm: 0.01,
};

/** Constants of where plastic goes, supports included. */
export const plasticKeys = [
  'wallLoop',
  'wallSharpness',
  'thinWallMm',
  'up1',
  'up2',
  'up3',
  'up4',
  'down1',
  'down2',
  'down3',
  'down4',
  'bedShare',
  'concaveUpMm',
  'convexUpMm',
  'concaveDownMm',
  'convexDownMm',
  'solidSharpness',
  'solidFlow',
  'roofBridge',
  'sparseShare',
  'sparseBorderMm',
  'supportPerMm',
  'footPerMm',
  'supportBorder',
  'contactPerMm',
  'onPartPerMm',
] as const satisfies readonly (keyof PrintConstants)[];

/** Constants of motion. */
export const motionKeys = [
  'wallPerMm3',
  'wallCorners',
  'cornersMostPerMm',
  'steepPerMm3',
  'gentlePerMm3',
  'flatPerMm3',
  'flatBorder',
  'solidRoot',
  'sparsePerMm3',
  'sparseRoot',
  'supportLost',
  'denseLost',
  'supportBorderLost',
  'coolingPower',
  'jumpLayer',
  'jumpContour',
  'jumpSteep',
  'jumpGentle',
  'jumpSharp',
  'jumpFlatBorder',
  'jumpSparseBorder',
  'jumpCurvedBorder',
  'jumpSparseRoot',
  'jumpPatchBorder',
  'jumpSupportLayer',
  'jumpSupportBorder',
  'shortLoopPerMm',
] as const satisfies readonly (keyof PrintConstants)[];

/**
 * Constants that the option `--only=<keys>` names, `plastic` and `motion` for all of a kind; undefined without it. Throws on a
 * name that is none.
 */
export function keysNamed(options: readonly string[]): (keyof PrintConstants)[] | undefined {
  const names = options.find((option) => option.startsWith('--only='))?.slice('--only='.length);
  return names?.split(',').flatMap((name) => {
    if (name === 'plastic') return [...plasticKeys];
    if (name === 'motion') return [...motionKeys];
    const key = [...plasticKeys, ...motionKeys].find((one) => one === name);
    if (!key) throw new Error(`No constant that is fitted: ${name}`);
    return [key];
  });
}
