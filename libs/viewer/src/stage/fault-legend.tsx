import { type PaintedFault, paintedFaults, type PartView } from '../engine/part-view.js';
import { figure, say } from '../viewer-words.js';

interface FaultLegendProps {
  view: PartView;
  shown: ReadonlySet<PaintedFault>;
  onToggle: (fault: PaintedFault) => void;
  onShow: (fault: PaintedFault) => void;
}

/** What the colours on the part mean: each can be left out, and looked at. */
export function FaultLegend({ view, shown, onToggle, onShow }: FaultLegendProps) {
  const found = paintedFaults.filter((fault) => view.faults[fault] !== undefined);
  if (found.length === 0) return <p class="good">{say('sound')}</p>;
  return (
    <fieldset>
      <legend>{say('legend')}</legend>
      <ul class="fault-legend">
        {found.map((fault) => (
          <li key={fault}>
            <label class="check">
              <input type="checkbox" checked={shown.has(fault)} onChange={() => onToggle(fault)} />
              <span class={`fault-mark ${fault}`} aria-hidden="true" />
              <span>
                {say('fault', { fault })} <small>{detailOf(view, fault)}</small>
              </span>
            </label>
            <button
              type="button"
              class="link"
              aria-label={say('showOf', { fault })}
              onClick={() => onShow(fault)}
            >
              {say('show')}
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

function detailOf({ faults, openEdgesMm }: PartView, fault: PaintedFault): string {
  const { count, areaMm2, leastMm, mostMm } = faults[fault]!;
  if (fault === 'openEdges')
    return say('openEdges', { count: openEdgesMm.length / 6, mm: figure(mostMm, 2) });
  const area = figure(areaMm2, 0);
  return fault === 'overhangs'
    ? say('overhangs', { count, area, mm: figure(mostMm, 2) })
    : say('thinWalls', { count, area, mm: figure(leastMm, 2) });
}
