import { Excess, ObjectKind, SolidExtension } from './layout.js';
import { MeshReadError } from './mesh-read-error.js';

/**
 * A map of space: three rows of a linear map, then the translation in millimetres. Points are row
 * vectors: x′ = x·m0 + y·m3 + z·m6 + m9, and so on.
 */
export type Transform = Float64Array;

/** One object of a 3MF package. */
export interface SceneObject {
  /** Key of the part that holds it; see {@link partKey}. */
  part: string;
  id: number;
  /** What it is: supports and surfaces are not printed as parts. */
  kind: ObjectKind;
  /** Where its solid is, if its mesh and its components do not tell it. */
  extension: SolidExtension;
  triangles: number;
  /** Names its mesh to the kernel; 0 when it has none. */
  mesh: number;
  components: SceneReference[];
}

/** A component or build item: an object, placed. */
export interface SceneReference {
  part: string;
  objectId: number;
  transform: Transform;
}

/** A mesh as it lies in the part to print. */
export interface Placement {
  object: SceneObject;
  transform: Transform;
}

/** Bounds that keep a small file from describing endless work. */
const maxPlacedTriangles = 20_000_000;
const maxPlacedObjects = 500_000;
const maxComponentDepth = 64;

interface Extent {
  triangles: number;
  objects: number;
}

/** An object with what it takes to place it, found once however often it is placed. */
interface CountedObject extends Extent {
  /** Components upon components below it. */
  height: number;
  /** Those of its components that are printed. */
  printed: Placement[];
}

const identity: Transform = Float64Array.of(1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0);

/**
 * The key of a part by its name in a package: names differ neither by case, nor by the leading slash, nor by what is written as
 * `%20`, nor by steps that stay where they are (`./`).
 */
export function partKey(path: string): string {
  const steps = decoded(path).split('/');
  return steps
    .filter((step) => step !== '' && step !== '.')
    .join('/')
    .toLowerCase();
}

/** As it stands when it is no encoding: a ZIP archive may name a file `100%.model`. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * Lists every mesh that the build places, components resolved. What would be placed is counted object
 * by object first, so that reuse upon reuse is refused before it is unfolded.
 * @throws MeshReadError `otherInBuild`, `solidInExtension`, `objectWithoutMesh`, `missingObject`, `duplicateObject`,
 * `componentCycle`, `componentDepth`, `tooManyTriangles`, `nothingToBuild`
 */
export function placeScene(objects: SceneObject[], items: SceneReference[]): Placement[] {
  const index = indexObjects(objects);
  const counted = new Map<SceneObject, CountedObject | null>();
  const total: Extent = { triangles: 0, objects: 0 };
  for (const item of items) {
    const object = find(index, item);
    if (object.kind === ObjectKind.Other) throw new MeshReadError('otherInBuild', object.id);
    addExtent(total, countObject(object, index, counted, 0));
  }
  if (total.objects === 0) throw new MeshReadError('nothingToBuild');

  const placements: Placement[] = [];
  const place = (object: SceneObject, inner: Transform, outer: Transform): void => {
    refuseExtension(object);
    const transform = compose(inner, outer);
    if (object.triangles > 0) placements.push({ object, transform });
    for (const part of counted.get(object)!.printed) place(part.object, part.transform, transform);
  };
  for (const item of items) {
    const object = find(index, item);
    if (object.kind === ObjectKind.Model) place(object, item.transform, identity);
  }
  return placements;
}

/** Names of the extensions, as the 3MF Consortium calls them. */
const extensionNames: Record<
  Exclude<SolidExtension, SolidExtension.None | SolidExtension.Unknown>,
  string
> = {
  [SolidExtension.Slices]: 'slice',
  [SolidExtension.BeamLattice]: 'beam lattice',
  [SolidExtension.Volumetric]: 'volumetric',
  [SolidExtension.Booleans]: 'boolean operations',
  [SolidExtension.Displacement]: 'displacement',
  [SolidExtension.Alternatives]: 'production alternatives',
  [SolidExtension.NegativeVolume]: 'negative volume',
};

function refuseExtension({ id, extension }: SceneObject): void {
  if (extension === SolidExtension.None) return;
  if (extension === SolidExtension.Unknown) throw new MeshReadError('objectWithoutMesh', id);
  throw new MeshReadError('solidInExtension', extensionNames[extension]);
}

function indexObjects(objects: SceneObject[]): Map<string, SceneObject> {
  const index = new Map<string, SceneObject>();
  for (const object of objects) {
    const key = `${object.id} ${object.part}`;
    if (index.has(key)) throw new MeshReadError('duplicateObject', object.id);
    index.set(key, object);
  }
  return index;
}

function find(index: Map<string, SceneObject>, reference: SceneReference): SceneObject {
  const object = index.get(`${reference.objectId} ${reference.part}`);
  if (!object) throw new MeshReadError('missingObject', reference.objectId);
  return object;
}

/**
 * What placing an object places; `null` stands in `counted` while an object is being counted. The depth bounds the recursion; the
 * height tells of a chain whose lower end was counted before.
 */
function countObject(
  object: SceneObject,
  index: Map<string, SceneObject>,
  counted: Map<SceneObject, CountedObject | null>,
  depth: number,
): CountedObject {
  const known = counted.get(object);
  if (known) return known;
  if (known === null) throw new MeshReadError('componentCycle', object.id);
  if (depth > maxComponentDepth) throw new MeshReadError('componentDepth');
  counted.set(object, null);
  const own: CountedObject = { triangles: object.triangles, objects: 1, height: 0, printed: [] };
  for (const component of object.components) {
    const part = find(index, component);
    const below = countObject(part, index, counted, depth + 1);
    addExtent(own, below);
    own.height = Math.max(own.height, below.height + 1);
    if (part.kind === ObjectKind.Model) own.printed.push({ object: part, transform: component.transform });
  }
  if (own.height > maxComponentDepth) throw new MeshReadError('componentDepth');
  if (object.kind !== ObjectKind.Model) own.triangles = own.objects = 0;
  counted.set(object, own);
  return own;
}

function addExtent(sum: Extent, added: Extent): void {
  sum.triangles += added.triangles;
  sum.objects += added.objects;
  if (sum.triangles > maxPlacedTriangles) throw new MeshReadError('tooManyTriangles', Excess.PlacedTriangles);
  if (sum.objects > maxPlacedObjects) throw new MeshReadError('tooManyTriangles', Excess.PlacedObjects);
}

/** First `inner`, then `outer`. */
function compose(inner: Transform, outer: Transform): Transform {
  const composed = new Float64Array(12);
  for (let row = 0; row < 4; row++) {
    for (let column = 0; column < 3; column++) {
      let sum = row === 3 ? (outer[9 + column] ?? 0) : 0;
      for (let k = 0; k < 3; k++) sum += (inner[row * 3 + k] ?? 0) * (outer[k * 3 + column] ?? 0);
      composed[row * 3 + column] = sum;
    }
  }
  return composed;
}
