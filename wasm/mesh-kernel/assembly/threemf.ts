import {
  Excess, Fault, ObjectKind, RecordField, RecordKind, SolidExtension, edgeBytes, maxListedOpenEdges, maxModelObjects,
  maxModelReferences, maxModelTriangles, maxModelVertices, recordBytes,
} from '../layout';
import { ensure, mark, release, reserve, reserveZeroed } from './arena';
import { decimalEnd, readDecimal } from './decimal';
import { fail } from './fault';
import { Mesh } from './mesh';
import { findProductionPath, productionPath, productionPathEnd } from './namespaces';
import { isSpace } from './text';

/**
 * What the elements of a 3MF model mean. An element counts only in its place (a `vertex` of a slice is no
 * vertex of a mesh) and with the prefix of the root element. Objects, components and build items become
 * a list of records in the order of the file; the wrapper reads it and resolves who places whom.
 */

/** Codes of the elements that count; 0 for all others. */
const MODEL: i32 = 1;
const RESOURCES: i32 = 2;
const OBJECT: i32 = 3;
const MESH: i32 = 4;
export const VERTICES: i32 = 5;
const VERTEX: i32 = 6;
export const TRIANGLES: i32 = 7;
const TRIANGLE: i32 = 8;
const COMPONENTS: i32 = 9;
const COMPONENT: i32 = 10;
const BUILD: i32 = 11;
const ITEM: i32 = 12;
const VOLUME_DATA: i32 = 13;

/** Names for `isShortName`: `levelset`, `boundary`, `fullres`, `support`, `surface`. */
const LEVEL_SET: u64 = 0x7465736c6576656c;
const BOUNDARY: u64 = 0x797261646e756f62;
const FULL_RESOLUTION: u64 = 0x7365726c6c7566;
const SUPPORT: u64 = 0x74726f70707573;
const SURFACE: u64 = 0x65636166727573;

/** Attributes of the tag at hand; `seen` has a bit for each that was read. */
let seen: u32 = 0;
let firstNumber: f64 = 0;
let secondNumber: f64 = 0;
let thirdNumber: f64 = 0;
let objectKind: u32 = ObjectKind.Model;
let extension: u32 = SolidExtension.None;
let isPrinted: bool = true;
let identifier: u32 = 0;
let pathStart: usize = 0;
let pathEnd: usize = 0;
let unitMm: f64 = 1;
const transform = memory.data(12 * 8, 8);

/** The part, its records, and the mesh that is being read. */
let part: u32 = 0;
let partUnitMm: f64 = 1;
let prefixLength: usize = 0;
const prefix = memory.data(64);
let firstRecord: usize = 0;
let lastRecord: usize = 0;
let object: usize = 0;
let mesh: Mesh = changetype<Mesh>(0);
let meshEnd: usize = 0;
/** Whether the model has its resources and its build, and the object at hand components. */
let hasResources: bool = false;
let hasBuild: bool = false;
let hasComponents: bool = false;
/** How many more of each the model may have, all parts together. */
let objectsLeft: u32 = maxModelObjects;
let referencesLeft: u32 = maxModelReferences;
let trianglesLeft: u32 = maxModelTriangles;
let verticesLeft: u32 = maxModelVertices;

export function beginModel(partNumber: u32): void {
  part = partNumber;
  partUnitMm = 1;
  object = 0;
  mesh = changetype<Mesh>(0);
  hasResources = false;
  hasBuild = false;
}

/** Whether the root part has what places objects; other parts are there to be referred to. */
export function finishModel(): bool {
  if (part != 0) return true;
  if (!hasResources) return fail(Fault.ThreemfNoResources);
  return hasBuild || fail(Fault.ThreemfNoBuild);
}

/** Millimetres per unit of the part at hand. */
export function unitOfPart(): f64 {
  return partUnitMm;
}

/** The first record of all parts so far, or 0. */
export function recordsAt(): usize {
  return firstRecord;
}

@inline
export function isNumeric(code: i32): bool {
  return code == VERTEX || code == TRIANGLE;
}

/** Whether elements of a mesh bear no prefix. */
@inline
export function hasPlainNames(): bool {
  return prefixLength == 0;
}

