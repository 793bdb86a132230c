import { encodePackage } from '../meshes/encode.js';
import { cubeXml, isCube } from './cube.js';
import { type RobustnessCase, robustnessCase } from './robustness-case.js';

/** The cube's model with a text before a mark, so many times. */
const crowded =
  (mark: string, textOf: (index: number) => string, count: number, xml = cubeXml) =>
  (): Buffer =>
    encodePackage(xml.replace(mark, Array.from({ length: count }, (_, i) => textOf(i)).join('') + mark));

const tooMany = { code: 'tooManyTriangles' } as const;

/** A second object, of five hundred cubes. */
const placingOften = cubeXml.replace(
  '</resources>',
  `<object id="2"><components>${'<component objectid="1"/>'.repeat(500)}</components></object></resources>`,
);

/** Small archives that describe more than is ever counted: refused while their XML is read. */
export const crowdedCases: RobustnessCase[] = [
  robustnessCase(
    '3mf',
    'half a million build items and one more',
    crowded('</build>', () => '<item objectid="1"/>', 500_000),
    { ...tooMany, sentence: 'lists more than 500,000 build items and components' },
  ),
  robustnessCase(
    '3mf',
    'half a million components beside an item',
    crowded(
      '</components>',
      () => '<component objectid="1"/>',
      500_000,
      cubeXml.replace('</resources>', '<object id="2"><components></components></object></resources>'),
    ),
    { ...tooMany, sentence: 'lists more than 500,000 build items and components' },
  ),
  robustnessCase(
    '3mf',
    'a hundred thousand objects beside one',
    crowded('</resources>', (i) => `<object id="${i + 2}"><components/></object>`, 100_000),
    { ...tooMany, sentence: 'holds more than 100,000 objects' },
  ),
  robustnessCase(
    '3mf',
    'half a million objects placed, and one more',
    crowded('</build>', () => '<item objectid="2"/>', 1000, placingOften),
    { ...tooMany, sentence: 'places more than 500,000 objects' },
  ),
  robustnessCase(
    '3mf',
    'as many objects as may be',
    crowded('</resources>', (i) => `<object id="${i + 2}"><components/></object>`, 99_999),
    isCube,
  ),
  robustnessCase(
    '3mf',
    'a configuration of four million faults',
    () => encodePackage(cubeXml, { 'Metadata/Slic3r_PE_model.config': `<a>${'\u0001'.repeat(4e6)}` }),
    isCube,
  ),
];
