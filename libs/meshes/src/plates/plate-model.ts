import type { PlacedMesh } from '@kernel/placed-mesh.js';
import { turnedBox } from '@shared/domain/making/plate-layout.js';
import type { Placement } from '@shared/domain/making/plan-plates.js';
import { boundsOf, type PartBounds, placedVertices } from './part-shadow.js';

/** A colour as slicers show it. */
export interface PlateColour {
  name: string;
  /** `#rrggbb`. */
  hex: string;
}

/** One part on a plate, and where its copies lie. */
export interface PlateBody {
  /** What slicers list it as. */
  name: string;
  placements: readonly Placement[];
  /** One for each of its meshes, in their order; a part of other meshes, or of one, is written as a whole. */
  colours?: readonly PlateColour[];
  /** Its meshes, read twice; opened when its turn comes and closed before the next. */
  open: () => Promise<() => Iterable<PlacedMesh>>;
}

/** Of the whole plate, as slicers show it. */
export interface PlateFacts {
  title: string;
  /** ISO 8601. */
  createdAt: string;
}

/** The fixed parts of a 3MF package, by path. */
export const packageParts = {
  '[Content_Types].xml':
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    '<Default Extension="model" ContentType="application/vnd.ms-package.3dmanufacturing-3dmodel+xml"/></Types>',
  '_rels/.rels':
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">' +
    '<Relationship Target="/3D/3dmodel.model" Id="rel0"' +
    ' Type="http://schemas.microsoft.com/3dmanufacturing/2013/01/3dmodel"/></Relationships>',
} as const;
export const modelPath = '3D/3dmodel.model';

/** Vertices or triangles that are written at once. */
const batch = 2_000;

/**
 * The model part of a plate's 3MF file, piece by piece: an object for each part, one for each of its colours below it where it has
 * several, so that slicers keep them in register and ask for a filament each, and an item of the build for each copy,
 * in millimetres from the bed's corner, each part standing on the bed. One part is in memory at a time.
 */
export async function* plateModel(
  bodies: readonly PlateBody[],
  { title, createdAt }: PlateFacts,
): AsyncGenerator<string> {
  yield (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<model unit="millimeter" xml:lang="en-US" xmlns="http://schemas.microsoft.com/3dmanufacturing/core/2015/02">\n' +
    `<metadata name="Title">${escaped(title)}</metadata>\n` +
    `<metadata name="CreationDate">${escaped(createdAt)}</metadata>\n<resources>\n`
  );
  const items: string[] = [];
  let id = 0;
  // All before the first object, as the schema of 3MF has them.
  const groups = new Map<string, number>();
  for (const { colours = [] } of bodies) {
    const bases = basesXml(colours);
    if (colours.length < 2 || groups.has(bases)) continue;
    groups.set(bases, ++id);
    yield `<basematerials id="${id}">${bases}</basematerials>\n`;
  }
  for (const { name, placements, colours = [], open } of bodies) {
    const meshes = await open();
    const bounds = boundsOf(meshes());
    const materials = groups.get(basesXml(colours));
    if (materials !== undefined && countOf(meshes()) === colours.length) {
      const first = id + 1;
      for (const [index, colour] of colours.entries()) {
        yield `${opened(++id, colour.name)} pid="${materials}" pindex="${index}"><mesh>\n`;
        yield* meshXml(() => only(meshes(), index), bounds);
        yield '</mesh></object>\n';
      }
      const parts = colours.map((_, index) => `<component objectid="${first + index}"/>`).join('');
      yield `${opened(++id, name)}><components>${parts}</components></object>\n`;
    } else {
      yield `${opened(++id, name)}><mesh>\n`;
      yield* meshXml(meshes, bounds);
      yield '</mesh></object>\n';
    }
    const box = { x: bounds.max[0] - bounds.min[0], y: bounds.max[1] - bounds.min[1] };
    const object = id;
    items.push(...placements.map((place) => itemXml(object, box, place)));
  }
  yield `</resources>\n<build>\n${items.join('')}</build>\n</model>\n`;
}

