import { encodeBinaryStl } from '../meshes/encode.js';
import { translate } from '../meshes/indexed-mesh.js';
import { box } from '../meshes/shapes.js';
import { type RobustnessCase, robustnessCase } from './robustness-case.js';

const sized = (x: number, y: number, z: number, expected: RobustnessCase['expected']): RobustnessCase =>
  robustnessCase('stl', `${x} × ${y} × ${z} mm`, encodeBinaryStl(translate(box(x, y, z), 3, 4, 5)), expected);

const printed = (x: number, y: number, z: number): RobustnessCase => sized(x, y, z, { volumeMm3: x * y * z });
const tooSmall = { reason: 'belowMinimumSize' } as const;
const tooLarge = { reason: 'exceedsBuildVolume' } as const;

export const sizeCases: RobustnessCase[] = [
  printed(5, 5, 5),
  sized(4.99, 4.99, 4.99, tooSmall),
  printed(50, 50, 0.4),
  sized(50, 50, 0.39, tooSmall),
  printed(0.45, 20, 20),
  sized(0.39, 20, 20, tooSmall),
  sized(6, 6, 0.5, tooSmall),
  sized(0.5, 0.5, 0.5, tooSmall),
  sized(1e-3, 1e-3, 1e-3, tooSmall),
  sized(20, 20, 0, tooSmall),
  printed(256, 256, 256),
  printed(256, 1, 0.4),
  printed(1, 1, 256),
  sized(256.02, 20, 20, tooLarge),
  sized(20, 256.02, 20, tooLarge),
  sized(20, 20, 256.02, tooLarge),
  sized(1e6, 1e6, 1e6, tooLarge),
  sized(300, 300, 0.1, tooLarge),
];
