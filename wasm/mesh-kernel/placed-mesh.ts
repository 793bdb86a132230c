import type { Transform } from './scene.js';

/**
 * A mesh of the part that was measured last, in its own numbers. Views of the kernel's memory: valid until the next
 * call of any method.
 */
export interface PlacedMesh {
  /** x, y, z of each vertex, in units of {@link unitMm}. */
  positions: Float64Array;
  /** Three vertex numbers a triangle. */
  triangles: Uint32Array;
  unitMm: number;
  /** Where it lies in the part, after its numbers are millimetres. */
  transform: Transform;
  /** The shell of each vertex, and −1 for a shell that is inside out in the file, else 1; left out when none is. */
  shells?: { ofVertex: Uint32Array; signs: Int8Array };
}
