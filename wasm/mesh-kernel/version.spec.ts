import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { encodeAsciiStl, encodeBinaryStl, encodeObj } from '@testing/meshes/encode.js';
import { invert, merge, place, translate } from '@testing/meshes/indexed-mesh.js';
import { box, gear, hollowBox, plateWithHoles, sphere, table, torus } from '@testing/meshes/shapes.js';
import { MeshKernel } from './kernel.js';
import { loadMeshKernel } from './load-kernel.js';
import { kernelVersion } from './version.js';

/** One digest a version, never edited: a changed result adds a line and raises `kernelVersion`. */
const goldenDigests: Record<string, string> = {
  '1': '29b6ff3555eb83b1',
  '2': '0f803a1823656116',
  '3': '119ee4168d43c6fb',
  '4': '119ee4168d43c6fb',
  '5': '119ee4168d43c6fb',
  '6': 'd285ca844a8bcb62',
  '7': 'fea46c639a7c729a',
  '8': '3d3096e9f7d40efd',
  '9': '3d3096e9f7d40efd',
  '10': '88e41e372f93e919',
  '11': '88e41e372f93e919',
  '12': '88e41e372f93e919',
  '13': '88e41e372f93e919',
  '14': '88e41e372f93e919',
  '15': '692807c0c4fb307d',
  '16': '692807c0c4fb307d',
  '17': '692807c0c4fb307d',
  '18': '692807c0c4fb307d',
  '19': '692807c0c4fb307d',
  '20': '692807c0c4fb307d',
  '21': '7787feef11da074b',
};

function digest(): string {
  const module = loadMeshKernel();
  const turned = place(torus(20, 5), [0.8, 0.6, 0, -0.6, 0.8, 0, 0, 0, 1, 3, 4, 5]);
  const files: ['stl' | 'obj', Uint8Array][] = [
    ['stl', encodeBinaryStl(sphere(10))],
    ['stl', encodeAsciiStl(merge(hollowBox(20, 20, 20, 2), invert(translate(box(5, 5, 5), 7, 7, 7))))],
    ['obj', encodeObj(turned)],
    ['obj', encodeObj(gear(18, 20, 3, 6))],
    ['obj', encodeObj(plateWithHoles(4, 5, 3))],
    ['stl', encodeBinaryStl(table(40, 20, 5, 3))],
    ['stl', encodeBinaryStl({ ...box(1, 1, 1), triangles: box(1, 1, 1).triangles.slice(3) })],
  ];
  const results = files.map(([format, file]) => {
    const kernel = MeshKernel.instantiate(module);
    kernel.fileBuffer(file.length).set(file);
    const result = format === 'stl' ? kernel.measureStl() : kernel.measureObj();
    return { ...result, print: kernel.measurePrint() };
  });
  // Five decimals: the sine of another platform may differ in the last ones.
  const text = JSON.stringify(results, (_, value: unknown) =>
    typeof value === 'number' ? Number(value.toFixed(5)) : value,
  );
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

describe('kernelVersion', () => {
  it('names the results the kernel gives', () => {
    expect(digest()).toBe(goldenDigests[kernelVersion]);
  });
});