const basesXml = (colours: readonly PlateColour[]): string =>
  colours
    .map(({ name, hex }) => `<base name="${escaped(name)}" displaycolor="${escaped(hex.toUpperCase())}"/>`)
    .join('');

/** The beginning of an object's tag. */
const opened = (id: number, name: string): string =>
  `<object id="${id}" type="model" name="${escaped(name)}"`;

const countOf = (meshes: Iterable<PlacedMesh>): number => Array.from(meshes, () => null).length;

function* only(meshes: Iterable<PlacedMesh>, wanted: number): Generator<PlacedMesh> {
  let index = 0;
  for (const mesh of meshes) if (index++ === wanted) yield mesh;
}

/** Vertices from the corner of the part's box, so that a copy's transform says where it lies. */
function* meshXml(meshes: () => Iterable<PlacedMesh>, { min }: PartBounds): Generator<string> {
  yield '<vertices>\n';
  for (const mesh of meshes()) {
    const at = placedVertices(mesh);
    for (let from = 0; from < at.length; from += 3 * batch) {
      const end = Math.min(at.length, from + 3 * batch);
      let text = '';
      for (let vertex = from; vertex < end; vertex += 3) {
        text += `<vertex x="${written(at[vertex]! - min[0])}" y="${written(at[vertex + 1]! - min[1])}" z="${written(at[vertex + 2]! - min[2])}"/>\n`;
      }
      yield text;
    }
  }
  yield '</vertices>\n<triangles>\n';
  let first = 0;
  for (const mesh of meshes()) {
    const { positions, triangles, shells } = mesh;
    const mirror = mirrorOf(mesh);
    for (let from = 0; from < triangles.length; from += 3 * batch) {
      const end = Math.min(triangles.length, from + 3 * batch);
      let text = '';
      for (let corner = from; corner < end; corner += 3) {
        const [a, b, c] = [triangles[corner]!, triangles[corner + 1]!, triangles[corner + 2]!];
        if (a === b || b === c || a === c) continue;
        // A shell that is inside out, in its file or as it is placed, is turned, as it was measured.
        const sign = shells === undefined ? mirror : mirror * shells.signs[shells.ofVertex[a]!]!;
        const [second, third] = sign < 0 ? [c, b] : [b, c];
        text += `<triangle v1="${first + a}" v2="${first + second}" v3="${first + third}"/>\n`;
      }
      yield text;
    }
    first += positions.length / 3;
  }
  yield '</triangles>\n';
}

/** −1 when the mesh's transform turns it inside out, else 1: by its determinant. */
function mirrorOf({ transform: t }: PlacedMesh): 1 | -1 {
  const [ax, ay, az, bx, by, bz, cx, cy, cz] = t as unknown as Nine;
  return ax * (by * cz - bz * cy) - ay * (bx * cz - bz * cx) + az * (bx * cy - by * cx) < 0 ? -1 : 1;
}

type Nine = readonly [number, number, number, number, number, number, number, number, number];

/** As short as a float's digits allow: a micron's thousandth is finer than any file's own. */
function written(millimetres: number): string {
  return String(Math.round(millimetres * 1e6) / 1e6);
}

/** Rotations about z by quarters, as rows of the matrix that takes (x, y) to the turned place. */
const turnRows = ['1 0 0 0 1 0', '0 1 0 -1 0 0', '-1 0 0 0 -1 0', '0 -1 0 1 0 0'] as const;

function itemXml(object: number, boxMm: { x: number; y: number }, { xMm, yMm, turns }: Placement): string {
  const turned = turnedBox(boxMm, turns);
  // The turned box reaches below its own origin where its sides were turned away.
  const x = xMm + (turns === 1 || turns === 2 ? turned.x : 0);
  const y = yMm + (turns === 2 || turns === 3 ? turned.y : 0);
  return `<item objectid="${object}" transform="${turnRows[turns]} 0 0 1 ${written(x)} ${written(y)} 0"/>\n`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text of XML; characters that XML cannot hold are left out. */
function escaped(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll(/[&<>"]/g, (character) => entities[character]!);
}
