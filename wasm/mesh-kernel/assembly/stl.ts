import { Fault } from '../layout';
import { mark, release, reserve } from './arena';
import { decimalEnd, readDecimal } from './decimal';
import { fail } from './fault';
import { Mesh } from './mesh';
import { isBlank, isSpace, isWord, lineEnd, narrowText, textStart } from './text';
import {
  BLOCK, NO_VERTEX, announce, announceBlock, beginWeld, failCoordinate, hashTriple, isWeldFull, touchAnnounced, wanted,
  weldPoint, weldedCount, xyAt, zAt,
} from './weld';

const HEADER_BYTES: usize = 84;
const RECORD_BYTES: usize = 50;
/** Bytes of a facet's three corners as f64. */
const CORNERS_BYTES: usize = 72;

/**
 * Reads an STL file of either kind into a welded mesh. A file whose length agrees with the count in
 * its header is binary, whatever the header says; else one that begins with `solid` is text.
 * The byte after the file must be 0.
 */
export function readStl(start: usize, size: usize, mesh: Mesh): bool {
  mesh.unitMm = 1;
  if (isBinaryStl(start, size)) return readBinary(start, load<u32>(start + 80), mesh);
  const textSize = narrowText(start, size);
  if (beginsAsText(textStart, textSize)) return readText(start, textStart, textSize, mesh);
  return fail(Fault.StlLength, size >= HEADER_BYTES ? <f64>load<u32>(start + 80) : 0);
}

/** Whether the length agrees with the count in the header. */
function isBinaryStl(start: usize, size: usize): bool {
  return size >= HEADER_BYTES && <u64>load<u32>(start + 80) * RECORD_BYTES + HEADER_BYTES == <u64>size;
}

/** `solid` first, and no NUL byte where a binary header would be padded with them. */
function beginsAsText(start: usize, size: usize): bool {
  const end = start + size;
  let at = start;
  while (at < end && isSpace(load<u8>(at))) at++;
  if (at + 5 > end || !isSolid(at)) return false;
  const checked = start + min<usize>(size, 512);
  while (at < checked) if (load<u8>(at++) == 0) return false;
  return true;
}

/** Welds straight from the file's f32: the corners are never stored unwelded. */
function readBinary(start: usize, count: u32, mesh: Mesh): bool {
  if (count == 0) return fail(Fault.NoTriangles);
  mesh.sourceTriangles = count;
  mesh.triangles = reserve(<u64>count * 12);
  if (mesh.triangles == 0) return false;
  const scratch = mark();
  // A closed surface has half as many vertices as triangles; a soup three times as many.
  let limit: u64 = (<u64>count * 3) / 4 + 64;
  if (count > PROBED_FROM && isSoup(start, mesh, scratch)) limit = <u64>count * 3;
  while (true) {
    limit = min<u64>(limit, <u64>count * 3);
    mesh.positions = reserve(limit * 24);
    if (mesh.positions == 0 || !beginWeld(mesh.positions, <u32>limit)) return false;
    const next = weldRecords(start, count, mesh);
    if (next == count) break;
    if (!isWeldFull() || limit == <u64>count * 3) return failRecord(start, next);
    limit *= 2;
    release(scratch);
  }
  mesh.vertexCount = weldedCount();
  release(mesh.positions + <usize>mesh.vertexCount * 24);
  return true;
}

/** Files of so many triangles are looked at before room is made for their vertices: welding them twice takes long. */
const PROBED_FROM: u32 = 400_000;
const PROBED: u32 = 16_384;

/** Whether the first triangles have more vertices than a surface's would have, so that all of them may. */
function isSoup(start: usize, mesh: Mesh, scratch: usize): bool {
  const positions = reserve(<u64>PROBED * 72);
  if (positions == 0 || !beginWeld(positions, PROBED * 3)) return false;
  weldRecords(start, PROBED, mesh);
  release(scratch);
  return weldedCount() > PROBED * 2;
}

/** Welds records until one fails; returns how many went well. */
function weldRecords(start: usize, count: u32, mesh: Mesh): u32 {
  let at = start + HEADER_BYTES + 12;
  let kept = mesh.triangles;
  for (let i: u32 = 0, corner: u32 = 0; i < count; i++, corner += 3) {
    if (corner % BLOCK == 0) {
      announceRecords(at, min(BLOCK / 3, count - i));
      corner = 0;
    }
    const a = weldRecorded(corner, at);
    const b = weldRecorded(corner + 1, at + 12);
    const c = weldRecorded(corner + 2, at + 24);
    if (a == NO_VERTEX || b == NO_VERTEX || c == NO_VERTEX) return i;
    store<u32>(kept, a);
    store<u32>(kept, b, 4);
    store<u32>(kept, c, 8);
    if (a != b && b != c && c != a) kept += 12;
    at += RECORD_BYTES;
  }
  mesh.triangleCount = <u32>((kept - mesh.triangles) / 12);
  return count;
}

