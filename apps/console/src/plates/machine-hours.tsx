import type { Schema } from '@client/service-client.js';
import { dataOf } from '@web/app/failure.js';
import { Record } from '@web/app/use-record.js';
import { useLive } from '../live/use-live.js';
import { service } from '../service/client.js';
import { figures, say } from '../words/language.js';

type Pace = Schema<'MachinePace'>;

/** Side of a chart, and the room of its words, in its own units. */
const side = 240;
const edge = 36;

/** What machines really took, drawn against the estimate. */
export function MachineHours() {
  const [record] = useLive(['plates'], () => dataOf(service.GET('/ops/api/plates/paces')));
  return (
    <Record record={record}>
      {(paces) =>
        paces.length === 0 ? (
          <p>{say('plates.noPaces')}</p>
        ) : (
          <>
            <p class="soft">{say('plates.pacesHint')}</p>
            <ul class="charts">
              {paces.map((pace) => (
                <li key={`${pace.machine} ${pace.polymer}`}>
                  <PaceChart pace={pace} />
                </li>
              ))}
            </ul>
          </>
        )
      }
    </Record>
  );
}

function PaceChart({ pace: { machine, polymer, pace, points } }: { pace: Pace }) {
  const longest = Math.max(...points.flatMap((point) => [point.estimatedMinutes, point.actualMinutes]), 1);
  const at = (minutes: number) => (minutes / longest) * side;
  const name = say('plates.paceOf', { machine, polymer: polymer.toUpperCase() });
  const said = say('plates.pace', { pace: pace ?? 0, percent: Math.round((pace ?? 0) * 100) });
  const hours = figures.figure(longest / 60);
  return (
    <figure>
      <figcaption>
        <strong>{name}</strong> {said}
      </figcaption>
      <svg
        class="chart"
        viewBox={`0 0 ${side + edge + 8} ${side + edge + 8}`}
        role="img"
        aria-label={`${name}, ${said}`}
      >
        <g transform={`translate(${edge}, 8)`}>
          <path class="axis" d={`M0 0V${side}H${side}`} />
          <path class="even" d={`M0 ${side}L${side} 0`} />
          {points.map((point) => (
            <circle key={point.at} cx={at(point.estimatedMinutes)} cy={side - at(point.actualMinutes)} r={5}>
              <title>
                {`${figures.day(point.at)}: ${figures.duration(point.estimatedMinutes / 60)} → ${figures.duration(point.actualMinutes / 60)}`}
              </title>
            </circle>
          ))}
          <text x={side} y={side + 16} text-anchor="end">
            {hours}
          </text>
          <text x={side / 2} y={side + 30} text-anchor="middle">
            {say('plates.axisEstimated')}
          </text>
          <text x={-6} y={10} text-anchor="end">
            {hours}
          </text>
          <text transform={`translate(-22, ${side / 2}) rotate(-90)`} text-anchor="middle">
            {say('plates.axisActual')}
          </text>
        </g>
      </svg>
    </figure>
  );
}