/** Takes a whole vertex of the mesh at hand. */
@inline
export function takeVertex(x: f64, y: f64, z: f64): bool {
  takeNumbers(x, y, z);
  return addVertex();
}

/** Takes a whole triangle of the mesh at hand. */
@inline
export function takeTriangle(a: f64, b: f64, c: f64): bool {
  takeNumbers(a, b, c);
  return addTriangle();
}

@inline
function takeNumbers(first: f64, second: f64, third: f64): void {
  firstNumber = first;
  secondNumber = second;
  thirdNumber = third;
  seen = 7;
}

/** The code of an element by its name and its parent's code, −1 after a fault. Forgets the last tag. */
export function openElement(parent: i32, depth: u32, name: usize, local: usize, end: usize): i32 {
  seen = 0;
  if (parent == VERTICES && isName(local, end, 0x786574726576, 6) && hasPrefix(name, local)) return VERTEX;
  if (parent == TRIANGLES && isName(local, end, 0x656c676e61697274, 8) && hasPrefix(name, local)) return TRIANGLE;
  objectKind = ObjectKind.Model;
  extension = SolidExtension.None;
  isPrinted = true;
  pathStart = 0;
  unitMm = 1;
  if (depth == 0) {
    if (!isShortName(local, end, 0x6c65646f6d) || local - name > 60) {
      fail(Fault.XmlNotAModel);
      return -1;
    }
    prefixLength = local - name;
    memory.copy(prefix, name, prefixLength);
    return MODEL;
  }
  const code = hasPrefix(name, local) ? rareElement(parent, local, end) : 0;
  return code != 0 ? code : foreignElement(parent, local, end);
}

/** Elements of extensions that say what the solid is, known by their place and name whatever their prefix. */
function foreignElement(parent: i32, local: usize, end: usize): i32 {
  if (parent == MESH) {
    if (isLongName(local, end, 'beamlattice')) noteExtension(SolidExtension.BeamLattice);
    if (isLongName(local, end, 'volumedata')) return VOLUME_DATA;
  } else if (parent == OBJECT) {
    if (isLongName(local, end, 'booleanshape')) noteExtension(SolidExtension.Booleans);
    if (isShortName(local, end, LEVEL_SET)) noteExtension(SolidExtension.Volumetric);
    if (isLongName(local, end, 'displacementmesh')) noteExtension(SolidExtension.Displacement);
  } else if (parent == VOLUME_DATA) {
    if (isShortName(local, end, BOUNDARY) || isShortName(local, end, LEVEL_SET)) {
      noteExtension(SolidExtension.Volumetric);
    }
  }
  return 0;
}

function noteExtension(kind: SolidExtension): void {
  store<u32>(object, kind, RecordField.Extension);
}

function rareElement(parent: i32, local: usize, end: usize): i32 {
  if (parent == MODEL) {
    if (isLongName(local, end, 'resources')) return RESOURCES;
    if (isShortName(local, end, 0x646c697562)) return BUILD;
  } else if (parent == RESOURCES) {
    if (isShortName(local, end, 0x7463656a626f)) return OBJECT;
  } else if (parent == OBJECT) {
    if (isShortName(local, end, 0x6873656d)) return MESH;
    if (isLongName(local, end, 'components')) return COMPONENTS;
  } else if (parent == MESH) {
    if (isShortName(local, end, 0x7365636974726576)) return VERTICES;
    if (isLongName(local, end, 'triangles')) return TRIANGLES;
  } else if (parent == COMPONENTS) {
    if (isLongName(local, end, 'component')) return COMPONENT;
  } else if (parent == BUILD) {
    if (isShortName(local, end, 0x6d657469)) return ITEM;
  }
  return 0;
}

/** Compares up to eight bytes with a name given as the little-endian number its letters make. */
@inline
function isName(at: usize, end: usize, letters: u64, length: usize): bool {
  return end - at == length && (load<u64>(at) & (<u64>-1 >> (64 - (length << 3)))) == letters;
}

/** The same for names that are rare. */
function isShortName(at: usize, end: usize, letters: u64): bool {
  const spare = clz(letters) & ~7;
  return (end - at) << 3 == <usize>(64 - spare) && load<u64>(at) << spare == letters << spare;
}

