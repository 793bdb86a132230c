import {
  BufferGeometry,
  Float32BufferAttribute,
  Group,
  LineBasicMaterial,
  LineSegments,
  Vector3,
} from 'three';
import type { SceneColours } from './scene-colours.js';

const stepMm = 10;

type Coordinates = number[];

/** Where the label of a length stands, by axis. */
export type LabelPlaces = Record<'x' | 'y' | 'z', Vector3>;

/** What the part stands on: a grid of squares of 10 mm, and lines along its three sides with a place for each length. */
export class Bed {
  readonly group = new Group();
  readonly labels: LabelPlaces;
  private readonly grid = new LineBasicMaterial({ transparent: true, opacity: 0.4 });
  private readonly sides = new LineBasicMaterial();
  private readonly geometries: BufferGeometry[];

  constructor([x, y, z]: readonly [number, number, number]) {
    const gap = Math.max(2, Math.hypot(x, y, z) / 30);
    const [right, front] = [x / 2 + gap, -y / 2 - gap];
    this.labels = {
      x: new Vector3(0, front - gap, 0),
      y: new Vector3(right + gap, 0, 0),
      z: new Vector3(right + gap, front - gap, z / 2),
    };
    const tick = gap / 2;
    const sides: Coordinates = [
      ...[-x / 2, front, 0, x / 2, front, 0, -x / 2, front - tick, 0, -x / 2, front + tick, 0],
      ...[x / 2, front - tick, 0, x / 2, front + tick, 0],
      ...[right, -y / 2, 0, right, y / 2, 0, right - tick, -y / 2, 0, right + tick, -y / 2, 0],
      ...[right - tick, y / 2, 0, right + tick, y / 2, 0],
      ...[right, front, 0, right, front, z, right - tick, front, z, right + tick, front, z],
    ];
    this.geometries = [linesOf(gridLines(x + 2 * gap, y + 2 * gap)), linesOf(sides)];
    const [grid, lengths] = this.geometries;
    this.group.add(new LineSegments(grid, this.grid), new LineSegments(lengths, this.sides));
  }

  paint(colours: SceneColours): void {
    this.grid.color.copy(colours.grid);
    this.sides.color.copy(colours.ink);
  }

  dispose(): void {
    for (const one of [...this.geometries, this.grid, this.sides]) one.dispose();
  }
}

function gridLines(width: number, depth: number): Coordinates {
  const [columns, rows] = [width, depth].map((length) => Math.ceil(length / 2 / stepMm) + 1) as [
    number,
    number,
  ];
  const [halfWidth, halfDepth] = [columns * stepMm, rows * stepMm];
  const lines: Coordinates = [];
  for (let at = -halfWidth; at <= halfWidth; at += stepMm) lines.push(at, -halfDepth, 0, at, halfDepth, 0);
  for (let at = -halfDepth; at <= halfDepth; at += stepMm) lines.push(-halfWidth, at, 0, halfWidth, at, 0);
  return lines;
}

function linesOf(coordinates: Coordinates): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(coordinates, 3));
  return geometry;
}
