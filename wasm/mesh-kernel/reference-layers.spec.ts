import { describe, expect, it } from '@jest/globals';
import { type IndexedMesh, merge, translate } from '@testing/meshes/indexed-mesh.js';
import { box, cone, cylinder, hollowBox, prism, sphere, table, torus } from '@testing/meshes/shapes.js';
import { measureReferenceLayers } from './reference-layers.js';
import { measureReferenceSupports } from './reference-supports.js';

function sum(figures: ArrayLike<number> | undefined): number {
  return Array.from(figures ?? []).reduce((a, b) => a + b, 0);
}

describe('the reference of layers', () => {
  it('measures a box exactly', () => {
    const layers = measureReferenceLayers(translate(box(10, 20, 30), 3, 4, -7));
    expect(layers.areaMm2).toHaveLength(150);
    for (const layer of [0, 77, 149]) {
      expect(layers.areaMm2[layer]).toBeCloseTo(200, 9);
      expect(layers.contourLengthMm[layer]).toBeCloseTo(60, 9);
      expect(layers.contours[layer]).toBe(1);
      expect(layers.sharpCorners[layer]).toBe(4);
      // A right angle is taken at 9 / √2 mm/s.
      expect(layers.cornerSeconds[layer]).toBeCloseTo((4 * (120 - 9 / Math.SQRT2) ** 2) / (3000 * 120), 9);
    }
    expect(layers.upAreaMm2[4]?.[149]).toBeCloseTo(200, 9);
    expect(sum(layers.upAreaMm2[4])).toBeCloseTo(200, 9);
    expect(layers.downAreaMm2.map(sum)).toEqual([0, 0, 0, 0, 0]);
  });

  it('finds no corner at a sliver, whose turns cancel, and one at a step as wide as a line', () => {
    const stepped = (stepMm: number): IndexedMesh => {
      const outline = [
        [0, 0],
        [10, 0],
        [10, 5],
        [10 + stepMm, 5],
        [10 + stepMm, 10],
        [0, 10],
      ] as const;
      return prism(outline, 4);
    };
    const [sliver, step] = [measureReferenceLayers(stepped(0.01)), measureReferenceLayers(stepped(0.4))];
    expect(sliver.sharpCorners[9]).toBe(4);
    expect(step.sharpCorners[9]).toBe(6);
    expect((step.cornerSeconds[9] ?? 0) / (sliver.cornerSeconds[9] ?? 0)).toBeCloseTo(6 / 4, 9);
    for (const { outlineTurns } of [sliver, step]) expect(outlineTurns[9]).toBeCloseTo(8, 6);
  });

  it('measures a sphere to its facets', () => {
    const layers = measureReferenceLayers(sphere(10, 256, 128));
    expect(sum(layers.areaMm2) * 0.2).toBeCloseTo((4 / 3) * Math.PI * 1000, -1);
    const z = 30.5 * 0.2 - 10;
    expect(layers.areaMm2[30]).toBeCloseTo(Math.PI * (100 - z * z), 0);
    expect(layers.contourLengthMm[30]).toBeCloseTo(2 * Math.PI * Math.sqrt(100 - z * z), 1);
    const half = Math.PI * 100;
    expect(layers.upAreaMm2.reduce((total, bin) => total + sum(bin), 0)).toBeCloseTo(half, 0);
    // What lies below the lowest plane, 0.1 mm up, is no face that looks down, but the bed's.
    expect(layers.downAreaMm2.reduce((total, bin) => total + sum(bin), 0)).toBeCloseTo(
      half - Math.PI * 1.99,
      0,
    );
    // Steeper than 4 : 1 faces the cap within atan(1/4) of the pole.
    expect(sum(layers.upAreaMm2[4])).toBeCloseTo(half / 17, -1);
  });

  it('measures a cone and a torus', () => {
    const coneLayers = measureReferenceLayers(cone(10, 20, 128));
    const radius = 10 * (1 - (25 * 0.2 + 0.1) / 20);
    expect(coneLayers.areaMm2[25]).toBeCloseTo(Math.PI * radius ** 2, 0);
    // Its lowest 0.1 mm lie below the lowest plane.
    expect(sum(coneLayers.upAreaMm2[0])).toBeCloseTo(Math.PI * 9.95 ** 2, 0);
    const torusLayers = measureReferenceLayers(torus(20, 5, 128, 64));
    expect(sum(torusLayers.areaMm2) * 0.2).toBeCloseTo(2 * Math.PI ** 2 * 20 * 25, -2);
    expect(torusLayers.contours[25]).toBe(2);
  });

  it('takes a cavity out and counts its outline', () => {
    const layers = measureReferenceLayers(hollowBox(20, 20, 20, 2));
    expect(layers.areaMm2[50]).toBeCloseTo(400 - 256, 9);
    expect(layers.contourLengthMm[50]).toBeCloseTo(80 + 64, 9);
    expect(layers.contours[50]).toBe(2);
    expect(layers.areaMm2[5]).toBeCloseTo(400, 9);
  });

  it('counts what overlapping shells share once', () => {
    const layers = measureReferenceLayers(
      merge(cylinder(10, 4, 256), translate(cylinder(10, 4, 256), 10, 0, 0)),
    );
    const lens = 200 * Math.acos(0.5) - 10 * Math.sqrt(75);
    expect(layers.areaMm2[9]).toBeCloseTo(2 * Math.PI * 100 - lens, 0);
    expect(layers.contours[9]).toBe(2);
  });

  it('finds the concave edges under a table', () => {
    const layers = measureReferenceLayers(table(30, 10, 5, 4));
    // Each of four legs has two inner walls of 5 mm under the top.
    expect(layers.concaveDownMm[30]).toBeCloseTo(4 * 2 * 5, 9);
    expect(sum(layers.concaveDownMm)).toBeCloseTo(40, 9);
    expect(sum(layers.concaveUpMm)).toBe(0);
    expect(layers.downAreaMm2[4]?.[30]).toBeCloseTo(900 - 100, 9);
    expect(layers.contours[10]).toBe(4);
  });
});

