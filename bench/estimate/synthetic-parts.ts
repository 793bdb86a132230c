import type { IndexedMesh } from '@testing/meshes/indexed-mesh.js';
import { turned } from './part-variants.js';
import { seededRandom } from './seeded-random.js';
import { ball, barsOf, blocks, lathe } from './synthetic-solids.js';

/** A made shape, which no other shares more with than its kind. */
interface SyntheticPart {
  name: string;
  source: string;
  mesh: IndexedMesh;
}

/** A number between two. */
type Draw = (low: number, high: number) => number;

const partsOfKind = 6;
const firstSeed = 0x51ced;

/** Kinds that collections of real parts hold too few of. Sizes are drawn, the same every time. */
const kinds: Readonly<Record<string, (draw: Draw) => IndexedMesh>> = {
  pegs: (draw) => {
    const row = barsOf(draw(2, 8), draw(2, 8), draw(1.5, 6));
    return blocks(
      row,
      row.slice(0, 5),
      [draw(1, 3), draw(4, 30)],
      (i, j, k) => k === 0 || (i % 2 === 1 && j % 2 === 1),
    );
  },
  posts: (draw) => {
    const row = barsOf(draw(1, 4), draw(1.5, 7), draw(8, 40));
    return blocks(
      row,
      row.slice(0, 3),
      [draw(6, 40), draw(1, 4)],
      (i, j, k) => k === 1 || (i % 2 === 0 && j % 2 === 0),
    );
  },
  tray: (draw) => {
    const wall = draw(0.8, 2.6);
    const across = [wall, draw(10, 40), wall];
    return blocks(
      [...across, draw(10, 30), wall],
      across,
      [draw(0.6, 2.5), draw(5, 35)],
      (i, j, k) => k === 0 || i % 2 === 0 || j % 2 === 0,
    );
  },
  bridge: (draw) => {
    const leg = draw(2, 10);
    return blocks(
      [leg, draw(5, 50), leg],
      [draw(4, 25)],
      [draw(4, 25), draw(1, 6)],
      (i, _, k) => k === 1 || i !== 1,
    );
  },
  shelf: (draw) =>
    blocks(
      [draw(3, 8), draw(4, 40)],
      [draw(6, 50)],
      [draw(3, 15), draw(1, 5), draw(2, 12), draw(1, 5)],
      (i, _, k) => i === 0 || k % 2 === 1,
    ),
  lattice: (draw) => {
    const [bar, gap] = [draw(1.5, 4), draw(3, 9)];
    const row = (): number[] => barsOf(draw(1, 4), bar, gap);
    return blocks(row(), row(), row(), (i, j, k) => (i % 2) + (j % 2) + (k % 2) <= 1);
  },
  letters: (draw) => {
    const [stroke, seed] = [draw(0.8, 2.4), draw(0, 1)];
    const steps = (count: number): number[] => Array.from({ length: count }, () => stroke * draw(0.9, 1.6));
    return blocks(
      steps(33),
      steps(13),
      [draw(1, 3), draw(0.4, 2)],
      (i, j, k) => k === 0 || isInked(i, j, seed),
    );
  },
  ribs: (draw) =>
    blocks(
      barsOf(draw(2, 8), draw(0.8, 3), draw(2, 9)),
      [draw(10, 60)],
      [draw(0.8, 3), draw(3, 20)],
      (i, _, k) => k === 0 || i % 2 === 0,
    ),
  plate: (draw) =>
    turned(draw(5, 85), draw(0, 40))(blocks([draw(15, 70)], [draw(10, 60)], [draw(0.8, 4)], () => true)),
  wedge: (draw) => turned(draw(20, 70), 0)(blocks([draw(10, 50)], [draw(8, 40)], [draw(5, 30)], () => true)),
  spire: (draw) => {
    const radius = draw(1.5, 6);
    return lathe(draw(30, 110), (share) => radius * (1 - 0.85 * share));
  },
  vase: (draw) => {
    const [radius, swing, waves] = [draw(8, 25), draw(0.1, 0.4), draw(0.5, 2)];
    return lathe(draw(15, 70), (share) => radius * (1 + swing * Math.sin(2 * Math.PI * waves * share)));
  },
  threaded: (draw) => {
    const [radius, depth, turns] = [draw(3, 15), draw(0.4, 1.5), draw(4, 20)];
    return lathe(
      draw(8, 50),
      (share, angle) => radius + depth * Math.sin(angle + 2 * Math.PI * turns * share),
    );
  },
  star: (draw) => {
    const [radius, depth, points, twist] = [
      draw(6, 25),
      draw(0.1, 0.4),
      Math.floor(draw(3, 14)),
      draw(-2, 2),
    ];
    return lathe(
      draw(4, 40),
      (share, angle) => radius * (1 + depth * Math.cos(points * (angle + twist * share))),
    );
  },
  pebble: (draw) => {
    const [radius, depth, ...waves] = [draw(5, 25), draw(0.05, 0.25), draw(2, 7), draw(2, 7), draw(2, 7)];
    const [a = 0, b = 0, c = 0] = waves;
    return ball((x, y, z) => radius * (1 + depth * Math.sin(a * x) * Math.cos(b * y + c * z)));
  },
  knob: (draw) => {
    const [stem, head, height] = [draw(3, 8), draw(9, 20), draw(10, 40)];
    return lathe(height, (share) => stem + (head - stem) * Math.min(1, Math.max(0, (share - 0.55) / 0.12)));
  },
};

/** Whether a stroke of made-up lettering covers a cell. */
function isInked(i: number, j: number, seed: number): boolean {
  if (i % 4 === 0 || j % 6 === 0) return false;
  return Math.sin(12.9898 * (Math.floor(i / 4) + 1) * (i % 4) + 78.233 * (j + 7 * seed)) > -0.3;
}

/** All shapes, or those of the wanted kinds. */
export function* syntheticParts(wanted: ReadonlySet<string>): Generator<SyntheticPart> {
  for (const [index, [kind, make]] of Object.entries(kinds).entries()) {
    if (wanted.size > 0 && !wanted.has(kind)) continue;
    const random = seededRandom(firstSeed * (index + 1));
    for (let i = 0; i < partsOfKind; i++) {
      const name = `${kind}-${i}`;
      yield { name, source: name, mesh: make((low, high) => low + (high - low) * random()) };
    }
  }
}
