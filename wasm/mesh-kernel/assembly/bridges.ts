import { mark, release, reserve } from './arena';
import { columnMm, columnsX, columnsY } from './columns';
import { IS_FLAT, OVERHANGS } from './crossings';
import {
  IS_BRIDGED, flagsOf, gapAt, overhangColumn, overhangCount, overhangGap, setFlag, topOf,
} from './gaps';

/**
 * Which flat overhangs a slicer bridges. It goes by regions: a flat underside that material touches anywhere at its
 * side is bridged as a whole, along the direction in which most of it has material at both ends, whether or not all of
 * it has. What still needs support is
 *   - the walls of the layer above, where they hang free: a part's outline is no bridge;
 *   - a strip inside them where the bridge's lines end on nothing.
 * Walls that run straight along the bridge from material to material are bridges themselves. A region that nothing
 * touches, or that is all walls, is supported as a whole.
 */

/** Columns of a piece differ by less than a layer from their neighbours. */
const SAME_PIECE_MM: f32 = 0.15;
const BELOW_MM: f32 = 0.1;
const WAS_SEEN: u32 = 16;

/** How far the walls reach in from the outline, and how far beyond them an end of a bridge is supported. */
const WALLS_MM: f64 = 0.86;
const END_MM: f64 = 1.44;

/** Ledges smaller than this carry themselves. */
const LEAST_MM2: f64 = 0.45;

/** What is left to look at when lines have been followed this far is not bridged: hostile files take no longer. */
const STEPS_MAX: u32 = 30_000_000;
let steps: u32 = 0;

/** A column and its gap in the piece at hand. */
const MEMBER_BYTES: usize = 8;
let members: usize = 0;
let memberCount: u32 = 0;

export function markBridges(): bool {
  const scratch = mark();
  members = reserve(<u64>(columnsX * columnsY) * MEMBER_BYTES);
  if (members == 0) return false;
  steps = 0;
  for (let i: u32 = 0; i < overhangCount; i++) {
    if (!isCandidate(overhangGap(i))) continue;
    collectPiece(overhangColumn(i), overhangGap(i));
    bridgePiece();
  }
  release(scratch);
  return true;
}

@inline
function isCandidate(gap: usize): bool {
  return (flagsOf(gap) & (OVERHANGS | IS_FLAT | WAS_SEEN)) == (OVERHANGS | IS_FLAT);
}

/** The gap of a column whose top continues a flat overhang at a height, or 0. */
function continued(column: i32, height: f32): usize {
  const gap = gapAt(column, height - BELOW_MM);
  if (gap == 0 || abs(topOf(gap) - height) > SAME_PIECE_MM) return 0;
  return (flagsOf(gap) & (OVERHANGS | IS_FLAT)) == (OVERHANGS | IS_FLAT) ? gap : 0;
}

@inline
function addMember(column: i32, gap: usize): void {
  const at = members + <usize>memberCount * MEMBER_BYTES;
  memberCount++;
  store<u32>(at, column);
  store<u32>(at, <u32>gap, 4);
  setFlag(gap, WAS_SEEN);
}

@inline
function columnOf(member: u32): i32 {
  return <i32>load<u32>(members + <usize>member * MEMBER_BYTES);
}

@inline
function gapOf(member: u32): usize {
  return <usize>load<u32>(members + <usize>member * MEMBER_BYTES, 4);
}

/** Floods over the columns that continue a flat overhang. */
function collectPiece(column: i32, gap: usize): void {
  memberCount = 0;
  addMember(column, gap);
  for (let i: u32 = 0; i < memberCount; i++) {
    const from = columnOf(i);
    const height = topOf(gapOf(i));
    visit(from - 1, height);
    visit(from + 1, height);
    visit(from - columnsX, height);
    visit(from + columnsX, height);
  }
}

@inline
function visit(column: i32, height: f32): void {
  const gap = continued(column, height);
  // A piece that winds under itself could visit a column twice: the list holds one entry a column.
  if (gap != 0 && isCandidate(gap) && memberCount < <u32>(columnsX * columnsY)) addMember(column, gap);
}

function bridgePiece(): void {
  if (steps > STEPS_MAX || !isAnchored()) return;
  if (<f64>memberCount * columnMm * columnMm < LEAST_MM2) return markAll();
  const alongX = coveredAlong(1);
  const alongY = coveredAlong(columnsX);
  markAlong(alongY > alongX ? columnsX : 1, alongY > alongX ? 1 : columnsX, hasInside());
}

function markAll(): void {
  for (let i: u32 = 0; i < memberCount; i++) setFlag(gapOf(i), IS_BRIDGED);
}

/** Whether there is material in a column just below an overhang's height. */
function isHeld(column: i32, height: f32): bool {
  return gapAt(column, height - BELOW_MM) == 0;
}