function announceRecords(at: usize, count: u32): void {
  let slots = wanted;
  for (let corner: u32 = 0; corner < count * 3; corner += 3) {
    slots = announce(corner, hashRecorded(at), slots);
    slots = announce(corner + 1, hashRecorded(at + 12), slots);
    slots = announce(corner + 2, hashRecorded(at + 24), slots);
    at += RECORD_BYTES;
  }
  touchAnnounced(slots);
}

/** A corner of a record: three f32 and what comes after them, +0 for −0. */
@inline
function recorded(at: usize): v128 {
  return f32x4.add(v128.load(at), f32x4.splat(0));
}

@inline
function hashRecorded(at: usize): u32 {
  const corner = recorded(at);
  return hashTriple(<u64>i64x2.extract_lane(corner, 0), <u32>i32x4.extract_lane(corner, 2));
}

@inline
function weldRecorded(index: u32, at: usize): u32 {
  const corner = recorded(at);
  return weldPoint(index, f64x2.promote_low_f32x4(corner), <f64>f32x4.extract_lane(corner, 2));
}

function failRecord(start: usize, record: u32): bool {
  const first = start + HEADER_BYTES + <usize>record * RECORD_BYTES + 12;
  for (let at = first; at < first + 36; at += 12) {
    const x = <f64>load<f32>(at);
    const y = <f64>load<f32>(at, 4);
    const z = <f64>load<f32>(at, 8);
    if (!(abs(x) <= 1e9 && abs(y) <= 1e9 && abs(z) <= 1e9)) return failCoordinate(x, y, z, record + 1);
  }
  return fail(Fault.StlText, record + 1);
}

// Words of the text form, as the little-endian bytes that stand in the file.
@inline
function isSolid(at: usize): bool {
  return isWord(at, 0x64696c6f73, 0xffffffffff, 5);
}
@inline
function isFacet(at: usize): bool {
  return isWord(at, 0x7465636166, 0xffffffffff, 5);
}
@inline
function isVertex(at: usize): bool {
  return isWord(at, 0x786574726576, 0xffffffffffff, 6);
}
@inline
function isEndfacet(at: usize): bool {
  return isWord(at, 0x65636166646e65, 0xffffffffffffff, 8) && (load<u8>(at, 7) | 0x20) == 0x74;
}
@inline
function isEndsolid(at: usize): bool {
  return isWord(at, 0x696c6f73646e65, 0xffffffffffffff, 8) && (load<u8>(at, 7) | 0x20) == 0x64;
}

/**
 * Text form. A facet takes at least 84 bytes of text and its corners 72 bytes as f64, so the corners
 * overwrite the text behind the reader; they are welded in place afterwards.
 */
function readText(base: usize, start: usize, size: usize, mesh: Mesh): bool {
  const corners = (base + 7) & ~7;
  const facets = readFacets(start, start + size, corners);
  if (facets < 0) return false;
  if (facets == 0) return fail(Fault.NoTriangles);
  mesh.sourceTriangles = facets;
  mesh.positions = corners;
  mesh.triangles = reserve(<u64>facets * 12);
  if (mesh.triangles == 0) return false;
  const scratch = mark();
  if (!beginWeld(corners, <u32>facets * 3)) return false;
  let kept = mesh.triangles;
  let at = corners;
  for (let facet = 0, corner: u32 = 0; facet < facets; facet++, corner += 3) {
    // A new vertex is written at or before its own corner: those announced but not yet welded stay.
    if (corner % BLOCK == 0) announceBlock(corners, corner, <u32>facets * 3);
    const a = weldCorner(corner % BLOCK, at, facet);
    const b = weldCorner(corner % BLOCK + 1, at + 24, facet);
    const c = weldCorner(corner % BLOCK + 2, at + 48, facet);
    if (a == NO_VERTEX || b == NO_VERTEX || c == NO_VERTEX) return false;
    store<u32>(kept, a);
    store<u32>(kept, b, 4);
    store<u32>(kept, c, 8);
    if (a != b && b != c && c != a) kept += 12;
    at += CORNERS_BYTES;
  }
  mesh.triangleCount = <u32>((kept - mesh.triangles) / 12);
  mesh.vertexCount = weldedCount();
  release(scratch);
  return true;
}

function weldCorner(index: u32, at: usize, facet: i32): u32 {
  const vertex = weldPoint(index, xyAt(at), zAt(at));
  if (vertex == NO_VERTEX) failCoordinate(load<f64>(at), load<f64>(at, 8), load<f64>(at, 16), facet + 1);
  return vertex;
}

