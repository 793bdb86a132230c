import type { SupportMeasures } from './layer-measures.js';
import { layerHeightMm } from './layout.js';
import type { ReferenceMesh } from './reference.js';
import { normalOf, surfaceOf, trianglesOf, type Triangle, type Vector } from './reference-surface.js';

/**
 * Supports on a grid of vertical columns, by the shortest road. A column is what a vertical line through the
 * middle of its square meets; heights count in layers, as the printer sees them: material is what contains the
 * middle of a layer.
 */

const columnMm = 1;
/** Supports reach this far beyond the overhang that they carry. */
const dilationMm = 2;
/** Faces of 45° and flatter need support: a slicer told 45° goes by 46°. */
const overhangCosine = Math.cos((46 * Math.PI) / 180);

/** Material of one column, first layer to last. `isOverhang` speaks of its underside. */
interface Span {
  first: number;
  last: number;
  isOverhang: boolean;
}

/** Where a vertical line meets the surface; `turn` is 1 on the way in, going up. */
interface Crossing {
  z: number;
  turn: 1 | -1;
  isOverhang: boolean;
}

/** Columns row by row. */
interface Grid {
  columns: number;
  rows: number;
  spans: Span[][];
}

interface Cell {
  column: number;
  row: number;
}

/** Measures the supports of a closed mesh whose shells face outwards and cavities inwards. */
export function measureReferenceSupports(mesh: ReferenceMesh): Omit<SupportMeasures, 'footMm2'> {
  const surface = surfaceOf(mesh);
  const grid = gridOf(trianglesOf(surface));
  const overhangs = overhangsOf(grid);
  const needed = overhangs.filter((overhang) => !isBridged(grid, overhang));
  const tops = highestContacts(grid, needed);
  const supportLayers = new Float64Array(surface.layerCount);
  const contactLayers = new Float64Array(surface.layerCount);
  const contactOnPartLayers = new Float64Array(surface.layerCount);
  const addColumn = (figures: Float64Array, layer: number): void => {
    figures[layer] = (figures[layer] ?? 0) + columnMm ** 2;
  };
  let supportVolumeMm3 = 0;
  for (const { floor, top } of tops) {
    addColumn(contactLayers, top + 1);
    if (floor >= 0) addColumn(contactOnPartLayers, floor + 1);
    for (let layer = floor + 1; layer <= top; layer++) {
      addColumn(supportLayers, layer);
      supportVolumeMm3 += columnMm ** 2 * layerHeightMm;
    }
  }
  return {
    columnMm,
    supportVolumeMm3,
    overhangAreaMm2: overhangs.length * columnMm ** 2,
    supportLayers,
    supportBorderMm: bordersOf(tops, surface.layerCount),
    contactLayers,
    contactOnPartLayers,
  };
}

/** In every layer: the sides of its supports' columns that no other of them shares. */
function bordersOf(supports: readonly Support[], layerCount: number): Float64Array {
  return Float64Array.from({ length: layerCount }, (_, layer) => {
    const filled = supports.filter(({ floor, top }) => floor < layer && layer <= top);
    const cells = new Set(filled.map(({ column, row }) => `${column} ${row}`));
    const open = filled.flatMap(({ column, row }) =>
      [`${column - 1} ${row}`, `${column + 1} ${row}`, `${column} ${row - 1}`, `${column} ${row + 1}`].filter(
        (neighbour) => !cells.has(neighbour),
      ),
    );
    return open.length * columnMm;
  });
}

function gridOf(triangles: Triangle[]): Grid {
  const xs = triangles.flatMap((triangle) => triangle.map(([x]) => x));
  const ys = triangles.flatMap((triangle) => triangle.map(([, y]) => y));
  const low = (values: number[]): number => values.reduce((a, b) => Math.min(a, b), Infinity);
  const high = (values: number[]): number => values.reduce((a, b) => Math.max(a, b), -Infinity);
  const [west, south] = [low(xs), low(ys)];
  const columns = Math.ceil((high(xs) - west) / columnMm);
  const rows = Math.ceil((high(ys) - south) / columnMm);
  const crossings = Array.from({ length: columns * rows }, (): Crossing[] => []);
  for (const triangle of triangles) {
    const normal = normalOf(triangle);
    if (normal[2] === 0) continue;
    const isOverhang = -normal[2] > overhangCosine * Math.hypot(...normal);
    const y = triangle.map((corner) => (corner[1] - south) / columnMm);
    for (let row = Math.floor(Math.min(...y)); row < Math.min(rows, Math.max(...y)); row++) {
      const centreY = south + (row + 0.5) * columnMm;
      const [from, to] = extentAt(triangle, centreY);
      const firstColumn = Math.max(0, Math.ceil((from - west) / columnMm - 0.5));
      for (let column = firstColumn; west + (column + 0.5) * columnMm < to; column++) {
        const z = heightAt(triangle, normal, west + (column + 0.5) * columnMm, centreY);
        crossings[row * columns + column]?.push({ z, turn: normal[2] < 0 ? 1 : -1, isOverhang });
      }
    }
  }
  return { columns, rows, spans: crossings.map(spansOf) };
}