function isLongName(at: usize, end: usize, name: string): bool {
  if (end - at != name.length) return false;
  for (let i = 0; i < name.length; i++) if (load<u8>(at + i) != name.charCodeAt(i)) return false;
  return true;
}

@inline
function hasPrefix(name: usize, local: usize): bool {
  return local - name == prefixLength && (prefixLength == 0 || memory.compare(name, prefix, prefixLength) == 0);
}

/** Reads a number of a vertex or triangle; returns where it stops, for `acceptNumber`. Other attributes: returns `at`. */
export function readNumber(code: i32, name: usize, nameEnd: usize, at: usize): usize {
  let which: u32;
  if (code == VERTEX) {
    if (nameEnd - name != 1) return at;
    which = <u32>load<u8>(name) - 0x78;
  } else {
    if (nameEnd - name != 2 || load<u8>(name) != 0x76) return at;
    which = <u32>load<u8>(name, 1) - 0x31;
  }
  if (which > 2) return at;
  const value = readDecimal(at);
  if (decimalEnd == at) return at;
  if (which == 0) firstNumber = value;
  else if (which == 1) secondNumber = value;
  else thirdNumber = value;
  numberBit = 1 << which;
  return decimalEnd;
}

let numberBit: u32 = 0;

/** Takes the number read last, whose value is whole; a tag says each once. */
export function acceptNumber(): bool {
  if (seen & numberBit) return fail(Fault.XmlMalformed);
  seen |= numberBit;
  return true;
}

/** Reads an attribute whose whole value lies in [at, end). */
export function readAttribute(
  code: i32, name: usize, local: usize, nameEnd: usize, at: usize, end: usize,
): bool {
  switch (code) {
    case VERTEX:
    case TRIANGLE:
      return readPaddedNumber(code, name, nameEnd, at, end);
    case MODEL:
      return !isShortName(name, nameEnd, 0x74696e75) || readUnit(at, end);
    case OBJECT:
      if (isShortName(name, nameEnd, 0x6469)) return readIdentifier(at, end, Fault.ThreemfObject);
      if (isShortName(name, nameEnd, 0x65707974)) return readType(at, end);
      if (isLongName(local, nameEnd, 'slicestackid')) extension = SolidExtension.Slices;
      if (isLongName(local, nameEnd, 'modelresolution') && !isShortName(at, end, FULL_RESOLUTION)) {
        extension = SolidExtension.Alternatives;
      }
      return true;
    case COMPONENT:
    case ITEM:
      if (isShortName(name, nameEnd, 0x64697463656a626f)) return readIdentifier(at, end, Fault.ThreemfReference);
      if (isLongName(name, nameEnd, 'transform')) return readTransform(at, end);
      // No word of the core's, but slicers write it for what their user has taken off the bed.
      if (code == ITEM && isLongName(name, nameEnd, 'printable')) isPrinted = !isShortName(at, end, 0x30);
      return true;
  }
  return true;
}

/** A number with blanks around it, or what is none: found when the quick way did not end at the quote. */
function readPaddedNumber(code: i32, name: usize, nameEnd: usize, at: usize, end: usize): bool {
  while (at < end && isSpace(load<u8>(at))) at++;
  let stop = readNumber(code, name, nameEnd, at);
  // Not one of the numbers that count, or an empty one, which is then missing from `seen`.
  if (stop == at) return true;
  while (stop < end && isSpace(load<u8>(stop))) stop++;
  if (stop == end) return acceptNumber();
  return fail(code == VERTEX ? Fault.ThreemfVertex : Fault.ThreemfTriangle, triangleNumber());
}

function triangleNumber(): f64 {
  return changetype<usize>(mesh) == 0 ? 0 : <f64>(mesh.triangleCount + 1);
}

