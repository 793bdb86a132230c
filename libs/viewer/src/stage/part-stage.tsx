import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Vector3 } from 'three';
import { type PaintedFault, paintedFaults, type PartView } from '../engine/part-view.js';
import { figure, say } from '../viewer-words.js';
import { FaultLegend } from './fault-legend.js';
import { CutTool } from './cut-tool.js';
import { Distance } from './distance.js';
import { axes, type LabelPixels, PartScene } from './part-scene.js';
import { ViewTools } from './view-tools.js';

interface PartStageProps {
  name: string;
  view: PartView;
  fault?: PaintedFault;
}

/** The picture of a part, with its tools beside it. */
export function PartStage({ name, view, fault }: PartStageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const labels = useRef<HTMLDivElement>(null);
  const [scene, setScene] = useState<PartScene | 'unsupported' | null>(null);
  const shown = useSignal<ReadonlySet<PaintedFault>>(new Set(paintedFaults));
  const isMeasuring = useSignal(false);
  const points = useSignal<readonly Vector3[]>([]);
  const isLost = useSignal(false);

  // With the drawing: a tool that is there works.
  useLayoutEffect(() => {
    const onPoint = (point: Vector3 | null): void => {
      if (isMeasuring.value && point !== null) points.value = withPoint(points.value, point);
    };
    const onDrawn = (places: LabelPixels): void => placeLabels(labels.current, places);
    const onLost = (isGone: boolean): void => void (isLost.value = isGone);
    const started = start(canvas.current!, view, onDrawn, onPoint, onLost);
    setScene(started ?? 'unsupported');
    if (fault !== undefined) started?.flyTo(fault);
    return () => started?.dispose();
  }, []);
  const drawn = scene === 'unsupported' ? null : scene;
  useLayoutEffect(() => drawn?.show(shown.value), [drawn, shown.value]);
  useLayoutEffect(() => drawn?.mark(points.value), [drawn, points.value]);
  if (scene === 'unsupported') return <p role="alert">{say('unsupported')}</p>;

  const measureInMiddle = (): void => {
    const point = drawn?.pointInMiddle() ?? null;
    if (isMeasuring.value && point !== null) points.value = withPoint(points.value, point);
  };
  return (
    <div class="viewer">
      <div class={`stage${isMeasuring.value ? ' measuring' : ''}`}>
        <canvas
          ref={canvas}
          tabindex={0}
          role="application"
          aria-label={altText(name, view)}
          onKeyDown={(event) => {
            if (drawn !== null && actOnKey(drawn, event.key, measureInMiddle)) event.preventDefault();
          }}
        />
        <div ref={labels} class="lengths" dir="ltr" aria-hidden="true">
          {axes.map((axis, index) => (
            <span key={axis}>{`${axis} ${figure(view.sizeMm[index]!, 2)} mm`}</span>
          ))}
        </div>
        {isLost.value && (
          <p class="lost" role="alert">
            {say('lost')}
          </p>
        )}
      </div>
      <div class="viewer-tools">
        <ViewTools scene={drawn} />
        <CutTool sizeMm={view.sizeMm} onCut={(cut) => drawn?.cut(cut)} />
        <Distance
          isMeasuring={isMeasuring.value}
          points={points.value}
          onToggle={() => {
            isMeasuring.value = !isMeasuring.value;
            points.value = [];
          }}
        />
        <FaultLegend
          view={view}
          shown={shown.value}
          onToggle={(one) => (shown.value = withToggled(shown.value, one))}
          onShow={(one) => {
            canvas.current?.scrollIntoView({ block: 'nearest' });
            drawn?.flyTo(one);
          }}
        />
        <p class="note">{say('help')}</p>
      </div>
    </div>
  );
}

function start(...args: ConstructorParameters<typeof PartScene>): PartScene | null {
  try {
    return new PartScene(...args);
  } catch {
    // There is no WebGL, or no more of it.
    return null;
  }
}

/** What the picture shows, in words. */
function altText(name: string, { sizeMm: [x, y, z], faults }: PartView): string {
  const size = say('alt', { name, x: figure(x, 2), y: figure(y, 2), z: figure(z, 2) });
  const found = paintedFaults.filter((fault) => faults[fault] !== undefined);
  const kinds = found.map((fault) => say('fault', { fault }));
  return [size, found.length === 0 ? say('sound') : `${kinds.join(', ')}.`].join(' ');
}

function placeLabels(place: HTMLElement | null, pixels: LabelPixels): void {
  for (const [index, axis] of axes.entries()) {
    const label = place?.children[index];
    if (!(label instanceof HTMLElement)) continue;
    label.style.transform = `translate(${pixels[axis].x}px, ${pixels[axis].y}px) translate(-50%, -50%)`;
  }
}

/** The third point begins anew. */
function withPoint(points: readonly Vector3[], point: Vector3): readonly Vector3[] {
  return points.length === 2 ? [point] : [...points, point];
}

function withToggled(shown: ReadonlySet<PaintedFault>, fault: PaintedFault): ReadonlySet<PaintedFault> {
  const next = new Set(shown);
  if (!next.delete(fault)) next.add(fault);
  return next;
}

/** Answers whether the key means something here. */
function actOnKey({ view }: PartScene, key: string, onPoint: () => void): boolean {
  const acts: Record<string, () => void> = {
    ArrowLeft: () => view.turn(-1, 0),
    ArrowRight: () => view.turn(1, 0),
    ArrowUp: () => view.turn(0, 1),
    ArrowDown: () => view.turn(0, -1),
    '+': () => view.zoom(1),
    '=': () => view.zoom(1),
    '-': () => view.zoom(-1),
    '0': () => view.fit(),
    Enter: onPoint,
  };
  acts[key]?.();
  return acts[key] !== undefined;
}
