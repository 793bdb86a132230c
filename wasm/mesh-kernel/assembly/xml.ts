import { Fault, xmlChunkBytes } from '../layout';
import { reserve } from './arena';
import { fail } from './fault';
import { isSpace } from './text';
import { isNewName, openNameSet } from './name-set';
import { haveNamesOnce, noteName, openNamespaces, resetNamespaces } from './namespaces';
import { forgetResolved, openReferences, resolveReferences, resolvedEnd } from './references';
import {
  acceptNumber, closeElement, finishModel, finishStartTag, isNumeric, openElement, readAttribute, readNumber,
} from './threemf';
import { readUsualTag } from './usual-tags';

/**
 * An incremental XML scanner: bytes come in chunks of any size, and a tag that a chunk cuts in two waits
 * for the rest. It checks what protects the reader (tags close in order, depth and length are bounded,
 * no document type, no attribute twice) and hands elements and attributes to `threemf.ts`. Namespaces of elements are
 * told apart by prefix only, bound or not; those of attributes by what binds them. Text between tags is passed over.
 */

/** A tag may be this long. */
const TAG_MAX: usize = 65_536;
const DEPTH_MAX: u32 = 64;

/** Content modes: between tags, and inside what is skipped to its end. */
const TEXT: i32 = 0;
const COMMENT: i32 = 1;
const CDATA: i32 = 2;
const INSTRUCTION: i32 = 3;

let buffer: usize = 0;
let carried: usize = 0;
let mode: i32 = TEXT;
let depth: u32 = 0;
let hasRoot: bool = false;
let isFirstChunk: bool = true;

/** For each open element: its code in `threemf.ts`, and a hash of its name. */
const openCodes = memory.data(64 * 4);
const openNames = memory.data(64 * 4);

export function beginXml(): bool {
  if (buffer == 0) buffer = reserve(TAG_MAX + xmlChunkBytes + 16);
  if (!openReferences(TAG_MAX + xmlChunkBytes + 16)) return false;
  resetNamespaces();
  carried = 0;
  mode = TEXT;
  depth = 0;
  hasRoot = false;
  isFirstChunk = true;
  return buffer != 0;
}

/** Where the next chunk, of `xmlChunkBytes` at most, is to be written. */
export function chunkAt(): usize {
  return buffer + carried;
}

/** Scans a chunk that was written to `chunkAt()`. */
export function pushChunk(bytes: u32): bool {
  const end = buffer + carried + bytes;
  store<u64>(end, 0);
  store<u64>(end, 0, 8);
  let at = buffer;
  if (isFirstChunk) {
    if (end - at < 3 && bytes != 0) {
      carried = end - at;
      return true;
    }
    isFirstChunk = false;
    if ((load<u32>(at) & 0xffffff) == 0xbfbbef) at += 3;
  }
  const rest = scan(at, end);
  if (rest == 0) return false;
  carried = end - rest;
  if (carried > TAG_MAX) return fail(Fault.XmlTagTooLong);
  memory.copy(buffer, rest, carried);
  return true;
}

/** To be called after the last chunk. */
export function endXml(): bool {
  if (isFirstChunk && !pushChunk(0)) return false;
  if (!hasRoot && carried == 0 && mode == TEXT) return fail(Fault.XmlNotAModel);
  if (depth != 0 || carried != 0 || mode != TEXT) return fail(Fault.XmlTruncated);
  return finishModel();
}

/** Scans all that is complete; returns where the rest begins, or 0 after a fault. */
function scan(at: usize, end: usize): usize {
  while (true) {
    if (mode != TEXT) {
      at = skipToEnd(at, end);
      if (mode != TEXT) return at;
    }
    at = findOpening(at, end);
    if (at >= end) return end;
    // A tag that the end of the chunk cuts is followed by zeros, and so not a usual one.
    const usual = depth == 0 ? 0 : readUsualTag(load<u32>(openCodes + (<usize>(depth - 1) << 2)), at);
    const next = usual != 0 ? usual : scanMarkup(at, end);
    if (next == at || next == 0) return next;
    at = next;
  }
}

function findOpening(at: usize, end: usize): usize {
  // Between the tags of a mesh stand a few blanks: look byte by byte before looking wide.
  for (let near = min(at + 8, end); at < near; at++) if (load<u8>(at) == 0x3c) return at;
  while (at + 16 <= end) {
    const hits = v128.bitmask<i8>(v128.eq<i8>(v128.load(at), i8x16.splat(0x3c)));
    if (hits != 0) return at + ctz<u32>(hits);
    at += 16;
  }
  while (at < end && load<u8>(at) != 0x3c) at++;
  return at;
}

/** Behind the end of a comment, CDATA section or instruction; else where to go on with the next chunk. */
function skipToEnd(at: usize, end: usize): usize {
  const mark: u32 = mode == COMMENT ? 0x2d : mode == CDATA ? 0x5d : 0x3f;
  const marks: usize = mode == INSTRUCTION ? 1 : 2;
  for (let close = at + marks; close < end; close++) {
    if (load<u8>(close) != 0x3e || load<u8>(close - 1) != mark || load<u8>(close - marks) != mark) continue;
    mode = TEXT;
    return close + 1;
  }
  return max(at, end - min(end - at, marks));
}

