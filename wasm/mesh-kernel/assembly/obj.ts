import { Fault } from '../layout';
import { ensure, mark, release } from './arena';
import { decimalEnd, readDecimal } from './decimal';
import { fail } from './fault';
import { MAX_COORDINATE, Mesh } from './mesh';
import { cutPolygon, cutScratchBytes } from './polygon';
import { isBlank, isSpace, lineEnd, lineNumber, narrowText, textStart } from './text';
import { failCoordinate, weldMesh } from './weld';

/**
 * Reads an OBJ file into a welded mesh: `v` and `f` lines; every other line is passed over. Two passes,
 * first the vertices, then the faces, so that each grows at the end of memory, and a face may name a
 * vertex that comes later. The bytes after the file must be 0.
 */
export function readObj(start: usize, size: usize, mesh: Mesh): bool {
  const textSize = narrowText(start, size);
  const text = textStart;
  const end = text + textSize;
  mesh.unitMm = 1;
  if (!readVertices(text, end, mesh) || !readFaces(text, end, mesh)) return false;
  if (mesh.triangleCount == 0) return fail(Fault.NoTriangles);
  mesh.sourceTriangles = mesh.triangleCount;
  return weldMesh(mesh);
}

/** The address behind blanks and continued line ends. */
@inline
function skipBlanks(at: usize): usize {
  while (true) {
    const byte = <u32>load<u8>(at);
    if (isBlank(byte)) at++;
    else if (byte == 0x5c && load<u8>(at, 1) == 10) at += 2;
    else if (byte == 0x5c && load<u8>(at, 1) == 13) at += load<u8>(at, 2) == 10 ? 3 : 2;
    else return at;
  }
}

@inline
function skipSpaces(at: usize): usize {
  while (isSpace(load<u8>(at))) at++;
  return at;
}

@inline
function isDirective(at: usize, letter: u32): bool {
  return load<u8>(at) == letter && (isBlank(load<u8>(at, 1)) || load<u8>(at, 1) == 0x5c);
}

function readVertices(start: usize, end: usize, mesh: Mesh): bool {
  mesh.positions = mark();
  let write = mesh.positions;
  for (let at = skipSpaces(start); at < end; at = skipSpaces(lineEnd(at, end))) {
    if (!isDirective(at, 0x76)) continue;
    if (!ensure(<u64>write + 24)) return false;
    const line = at++;
    for (let axis: usize = 0; axis < 24; axis += 8) {
      at = skipBlanks(at);
      const value = readDecimal(at);
      if (decimalEnd == at || !isNumberEnd(load<u8>(decimalEnd))) {
        return fail(Fault.ObjLine, lineNumber(start, line));
      }
      if (!(abs(value) <= MAX_COORDINATE)) return failCoordinate(value, 0, 0, lineNumber(start, line));
      store<f64>(write + axis, value);
      at = decimalEnd;
    }
    write += 24;
  }
  mesh.vertexCount = <u32>((write - mesh.positions) / 24);
  release(write);
  return true;
}

@inline
function isNumberEnd(byte: u32): bool {
  return byte == 0 || isSpace(byte) || byte == 0x5c || byte == 0x23;
}

function readFaces(start: usize, end: usize, mesh: Mesh): bool {
  mesh.triangles = mark();
  let write = mesh.triangles;
  let verticesSoFar: u32 = 0;
  for (let at = skipSpaces(start); at < end; at = skipSpaces(lineEnd(at, end))) {
    if (isDirective(at, 0x76)) {
      verticesSoFar++;
    } else if (isDirective(at, 0x66)) {
      const line = at;
      const count = readCorners(at + 1, write, verticesSoFar, mesh.vertexCount);
      if (count < 0) {
        if (count == OUT_OF_MEMORY) return false;
        return fail(count == BAD_INDEX ? Fault.ObjIndex : Fault.ObjLine, lineNumber(start, line));
      }
      at = cornersEnd;
      if (count == 3) write += 12;
      else if (count > 3) {
        if (!cutFace(mesh, write, count)) return false;
        write += <usize>(count - 2) * 12;
      }
    }
  }
  mesh.triangleCount = <u32>((write - mesh.triangles) / 12);
  release(write);
  return true;
}

const BAD_TEXT: i32 = -1;
const BAD_INDEX: i32 = -2;
const OUT_OF_MEMORY: i32 = -3;

/** Where the last `readCorners` stopped. */
let cornersEnd: usize = 0;

/** Reads a face's vertex numbers, from 0, to `write`; returns how many, or one of the codes above. */
function readCorners(at: usize, write: usize, verticesSoFar: u32, vertexCount: u32): i32 {
  let count: i32 = 0;
  while (true) {
    at = skipBlanks(at);
    const byte = <u32>load<u8>(at);
    if (byte == 0 || byte == 0x23 || isSpace(byte)) break;
    const isNegative = byte == 0x2d;
    if (isNegative) at++;
    let index: u64 = 0;
    const first = at;
    let digit = <u32>load<u8>(at) - 0x30;
    while (digit <= 9) {
      if (index < 0x100000000) index = index * 10 + digit;
      digit = <u32>load<u8>(++at) - 0x30;
    }
    if (at == first) return BAD_TEXT;
    const follows = <u32>load<u8>(at);
    if (follows != 0x2f && !isNumberEnd(follows)) return BAD_TEXT;
    if (isNegative) index = index > verticesSoFar ? 0 : <u64>verticesSoFar + 1 - index;
    if (index == 0 || index > vertexCount) return BAD_INDEX;
    if (!ensure(<u64>write + 4)) return OUT_OF_MEMORY;
    store<u32>(write, <u32>index - 1);
    write += 4;
    count++;
    while (!isNumberEnd(load<u8>(at))) at++;
  }
  cornersEnd = at;
  return count;
}

/** Cuts the polygon whose corners stand at `write` into triangles that take its place. */
function cutFace(mesh: Mesh, write: usize, count: u32): bool {
  const triangleBytes = <usize>(count - 2) * 12;
  const cornerBytes = <usize>count << 2;
  const corners = (write + max(triangleBytes, cornerBytes) + 15) & ~15;
  const scratch = corners + ((cornerBytes + 15) & ~15);
  if (!ensure(<u64>scratch + cutScratchBytes(count))) return false;
  memory.copy(corners, write, cornerBytes);
  cutPolygon(mesh.positions, corners, count, write, scratch);
  return true;
}
