import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { findingsOf } from '@meshes/part-findings.js';
import { encodeBinaryStl, encodeModelXml } from '@testing/meshes/encode.js';
import { type IndexedMesh, invert, merge, place, scale, translate } from '@testing/meshes/indexed-mesh.js';
import { box, cone, cylinder, gear, hollowBox, sphere, table, torus, tube } from '@testing/meshes/shapes.js';
import { MeshKernel } from './kernel.js';
import { OverlayClass } from './layout.js';
import { loadMeshKernel } from './load-kernel.js';
import type { PartOverlay } from './part-overlay.js';
import {
  heightsBelow,
  isReferenceOverhang,
  referenceOpenEdges,
  trianglesOfSurfaces,
  widthsBehind,
} from './reference-overlay.js';

const module = loadMeshKernel();

interface Painted {
  overlay: PartOverlay;
  classes: OverlayClass[];
  millimetres: number[];
  hasCavities: boolean;
  /** Codes of errors and warnings that triangles can be painted for. */
  codes: string[];
}

function finish(kernel: MeshKernel, measure: () => ReturnType<MeshKernel['measureObj']>): Painted {
  const result = measure();
  const print = kernel.measurePrint();
  const { errors, warnings } = findingsOf({ result, print, power: kernel.power }).validation;
  const overlay = kernel.overlay();
  const told = ['notClosed', 'supportsNeeded', 'thinWalls'];
  return {
    overlay,
    hasCavities: result.cavityShells > 0,
    classes: overlay.surfaces.flatMap(({ classes }) => [...classes]),
    millimetres: overlay.surfaces.flatMap(({ millimetres }) => [...millimetres]),
    codes: [...errors, ...warnings].map(({ code }) => code).filter((code) => told.includes(code)),
  };
}

function paint(mesh: IndexedMesh): Painted {
  const file = encodeBinaryStl(mesh);
  const kernel = MeshKernel.instantiate(module);
  kernel.fileBuffer(file.length).set(file);
  return finish(kernel, () => kernel.measureStl());
}

const codeOf = {
  [OverlayClass.OpenEdge]: 'notClosed',
  [OverlayClass.Overhang]: 'supportsNeeded',
  [OverlayClass.ThinWall]: 'thinWalls',
} as const;

/** The codes that stand behind what is painted. */
function paintedCodes({ classes }: Painted): string[] {
  return ([OverlayClass.OpenEdge, OverlayClass.Overhang, OverlayClass.ThinWall] as const)
    .filter((value) => classes.includes(value))
    .map((value) => codeOf[value]);
}

const without = (mesh: IndexedMesh, count: number): IndexedMesh => ({
  ...mesh,
  triangles: mesh.triangles.slice(3 * count),
});

function turned(mesh: IndexedMesh, degrees: number): IndexedMesh {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return place(mesh, [cos, sin, 0, -sin, cos, 0, 0, 0, 1, 0, 0, 0]);
}

/** Every triangle cut into four, so many times over. */
function refined(mesh: IndexedMesh, times: number): IndexedMesh {
  if (times === 0) return mesh;
  const positions = [...mesh.positions];
  const middles = new Map<string, number>();
  const middle = (a: number, b: number): number => {
    const key = `${Math.min(a, b)} ${Math.max(a, b)}`;
    const known = middles.get(key);
    if (known !== undefined) return known;
    for (let axis = 0; axis < 3; axis++) {
      positions.push((mesh.positions[3 * a + axis]! + mesh.positions[3 * b + axis]!) / 2);
    }
    middles.set(key, positions.length / 3 - 1);
    return positions.length / 3 - 1;
  };
  const triangles: number[] = [];
  for (let i = 0; i < mesh.triangles.length; i += 3) {
    const [a = 0, b = 0, c = 0] = mesh.triangles.subarray(i, i + 3);
    const [ab, bc, ca] = [middle(a, b), middle(b, c), middle(c, a)];
    triangles.push(a, ab, ca, ab, b, bc, ca, bc, c, ab, bc, ca);
  }
  return refined(
    { positions: Float64Array.from(positions), triangles: Uint32Array.from(triangles) },
    times - 1,
  );
}

/** A box of 20 mm with a fin of 15 mm by 10 mm on top. */
const finned = (thicknessMm: number): IndexedMesh =>
  merge(box(20, 20, 20), translate(box(15, thicknessMm, 11), 2.5, 9, 19));

/** A slab of 30 by 10 mm on a post at its end, 20 mm above the bed. */
const gallows = merge(box(10, 10, 20), translate(box(30, 10, 2), 0, 0, 20));