/** Handles what begins with `<` at `at`; returns the address behind it, `at` if incomplete, 0 after a fault. */
function scanMarkup(at: usize, end: usize): usize {
  const second = <u32>load<u8>(at, 1);
  if (second == 0x21) return scanDeclaration(at, end);
  if (second == 0x3f) {
    mode = INSTRUCTION;
    return at + 2;
  }
  if (second == 0x2f) return scanEndTag(at, end);
  return scanStartTag(at, end);
}

function scanDeclaration(at: usize, end: usize): usize {
  if (load<u16>(at, 2) == 0x2d2d) {
    mode = COMMENT;
    return at + 4;
  }
  if (end - at < 9) return at;
  if (load<u64>(at, 1) == 0x5b41544144435b21) {
    mode = CDATA;
    return at + 9;
  }
  fail((load<u8>(at, 2) | 0x20) == 0x64 ? Fault.XmlDoctype : Fault.XmlMalformed);
  return 0;
}

@inline
function isNameEnd(byte: u32): bool {
  return byte == 0x3e || byte == 0x2f || byte == 0x3d || byte <= 0x20;
}

function hashName(at: usize, end: usize): u32 {
  let hash: u32 = 0x811c9dc5;
  while (at < end) hash = (hash ^ load<u8>(at++)) * 0x01000193;
  return hash;
}

function scanEndTag(at: usize, end: usize): usize {
  const name = at + 2;
  let nameEnd = name;
  while (!isNameEnd(load<u8>(nameEnd))) nameEnd++;
  let close = nameEnd;
  while (isSpace(load<u8>(close))) close++;
  if (close >= end) return at;
  if (load<u8>(close) != 0x3e || depth == 0) return malformed();
  depth--;
  if (load<u32>(openNames + (<usize>depth << 2)) != hashName(name, nameEnd)) return malformed();
  return closeElement(load<u32>(openCodes + (<usize>depth << 2))) ? close + 1 : 0;
}

function malformed(): usize {
  fail(Fault.XmlMalformed);
  return 0;
}

function scanStartTag(start: usize, end: usize): usize {
  const name = start + 1;
  let at = name;
  let local = name;
  let byte = <u32>load<u8>(at);
  while (!isNameEnd(byte)) {
    if (byte == 0x3a) local = at + 1;
    byte = <u32>load<u8>(++at);
  }
  if (at >= end) return start;
  if (local == at || (depth == 0 && hasRoot)) return malformed();
  const parent = depth == 0 ? 0 : load<u32>(openCodes + (<usize>(depth - 1) << 2));
  const code = openElement(parent, depth, name, local, at);
  if (code < 0) return 0;
  openNameSet();
  openNamespaces(depth);
  forgetResolved();
  const nameEnd = at;
  while (true) {
    while (isSpace(load<u8>(at))) at++;
    if (at >= end) return start;
    byte = <u32>load<u8>(at);
    if (byte == 0x3e) break;
    if (byte == 0x2f) {
      if (at + 1 >= end) return start;
      if (load<u8>(at, 1) != 0x3e) return malformed();
      hasRoot = true;
      return haveNamesOnce() && finishStartTag(code, start, at + 2) && closeElement(code) ? at + 2 : 0;
    }
    if (at == nameEnd) return malformed();
    const next = scanAttribute(code, at, end);
    if (next == 0) return 0;
    if (next == at) return start;
    at = next;
  }
  if (depth == DEPTH_MAX) {
    fail(Fault.XmlDepth);
    return 0;
  }
  hasRoot = true;
  store<u32>(openCodes + (<usize>depth << 2), code);
  // Only a complete tag gets here, so its name is hashed once however many chunks it took.
  store<u32>(openNames + (<usize>depth << 2), hashName(name, nameEnd));
  depth++;
  return haveNamesOnce() && finishStartTag(code, start, at + 1) ? at + 1 : 0;
}

/** Reads `name = "value"`; returns the address behind it, `at` if incomplete, 0 after a fault. */
function scanAttribute(code: i32, name: usize, end: usize): usize {
  let at = name;
  let local = name;
  let byte = <u32>load<u8>(at);
  while (!isNameEnd(byte)) {
    if (byte == 0x3a) local = at + 1;
    byte = <u32>load<u8>(++at);
  }
  const nameEnd = at;
  while (isSpace(load<u8>(at))) at++;
  if (at >= end) return name;
  if (load<u8>(at) != 0x3d || nameEnd == local) return malformed();
  at++;
  while (isSpace(load<u8>(at))) at++;
  if (at >= end) return name;
  const quote = <u32>load<u8>(at++);
  if (quote != 0x22 && quote != 0x27) return malformed();
  const first = at;
  if (isNumeric(code)) {
    const stop = readNumber(code, name, nameEnd, first);
    if (stop != first && load<u8>(stop) == quote && stop < end) return acceptNumber() ? stop + 1 : 0;
  }
  at = first;
  byte = <u32>load<u8>(at);
  let hasReference = false;
  while (byte != quote) {
    if (at >= end) return name;
    if (byte == 0x3c || byte == 0) return malformed();
    if (byte == 0x26) hasReference = true;
    byte = <u32>load<u8>(++at);
  }
  if (at >= end) return name;
  if (!isNewName(name, nameEnd)) return 0;
  const value = hasReference ? resolveReferences(first, at) : first;
  const valueEnd = hasReference ? resolvedEnd : at;
  if (local != name && !noteName(name, local, nameEnd, value, valueEnd, depth)) return 0;
  return readAttribute(code, name, local, nameEnd, value, valueEnd) ? at + 1 : 0;
}
