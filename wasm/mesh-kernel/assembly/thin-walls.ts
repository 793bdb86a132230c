import { Slot } from '../layout';
import { mark, release, reserveZeroed } from './arena';
import { ENTERS, beginColumns, columnMm, columnsX, columnsY, flagsAt, heightAt, readColumn } from './columns';
import { addResult } from './fault';

/**
 * Walls thinner than a printed line: where lines along x or y lie in material for less than that. A corner or a
 * ridge is as thin at its tip, so it counts only where at least three lines side by side meet the same wall, and
 * lines of the row above or below, too.
 */
const LINE_WIDTH_MM: f32 = 0.45;
/** What is thinner is no wall: faces that touch. */
const THINNEST_MM: f32 = 0.001;
const LEAST_LINES: u32 = 3;

/** Thin stretches of the line at hand and of the one beside it: middle f32, how many lines it goes on, u32. */
const STRETCHES_MAX: u32 = 32;
const stretches = memory.data(2 * 32 * 8, 8);
let here: usize = 0;
let hereCount: u32 = 0;
let beside: usize = 0;
let besideCount: u32 = 0;

/** Adds what the grid at hand says of thin walls. */
export function addThinWalls(): bool {
  const scratch = mark();
  const marks = reserveZeroed(<u64>(columnsX * columnsY));
  if (marks == 0 || !beginColumns()) return false;
  for (let y = 0; y < columnsY; y++) {
    here = stretches;
    beside = stretches + (STRETCHES_MAX << 3);
    besideCount = 0;
    for (let column = y * columnsX; column < (y + 1) * columnsX; column++) {
      const lines = findStretches(column);
      if (lines >= LEAST_LINES) {
        // The first two become known with the third.
        memory.fill(marks + column - (LEAST_LINES - 1), 1, LEAST_LINES);
      }
      const swapped = here;
      here = beside;
      beside = swapped;
      besideCount = hereCount;
    }
  }
  sumMarks(marks);
  release(scratch);
  return true;
}

/** Finds a line's thin stretches; returns over how many lines the longest wall goes on so far. */
function findStretches(column: i32): u32 {
  const count = readColumn(column);
  hereCount = 0;
  let most: u32 = 0;
  let winding = 0;
  let start: f32 = 0;
  for (let i: u32 = 0; i < count; i++) {
    const height = heightAt(i);
    if (flagsAt(i) & ENTERS) {
      if (winding++ == 0) start = height;
    } else if (--winding == 0) {
      const width = height - start;
      if (width < LINE_WIDTH_MM && width > THINNEST_MM) most = max(most, noteStretch((start + height) / 2));
    }
  }
  return most;
}

function noteStretch(middle: f32): u32 {
  let lines: u32 = 1;
  for (let i: u32 = 0; i < besideCount; i++) {
    const at = beside + (<usize>i << 3);
    // A wall goes on if it leans to the line by no more than 45°.
    if (abs(load<f32>(at) - middle) <= <f32>columnMm) lines = max(lines, load<u32>(at, 4) + 1);
  }
  if (hereCount == STRETCHES_MAX) return lines;
  const at = here + (<usize>hereCount << 3);
  hereCount++;
  store<f32>(at, middle);
  store<u32>(at, lines, 4);
  return lines;
}

/** The grid has margins of a column and more: each one that is marked has neighbours. */
function sumMarks(marks: usize): void {
  for (let y = 1; y < columnsY - 1; y++) {
    for (let x = 1; x < columnsX - 1; x++) {
      const at = marks + y * columnsX + x;
      if (load<u8>(at) == 0) continue;
      if (isMarkedNear(at - columnsX) || isMarkedNear(at + columnsX)) {
        addResult(Slot.ThinWallMm2, columnMm * columnMm);
      }
    }
  }
}

@inline
function isMarkedNear(at: usize): bool {
  return (load<u8>(at - 1) | load<u8>(at) | load<u8>(at + 1)) != 0;
}
