import type { MeshReadErrorCode } from '@kernel/mesh-read-error.js';
import { type ThreemfContent, encodeModelXml } from '../meshes/encode.js';
import { type Placing, invert, translate } from '../meshes/indexed-mesh.js';
import { box } from '../meshes/shapes.js';
import { cube, cubeXml, isCube } from './cube.js';
import { packageOf } from './model-xml-cases.js';
import { type RobustnessCase, robustnessCase } from './robustness-case.js';

type Expected = RobustnessCase['expected'];

const scene = (name: string, content: ThreemfContent, expected: Expected): RobustnessCase =>
  robustnessCase('3mf', name, () => packageOf(encodeModelXml(content)), expected);

const placed = (name: string, placing: Placing, expected: Expected): RobustnessCase =>
  scene(name, { objects: [{ mesh: cube }], items: [{ object: 0, placing }] }, expected);

const inUnit = (unit: string, side: number): RobustnessCase =>
  scene(`in ${unit}`, { unit, objects: [{ mesh: box(side, side, side) }] }, isCube);

const unreadableModels = (rows: [string, string, MeshReadErrorCode][]): RobustnessCase[] =>
  rows.map(([name, xml, code]) => robustnessCase('3mf', name, packageOf(xml), { code }));

const withTransform = (transform: string): string =>
  cubeXml.replace('<item ', `<item transform="${transform}" `);

export const unitCases: RobustnessCase[] = [
  inUnit('micron', 8000),
  inUnit('millimeter', 8),
  inUnit('centimeter', 0.8),
  inUnit('inch', 8 / 25.4),
  inUnit('foot', 8 / 304.8),
  inUnit('meter', 0.008),
  robustnessCase('3mf', 'without a unit', packageOf(cubeXml.replace(' unit="millimeter"', '')), isCube),
  scene('8 metres', { unit: 'meter', objects: [{ mesh: cube }] }, { reason: 'exceedsBuildVolume' }),
  scene('8 microns', { unit: 'micron', objects: [{ mesh: cube }] }, { reason: 'belowMinimumSize' }),
  ...unreadableModels([
    ['a unit of nobody', cubeXml.replace('unit="millimeter"', 'unit="furlong"'), 'threemfUnit'],
    ['a unit in capitals', cubeXml.replace('unit="millimeter"', 'unit="INCH"'), 'threemfUnit'],
  ]),
];

export const transformCases: RobustnessCase[] = [
  placed('a move', [1, 0, 0, 0, 1, 0, 0, 0, 1, 50, 60, 70], isCube),
  placed('a turn', [0, 1, 0, -1, 0, 0, 0, 0, 1, 50, 60, 70], isCube),
  placed('a slanting turn', [0.8, 0.6, 0, -0.48, 0.64, 0.6, 0.36, -0.48, 0.8, 3, 4, 5], isCube),
  placed('a mirror', [-1, 0, 0, 0, 1, 0, 0, 0, 1, 100, 0, 0], { volumeMm3: 512, warnings: [] }),
  placed('a stretch', [2, 0, 0, 0, 0.5, 0, 0, 0, 3, 0, 0, 10], { volumeMm3: 512 * 3 }),
  placed('a shear', [1, 0, 0, 0.5, 1, 0, 0, 0, 1, 0, 0, 0], { volumeMm3: 512 }),
  placed('a move of a hundred kilometres', [1, 0, 0, 0, 1, 0, 0, 0, 1, 1e8, 0, 0], isCube),
  placed('a stretch beyond the bed', [40, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0], {
    reason: 'exceedsBuildVolume',
  }),
  placed('a stretch beyond the moon', [1e12, 0, 0, 0, 1e12, 0, 0, 0, 1e12, 0, 0, 0], {
    code: 'threemfTransform',
  }),
  placed('nearly flat', [1, 0, 0, 0, 1, 0, 0, 0, 1e-6, 0, 0, 0], { reason: 'belowMinimumSize' }),
  ...unreadableModels([
    ['flat', withTransform('1 0 0 0 1 0 0 0 0 0 0 0'), 'threemfTransform'],
    ['all zeros', withTransform('0 0 0 0 0 0 0 0 0 0 0 0'), 'threemfTransform'],
    ['eleven numbers', withTransform('1 0 0 0 1 0 0 0 1 0 0'), 'threemfTransform'],
    ['thirteen numbers', withTransform('1 0 0 0 1 0 0 0 1 0 0 0 0'), 'threemfTransform'],
    ['a word', withTransform('1 0 0 0 one 0 0 0 1 0 0 0'), 'threemfTransform'],
    ['NaN', withTransform('1 0 0 0 NaN 0 0 0 1 0 0 0'), 'threemfTransform'],
    ['no numbers', withTransform(''), 'threemfTransform'],
  ]),
];