describe('the reference of supports', () => {
  it('gives a box, and a cavity that bridges, none', () => {
    expect(measureReferenceSupports(box(10, 20, 30)).supportVolumeMm3).toBe(0);
    const hollow = measureReferenceSupports(hollowBox(20, 20, 20, 2));
    expect(hollow.overhangAreaMm2).toBe(256);
    expect(sum(hollow.contactLayers)).toBe(0);
  });

  it('supports what hangs in the air from the bed up', () => {
    const supports = measureReferenceSupports(merge(box(10, 30, 10), translate(box(40, 30, 2), 0, 0, 8)));
    expect(supports.overhangAreaMm2).toBe(900);
    // Within 2 mm of the overhang on its three free sides, and at four corners by one column.
    expect(supports.supportLayers[0]).toBe(900 + 2 * 30 + 2 * 60 + 4);
    expect(supports.supportLayers[39]).toBe(supports.supportLayers[0]);
    expect(supports.supportLayers[40]).toBe(0);
    expect(supports.contactLayers[40]).toBe(supports.supportLayers[0]);
    expect(sum(supports.contactLayers)).toBe(supports.supportLayers[0]);
    expect(sum(supports.contactOnPartLayers)).toBe(0);
    expect(supports.supportBorderMm[0]).toBe(2 * 64 + 2 * 2 + 2 * 2);
  });

  it('stands on the part where the part is below', () => {
    const mushroom = merge(
      box(30, 30, 2),
      translate(cylinder(3, 6), 15, 15, 2),
      translate(box(30, 30, 2), 0, 0, 8),
    );
    const supports = measureReferenceSupports(mushroom);
    expect(supports.contactOnPartLayers[10]).toBeGreaterThan(800);
    expect(supports.contactLayers[40]).toBeGreaterThan(sum(supports.contactOnPartLayers));
    expect(supports.supportVolumeMm3).toBeGreaterThan(800 * 6);
  });
});
