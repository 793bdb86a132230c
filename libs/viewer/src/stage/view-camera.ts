import { OrthographicCamera, Quaternion, Spherical, Vector3 } from 'three';
import { OrbitControls } from 'three/examples/jsm/controls/OrbitControls.js';
import type { Region } from '../engine/painted-regions.js';

/** Sides that a part can be seen from. */
export const sides = ['corner', 'front', 'back', 'left', 'right', 'top', 'bottom'] as const;
export type Side = (typeof sides)[number];

/** Towards the camera. */
const directions: Record<Side, Vector3> = {
  corner: new Vector3(0.55, -0.7, 0.5).normalize(),
  front: new Vector3(0, -1, 0),
  back: new Vector3(0, 1, 0),
  left: new Vector3(-1, 0, 0),
  right: new Vector3(1, 0, 0),
  // Almost: straight from above there is no telling what lies at the top of the picture.
  top: new Vector3(0, -1e-4, 1).normalize(),
  bottom: new Vector3(0, -1e-4, -1).normalize(),
};

const flightMs = 700;
const turnStep = Math.PI / 24;
const zoomStep = 1.2;
/** A region fills at most so much of the picture, so that what is around it is seen. */
const regionShare = 0.4;

interface Aim {
  target: Vector3;
  direction: Vector3;
  zoom: number;
}

/** The camera, what it looks at, and its ways there. Parallel lines stay parallel, so that lengths can be compared. */
export class ViewCamera {
  readonly camera = new OrthographicCamera();
  private readonly controls: OrbitControls;
  private readonly middle: Vector3;
  /** Half the diagonal of the part with its scale lines. */
  private readonly reachMm: number;
  private flight = 0;

  constructor(
    canvas: HTMLCanvasElement,
    [x, y, z]: readonly [number, number, number],
    private readonly onMove: () => void,
  ) {
    this.middle = new Vector3(0, 0, z / 2);
    this.reachMm = 1.2 * (Math.hypot(x, y, z) / 2);
    this.camera.up.set(0, 0, 1);
    this.camera.near = 0;
    this.camera.far = 40 * this.reachMm;
    this.controls = new OrbitControls(this.camera, canvas);
    this.controls.enableDamping = false;
    this.controls.zoomToCursor = true;
    this.controls.minZoom = 0.2;
    this.controls.maxZoom = 400;
    this.controls.addEventListener('change', onMove);
    this.controls.addEventListener('start', () => this.stop());
    this.place(this.aimFrom('corner'));
  }

  /** Fits the picture to its frame. */
  resize(width: number, height: number): void {
    const [across, up] = width < height ? [1, height / width] : [width / height, 1];
    const { camera, reachMm } = this;
    [camera.left, camera.right, camera.top, camera.bottom] = [-across, across, up, -up].map(
      (share) => share * reachMm,
    ) as [number, number, number, number];
    camera.updateProjectionMatrix();
  }

  seeFrom(side: Side): void {
    this.fly(this.aimFrom(side));
  }

  /** Shows the whole part, from where the camera is. */
  fit(): void {
    this.fly({ target: this.middle.clone(), direction: this.direction(), zoom: 1 });
  }

  /** @param isFree whether a point can be seen from a direction */
  seeRegion({ centreMm, radiusMm, outward }: Region, isFree: (direction: Vector3) => boolean): void {
    const straight = new Vector3(...outward);
    // From the side a little, so that depth shows.
    const ways = [
      ...[new Vector3(0.4, -0.5, 0.25), new Vector3(-0.4, -0.5, -0.25), new Vector3(0.5, 0.5, 0.25)].map(
        (lean) => lean.add(straight).normalize(),
      ),
      straight,
      ...Object.values(directions),
    ];
    const direction = ways.find(isFree) ?? ways[0]!;
    const zoom = Math.min(60, (regionShare * this.reachMm) / Math.max(radiusMm, 0.5));
    this.fly({ target: new Vector3(...centreMm), direction, zoom: Math.max(1, zoom) });
  }

  /** Turns by steps: to the right and up when positive. */
  turn(right: number, up: number): void {
    this.stop();
    const offset = this.direction();
    const around = new Quaternion().setFromUnitVectors(this.camera.up, new Vector3(0, 1, 0));
    const place = new Spherical().setFromVector3(offset.applyQuaternion(around));
    place.theta += right * turnStep;
    place.phi -= up * turnStep;
    place.makeSafe();
    const direction = new Vector3().setFromSpherical(place).applyQuaternion(around.invert());
    this.place({ target: this.controls.target.clone(), direction, zoom: this.camera.zoom });
  }

  /** Zooms by steps: in when positive. */
  zoom(steps: number): void {
    this.stop();
    const { minZoom, maxZoom } = this.controls;
    const zoom = Math.min(maxZoom, Math.max(minZoom, this.camera.zoom * zoomStep ** steps));
    this.place({ target: this.controls.target.clone(), direction: this.direction(), zoom });
  }

  /** Towards the camera. */
  direction(): Vector3 {
    return this.camera.position.clone().sub(this.controls.target).normalize();
  }

  dispose(): void {
    this.stop();
    this.controls.dispose();
  }

  private aimFrom(side: Side): Aim {
    return { target: this.middle.clone(), direction: directions[side].clone(), zoom: 1 };
  }

  private place({ target, direction, zoom }: Aim): void {
    this.controls.target.copy(target);
    this.camera.position.copy(target).addScaledVector(direction, 20 * this.reachMm);
    this.camera.zoom = zoom;
    this.camera.updateProjectionMatrix();
    this.controls.update();
    this.onMove();
  }

  private fly(aim: Aim): void {
    this.stop();
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      this.place(aim);
      return;
    }
    const from = {
      target: this.controls.target.clone(),
      direction: this.direction(),
      zoom: this.camera.zoom,
    };
    const turn = new Quaternion().setFromUnitVectors(from.direction, aim.direction);
    const startedMs = performance.now();
    const step = (nowMs: number): void => {
      const passed = Math.min(1, Math.max(0, (nowMs - startedMs) / flightMs));
      const share = passed * passed * (3 - 2 * passed);
      this.place({
        target: from.target.clone().lerp(aim.target, share),
        direction:
          passed === 1
            ? aim.direction
            : from.direction.clone().applyQuaternion(new Quaternion().slerp(turn, share)),
        zoom: from.zoom * (aim.zoom / from.zoom) ** share,
      });
      if (passed < 1) this.flight = requestAnimationFrame(step);
    };
    this.flight = requestAnimationFrame(step);
  }

  private stop(): void {
    cancelAnimationFrame(this.flight);
  }
}
