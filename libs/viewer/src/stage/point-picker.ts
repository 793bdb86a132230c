import { type Camera, DoubleSide, Plane, Raycaster, Vector2, Vector3, type BufferGeometry } from 'three';
import { MeshBVH } from 'three-mesh-bvh';

/** A corner so near to the pointer is meant by it. */
const snapPixels = 10;

/** Finds points of the part below the pointer, on what a cut leaves of it. */
export class PointPicker {
  private tree: MeshBVH | null = null;
  private readonly caster = new Raycaster();

  constructor(private readonly geometry: BufferGeometry) {}

  /** The point at a place of the picture in pixels, or the corner beside it; `null` off the part. */
  pick(at: Vector2, frame: Vector2, camera: Camera, cut: Plane | null): Vector3 | null {
    // The camera may have moved since the last drawing.
    camera.updateMatrixWorld();
    this.caster.setFromCamera(new Vector2((2 * at.x) / frame.x - 1, 1 - (2 * at.y) / frame.y), camera);
    const hits = this.built()
      .raycast(this.caster.ray, DoubleSide)
      .filter(({ point }) => cut === null || cut.distanceToPoint(point) >= 0)
      .sort((one, other) => one.distance - other.distance);
    const [hit] = hits;
    if (hit?.face == null) return null;
    const { a, b, c } = hit.face;
    const positions = this.geometry.getAttribute('position');
    const corners = [a, b, c].map((vertex) => new Vector3().fromBufferAttribute(positions, vertex));
    const near = corners
      .filter((corner) => cut === null || cut.distanceToPoint(corner) >= 0)
      .map((corner) => ({ corner, pixels: placeOf(corner, frame, camera).distanceTo(at) }))
      .sort((one, other) => one.pixels - other.pixels)[0];
    return near !== undefined && near.pixels <= snapPixels ? near.corner : hit.point;
  }

  /** Whether nothing of the part stands before a point of its surface. */
  isFree(point: Vector3, direction: Vector3, reachMm: number): boolean {
    const ray = this.caster.ray;
    ray.origin.copy(point).addScaledVector(direction, 1e-4 * reachMm);
    ray.direction.copy(direction);
    return this.built().raycastFirst(ray, DoubleSide) === null;
  }

  /** The tree is made when it is first needed: it takes a second for a million triangles. */
  private built(): MeshBVH {
    this.tree ??= new MeshBVH(this.geometry, { indirect: true });
    return this.tree;
  }
}

/** Where a point is in the picture, in pixels. */
export function placeOf(point: Vector3, frame: Vector2, camera: Camera): Vector2 {
  const { x, y } = point.clone().project(camera);
  return new Vector2(((x + 1) / 2) * frame.x, ((1 - y) / 2) * frame.y);
}
