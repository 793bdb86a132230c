import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { figure, say } from '../viewer-words.js';
import { axes, type Axis, type Cut } from './part-scene.js';

interface CutToolProps {
  sizeMm: readonly [x: number, y: number, z: number];
  onCut: (cut: Cut | null) => void;
}

const steps = 1000;

/** Cuts the part across an axis, at a place that a slider moves. */
export function CutTool({ sizeMm, onCut }: CutToolProps) {
  const name = useId();
  const cut = useSignal<Cut | null>(null);
  const set = (next: Cut | null): void => {
    cut.value = next;
    onCut(next);
  };
  const choose = (axis: Axis | null): void => set(axis === null ? null : { axis, share: 0.5 });
  const at = cut.value;
  const mm = at === null ? '' : figure(at.share * sizeMm[axes.indexOf(at.axis)]!, 2);
  return (
    <fieldset>
      <legend>{say('section')}</legend>
      <div class="tools-row">
        {[null, ...axes].map((axis) => (
          <label key={axis} class="check">
            <input
              type="radio"
              name={name}
              checked={(at?.axis ?? null) === axis}
              onChange={() => choose(axis)}
            />
            {axis ?? say('noSection')}
          </label>
        ))}
      </div>
      {at !== null && (
        <label class="slider">
          <span>{say('cutAt', { axis: at.axis, mm })}</span>
          <input
            type="range"
            min={0}
            max={steps}
            value={at.share * steps}
            aria-valuetext={`${mm} mm`}
            onInput={({ currentTarget }) =>
              set({ axis: at.axis, share: Number(currentTarget.value) / steps })
            }
          />
        </label>
      )}
    </fieldset>
  );
}