function readUnit(at: usize, end: usize): bool {
  if (isLongName(at, end, 'millimeter')) unitMm = 1;
  else if (isShortName(at, end, 0x6e6f7263696d)) unitMm = 0.001;
  else if (isLongName(at, end, 'centimeter')) unitMm = 10;
  else if (isShortName(at, end, 0x726574656d)) unitMm = 1000;
  else if (isShortName(at, end, 0x68636e69)) unitMm = 25.4;
  else if (isShortName(at, end, 0x746f6f66)) unitMm = 304.8;
  else return fail(Fault.ThreemfUnit);
  return true;
}

function readType(at: usize, end: usize): bool {
  if (isShortName(at, end, 0x6c65646f6d)) objectKind = ObjectKind.Model;
  else if (isShortName(at, end, 0x726568746f)) objectKind = ObjectKind.Other;
  else if (
    isShortName(at, end, SUPPORT) || isLongName(at, end, 'solidsupport') || isShortName(at, end, SURFACE)
  ) objectKind = ObjectKind.Passed;
  else return fail(Fault.ThreemfObjectType);
  return true;
}

function readIdentifier(at: usize, end: usize, fault: Fault): bool {
  let value: u64 = 0;
  const first = at;
  while (at < end && <u32>load<u8>(at) - 0x30 <= 9) {
    value = value * 10 + (<u32>load<u8>(at++) - 0x30);
    if (value > 0x7fffffff) return fail(fault);
  }
  if (at == first || at != end) return fail(fault);
  identifier = <u32>value;
  seen |= 1;
  return true;
}

/** Twelve numbers: three rows of a linear map, then the translation, for points as row vectors. */
function readTransform(at: usize, end: usize): bool {
  for (let i = 0; i < 12; i++) {
    while (at < end && isSpace(load<u8>(at))) at++;
    const value = readDecimal(at);
    if (decimalEnd == at || decimalEnd > end || !(abs(value) <= 1e9)) return fail(Fault.ThreemfTransform);
    store<f64>(transform + (<usize>i << 3), value);
    at = decimalEnd;
    if (at < end && !isSpace(load<u8>(at))) return fail(Fault.ThreemfTransform);
  }
  while (at < end && isSpace(load<u8>(at))) at++;
  if (at != end) return fail(Fault.ThreemfTransform);
  seen |= 2;
  return true;
}

/** A start tag, from `start` to before `end`, is complete: takes what it says. */
export function finishStartTag(code: i32, start: usize, end: usize): bool {
  switch (code) {
    case VERTEX: return addVertex();
    case TRIANGLE: return addTriangle();
    case MODEL:
      partUnitMm = unitMm;
      pathStart = start;
      pathEnd = end;
      return addRecord(RecordKind.Model) != 0;
    case RESOURCES:
      if (hasResources) return fail(Fault.XmlMalformed);
      hasResources = true;
      return true;
    case BUILD:
      if (hasBuild) return fail(Fault.XmlMalformed);
      hasBuild = true;
      return true;
    case OBJECT:
      if ((seen & 1) == 0) return fail(Fault.ThreemfObject);
      if (objectsLeft == 0) return fail(Fault.TooManyTriangles, <f64>Excess.Objects);
      objectsLeft--;
      object = addRecord(RecordKind.Object);
      hasComponents = false;
      return object != 0;
    case COMPONENTS:
      // A mesh or components, once: else no one says what the object is.
      if (hasComponents || load<u32>(object, RecordField.Mesh) != 0) return fail(Fault.XmlMalformed);
      hasComponents = true;
      return true;
    case COMPONENT:
    case ITEM:
      if ((seen & 1) == 0) return fail(Fault.ThreemfReference);
      if (!isPrinted) return true;
      if (referencesLeft == 0) return fail(Fault.TooManyTriangles, <f64>Excess.References);
      referencesLeft--;
      if (findProductionPath()) {
        pathStart = productionPath;
        pathEnd = productionPathEnd;
      }
      return addRecord(code == ITEM ? RecordKind.Item : RecordKind.Component) != 0;
    case MESH: return beginMesh();
    case VERTICES:
      if (mesh.positions != 0) return fail(Fault.XmlMalformed);
      mesh.positions = meshEnd;
      return true;
    case TRIANGLES:
      if (mesh.positions == 0 || mesh.triangles != 0) return fail(Fault.XmlMalformed);
      mesh.triangles = meshEnd;
      return true;
  }
  return true;
}

