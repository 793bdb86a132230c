import {
  BufferAttribute,
  BufferGeometry,
  Group,
  Line,
  LineBasicMaterial,
  Mesh,
  MeshBasicMaterial,
  type OrthographicCamera,
  SphereGeometry,
  type Vector2,
  type Vector3,
} from 'three';
import type { SceneColours } from './scene-colours.js';

const radiusPixels = 5;

/** The two points that are measured between, and the line from one to the other; seen through the part. */
export class MeasureMarks {
  readonly group = new Group();
  private readonly ball = new SphereGeometry(1, 16, 12);
  private readonly ballMaterial = new MeshBasicMaterial({ depthTest: false });
  private readonly lineMaterial = new LineBasicMaterial({ depthTest: false });
  private readonly lineGeometry = new BufferGeometry();
  private readonly line = new Line(this.lineGeometry, this.lineMaterial);
  private readonly balls = [0, 1].map(() => new Mesh(this.ball, this.ballMaterial));

  constructor() {
    this.lineGeometry.setAttribute('position', new BufferAttribute(new Float32Array(6), 3));
    this.line.frustumCulled = false;
    for (const one of [...this.balls, this.line]) one.renderOrder = 2;
    this.group.add(...this.balls, this.line);
    this.mark([]);
  }

  paint(colours: SceneColours): void {
    this.ballMaterial.color.copy(colours.mark);
    this.lineMaterial.color.copy(colours.mark);
  }

  mark(points: readonly Vector3[]): void {
    const positions = this.lineGeometry.getAttribute('position');
    for (const [index, ball] of this.balls.entries()) {
      const point = points[index];
      ball.visible = point !== undefined;
      if (point === undefined) continue;
      ball.position.copy(point);
      positions.setXYZ(index, point.x, point.y, point.z);
    }
    positions.needsUpdate = true;
    this.line.visible = points.length === 2;
  }

  /** Points are as large in every zoom. */
  keepSize(camera: OrthographicCamera, frame: Vector2): void {
    const mmPerPixel = (camera.right - camera.left) / camera.zoom / frame.x;
    for (const ball of this.balls) ball.scale.setScalar(radiusPixels * mmPerPixel);
  }

  dispose(): void {
    for (const one of [this.ball, this.ballMaterial, this.lineMaterial, this.lineGeometry]) one.dispose();
  }
}
