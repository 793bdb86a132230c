import { say } from '../viewer-words.js';
import type { PartScene } from './part-scene.js';
import { sides } from './view-camera.js';

/** Where the part is seen from, and how near. */
export function ViewTools({ scene }: { scene: PartScene | null }) {
  const view = scene?.view;
  return (
    <fieldset>
      <legend>{say('view')}</legend>
      <div class="tools-row">
        {sides.map((side) => (
          <button key={side} type="button" class="button quiet" onClick={() => view?.seeFrom(side)}>
            {say('side', { side })}
          </button>
        ))}
        <button type="button" class="button quiet" onClick={() => view?.fit()}>
          {say('fit')}
        </button>
        <button type="button" class="button quiet" aria-label={say('zoomIn')} onClick={() => view?.zoom(1)}>
          +
        </button>
        <button type="button" class="button quiet" aria-label={say('zoomOut')} onClick={() => view?.zoom(-1)}>
          −
        </button>
      </div>
    </fieldset>
  );
}