/** Reads every facet's corners to `corners`; returns how many facets, or −1 after a fault. */
function readFacets(start: usize, end: usize, corners: usize): i32 {
  let facets: i32 = 0;
  let inFacet: u32 = 0;
  let cornerCount: u32 = 0;
  let write = corners;
  let at = start;
  while (true) {
    while (isSpace(load<u8>(at))) at++;
    if (at >= end) break;
    if (isVertex(at)) {
      if (inFacet == 0 || ++cornerCount > 3) return failText(facets);
      at = readCorner(at + 6, write, facets);
      if (at == 0) return -1;
      at = skipRemark(at, end);
      write += 24;
      if (write > at) return failText(facets);
    } else if (isFacet(at)) {
      if (inFacet != 0) return failText(facets);
      inFacet = 1;
      cornerCount = 0;
      at = lineEndOrLoop(at + 5, end);
    } else if (isEndfacet(at) || (isEnd(at) && isFacet(nextWord(at)))) {
      if (cornerCount != 3) return failText(facets);
      inFacet = 0;
      cornerCount = 0;
      facets++;
      at = skipRemark(isEndfacet(at) ? at + 8 : nextWord(at) + 5, end);
    } else if (isSolid(at) || isEndsolid(at) || (isEnd(at) && isSolid(nextWord(at)))) {
      if (inFacet != 0) return failText(facets);
      at = nameEnd(at, end);
    } else {
      const next = skipLoopWord(at);
      if (next != 0 && inFacet != 0) at = skipRemark(next, end);
      // Behind a facet, what is no word of the form: NULs, the mark of a file's end, or what a program adds.
      else if (next == 0 && inFacet == 0 && facets != 0) at = lineEnd(at, end);
      else return failText(facets);
    }
  }
  if (inFacet != 0) {
    fail(Fault.StlTruncated, facets + 1);
    return -1;
  }
  return facets;
}

function failText(facets: i32): i32 {
  fail(Fault.StlText, facets + 1);
  return -1;
}

/** Skips a solid's name: up to its line's end, or to `facet normal` where the whole text is one line. */
function nameEnd(at: usize, end: usize): usize {
  const last = lineEnd(at, end);
  while (++at < last) {
    if ((load<u8>(at) | 0x20) == 0x66 && isFacet(at) && isBlank(load<u8>(at - 1)) && isNormal(at + 5)) return at;
  }
  return last;
}

/** Whether the next words are `normal` and a number: a name may hold the first. */
function isNormal(at: usize): bool {
  while (isBlank(load<u8>(at))) at++;
  if (!isWord(at, 0x6c616d726f6e, 0xffffffffffff, 6)) return false;
  at += 6;
  while (isBlank(load<u8>(at))) at++;
  readDecimal(at);
  return decimalEnd != at || isWord(at, 0x6e616e, 0xffffff, 3);
}

/** Skips a facet's normal, which is never trusted, up to its line's end or the word `outer`. */
function lineEndOrLoop(at: usize, end: usize): usize {
  while (at < end) {
    const byte = load<u8>(at);
    if (byte == 10 || byte == 13) return at;
    if ((byte | 0x20) == 0x6f && isOuter(at) && isSpace(load<u8>(at - 1))) return at;
    at++;
  }
  return end;
}

@inline
function isOuter(at: usize): bool {
  return isWord(at, 0x726574756f, 0xffffffffff, 5);
}

@inline
function isLoop(at: usize): bool {
  return isWord(at, 0x706f6f6c, 0xffffffff, 4);
}
@inline
function isEndloop(at: usize): bool {
  return isWord(at, 0x706f6f6c646e65, 0xffffffffffffff, 7);
}
/** `end` alone, as in `end facet`. */
@inline
function isEnd(at: usize): bool {
  return isWord(at, 0x646e65, 0xffffff, 3);
}

/** The word behind `end`. */
function nextWord(end: usize): usize {
  let at = end + 3;
  while (isBlank(load<u8>(at))) at++;
  return at;
}

/** Skips what a line says beyond what it has to, up to its end or to the next word that counts. */
function skipRemark(at: usize, end: usize): usize {
  while (true) {
    while (isBlank(load<u8>(at))) at++;
    if (at >= end || isSpace(load<u8>(at))) return at;
    if (isVertex(at) || isEndloop(at) || isEndfacet(at) || isFacet(at) || isOuter(at)) return at;
    if (isLoop(at) || isEnd(at) || isEndsolid(at)) return at;
    while (at < end && !isSpace(load<u8>(at))) at++;
  }
}

/** The address behind `outer`, `loop`, `endloop` or `end loop`; 0 when another word stands there. */
function skipLoopWord(at: usize): usize {
  if (isOuter(at)) return at + 5;
  if (isLoop(at)) return at + 4;
  if (isEndloop(at)) return at + 7;
  if (isEnd(at) && isLoop(nextWord(at))) return nextWord(at) + 4;
  return 0;
}

/** Reads three numbers; returns the address behind them, or 0 after a fault. */
function readCorner(at: usize, write: usize, facets: i32): usize {
  for (let axis: usize = 0; axis < 24; axis += 8) {
    while (isSpace(load<u8>(at))) at++;
    const value = readDecimal(at);
    if (decimalEnd == at || (load<u8>(decimalEnd) > 0x20)) {
      fail(Fault.StlText, facets + 1);
      return 0;
    }
    at = decimalEnd;
    // The reader is behind the numbers before they are overwritten only if the text is long enough.
    if (write + axis + 8 > at) {
      fail(Fault.StlText, facets + 1);
      return 0;
    }
    store<f64>(write + axis, value);
  }
  return at;
}
