import {
  BackSide,
  BufferAttribute,
  BufferGeometry,
  DoubleSide,
  FrontSide,
  Group,
  LineBasicMaterial,
  LineSegments,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  type Plane,
} from 'three';
import type { PaintedFault, PartView } from '../engine/part-view.js';
import { classColours, type SceneColours } from './scene-colours.js';

/** The part itself: its surface painted by class, its inside where it is cut, its open edges. */
export class PartMesh {
  readonly group = new Group();
  readonly geometry = new BufferGeometry();
  private readonly edgeGeometry = new BufferGeometry();
  private readonly painted: MeshLambertMaterial[];
  private readonly inside = new MeshBasicMaterial({ side: BackSide });
  private readonly edges = new LineBasicMaterial({ depthTest: false });
  private readonly insideMesh: Mesh;
  private readonly edgeLines: LineSegments;

  constructor(view: PartView) {
    this.geometry.setAttribute('position', new BufferAttribute(view.positionsMm, 3));
    this.geometry.setIndex(new BufferAttribute(view.triangles, 1));
    let first = 0;
    for (const [painted, count] of view.classCounts.entries()) {
      if (count > 0) this.geometry.addGroup(3 * first, 3 * count, painted);
      first += count;
    }
    this.painted = view.classCounts.map(
      () => new MeshLambertMaterial({ flatShading: true, side: DoubleSide }),
    );
    this.insideMesh = new Mesh(this.geometry, this.inside);
    this.edgeGeometry.setAttribute('position', new BufferAttribute(view.openEdgesMm, 3));
    this.edgeLines = new LineSegments(this.edgeGeometry, this.edges);
    this.edgeLines.renderOrder = 1;
    this.group.add(new Mesh(this.geometry, this.painted), this.insideMesh, this.edgeLines);
    this.cut(null);
  }

  paint(colours: SceneColours, shown: ReadonlySet<PaintedFault>): void {
    for (const [index, colour] of classColours(colours, shown).entries())
      this.painted[index]?.color.copy(colour);
    this.inside.color.copy(colours.inside);
    this.edges.color.copy(colours.openEdges);
    this.edgeLines.visible = shown.has('openEdges');
  }

  /** Takes away what lies beyond a plane. The inside is of one flat colour, so that the cut looks filled. */
  cut(plane: Plane | null): void {
    const planes = plane === null ? null : [plane];
    const side = plane === null ? DoubleSide : FrontSide;
    for (const material of this.painted) {
      material.side = side;
      material.clippingPlanes = planes;
      material.needsUpdate = true;
    }
    for (const material of [this.inside, this.edges]) {
      material.clippingPlanes = planes;
      material.needsUpdate = true;
    }
    this.insideMesh.visible = plane !== null;
  }

  dispose(): void {
    for (const one of [this.geometry, this.edgeGeometry, ...this.painted, this.inside, this.edges])
      one.dispose();
  }
}
