import { describe, expect, it } from '@jest/globals';
import { MeshKernel } from './kernel.js';
import { loadMeshKernel } from './load-kernel.js';
import type { KernelResult } from './kernel-result.js';

const module = loadMeshKernel();

function stl(file: string | Uint8Array): KernelResult {
  const bytes = Buffer.from(file);
  const kernel = MeshKernel.instantiate(module);
  kernel.fileBuffer(bytes.length).set(bytes);
  return kernel.measureStl();
}

function obj(file: string | Uint8Array): KernelResult {
  const bytes = Buffer.from(file);
  const kernel = MeshKernel.instantiate(module);
  kernel.fileBuffer(bytes.length).set(bytes);
  return kernel.measureObj();
}

const isCube = { isClosed: true, triangles: 12, volumeMm3: 8, surfaceAreaMm2: 24, shells: 1 };

describe('binary STL', () => {
  it('of triangles that share no corner is open, whatever their number', () => {
    const soup = Buffer.alloc(84 + 50 * 1000);
    soup.writeUInt32LE(1000, 80);
    for (let i = 0; i < 9000; i++)
      soup.writeFloatLE(Math.sin(i * 7), 84 + 50 * Math.floor(i / 9) + 12 + 4 * (i % 9));
    expect(stl(soup)).toMatchObject({ isClosed: false, openEdgeCount: 3000, shells: 1000, triangles: 1000 });
  });
});