describe('the overlay of a part', () => {
  it.each<[string, IndexedMesh]>([
    ['box', box(20, 20, 20)],
    ['ball with a foot', merge(sphere(10), translate(cylinder(9, 5), 0, 0, -11))],
    ['cone', cone(10, 20)],
    ['gear', gear(18, 20, 3, 6)],
    ['fin of a millimetre', finned(1)],
    ['hollow box, inside out', invert(hollowBox(20, 20, 20, 2))],
  ])('paints nothing on a %s, or what it is warned of', (_, mesh) => {
    const painted = paint(mesh);
    expect(paintedCodes(painted)).toEqual(painted.codes);
    expect(painted.classes).toHaveLength(mesh.triangles.length / 3);
  });

  it('shows the edges of a hole, and how long they are', () => {
    const { classes, millimetres, overlay, codes } = paint(without(box(20, 30, 40), 1));
    expect(codes).toEqual(['notClosed']);
    expect(overlay.openEdgesMm).toHaveLength(3 * 6);
    const lengths = [0, 1, 2].map((edge) => {
      const [x1 = 0, y1 = 0, z1 = 0, x2 = 0, y2 = 0, z2 = 0] = overlay.openEdgesMm.slice(
        6 * edge,
        6 * edge + 6,
      );
      return Math.hypot(x2 - x1, y2 - y1, z2 - z1);
    });
    // A hole in the bottom: two of its sides, and its diagonal.
    expect(lengths.sort((a, b) => a - b)).toEqual([20, 30, Math.hypot(20, 30)]);
    const open = millimetres.filter((_, i) => classes[i] === OverlayClass.OpenEdge);
    expect(open.sort((a, b) => a - b)).toEqual([20, 30, Math.fround(Math.hypot(20, 30))]);
  });

  it('shows what hangs over, and how high', () => {
    const { classes, millimetres, overlay, codes } = paint(gallows);
    expect(codes).toEqual(['supportsNeeded']);
    const triangles = trianglesOfSurfaces(overlay.surfaces);
    const undersides = triangles.flatMap((corners, i) => (corners.every(([, , z]) => z === 20) ? [i] : []));
    const hanging = classes.flatMap((value, i) => (value === OverlayClass.Overhang ? [i] : []));
    expect(hanging.length).toBeGreaterThan(0);
    for (const i of hanging) {
      expect(undersides).toContain(i);
      expect(millimetres[i]).toBe(20);
    }
  });

  it.each([0, 30, 60, 90, 137])(
    'shows a thin wall on both sides, turned by %d°, and its thickness',
    (degrees) => {
      const { overlay, classes, millimetres, codes } = paint(turned(finned(0.3), degrees));
      expect(codes).toEqual(['thinWalls']);
      const triangles = trianglesOfSurfaces(overlay.surfaces);
      // Of the fin's ends, 0.3 mm wide, each is painted where a line happens to meet it.
      const isSide = (i: number): boolean => {
        const [[x1, y1], [x2, y2], [x3, y3]] = triangles[i]!;
        return Math.max(Math.hypot(x2 - x1, y2 - y1), Math.hypot(x3 - x1, y3 - y1)) > 1;
      };
      const thin = millimetres.filter((_, i) => classes[i] === OverlayClass.ThinWall && isSide(i));
      expect(thin).toHaveLength(4);
      // A line that leaves by an end finds the fin a little thinner there.
      for (const mm of thin) expect(Math.abs(mm - 0.3)).toBeLessThan(0.01);
    },
  );

  it('shows them on triangles smaller than the way from line to line', () => {
    const { overlay, classes } = paint(turned(refined(finned(0.3), 5), 30));
    const triangles = trianglesOfSurfaces(overlay.surfaces);
    // Of the fin's two sides those away from its border, and from the box: turned back, they lie at y 9 and 9.3.
    const [cos, sin] = [Math.cos(Math.PI / 6), Math.sin(Math.PI / 6)];
    const inner = triangles.flatMap((corners, i) =>
      corners.every(([x, y, z]) => {
        const [alongFin, across] = [x * cos + y * sin, y * cos - x * sin];
        const isOnSide = Math.min(Math.abs(across - 9), Math.abs(across - 9.3)) < 1e-5;
        return isOnSide && alongFin > 5 && alongFin < 15 && z > 22 && z < 28;
      })
        ? [i]
        : [],
    );
    expect(inner.length).toBeGreaterThan(1000);
    expect(inner.filter((i) => classes[i] === OverlayClass.ThinWall)).toHaveLength(inner.length);
    // And no other but the fin's.
    const elsewhere = triangles.filter(
      (corners, i) => classes[i] !== OverlayClass.Fine && corners.some(([, , z]) => z < 19),
    );
    expect(elsewhere).toEqual([]);
  });

  it('shows a fine overhang as a coarse one', () => {
    const areaOf = ({ overlay, classes }: Painted): number =>
      trianglesOfSurfaces(overlay.surfaces).reduce((sum, [a, b, c], i) => {
        if (classes[i] !== OverlayClass.Overhang) return sum;
        return sum + Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])) / 2;
      }, 0);
    // A plate in the air needs supports everywhere.
    const plate = merge(box(5, 5, 5), translate(box(30, 20, 2), 20, 20, 10));
    expect(areaOf(paint(plate))).toBe(600);
    expect(areaOf(paint(refined(plate, 5)))).toBeCloseTo(600, 6);
  });

  it('counts triangles where a 3MF places them, mirrored or not', () => {
    const kernel = MeshKernel.instantiate(module);
    kernel.beginPart('/3D/3dmodel.model');
    const mirror = [-1, 0, 0, 0, 1, 0, 0, 0, 1, 50, 0, 0];
    const aside = [1, 0, 0, 0, 1, 0, 0, 0, 1, 90, 0, 0];
    const objects = [{ mesh: finned(0.3) }, { mesh: gallows }];
    const items = [
      { object: 0, placing: mirror },
      { object: 1, placing: aside },
    ];
    kernel.pushXml(Buffer.from(encodeModelXml({ objects, items })));
    kernel.finishPart();
    const painted = finish(kernel, () => kernel.measure3mf());
    expect(painted.codes).toEqual(['thinWalls', 'supportsNeeded']);
    const [fin, arm] = painted.overlay.surfaces;
    const thin: number = OverlayClass.ThinWall;
    expect([...(fin?.classes ?? [])].filter((value) => value === thin)).toHaveLength(4);
    expect([...(fin?.classes ?? [])]).not.toContain(OverlayClass.Overhang);
    expect([...(arm?.classes ?? [])]).toContain(OverlayClass.Overhang);
    expect([...(arm?.classes ?? [])]).not.toContain(OverlayClass.ThinWall);
  });

  it('changes no measure, before or after', () => {
    const file = encodeBinaryStl(merge(gallows, translate(finned(0.3), 40, 0, 0)));
    const prints = [false, true].map((isBefore) => {
      const kernel = MeshKernel.instantiate(module);
      kernel.fileBuffer(file.length).set(file);
      kernel.measureStl();
      const early = isBefore ? kernel.overlay() : undefined;
      const print = kernel.measurePrint();
      return { print, overlay: early ?? kernel.overlay() };
    });
    expect(prints[1]).toEqual(prints[0]);
  });

  it('says which memory it lacks', () => {
    const file = encodeBinaryStl(torus(60, 20, 300, 150));
    const kernel = MeshKernel.instantiate(module, { maxMemoryBytes: 9_700_000 });
    kernel.fileBuffer(file.length).set(file);
    kernel.measureStl();
    expect(() => kernel.overlay()).toThrow(expect.objectContaining({ code: 'outOfMemory' }));
  });
});

