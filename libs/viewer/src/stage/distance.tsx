import type { Vector3 } from 'three';
import { figure, say } from '../viewer-words.js';

interface DistanceProps {
  isMeasuring: boolean;
  points: readonly Vector3[];
  onToggle: () => void;
}

/** The distance between two points of the part. */
export function Distance({ isMeasuring, points, onToggle }: DistanceProps) {
  return (
    <div class="distance">
      <button type="button" class="button quiet" aria-pressed={isMeasuring} onClick={onToggle}>
        {say('measure')}
      </button>
      <p role="status">{isMeasuring && <Told points={points} />}</p>
    </div>
  );
}

function Told({ points: [from, to] }: Pick<DistanceProps, 'points'>) {
  if (from === undefined) return <>{say('firstPoint')}</>;
  if (to === undefined) return <>{say('secondPoint')}</>;
  const along = to.clone().sub(from);
  const [x, y, z] = along.toArray().map((length) => figure(Math.abs(length), 2));
  return (
    <>
      <strong dir="ltr">{figure(along.length(), 2)} mm</strong>{' '}
      <small dir="ltr">
        x {x} · y {y} · z {z}
      </small>
    </>
  );
}