/** From where to where in x a triangle covers the line at y; nothing where it does not cross it. */
function extentAt(triangle: Triangle, y: number): [from: number, to: number] {
  const xs: number[] = [];
  triangle.forEach((start, k) => {
    const end = triangle[(k + 1) % 3] ?? start;
    if (start[1] >= y === end[1] >= y) return;
    // Both triangles of an edge compute the same point.
    const [a, b] = start[1] < end[1] ? [start, end] : [end, start];
    xs.push(a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0]));
  });
  return [Math.min(...xs), Math.max(...xs)];
}

function heightAt([corner]: Triangle, normal: Vector, x: number, y: number): number {
  return corner[2] - (normal[0] * (x - corner[0]) + normal[1] * (y - corner[1])) / normal[2];
}

/** Layers of material in a column, from the bottom up. */
function spansOf(crossings: Crossing[]): Span[] {
  const spans: Span[] = [];
  let winding = 0;
  let bottom: Crossing | undefined;
  for (const crossing of crossings.sort((a, b) => a.z - b.z || b.turn - a.turn)) {
    winding += crossing.turn;
    if (crossing.turn === 1 && winding === 1) bottom = crossing;
    if (crossing.turn === -1 && winding === 0 && bottom) {
      const first = Math.ceil(bottom.z / layerHeightMm - 0.5);
      const last = Math.ceil(crossing.z / layerHeightMm - 0.5) - 1;
      const below = spans.at(-1);
      if (below && first <= below.last + 1) below.last = Math.max(below.last, last);
      else if (first <= last) spans.push({ first, last, isOverhang: bottom.isOverhang });
    }
  }
  return spans;
}

/** Supports in a column: from above the layer of material below them (−1 on the bed) to their highest layer. */
interface Support extends Cell {
  floor: number;
  top: number;
}

interface Overhang extends Cell {
  layer: number;
}

function overhangsOf(grid: Grid): Overhang[] {
  return grid.spans.flatMap((spans, at) =>
    spans
      .filter(({ first, isOverhang }) => first > 0 && isOverhang)
      .map(({ first }) => ({ column: at % grid.columns, row: Math.floor(at / grid.columns), layer: first })),
  );
}

function spansAt({ columns, rows, spans }: Grid, { column, row }: Cell): Span[] {
  const isInside = column >= 0 && row >= 0 && column < columns && row < rows;
  return isInside ? (spans[row * columns + column] ?? []) : [];
}

function materialAt(grid: Grid, cell: Cell, layer: number): Span | undefined {
  return spansAt(grid, cell).find(({ first, last }) => first <= layer && layer <= last);
}

/**
 * Whether the printer can span it: along one of four directions the underside stays in its layer until it
 * ends, both ways, on material of the layer below.
 */
function isBridged(grid: Grid, overhang: Overhang): boolean {
  const { layer } = overhang;
  const endsOnMaterial = (stepColumn: number, stepRow: number): boolean => {
    for (let step = 1; ; step++) {
      const cell = { column: overhang.column + step * stepColumn, row: overhang.row + step * stepRow };
      const material = materialAt(grid, cell, layer);
      if (!material) return false;
      if (material.first < layer) return true;
    }
  };
  return (
    [
      [1, 0],
      [0, 1],
      [1, 1],
      [1, -1],
    ] as const
  ).some(([column, row]) => endsOnMaterial(column, row) && endsOnMaterial(-column, -row));
}

/** Every gap that holds support: the layer of material below it (−1 on the bed), and its highest layer. */
function highestContacts(grid: Grid, overhangs: Overhang[]): Support[] {
  const gaps = new Map<string, Support>();
  const reach = Math.floor(dilationMm / columnMm);
  for (const { column, row, layer } of overhangs) {
    for (let dRow = -reach; dRow <= reach; dRow++) {
      for (let dColumn = -reach; dColumn <= reach; dColumn++) {
        if (Math.hypot(dRow, dColumn) * columnMm > dilationMm) continue;
        const cell = { column: column + dColumn, row: row + dRow };
        if (materialAt(grid, cell, layer - 1)) continue;
        const below = spansAt(grid, cell).filter(({ last }) => last < layer - 1);
        const floor = below.reduce((highest, { last }) => Math.max(highest, last), -1);
        const key = `${cell.column} ${cell.row} ${floor}`;
        const gap = gaps.get(key) ?? { ...cell, floor, top: -1 };
        gaps.set(key, { ...gap, top: Math.max(gap.top, layer - 1) });
      }
    }
  }
  return [...gaps.values()];
}