describe('OBJ faces of many corners', () => {
  /** An upright prism over an outline, its two ends one face each. */
  function prism(outline: [number, number][], height: number): string {
    const n = outline.length;
    const lines = [0, height].flatMap((z) => outline.map(([x, y]) => `v ${x} ${y} ${z}`));
    const numbers = outline.map((_, i) => i + 1);
    lines.push(`f ${numbers.toReversed().join(' ')}`, `f ${numbers.map((i) => i + n).join(' ')}`);
    for (const i of numbers) lines.push(`f ${i} ${(i % n) + 1} ${(i % n) + 1 + n} ${i + n}`);
    return lines.join('\n');
  }

  it('convex: a cube of six squares', () => {
    expect(
      obj(
        prism(
          [
            [0, 0],
            [2, 0],
            [2, 2],
            [0, 2],
          ],
          2,
        ),
      ),
    ).toMatchObject({ ...isCube, overhangAreaMm2: 0 });
  });

  it.each<[string, [number, number][], number, number]>([
    [
      'an L',
      [
        [0, 0],
        [3, 0],
        [3, 1],
        [1, 1],
        [1, 3],
        [0, 3],
      ],
      5,
      12,
    ],
    [
      'an L from its other corner',
      [
        [1, 1],
        [1, 3],
        [0, 3],
        [0, 0],
        [3, 0],
        [3, 1],
      ],
      5,
      12,
    ],
    [
      'a comb',
      [
        [0, 0],
        [7, 0],
        [7, 3],
        [6, 3],
        [6, 1],
        [5, 1],
        [5, 3],
        [4, 3],
        [4, 1],
        [3, 1],
        [3, 3],
        [2, 3],
        [2, 1],
        [1, 1],
        [1, 3],
        [0, 3],
      ],
      15,
      32,
    ],
    [
      'with corners on straight sides',
      [
        [0, 0],
        [1, 0],
        [2, 0],
        [2, 1],
        [2, 2],
        [0, 2],
        [0, 1],
      ],
      4,
      8,
    ],
  ])('%s: the area counts each place once', (_, outline, area, length) => {
    const result = obj(prism(outline, 2));
    expect(result).toMatchObject({ isClosed: true, shells: 1, triangles: 4 * outline.length - 4 });
    expect(result.volumeMm3).toBeCloseTo(2 * area, 9);
    expect(result.surfaceAreaMm2).toBeCloseTo(2 * area + 2 * length, 9);
  });

  it('concave, with corners on straight sides, turned: the area counts each place once', () => {
    let state = 1;
    const random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
    for (let trial = 0; trial < 60; trial++) {
      // Teeth of many heights, every side cut at each millimetre: many corners lie on one line, but for rounding.
      const heights = Array.from({ length: 14 }, () => 2 + Math.floor(random() * 8));
      const top = heights.flatMap((height, i) => [0, 1, 2].map((x): [number, number] => [2 * i + x, height]));
      const corners: [number, number][] = [...top.toReversed(), [0, 0], [2 * heights.length, 0]];
      const turn = random() * 7;
      const outline = corners.flatMap(([x, y], i) => {
        const [toX, toY] = corners[(i + 1) % corners.length]!;
        const steps = Math.max(Math.abs(toX - x), Math.abs(toY - y));
        return Array.from({ length: steps }, (_, k): [number, number] => {
          const [u, v] = [x + ((toX - x) * k) / steps, y + ((toY - y) * k) / steps];
          return [u * Math.cos(turn) - v * Math.sin(turn), u * Math.sin(turn) + v * Math.cos(turn)];
        });
      });
      const area = 2 * heights.reduce((sum, height) => sum + height);
      const { surfaceAreaMm2, overhangAreaMm2 } = obj(prism(outline, 2));
      expect([trial, Number((surfaceAreaMm2 - 2 * outline.length).toFixed(6))]).toEqual([trial, 2 * area]);
      expect(overhangAreaMm2).toBeLessThan(1e-9);
    }
  });

  it.each([
    ['by their numbers', (point: string) => point],
    ['by their places only', (point: string, use: number) => `${point} ${use}`],
  ])('around a hole, by a bridge whose ends are the same %s', (_, nameOf) => {
    const outer = [0, 1, 2, 3].map((i) => [2 * Math.SQRT2, 0.3 + (i * Math.PI) / 2] as const);
    const inner = outer.map(([radius, angle]) => [radius / 2, angle + 0.2] as const);
    const numbers = new Map<string, number>();
    const lines: string[] = [];
    let uses = 0;
    const vertex = ([radius, angle]: readonly [number, number], z: number): number => {
      const point = `v ${radius * Math.cos(angle)} ${radius * Math.sin(angle)} ${z}`;
      const name = nameOf(point, uses++);
      if (!numbers.has(name)) numbers.set(name, lines.push(point));
      return numbers.get(name)!;
    };
    const keyhole = [...outer, outer[0]!, inner[0]!, ...inner.toReversed()];
    const faces = [
      keyhole.map((point) => vertex(point, 1)),
      keyhole.toReversed().map((point) => vertex(point, 0)),
    ];
    for (const ring of [outer, inner.toReversed()]) {
      for (const [i, from] of ring.entries()) {
        const to = ring[(i + 1) % 4]!;
        faces.push([vertex(from, 0), vertex(to, 0), vertex(to, 1), vertex(from, 1)]);
      }
    }
    const text = [...lines, ...faces.map((face) => `f ${face.join(' ')}`)].join('\n');
    const result = obj(text);
    // Squares of 4 and of 2 mm.
    expect(result).toMatchObject({ isClosed: true, shells: 1, nonManifoldEdges: 0, degenerateTriangles: 0 });
    expect(result.volumeMm3).toBeCloseTo(12, 9);
    expect(result.surfaceAreaMm2).toBeCloseTo(48, 9);
  });

  it('a spiral of thousands of corners, in good time', () => {
    const turns = 20;
    const side = (radius: number): [number, number][] =>
      Array.from({ length: 1500 }, (_, i) => {
        const angle = (2 * Math.PI * turns * i) / 1500;
        const r = radius + i / 50;
        return [r * Math.cos(angle), r * Math.sin(angle)];
      });
    const outline = [...side(2), ...side(1.5).toReversed()];
    const area = outline.reduce((sum, [x, y], i) => {
      const [nextX, nextY] = outline[(i + 1) % outline.length] ?? [0, 0];
      return sum + (x * nextY - y * nextX) / 2;
    }, 0);
    const result = obj(prism(area > 0 ? outline : outline.toReversed(), 1));
    expect(result.isClosed).toBe(true);
    expect(result.volumeMm3).toBeCloseTo(Math.abs(area), 6);
    const walls = outline.reduce((sum, [x, y], i) => {
      const [nextX, nextY] = outline[(i + 1) % outline.length] ?? [0, 0];
      return sum + Math.hypot(nextX - x, nextY - y);
    }, 0);
    expect(result.surfaceAreaMm2).toBeCloseTo(2 * Math.abs(area) + walls, 6);
  });

  it('a face that crosses itself stays closed, and ends', () => {
    const star: [number, number][] = Array.from({ length: 5 }, (_, i) => {
      const angle = (4 * Math.PI * i) / 5;
      return [Math.cos(angle), Math.sin(angle)];
    });
    expect(obj(prism(star, 1))).toMatchObject({ isClosed: true });
  });
});

describe('numbers', () => {
  it.each([
    '0.1',
    '1e-5',
    '123456.789',
    '-0.30000000000000004',
    '1.7976931348623157',
    '4.35',
    '.5',
    '5.',
    '+3',
    '0.000001234567',
    '1e2',
    '12345678901234567890e-15',
    '0.1234567890123456789012345',
    '1.0E+03',
    '9007199254740993e-12',
  ])('%s is read within an ulp or two', (text) => {
    const value = Number(text);
    const x = obj(`v ${text} 0 0\nv 0 1 0\nv 0 0 1\nf 1 2 3`);
    const read = value > 0 ? x.maxMm.x : x.minMm.x;
    expect(Math.abs(read - value)).toBeLessThanOrEqual(Math.abs(value) * 4.5e-16);
  });
});
