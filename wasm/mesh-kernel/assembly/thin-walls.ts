import { LayerColumn, Slot } from '../layout';
import { mark, release, reserveZeroed } from './arena';
import { columnMm, columnsX, columnsY, rowMm } from './columns';
import {
  ENTERS, closeCrossings, displacedCrossing, facingCosine, flagsAt, flagsOfCrossing, heightAt, heightOfCrossing,
  isOneStretch, lastCrossing, nextCrossed, readColumn,
} from './crossings';
import { addResult } from './fault';
import { OUTER_SIDES, SIDES, addBetween, closeSum, heightOf, planeAbove } from './layers';
import { overlaps } from './union';

/**
 * Walls thinner than a printed line: where lines along x or y lie in material for less than that. A corner or a
 * ridge is as thin at its tip, so it counts only where at least three lines side by side meet the same wall, and
 * lines of the row above or below, too.
 */
export const LINE_WIDTH_MM: f32 = 0.45;
/** What is thinner is no wall: faces that touch. */
export const THINNEST_MM: f32 = 0.001;
const LEAST_LINES: u32 = 3;

/** Walls up to this thick a slicer fills with walls alone: four lines and what they may widen by. */
const ALL_WALL_MM: f64 = 2.05;
/** Stretches of material from here on are no walls, even along a line that they lie across by 45°. */
const NO_WALL_MM: f32 = 3;
/** Thickness from which on walls are filled with two, three and four lines: 1.67, 2.835 and 3.67 lines of 0.407 mm. */
const TWO_LINES_MM: f64 = 0.68;
const THREE_LINES_MM: f64 = 1.154;
const FOUR_LINES_MM: f64 = 1.494;
/** Area and length of such walls, and length of their lines, on the row at hand, seen from above. */
let wallMm2: f64 = 0;
let wallMm: f64 = 0;
let lineMm: f64 = 0;
/** Length of outlines that its lines meet, in widths of a column: of all, and of those that bound what bodies are together. */
let sides: f64 = 0;
let outerSides: f64 = 0;

/** Thin stretches of the line at hand and of the one beside it: middle f32, how many lines it goes on, u32. */
const STRETCHES_MAX: u32 = 32;
const stretches = memory.data(2 * 32 * 8, 8);
let here: usize = 0;
let hereCount: u32 = 0;
let beside: usize = 0;
let besideCount: u32 = 0;

/** The lines of the grid at hand that meet a wall: a byte each; and whether any does. */
let marks: usize = 0;
let isMarked: bool = false;

/** Adds what the grid at hand says of thin walls. */
export function addThinWalls(): bool {
  const scratch = mark();
  if (!markThinWalls()) return false;
  for (let y = 1; isMarked && y < columnsY - 1; y++) {
    for (let x = 1; x < columnsX - 1; x++) {
      if (meetsThinWall(y * columnsX + x)) addResult(Slot.ThinWallMm2, columnMm * columnMm);
    }
  }
  release(scratch);
  return true;
}

/** Marks the lines of the grid at hand that meet thin walls, in memory that stays. */
export function markThinWalls(): bool {
  marks = reserveZeroed(<u64>(columnsX * columnsY));
  if (marks == 0 || !closeCrossings()) return false;
  isMarked = false;
  here = stretches;
  beside = stretches + (STRETCHES_MAX << 3);
  for (let y = 0, column = nextCrossed(0); y < columnsY; y++) {
    besideCount = 0;
    wallMm2 = 0;
    wallMm = 0;
    lineMm = 0;
    sides = 0;
    outerSides = 0;
    for (let last = column; column < (y + 1) * columnsX; last = column, column = nextCrossed(column + 1)) {
      if (column > last + 1) besideCount = 0;
      markLine(column);
    }
    spreadRow(rowMm(y));
  }
  return true;
}

/** Marks a line, and the two before it, if it meets a wall; makes it the one beside the next. */
function markLine(column: i32): void {
  if (findStretches(column) >= LEAST_LINES) {
    // The first two become known with the third.
    memory.fill(marks + column - (LEAST_LINES - 1), 1, LEAST_LINES);
    isMarked = true;
  }
  const swapped = here;
  here = beside;
  beside = swapped;
  besideCount = hereCount;
}

