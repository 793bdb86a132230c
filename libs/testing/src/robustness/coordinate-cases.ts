import { encodeBinaryStl } from '../meshes/encode.js';
import { merge, scale, translate } from '../meshes/indexed-mesh.js';
import { box } from '../meshes/shapes.js';
import { asciiCube, binaryCube, cube, cubeXml, isCube, objCube } from './cube.js';
import { packageOf } from './model-xml-cases.js';
import { type RobustnessCase, casesOf, robustnessCase, unreadable } from './robustness-case.js';

function withCorner(value: number): Buffer {
  const changed = Buffer.from(binaryCube);
  changed.writeFloatLE(value, 84 + 50 * 3 + 12);
  return changed;
}

/** The cube with all its zeros replaced. */
function withZeros(value: number): Buffer {
  const positions = cube.positions.map((coordinate) => (coordinate === 0 ? value : coordinate));
  return encodeBinaryStl({ positions, triangles: cube.triangles });
}

const farCorner = merge(box(8, 8, 8), translate(box(8, 8, 8), 1e8, 0, 0));

export const coordinateCases: RobustnessCase[] = [
  ...casesOf('stl', isCube, {
    'a hundred metres from the origin': encodeBinaryStl(translate(cube, 1e5, -1e5, 1e5)),
    'eight kilometres from the origin': encodeBinaryStl(translate(cube, 8_388_608, -8_388_608, 8_388_608)),
    'with zeros of either sign': withZeros(-0),
    'with the smallest numbers there are': withZeros(1e-45),
    'with numbers lost to underflow': asciiCube.replaceAll(' 0', ' 1e-400'),
    'with numbers of a thousand digits': asciiCube.replaceAll(' 8', ` 8.${'0'.repeat(1000)}`),
  }),
  ...casesOf('obj', isCube, {
    'a thousand kilometres from the origin, less its size': objCube.replace(
      /^v (\d)/gm,
      (_, x: string) => `v ${Number(x) + 999_999_000}`,
    ),
    'with coordinates of 25 digits': objCube.replace(/^v 8/gm, 'v 8.000000000000000000000001'),
  }),
  robustnessCase('stl', 'two parts a hundred kilometres apart', encodeBinaryStl(farCorner), {
    reason: 'exceedsBuildVolume',
  }),
  robustnessCase('stl', 'as long as any', encodeBinaryStl(scale(cube, 1e8)), {
    reason: 'exceedsBuildVolume',
  }),
  robustnessCase('stl', 'smaller than an atom', encodeBinaryStl(scale(cube, 1e-9)), {
    reason: 'belowMinimumSize',
  }),
  ...unreadable('stl', [
    ['NaN, binary', withCorner(NaN), 'nonFiniteCoordinate', 'line 4'],
    ['infinity, binary', withCorner(-Infinity), 'nonFiniteCoordinate', 'line 4'],
    ['a million kilometres, binary', withCorner(1e12), 'coordinateOutOfRange', 'line 4'],
    ['the largest float', withCorner(3.4e38), 'coordinateOutOfRange', 'line 4'],
    ['NaN, text', asciiCube.replace('vertex 8', 'vertex nan'), 'nonFiniteCoordinate', 'not a number'],
    ['infinity, text', asciiCube.replace('vertex 8', 'vertex -inf'), 'nonFiniteCoordinate', 'not a number'],
    ['a number beyond all, text', asciiCube.replace('vertex 8', 'vertex 8e999'), 'nonFiniteCoordinate'],
    [
      'a kilometre times a million, text',
      asciiCube.replace('vertex 8', 'vertex 8e12'),
      'coordinateOutOfRange',
      'too large',
    ],
  ]),
  ...unreadable('obj', [
    ['NaN', objCube.replace('v 8 0 0', 'v 8 NaN 0'), 'nonFiniteCoordinate', 'line 4'],
    ['a million kilometres', objCube.replace('v 8 0 0', 'v 8e12 0 0'), 'coordinateOutOfRange', 'line 4'],
  ]),
  ...unreadable('3mf', [
    ['NaN', packageOf(cubeXml.replace(' z="0"', ' z="NaN"')), 'nonFiniteCoordinate'],
    ['far off', packageOf(cubeXml.replace(' z="0"', ' z="1e20"')), 'coordinateOutOfRange'],
  ]),
];