/** Whether there is no material in a column just above an overhang's height. */
@inline
function isOpen(column: i32, height: f32): bool {
  return gapAt(column, height + BELOW_MM) != 0;
}

/** Whether material touches the piece at its side. */
function isAnchored(): bool {
  for (let i: u32 = 0; i < memberCount; i++) {
    const column = columnOf(i);
    const height = topOf(gapOf(i));
    if (touches(column - 1, height) || touches(column + 1, height)) return true;
    if (touches(column - columnsX, height) || touches(column + columnsX, height)) return true;
  }
  return false;
}

/** As `isHeld`, but never inlined. */
function touches(column: i32, height: f32): bool {
  return isHeld(column, height);
}

/** The line that a member begins, as `step` goes: behind its last column, or 0 where the member begins none. */
let lineEnd: i32 = 0;
let lineLength: u32 = 0;

function followLine(member: u32, step: i32): bool {
  let column = columnOf(member);
  let gap = gapOf(member);
  let height = topOf(gap);
  if (continued(column - step, height) != 0) return false;
  lineLength = 0;
  for (; gap != 0; gap = continued(column, height)) {
    height = topOf(gap);
    column += step;
    lineLength++;
  }
  lineEnd = column;
  steps += lineLength + 1;
  return true;
}

/** Counts the columns on lines with material at both ends. */
function coveredAlong(step: i32): u32 {
  let count: u32 = 0;
  for (let i: u32 = 0; i < memberCount && steps <= STEPS_MAX; i++) {
    const height = topOf(gapOf(i));
    if (isHeld(columnOf(i) - step, height) && followLine(i, step) && touches(lineEnd, height)) count += lineLength;
  }
  return count;
}

/**
 * Columns from one to the outline along a step, 1 for the next column; `most` + 1 where it is further, or where there
 * is material below on the way.
 */
function stepsToOutline(column: i32, step: i32, height: f32, most: i32): i32 {
  let aside = 1;
  for (let at = column + step; aside <= most; at += step, aside++) {
    if (isOpen(at, height)) return aside;
    if (isHeld(at, height)) break;
  }
  return most + 1;
}

/** How many columns from the outline on lie in a strip along it: those whose middle does. */
@inline
function stripColumns(widthMm: f64): i32 {
  return max(1, <i32>floor(widthMm / columnMm + 0.5));
}

function isWall(column: i32, height: f32, walls: i32): bool {
  return min(stepsToOutline(column, 1, height, walls), stepsToOutline(column, -1, height, walls)) <= walls ||
    min(stepsToOutline(column, columnsX, height, walls), stepsToOutline(column, -columnsX, height, walls)) <= walls;
}

/** Whether any of the piece lies inside the walls. */
function hasInside(): bool {
  const walls = stripColumns(WALLS_MM);
  for (let i: u32 = 0; i < memberCount; i++) {
    if (!isWall(columnOf(i), topOf(gapOf(i)), walls)) return true;
  }
  return false;
}

/** Marks what is bridged by lines along a step; `across` is the step at right angles to it. */
function markAlong(step: i32, across: i32, isRegion: bool): void {
  const walls = stripColumns(WALLS_MM);
  const ends = stripColumns(WALLS_MM + END_MM);
  for (let i: u32 = 0; i < memberCount && steps <= STEPS_MAX; i++) {
    if (!followLine(i, step)) continue;
    const first = columnOf(i);
    const isSpan = touches(first - step, topOf(gapOf(i))) && touches(lineEnd, topOf(gapOf(i)));
    const freeAhead = isSpan && isStraight(gapOf(i), first, step, across, walls);
    const freeAside = isSpan && isStraight(gapOf(i), first, step, -across, walls);
    if (!isRegion && !(freeAhead && freeAside)) continue;
    steps += lineLength * 2 * <u32>ends;
    let height = topOf(gapOf(i));
    for (let column = first; column != lineEnd; column += step) {
      const gap = continued(column, height);
      if (gap == 0) break;
      height = topOf(gap);
      if (stepsToOutline(column, step, height, ends) <= ends || stepsToOutline(column, -step, height, ends) <= ends) continue;
      if (!freeAhead && stepsToOutline(column, across, height, walls) <= walls) continue;
      if (!freeAside && stepsToOutline(column, -across, height, walls) <= walls) continue;
      setFlag(gap, IS_BRIDGED);
    }
  }
}

/** Whether the outline beside a line is as near all along it, or nowhere near. */
function isStraight(firstGapOfLine: usize, first: i32, step: i32, aside: i32, walls: i32): bool {
  let height = topOf(firstGapOfLine);
  const near = stepsToOutline(first, aside, height, walls);
  for (let column = first + step; column != lineEnd; column += step) {
    const gap = continued(column, height);
    if (gap == 0) return false;
    height = topOf(gap);
    if (stepsToOutline(column, aside, height, walls) != near) return false;
  }
  return true;
}
