import { useRef } from 'preact/hooks';
import {
  cardLimits,
  placeableElements,
  type PlaceableElement,
  type Placement,
} from '@cards/design/card-options.js';
import { colours } from './card-colours.js';
import { draft, place, placementOf } from './card-draft.js';
import type { CardDrawing, DrawnElement } from './card-messages.js';
import { drawing, isWaiting, refusals } from './card-picture.js';
import { elementName } from './card-words.js';
import { PlaceFindings } from './place-findings.js';
import { sayDesigner } from './designer-words.js';

/** How far walls throw light and shade in the picture, millimetres. */
const shadeMm = 0.22;

/** The card as it comes out, drawn anew after each change. */
export function CardPreview() {
  const shown = drawing.value;
  const isStale = refusals.value.length > 0 || isWaiting.value;
  return (
    <div class={isStale ? 'card-preview stale' : 'card-preview'}>
      {shown === null ? (
        <p role="status">
          {refusals.value.length === 0
            ? sayDesigner('drawing')
            : sayDesigner('faults', { count: refusals.value.length })}
        </p>
      ) : (
        <figure>
          <Picture drawing={shown} />
          <figcaption class="soft">{sayDesigner('moveHow')}</figcaption>
        </figure>
      )}
      <PlaceFindings />
      {isWaiting.value && (
        <p class="notice wait" role="status">
          {sayDesigner('waiting')}
        </p>
      )}
    </div>
  );
}

function Picture({ drawing: { widthMm, heightMm, plate, elements } }: { drawing: CardDrawing }) {
  const picture = useRef<SVGSVGElement>(null);
  const found = colours.value;
  return (
    <svg
      ref={picture}
      viewBox={`-1 -1 ${widthMm + 2} ${heightMm + 2}`}
      role="group"
      aria-label={sayDesigner('preview')}
    >
      <path d={plate} fill={found?.body.hex} class="plate" />
      {elements.map((one) => (
        <Element key={one.element} drawn={one} picture={picture} />
      ))}
    </svg>
  );
}

interface ElementProps {
  drawn: DrawnElement;
  picture: { current: SVGSVGElement | null };
}

function isPlaceable(element: string): element is PlaceableElement {
  return (placeableElements as readonly string[]).includes(element);
}

function Element({ drawn: { element, group, path, box }, picture }: ElementProps) {
  const found = colours.value;
  const colour = group === 'mark' || group === 'qr' ? found?.mark : found?.text;
  const id = `card-${element}`;
  // Raised walls are lit from the upper left; grooves lie the other way.
  const side = draft.value.relief === 'emboss' ? shadeMm : -shadeMm;
  const ink = (
    <>
      <defs>
        <path id={id} d={path} />
      </defs>
      <use href={`#${id}`} x={side} y={side} class="shade" />
      <use href={`#${id}`} x={-side / 2} y={-side / 2} class="light" />
      <use href={`#${id}`} fill={colour?.hex} />
      <use href={`#${id}`} class={draft.value.relief === 'emboss' ? 'raised' : 'sunk'} />
    </>
  );
  if (!isPlaceable(element)) return <g aria-hidden="true">{ink}</g>;
  return (
    <g
      class="movable"
      role="button"
      tabindex={0}
      aria-label={sayDesigner('move', { element: elementName(element) })}
      onKeyDown={(event) => moveByKey(event, element)}
      onPointerDown={(event) => drag(event, element, picture.current)}
    >
      {ink}
      <rect {...grown(box)} class="grip" rx="0.6" />
    </g>
  );
}

function grown({ x, y, width, height }: DrawnElement['box']) {
  return { x: x - 0.7, y: y - 0.7, width: width + 1.4, height: height + 1.4 };
}

const within = (value: number, limit: number): number => Math.min(limit, Math.max(-limit, value));
const toTenth = (value: number): number => Math.round(value * 10) / 10;

/** Puts an element where it is asked to be, within the bounds of a request. */
export function placeWithin(element: PlaceableElement, { dx, dy, scale }: Placement): void {
  const { dxMm, dyMm, minScale, maxScale } = cardLimits;
  place(element, {
    dx: within(toTenth(dx), dxMm),
    dy: within(toTenth(dy), dyMm),
    scale: Math.min(maxScale, Math.max(minScale, Math.round(scale * 100) / 100)),
  });
}

function moveByKey(event: KeyboardEvent, element: PlaceableElement): void {
  const step = event.shiftKey ? 5 : 0.5;
  const { dx, dy, scale } = placementOf(element);
  const changes: Partial<Record<string, Partial<Placement>>> = {
    ArrowLeft: { dx: dx - step },
    ArrowRight: { dx: dx + step },
    ArrowUp: { dy: dy + step },
    ArrowDown: { dy: dy - step },
    '+': { scale: scale + 0.05 },
    '-': { scale: scale - 0.05 },
    Delete: { dx: 0, dy: 0, scale: 1 },
  };
  const change = changes[event.key];
  if (change === undefined) return;
  event.preventDefault();
  placeWithin(element, { dx, dy, scale, ...change });
}

/** Moves an element with the pointer until that is lifted. */
function drag(event: PointerEvent, element: PlaceableElement, picture: SVGSVGElement | null): void {
  const pxPerMm = picture?.getScreenCTM()?.a;
  const target = event.currentTarget as SVGGElement;
  if (pxPerMm === undefined || event.button !== 0) return;
  const { clientX, clientY, pointerId } = event;
  const from = placementOf(element);
  const move = (moved: PointerEvent): void =>
    placeWithin(element, {
      ...from,
      dx: from.dx + (moved.clientX - clientX) / pxPerMm,
      dy: from.dy - (moved.clientY - clientY) / pxPerMm,
    });
  const end = (): void => {
    target.removeEventListener('pointermove', move);
    target.removeEventListener('pointerup', end);
    target.removeEventListener('pointercancel', end);
  };
  target.setPointerCapture(pointerId);
  target.addEventListener('pointermove', move);
  target.addEventListener('pointerup', end);
  target.addEventListener('pointercancel', end);
}