/** Whether a line counts as a wall: the grid has margins of a column and more, so one that is marked has neighbours. */
export function meetsThinWall(column: i32): bool {
  const at = marks + column;
  return load<u8>(at) != 0 && (isMarkedNear(at - columnsX) || isMarkedNear(at + columnsX));
}

/** Finds a line's thin stretches; returns over how many lines the longest wall goes on so far. */
function findStretches(column: i32): u32 {
  hereCount = 0;
  const last = lastCrossing(column);
  const other = displacedCrossing(last);
  if (isOneStretch(last, other) && abs(heightOfCrossing(last) - heightOfCrossing(other)) >= NO_WALL_MM) {
    if (overlaps) {
      noteSide(flagsOfCrossing(last), true);
      noteSide(flagsOfCrossing(other), true);
    }
    return 0;
  }
  const count = readColumn(column);
  let most: u32 = 0;
  let winding = 0;
  let start: f32 = 0;
  let startFlags: u32 = 0;
  for (let i: u32 = 0; i < count; i++) {
    const height = heightAt(i);
    const isEntry = (flagsAt(i) & ENTERS) != 0;
    const before = winding;
    winding += isEntry ? 1 : -1;
    if (overlaps) noteSide(flagsAt(i), before == 0 || winding == 0);
    if (isEntry) {
      if (before != 0) continue;
      start = height;
      startFlags = flagsAt(i);
    } else if (winding == 0) {
      const width = height - start;
      if (width >= NO_WALL_MM) continue;
      noteWall(<f64>width, facingCosine(startFlags), facingCosine(flagsAt(i)));
      if (width < LINE_WIDTH_MM && width > THINNEST_MM) most = max(most, noteStretch((start + height) / 2));
    }
  }
  return most;
}

/** Notes what a line tells of an outline's length, in widths of a column: by the lines that it faces more, once. */
function noteSide(flags: u32, isOuter: bool): void {
  const cosine = facingCosine(flags);
  if (cosine == 0) return;
  sides += 1 / cosine;
  if (isOuter) outerSides += 1 / cosine;
}

/**
 * Notes a stretch of material between two surfaces, by its width along the line and the cosines at its ends. Walls are
 * seen by the lines that they face more: each is noted once.
 */
@inline
function noteWall(width: f64, cosine: f64, otherCosine: f64): void {
  if (cosine == 0 || otherCosine == 0 || width <= <f64>THINNEST_MM) return;
  const thickness = width * 0.5 * (cosine + otherCosine);
  if (thickness > ALL_WALL_MM) return;
  wallMm2 += width * columnMm;
  const length = (width / thickness) * columnMm;
  wallMm += length;
  lineMm +=
    length *
    (1 + <f64>(thickness >= TWO_LINES_MM) + <f64>(thickness >= THREE_LINES_MM) + <f64>(thickness >= FOUR_LINES_MM));
}

/** Adds what a row's lines tell to the layers that lie nearer to it than to the next ones. */
function spreadRow(middleMm: f64): void {
  if (wallMm + sides == 0) return;
  const first = planeAbove(heightOf(middleMm - columnMm / 2));
  const end = planeAbove(heightOf(middleMm + columnMm / 2));
  addBetween(LayerColumn.ThinWallMm2, first, end, wallMm2);
  addBetween(LayerColumn.ThinWallMm, first, end, wallMm);
  addBetween(LayerColumn.ThinWallLineMm, first, end, lineMm);
  addBetween(SIDES, first, end, sides * columnMm);
  addBetween(OUTER_SIDES, first, end, outerSides * columnMm);
}

/** Turns what rows added into each layer's figures, after both passes. */
export function closeThinWalls(): void {
  closeSum(LayerColumn.ThinWallMm2);
  closeSum(LayerColumn.ThinWallMm);
  closeSum(LayerColumn.ThinWallLineMm);
  closeSum(SIDES);
  closeSum(OUTER_SIDES);
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

function isMarkedNear(at: usize): bool {
  return (load<u8>(at - 1) | load<u8>(at) | load<u8>(at + 1)) != 0;
}
