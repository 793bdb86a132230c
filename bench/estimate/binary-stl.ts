import type { IndexedMesh } from '@testing/meshes/indexed-mesh.js';

/** The triangles of a binary STL file, each with corners of its own. */
export function readBinaryStl(bytes: Buffer): IndexedMesh {
  const count = bytes.readUInt32LE(80);
  const positions = new Float64Array(9 * count);
  for (let i = 0; i < positions.length; i++)
    positions[i] = bytes.readFloatLE(84 + 50 * Math.floor(i / 9) + 12 + 4 * (i % 9));
  return { positions, triangles: Uint32Array.from({ length: 3 * count }, (_, i) => i) };
}

/** Sides of the box around a mesh, in mm. */
export function boxSides({ positions }: IndexedMesh): number[] {
  return [0, 1, 2].map((axis) => {
    let [low, high] = [Infinity, -Infinity];
    for (let i = axis; i < positions.length; i += 3) {
      low = Math.min(low, positions[i] ?? 0);
      high = Math.max(high, positions[i] ?? 0);
    }
    return high - low;
  });
}