const double = (object: number) => ({ components: [{ object }, { object }] });
const at = (x: number, y: number): Placing => [1, 0, 0, 0, 1, 0, 0, 0, 1, x, y, 0];
const grid = Array.from({ length: 100 }, (_, i) => ({
  object: 0,
  placing: at(16 * (i % 10), 16 * Math.floor(i / 10)),
}));

export const componentCases: RobustnessCase[] = [
  scene('one object a hundred times', { objects: [{ mesh: cube }], items: grid }, { volumeMm3: 51_200 }),
  scene(
    'components of components',
    {
      objects: [
        { mesh: cube },
        { components: [{ object: 0 }, { object: 0, placing: at(20, 0) }] },
        { components: [{ object: 1 }, { object: 1, placing: at(0, 20) }] },
      ],
      items: [{ object: 2 }],
    },
    { volumeMm3: 2048 },
  ),
  scene(
    'an object that contains itself',
    { objects: [{ mesh: cube }, { components: [{ object: 1 }] }], items: [{ object: 1 }] },
    { code: 'componentCycle' },
  ),
  scene(
    'two objects that contain each other',
    {
      objects: [
        { mesh: cube },
        { components: [{ object: 2 }] },
        { components: [{ object: 0 }, { object: 1 }] },
      ],
      items: [{ object: 1 }],
    },
    { code: 'componentCycle' },
  ),
  scene(
    'reuse upon reuse: 2^31 cubes from 32 objects',
    {
      objects: [{ mesh: cube }, ...Array.from({ length: 31 }, (_, i) => double(i))],
      items: [{ object: 31 }],
    },
    { code: 'tooManyTriangles' },
  ),
  scene(
    'components nested without end',
    {
      objects: [{ mesh: cube }, ...Array.from({ length: 100 }, (_, i) => ({ components: [{ object: i }] }))],
      items: [{ object: 100 }],
    },
    { code: 'componentDepth' },
  ),
  scene(
    'a quarter of a million objects, half of them cubes in one place',
    {
      objects: [{ mesh: cube }, ...Array.from({ length: 17 }, (_, i) => double(i))],
      items: [{ object: 17 }],
    },
    { volumeMm3: 512 * 2 ** 17 },
  ),
  ...unreadableModels([
    ['an object without id', cubeXml.replace(' id="1"', ''), 'threemfObject'],
    [
      'two objects of one id',
      cubeXml.replace('</resources>', '<object id="1"/></resources>'),
      'duplicateObject',
    ],
    ['an item without object', cubeXml.replace(' objectid="1"', ''), 'threemfReference'],
    ['an item of an unknown object', cubeXml.replace(' objectid="1"', ' objectid="2"'), 'missingObject'],
  ]),
];

const typed = (type: string): string => cubeXml.replace('type="model"', `type="${type}"`);

const withItems = (items: string): string => cubeXml.replace(/<item .*\/>/, items);

/** Items that slicers mark as taken off the bed. */
const printableCases: RobustnessCase[] = [
  robustnessCase(
    '3mf',
    'an item with printable="0" beside one with "1"',
    packageOf(
      withItems(
        '<item objectid="1" printable="1"/><item objectid="1" printable="0" transform="1 0 0 0 1 0 0 0 1 20 0 0"/>',
      ),
    ),
    isCube,
  ),
  ...unreadableModels([
    ['nothing but printable="0"', withItems('<item objectid="1" printable="0"/>'), 'nothingToBuild'],
  ]),
];

export const typeCases: RobustnessCase[] = [
  ...printableCases,
  robustnessCase('3mf', 'an object without a type', packageOf(cubeXml.replace(' type="model"', '')), isCube),
  scene(
    'material beside supports and surfaces',
    {
      objects: [
        { mesh: cube },
        { mesh: translate(cube, 20, 0, 0), type: 'support' },
        { mesh: translate(cube, 40, 0, 0), type: 'solidsupport' },
        { mesh: translate(invert(cube), 60, 0, 0), type: 'surface' },
        { mesh: translate(cube, 80, 0, 0), type: 'other' },
      ],
      // No build may name an object of type `other`: it is there unused.
      items: [0, 1, 2, 3].map((object) => ({ object })),
    },
    isCube,
  ),
  ...unreadableModels([
    ['supports only', typed('support'), 'nothingToBuild'],
    ['surfaces only', typed('surface'), 'nothingToBuild'],
    ['a type of nobody', typed('sculpture'), 'threemfObjectType'],
    ['an empty build', cubeXml.replace(/<item .*\/>/, ''), 'nothingToBuild'],
    ['no build', cubeXml.replace(/<build>.*<\/build>/, ''), 'threemfNoBuild'],
  ]),
];
