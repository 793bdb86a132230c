import { describe, expect, it } from '@jest/globals';
import { encodeBinaryStl } from '@testing/meshes/encode.js';
import { type IndexedMesh, invert } from '@testing/meshes/indexed-mesh.js';
import { gear, hollowBox, sphere, table, torus } from '@testing/meshes/shapes.js';
import { MeshKernel } from './kernel.js';
import { loadMeshKernel } from './load-kernel.js';
import { KernelMemory } from './kernel-memory.js';

const module = loadMeshKernel();
const mebibyte = 1024 ** 2;

function measure(mesh: IndexedMesh, memory?: WebAssembly.Memory) {
  const kernel = MeshKernel.instantiate(module, memory ? { memory } : {});
  const file = encodeBinaryStl(mesh);
  kernel.fileBuffer(file.length).set(file);
  return { result: kernel.measureStl(), print: kernel.measurePrint() };
}

describe('KernelMemory', () => {
  it('gives each file the results of fresh memory', () => {
    const kept = new KernelMemory(64 * mebibyte, 64 * mebibyte);
    const shapes = [
      torus(20, 5, 200, 100),
      gear(18, 20, 3, 6),
      table(40, 20, 5, 3),
      invert(hollowBox(20, 20, 20, 2)),
    ];
    for (const mesh of [...shapes, ...shapes.toReversed()]) {
      const memory = kept.take();
      expect(measure(mesh, memory)).toEqual(measure(mesh));
      kept.giveBack(memory);
    }
  });

  it('leaves nothing of a file to the next one, be it larger or smaller', () => {
    const kept = new KernelMemory(64 * mebibyte, 64 * mebibyte);
    const memory = kept.take();
    kept.giveBack(memory);
    for (const mesh of [sphere(10), torus(20, 5, 200, 100), sphere(10)]) {
      measure(mesh, kept.take());
      kept.giveBack(memory);
      const next = kept.take();
      expect(next).toBe(memory);
      expect(next.buffer.byteLength).toBeGreaterThan(mebibyte);
      expect(new Uint8Array(next.buffer).every((byte) => byte === 0)).toBe(true);
      kept.giveBack(memory);
    }
  });

  it('keeps no more than it may, and lets no file take more than it may', () => {
    const kept = new KernelMemory(2 * mebibyte, mebibyte);
    const memory = kept.take();
    expect(() => measure(torus(20, 5, 120, 100), memory)).toThrow(
      expect.objectContaining({ code: 'outOfMemory' }),
    );
    kept.giveBack(memory);
    expect(kept.take()).not.toBe(memory);
  });
});