export function closeElement(code: i32): bool {
  if (code == OBJECT && load<u32>(object, RecordField.Mesh) == 0 && !hasComponents) {
    if (load<u32>(object, RecordField.Extension) == SolidExtension.None) noteExtension(SolidExtension.Unknown);
  }
  if (code != MESH) return true;
  release(meshEnd);
  store<u32>(object, mesh.triangleCount, RecordField.Triangles);
  mesh.sourceTriangles = mesh.triangleCount;
  mesh = changetype<Mesh>(0);
  return true;
}

function addRecord(kind: RecordKind): usize {
  const record = reserveZeroed(recordBytes);
  if (record == 0) return 0;
  store<u32>(record, kind, RecordField.Kind);
  store<u32>(record, part, RecordField.Part);
  store<u32>(record, identifier, RecordField.ObjectId);
  store<u32>(record, objectKind, RecordField.ObjectKind);
  store<u32>(record, extension, RecordField.Extension);
  if (!storeTransform(record + RecordField.Matrix)) return 0;
  if (pathStart != 0) {
    const bytes = pathEnd - pathStart;
    const path = reserve(bytes);
    if (path == 0) return 0;
    memory.copy(path, pathStart, bytes);
    store<u32>(record, path, RecordField.Path);
    store<u32>(record, bytes, RecordField.PathBytes);
  }
  if (firstRecord == 0) firstRecord = record;
  else store<u32>(lastRecord, record, RecordField.Next);
  lastRecord = record;
  return record;
}

/** Stores the tag's transform, or the identity, with its translation in millimetres. */
function storeTransform(at: usize): bool {
  if ((seen & 2) == 0) {
    store<f64>(at, 1);
    store<f64>(at, 1, 32);
    store<f64>(at, 1, 64);
    return true;
  }
  memory.copy(at, transform, 96);
  for (let i: usize = 72; i < 96; i += 8) store<f64>(at + i, load<f64>(at + i) * partUnitMm);
  return true;
}

function beginMesh(): bool {
  if (hasComponents || load<u32>(object, RecordField.Mesh) != 0) return fail(Fault.XmlMalformed);
  const at = reserveZeroed(offsetof<Mesh>());
  if (at == 0) return false;
  mesh = changetype<Mesh>(at);
  mesh.unitMm = partUnitMm;
  mesh.listedEdges = reserve(maxListedOpenEdges * edgeBytes);
  if (mesh.listedEdges == 0) return false;
  store<u32>(object, at, RecordField.Mesh);
  meshEnd = mark();
  return true;
}

function addVertex(): bool {
  if (seen != 7) return fail(Fault.ThreemfVertex);
  if (mesh.triangles != 0) return fail(Fault.XmlMalformed);
  if (verticesLeft == 0) return fail(Fault.TooManyTriangles, <f64>Excess.Vertices);
  verticesLeft--;
  if (!ensure(<u64>meshEnd + 24)) return false;
  store<f64>(meshEnd, firstNumber);
  store<f64>(meshEnd, secondNumber, 8);
  store<f64>(meshEnd, thirdNumber, 16);
  meshEnd += 24;
  mesh.vertexCount++;
  return true;
}

function addTriangle(): bool {
  if (seen != 7) return fail(Fault.ThreemfTriangle, triangleNumber());
  const count = <f64>mesh.vertexCount;
  if (!(isIndex(firstNumber, count) && isIndex(secondNumber, count) && isIndex(thirdNumber, count))) {
    return fail(Fault.ThreemfIndex, triangleNumber());
  }
  if (trianglesLeft == 0) return fail(Fault.TooManyTriangles, <f64>Excess.Triangles);
  trianglesLeft--;
  if (!ensure(<u64>meshEnd + 12)) return false;
  store<u32>(meshEnd, <u32>firstNumber);
  store<u32>(meshEnd, <u32>secondNumber, 4);
  store<u32>(meshEnd, <u32>thirdNumber, 8);
  meshEnd += 12;
  mesh.triangleCount++;
  return true;
}

@inline
function isIndex(value: f64, count: f64): bool {
  return value >= 0 && value < count && value == floor(value);
}
