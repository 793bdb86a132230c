import { type LengthUnit, lengthUnits } from '@shared/domain/contract/length-units.js';
import { encodeAsciiStl, encodeBinaryStl, encodeObj, encodeThreemf } from '@testing/meshes/encode.js';
import { type IndexedMesh, invert, merge, scale, translate } from '@testing/meshes/indexed-mesh.js';
import {
  box,
  cone,
  gear,
  hollowBox,
  plateWithHoles,
  sphere,
  table,
  torus,
  tube,
} from '@testing/meshes/shapes.js';
import { robustnessClasses } from '@testing/robustness/robustness-classes.js';

/** A file that server and browser are to find the same about. */
export interface EqualPart {
  name: string;
  unit?: LengthUnit;
  content: Uint8Array;
}

const open = ({ positions, triangles }: IndexedMesh): IndexedMesh => ({
  positions,
  triangles: triangles.slice(3),
});

const meshes: Record<string, IndexedMesh> = {
  box: box(20, 30, 10),
  cone: cone(12, 25),
  'قطعة كرة': sphere(15),
  'tore évidé': torus(20, 6),
  gear: gear(17, 20, 3, 8),
  'hollow box': hollowBox(30, 30, 30, 1.2),
  'plaque à trous': plateWithHoles(4, 8, 3),
  table: table(40, 30, 4, 3),
  tube: tube(14, 12.5, 40),
  'thin wall': box(40, 0.3, 20),
  mast: box(4, 4, 90),
  'two bodies': merge(box(10, 10, 10), translate(box(10, 10, 10), 5, 5, 5)),
  'with a cavity': merge(box(20, 20, 20), invert(translate(box(8, 8, 8), 6, 6, 6))),
  open: open(box(20, 20, 20)),
};

const encoders: [suffix: string, encode: (mesh: IndexedMesh) => Uint8Array][] = [
  [' binary.stl', (mesh) => encodeBinaryStl(mesh)],
  [' text.STL', (mesh) => encodeAsciiStl(mesh)],
  ['.obj', (mesh) => encodeObj(mesh)],
  ['.3mf', (mesh) => encodeThreemf(mesh)],
  [' inches.3mf', (mesh) => encodeThreemf({ unit: 'inch', objects: [{ mesh: scale(mesh, 1 / 25.4) }] })],
];

/** From too small to too large for the bed. */
const sizes = [0.05, 1, 12];

function* shapes(): Generator<EqualPart> {
  for (const [shape, mesh] of Object.entries(meshes)) {
    for (const [suffix, encode] of encoders) {
      for (const size of sizes) {
        yield { name: `${shape} ${size}${suffix}`, content: encode(scale(mesh, size)) };
      }
    }
    for (const unit of lengthUnits) {
      const content = encodeObj(scale(mesh, 0.1));
      yield { name: `${shape} in ${unit}.obj`, unit, content };
      yield { name: `${shape} in ${unit}.stl`, unit, content: encodeBinaryStl(scale(mesh, 0.1)) };
    }
    yield { name: `${shape} with a unit.3mf`, unit: 'in', content: encodeThreemf(mesh) };
  }
}

function* damaged(): Generator<EqualPart> {
  for (const { name: group, cases } of robustnessClasses) {
    for (const { name, format, file } of cases) {
      yield { name: `${group}, ${name}`.replaceAll('/', '∕').concat(`.${format}`), content: file() };
    }
  }
}

/** Files of all formats, sizes, units and faults, some six hundred; no two have one name. */
export function equalParts(): EqualPart[] {
  return [...shapes(), ...damaged()];
}
