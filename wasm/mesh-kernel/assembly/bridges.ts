import { mark, release, reserve } from './arena';
import { IS_FLAT, OVERHANGS, columnsX, columnsY } from './columns';
import { IS_BRIDGED, firstGap, flagsOf, gapAt, nextGap, setFlag, topOf } from './gaps';

/**
 * Which flat overhangs a slicer bridges: straight lines of plastic from wall to wall. Every flat piece is tried
 * along four directions; if in one of them at least half of it lies on lines with material at both ends, those
 * lines need no support. What lies at a side of the part that is not straight along the lines is outline, not
 * bridge, and is supported. Both rules agree better with sliced parts than bridging whatever can be, or than
 * bridging whole pieces only, which doubles the weight of a part with one wide floor.
 */

/** Columns of a piece differ by less than a layer from their neighbours. */
const SAME_PIECE_MM: f32 = 0.15;
const BELOW_MM: f32 = 0.1;
const WAS_SEEN: u32 = 16;

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
  for (let column = 0; column < columnsX * columnsY; column++) {
    const end = firstGap(column + 1);
    for (let gap = firstGap(column); gap < end; gap = nextGap(gap)) {
      if (!isCandidate(gap)) continue;
      collectPiece(column, gap);
      bridgePiece();
    }
  }
  release(scratch);
  return true;
}

@inline
function isCandidate(gap: usize): bool {
  return (flagsOf(gap) & (OVERHANGS | IS_FLAT | WAS_SEEN)) == (OVERHANGS | IS_FLAT);
}

/** The gap of a column whose top continues a flat overhang at a height, or 0. */
@inline
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

/** Floods over the columns that continue a flat overhang. */
function collectPiece(column: i32, gap: usize): void {
  memberCount = 0;
  addMember(column, gap);
  for (let i: u32 = 0; i < memberCount; i++) {
    const at = members + <usize>i * MEMBER_BYTES;
    const from = <i32>load<u32>(at);
    const height = topOf(<usize>load<u32>(at, 4));
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
  if (steps > STEPS_MAX) return;
  let best = 0;
  let bestCount: u32 = 0;
  for (let direction = 0; direction < 4; direction++) {
    const count = bridgeAlong(stepOf(direction), false);
    if (count <= bestCount) continue;
    bestCount = count;
    best = direction;
  }
  if (bestCount * 2 >= memberCount) bridgeAlong(stepOf(best), true);
}

/** From a column to the next one along a direction. */
@inline
function stepOf(direction: i32): i32 {
  return direction == 0 ? 1 : direction == 1 ? columnsX : direction == 2 ? columnsX + 1 : columnsX - 1;
}

/** Counts the columns on lines with material at both ends; marks them, too, when `isFinal`. */
function bridgeAlong(step: i32, isFinal: bool): u32 {
  let count: u32 = 0;
  for (let i: u32 = 0; i < memberCount && steps <= STEPS_MAX; i++) {
    const at = members + <usize>i * MEMBER_BYTES;
    let column = <i32>load<u32>(at);
    let height = topOf(<usize>load<u32>(at, 4));
    // Lines are walked from where they begin.
    if (continued(column - step, height) != 0 || gapAt(column - step, height - BELOW_MM) != 0) continue;
    const first = column;
    let length: u32 = 0;
    for (let gap: usize = <usize>load<u32>(at, 4); gap != 0; gap = continued(column, height)) {
      height = topOf(gap);
      column += step;
      length++;
    }
    steps += length + 1;
    if (gapAt(column, height - BELOW_MM) != 0) continue;
    count += length;
    if (!isFinal) continue;
    markLine(first, column, topOf(<usize>load<u32>(at, 4)), step);
  }
  return count;
}

/** Marks a bridged line, less the columns at a side of the part that is not straight along it. */
function markLine(first: i32, end: i32, height: f32, step: i32): void {
  const aside = acrossOf(step);
  const isLeftStraight = isStraight(first, end, height, step, aside);
  const isRightStraight = isStraight(first, end, height, step, -aside);
  for (let column = first; column != end; column += step) {
    const gap = continued(column, height);
    height = topOf(gap);
    if (!isLeftStraight && isOpen(column + aside, height)) continue;
    if (!isRightStraight && isOpen(column - aside, height)) continue;
    setFlag(gap, IS_BRIDGED);
  }
}

/** Whether the part ends beside a line along all of it, or nowhere. */
function isStraight(first: i32, end: i32, height: f32, step: i32, aside: i32): bool {
  let open: u32 = 0;
  let length: u32 = 0;
  for (let column = first; column != end; column += step) {
    height = topOf(continued(column, height));
    if (isOpen(column + aside, height)) open++;
    length++;
  }
  return open == 0 || open == length;
}

/** Whether there is no material in a column just above an overhang's height. */
@inline
function isOpen(column: i32, height: f32): bool {
  return gapAt(column, height + BELOW_MM) != 0;
}

/** The step at right angles to another. */
@inline
function acrossOf(step: i32): i32 {
  if (step == 1) return columnsX;
  if (step == columnsX) return 1;
  return step == columnsX + 1 ? columnsX - 1 : columnsX + 1;
}