/** Parts that have any of the faults, or none. */
const between = (min: number, max: number): fc.Arbitrary<number> =>
  fc.integer({ min: min * 100, max: max * 100 }).map((hundredths) => hundredths / 100);
const body = fc.constantFrom<IndexedMesh>(
  box(20, 20, 20),
  cylinder(10, 20, 24),
  gear(9, 12, 3, 20),
  tube(12, 9, 20, 24),
  torus(12, 5, 24, 12),
  table(24, 20, 4, 2),
);
const fin = fc
  .record({
    thickness: between(0.1, 0.8),
    width: between(2, 18),
    height: between(1, 12),
    lean: between(-1, 1),
  })
  .map(({ thickness, width, height, lean }) =>
    place(box(width, thickness, height), [1, 0, 0, 0, 1, 0, 0, lean, 1, 1, 5, 19]),
  );
const slab = fc
  .record({ x: between(4, 40), y: between(4, 30), z: between(0.2, 20), side: between(0, 20) })
  .map(({ x, y, z, side }) => translate(box(x, y, 1.5), side, side / 2, z));
const part = fc
  .record({
    body,
    fin: fc.option(fin, { nil: undefined }),
    slab: fc.option(slab, { nil: undefined }),
    degrees: fc.integer({ min: 0, max: 359 }),
    size: between(0.3, 4),
    refinements: fc.integer({ min: 0, max: 2 }),
    missing: fc.constantFrom(0, 0, 0, 1, 5),
    isInverted: fc.boolean(),
  })
  .map(({ body, fin, slab, degrees, size, refinements, missing, isInverted }) => {
    const whole = merge(body, ...(fin ? [fin] : []), ...(slab ? [slab] : []));
    const placed = refined(scale(turned(whole, degrees), size), refinements);
    return without(isInverted ? invert(placed) : placed, missing);
  });

