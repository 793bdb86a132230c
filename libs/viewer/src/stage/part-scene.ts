import { AmbientLight, DirectionalLight, Plane, Scene, Vector2, Vector3, WebGLRenderer } from 'three';
import type { PaintedFault, PartView } from '../engine/part-view.js';
import { Bed, type LabelPlaces } from './bed.js';
import { MeasureMarks } from './measure-marks.js';
import { PartMesh } from './part-mesh.js';
import { placeOf, PointPicker } from './point-picker.js';
import { sceneColours } from './scene-colours.js';
import { ViewCamera } from './view-camera.js';

/** Axes that a part can be cut across. */
export const axes = ['x', 'y', 'z'] as const;
export type Axis = (typeof axes)[number];

/** A cut across an axis, at a share of the part's length along it: what lies beyond is taken away. */
export interface Cut {
  axis: Axis;
  share: number;
}

/** Where labels stand in the picture, in pixels. */
export type LabelPixels = Record<keyof LabelPlaces, { x: number; y: number }>;

const darkScheme = '(prefers-color-scheme: dark)';
const clickPixels = 4;

/** The picture of one part on a canvas; drawn when something has changed. */
export class PartScene {
  readonly view: ViewCamera;
  private readonly renderer: WebGLRenderer;
  private readonly scene = new Scene();
  private readonly light = new DirectionalLight(0xffffff, 2.2);
  private readonly part: PartMesh;
  private readonly bed: Bed;
  private readonly marks = new MeasureMarks();
  private readonly picker: PointPicker;
  private readonly frame = new Vector2(1, 1);
  private readonly ended = new AbortController();
  private readonly observer: ResizeObserver;
  private plane: Plane | null = null;
  private shown: ReadonlySet<PaintedFault> = new Set();
  private frameRequest = 0;

  /**
   * @param onDrawn is told where labels stand, after each drawing
   * @param onPoint is told of a click on the canvas: the point of the part, `null` off it
   * @param onLost is told that the graphics card has taken the picture away, and that it has given it back
   * @throws Error in a browser without WebGL 2
   */
  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly drawn: PartView,
    private readonly onDrawn: (labels: LabelPixels) => void,
    onPoint: (point: Vector3 | null) => void,
    onLost: (isLost: boolean) => void,
  ) {
    this.renderer = new WebGLRenderer({ canvas, antialias: true });
    this.renderer.localClippingEnabled = true;
    this.part = new PartMesh(drawn);
    this.bed = new Bed(drawn.sizeMm);
    this.picker = new PointPicker(this.part.geometry);
    this.scene.add(
      new AmbientLight(0xffffff, 1.3),
      this.light,
      this.bed.group,
      this.part.group,
      this.marks.group,
    );
    this.view = new ViewCamera(canvas, drawn.sizeMm, () => this.draw());
    this.observer = new ResizeObserver(() => this.resize());
    this.observer.observe(canvas);
    this.listen(onPoint, onLost);
    this.repaint();
  }

  /** Shows the faults of these kinds in their colours. */
  show(faults: ReadonlySet<PaintedFault>): void {
    this.shown = faults;
    this.repaint();
  }

  /** Turns the camera to the largest region of a fault. */
  flyTo(fault: PaintedFault): void {
    const region = this.drawn.faults[fault]?.largest;
    if (region === undefined) return;
    const point = new Vector3(...region.surfaceMm);
    const reachMm = Math.hypot(...this.drawn.sizeMm);
    this.view.seeRegion(region, (direction) => this.picker.isFree(point, direction, reachMm));
  }

  cut(cut: Cut | null): void {
    this.plane = cut === null ? null : this.planeOf(cut);
    this.part.cut(this.plane);
    this.draw();
  }

  /** Marks the points that are measured between. */
  mark(points: readonly Vector3[]): void {
    this.marks.mark(points);
    this.draw();
  }

  /** The point of the part in the middle of the picture; `null` off it. */
  pointInMiddle(): Vector3 | null {
    return this.pick(this.frame.clone().divideScalar(2));
  }

  /** Frees what the graphics card holds. */
  dispose(): void {
    cancelAnimationFrame(this.frameRequest);
    this.ended.abort();
    this.observer.disconnect();
    this.view.dispose();
    for (const one of [this.part, this.bed, this.marks]) one.dispose();
    this.renderer.dispose();
    this.renderer.forceContextLoss();
  }

  private planeOf({ axis, share }: Cut): Plane {
    const index = axes.indexOf(axis);
    const length = this.drawn.sizeMm[index]!;
    const firstMm = axis === 'z' ? 0 : -length / 2;
    const normal = new Vector3().setComponent(index, -1);
    // A hair beyond the end, so that the whole part is left whole.
    return new Plane(normal, firstMm + share * length + (share === 1 ? 1e-3 * length : 0));
  }

  private pick(at: Vector2): Vector3 | null {
    return this.picker.pick(at, this.frame, this.view.camera, this.plane);
  }

  private listen(onPoint: (point: Vector3 | null) => void, onLost: (isLost: boolean) => void): void {
    const { signal } = this.ended;
    let pressed: PointerEvent | null = null;
    this.canvas.addEventListener('pointerdown', (event) => (pressed = event), { signal });
    this.canvas.addEventListener(
      'pointerup',
      ({ offsetX, offsetY, clientX, clientY, button }) => {
        if (pressed === null || button !== 0) return;
        const way = Math.hypot(clientX - pressed.clientX, clientY - pressed.clientY);
        if (way <= clickPixels) onPoint(this.pick(new Vector2(offsetX, offsetY)));
      },
      { signal },
    );
    matchMedia(darkScheme).addEventListener('change', () => this.repaint(), { signal });
    this.canvas.addEventListener('webglcontextlost', () => onLost(true), { signal });
    const restored = (): void => {
      this.draw();
      onLost(false);
    };
    this.canvas.addEventListener('webglcontextrestored', restored, { signal });
  }

  private repaint(): void {
    const colours = sceneColours();
    this.scene.background = colours.ground;
    this.part.paint(colours, this.shown);
    this.bed.paint(colours);
    this.marks.paint(colours);
    this.draw();
  }

  private resize(): void {
    const { clientWidth, clientHeight } = this.canvas;
    if (clientWidth === 0 || clientHeight === 0) return;
    this.frame.set(clientWidth, clientHeight);
    this.renderer.setPixelRatio(Math.min(devicePixelRatio, 2));
    this.renderer.setSize(clientWidth, clientHeight, false);
    this.view.resize(clientWidth, clientHeight);
    this.drawNow();
  }

  /** In the next frame, once. */
  private draw(): void {
    cancelAnimationFrame(this.frameRequest);
    this.frameRequest = requestAnimationFrame(() => this.drawNow());
  }

  private drawNow(): void {
    const { camera } = this.view;
    // From over the shoulder, so that what is seen is lit.
    this.light.position.copy(this.view.direction()).add(new Vector3(0.3, -0.2, 0.6));
    this.marks.keepSize(camera, this.frame);
    this.renderer.render(this.scene, camera);
    const { x, y, z } = this.bed.labels;
    const place = (point: Vector3) => {
      const pixels = placeOf(point, this.frame, camera);
      return { x: pixels.x, y: pixels.y };
    };
    this.onDrawn({ x: place(x), y: place(y), z: place(z) });
  }
}
