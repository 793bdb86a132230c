import { type IndexedMesh, type Placing, place, scale } from '@testing/meshes/indexed-mesh.js';

/** Another print of a part: turned, or scaled. */
interface PartVariant {
  /** What the file's name gains. */
  tag: string;
  of: (mesh: IndexedMesh) => IndexedMesh;
}

/** A turn by degrees about the x axis, then about the y axis. */
export function turned(aboutX: number, aboutY: number): (mesh: IndexedMesh) => IndexedMesh {
  const [cx, sx, cy, sy] = [cosine(aboutX), cosine(aboutX - 90), cosine(aboutY), cosine(aboutY - 90)];
  const placing: Placing = [cy, 0, -sy, sx * sy, cx, sx * cy, cx * sy, -sx, cx * cy, 0, 0, 0];
  return (mesh) => place(mesh, placing);
}

/** Exact for right angles, so that flat faces stay flat. */
function cosine(degrees: number): number {
  return degrees % 90 === 0
    ? ([1, 0, -1, 0][Math.abs(degrees / 90) % 4] ?? 0)
    : Math.cos((degrees * Math.PI) / 180);
}

/** Other faces on the bed, other overhangs; walls and floors in another proportion to the inside. */
export const partVariants: readonly PartVariant[] = [
  { tag: 'asis', of: (mesh) => mesh },
  { tag: 'x90', of: turned(90, 0) },
  { tag: 'x180', of: turned(180, 0) },
  { tag: 's0.6', of: (mesh) => scale(mesh, 0.6) },
  { tag: 's1.7', of: (mesh) => scale(mesh, 1.7) },
  { tag: 'y90', of: turned(0, 90) },
  { tag: 'oblique', of: turned(35, 20) },
];