describe('what is painted, whatever the part', () => {
  it('is what refusals and warnings say, no more and no less', () => {
    const met = new Set<string>();
    fc.assert(
      fc.property(part, (mesh) => {
        const painted = paint(mesh);
        expect(paintedCodes(painted).sort()).toEqual([...painted.codes].sort());
        const isTold = painted.millimetres.every(
          (mm, i) => mm > 0 === (painted.classes[i] !== OverlayClass.Fine),
        );
        expect(isTold).toBe(true);
        met.add([...painted.codes].sort().join());
      }),
      { seed: 41, numRuns: 150, endOnFailure: true },
    );
    const both = 'supportsNeeded,thinWalls';
    expect([...met].sort()).toEqual(['', 'notClosed', 'supportsNeeded', both, 'thinWalls']);
  });

  it('agrees with the reference', () => {
    fc.assert(
      fc.property(part, (mesh) => {
        const { overlay, classes, millimetres, codes, hasCavities } = paint(mesh);
        // The reference takes all shells for bodies.
        fc.pre(!hasCavities);
        if (codes.includes('notClosed')) {
          const [surface] = overlay.surfaces;
          const expected = referenceOpenEdges(surface!);
          expect(classes).toEqual(expected.classes);
          expect(millimetres).toEqual(expected.millimetres.map(Math.fround));
          expect(overlay.openEdgesMm).toHaveLength(6 * expected.edges);
          return;
        }
        const triangles = trianglesOfSurfaces(overlay.surfaces);
        const outward =
          signedVolume(triangles) < 0 ? triangles.map(([a, b, c]) => [a, c, b] as const) : triangles;
        expect(flawsOf(outward, classes, millimetres)).toEqual([]);
      }),
      { seed: 42, numRuns: 60, endOnFailure: true },
    );
  });
});

/** Painted triangles that the reference would not paint so: some of each class, large ones by what they are alone. */
function flawsOf(
  triangles: ReturnType<typeof trianglesOfSurfaces>,
  classes: readonly OverlayClass[],
  millimetres: readonly number[],
): string[] {
  const bottom = triangles.reduce((low, corners) => Math.min(low, ...corners.map(([, , z]) => z)), Infinity);
  const some = (value: OverlayClass): number[] => {
    const all = classes.flatMap((other, i) => (other === value ? [i] : []));
    return all.filter((_, k) => k % Math.ceil(all.length / 25) === 0);
  };
  const overhangs = some(OverlayClass.Overhang).filter((i) => {
    const triangle = triangles[i]!;
    if (!isReferenceOverhang(triangle)) return true;
    const heights = isSmall(triangle) ? heightsBelow(triangle, triangles, bottom) : [millimetres[i]!];
    return millimetres[i]! < Math.min(...heights) - 0.5 || millimetres[i]! > Math.max(...heights) + 0.5;
  });
  const walls = some(OverlayClass.ThinWall).filter((i) => {
    const widths = ([0, 1] as const).flatMap((axis) => widthsBehind(triangles[i]!, triangles, axis));
    return millimetres[i]! >= 0.45 || Math.min(...widths) > 0.45 + 0.15;
  });
  return [...overhangs, ...walls].map((i) => `${i}: class ${classes[i]}, ${millimetres[i]} mm`);
}

function isSmall(triangle: ReturnType<typeof trianglesOfSurfaces>[number]): boolean {
  return [0, 1, 2].every((axis) => {
    const along = triangle.map((corner) => corner[axis]!);
    return Math.max(...along) - Math.min(...along) < 3;
  });
}

function signedVolume(triangles: ReturnType<typeof trianglesOfSurfaces>): number {
  return triangles.reduce((sum, [a, b, c]) => {
    const cross = [b[1] * c[2] - b[2] * c[1], b[2] * c[0] - b[0] * c[2], b[0] * c[1] - b[1] * c[0]];
    return sum + a[0] * cross[0]! + a[1] * cross[1]! + a[2] * cross[2]!;
  }, 0);
}
