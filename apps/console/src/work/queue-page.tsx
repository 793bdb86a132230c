import type { Schema } from '@client/service-client.js';
import { Definitions } from '@web/components/definitions.js';
import { Notice } from '@web/components/notice.js';
import { dataOf } from '@web/app/failure.js';
import { Record } from '@web/app/use-record.js';
import { useLive } from '../live/use-live.js';
import { service } from '../service/client.js';
import { mayAct } from '../session/session.js';
import { ChoiceFilter } from '../ui/choice-filter.js';
import { useFilters } from '../ui/use-filters.js';
import { figures, say } from '../words/language.js';
import { jobName, jobsPath, workNames } from './job-links.js';
import { NoteForm } from '../ui/note-form.js';
import { NowButton } from './now-button.js';
import { PauseNote } from './pauses.js';
import { shareOf, spanOf } from './spans.js';
import { Sparkline } from './sparkline.js';

type Queue = Schema<'Queue'>;
type Point = Schema<'HistoryPoint'>;

const spans = ['1', '24', '168'] as const;

/** One queue: what it holds, what it did, and its pause. */
export function QueuePage({ id }: { id: string }) {
  const [record, reload] = useLive(['work', 'workers'], () => dataOf(service.GET('/ops/api/queues')), id);
  return (
    <Record record={record}>
      {(queues) => {
        const queue = queues.find((one) => one.queue === id);
        if (queue === undefined) return <h1>{say('frame.noPage')}</h1>;
        return (
          <article class="record">
            <h1>{say(`work.queueNames.${queue.queue}`)}</h1>
            {queue.depth === null && (
              <Notice tone="bad">
                <p>{say('work.queues.unanswered')}</p>
              </Notice>
            )}
            {queue.isPaused === true && (
              <Notice tone="wait">
                <p>
                  <PauseNote queue={queue} />
                </p>
              </Notice>
            )}
            {mayAct('operator') && <PauseForm key={String(queue.isPaused)} queue={queue} onDone={reload} />}
            <Facts queue={queue} />
            <p>
              {queue.jobs
                .filter((job) => workNames.some((name) => name === job))
                .map((job) => (
                  <a key={job} class="beside" href={jobsPath({ job, state: 'pending' })}>
                    {say('work.queues.jobs')} · {jobName(job)}
                  </a>
                ))}
              <a class="beside" href={`/ops/queues/queue/${queue.queue}`}>
                {say('work.queues.raw')}
              </a>
            </p>
            <History queue={queue.queue} />
          </article>
        );
      }}
    </Record>
  );
}

function PauseForm({ queue: { queue, isPaused, pause }, onDone }: { queue: Queue; onDone: () => void }) {
  const params = { path: { queue } };
  const pauseNow = async (reason: string): Promise<void> => {
    await dataOf(service.POST('/ops/api/queues/{queue}/pause', { params, body: { reason } }));
    onDone();
  };
  const resume = async (): Promise<void> => {
    await dataOf(service.POST('/ops/api/queues/{queue}/resume', { params }));
    onDone();
  };
  if (isPaused === true || pause !== null)
    return <NowButton label={say('work.queues.resume')} act={resume} />;
  return (
    <NoteForm
      name="reason"
      label={say('work.queues.pause')}
      field={say('work.queues.reason')}
      hint={say('work.queues.pauseHint')}
      fault="reason"
      act={pauseNow}
    />
  );
}

function Facts({ queue }: { queue: Queue }) {
  const { depth, oldestSeconds, active, delayed, addedPerMinute, donePerMinute, busyShare, failureShare } =
    queue;
  return (
    <Definitions
      rows={[
        [say('work.queues.waiting'), depth ?? '–'],
        [say('work.queues.oldest'), oldestSeconds === null ? '–' : spanOf(oldestSeconds)],
        [say('work.queues.active'), active ?? '–'],
        [say('work.queues.delayed'), delayed ?? '–'],
        [say('work.queues.added'), figures.figure(addedPerMinute)],
        [say('work.queues.done'), figures.figure(donePerMinute)],
        [say('work.queues.busy'), busyShare === null ? '–' : shareOf(busyShare)],
        [say('work.queues.failures'), shareOf(failureShare)],
      ]}
    />
  );
}

const series = {
  depth: (point: Point) => point.depth,
  done: (point: Point) => point.done,
  failed: (point: Point) => point.failed,
  oldestSeconds: (point: Point) => point.oldestSeconds,
  busy: (point: Point) => Math.round((point.busyShare ?? 0) * 100),
};

/** What the queue did, over an hour or up to seven days. */
function History({ queue }: { queue: Queue['queue'] }) {
  const [filters, choose] = useFilters(['hours']);
  const hours = spans.find((one) => one === filters.hours) ?? '24';
  const query = { hours: Number(hours) };
  const [record] = useLive(
    ['work'],
    () => dataOf(service.GET('/ops/api/queues/{queue}/history', { params: { path: { queue }, query } })),
    `${queue} ${hours}`,
  );
  return (
    <section>
      <h2>{say('work.queues.history')}</h2>
      <ChoiceFilter
        label={say('work.queues.history')}
        options={spans.map((value) => ({ value, label: say('work.queues.hours', { hours: value }) }))}
        value={hours}
        onChoose={(value) => choose({ hours: value })}
      />
      <Record record={record}>
        {(points) =>
          points.length === 0 ? (
            <p class="soft">{say('work.queues.noHistory')}</p>
          ) : (
            <Charts points={points} hours={Number(hours)} />
          )
        }
      </Record>
    </section>
  );
}

const columns = 120;

function Charts({ points, hours }: { points: readonly Point[]; hours: number }) {
  return (
    <ul class="charts">
      {(Object.keys(series) as (keyof typeof series)[]).map((name) => {
        const values = columnsOf(points, hours, name);
        const most = Math.max(0, ...values);
        const label = say(`work.queues.series.${name}`);
        const note = say('work.queues.most', { most });
        return (
          <li key={name}>
            <strong>{label}</strong> <small class="soft">{note}</small>
            <Sparkline
              {...(name === 'failed' ? { values: [], faults: values } : { values })}
              label={`${label}: ${note}`}
              isWide
            />
          </li>
        );
      })}
    </ul>
  );
}

/** Sums of counts, and the most of what is a state, in columns of the same time. */
function columnsOf(points: readonly Point[], hours: number, name: keyof typeof series): number[] {
  const stepMs = (hours * 3_600_000) / columns;
  const startMs = Date.now() - hours * 3_600_000;
  const values = new Array<number>(columns).fill(0);
  for (const point of points) {
    const place = Math.min(columns - 1, Math.floor((Date.parse(point.at) - startMs) / stepMs));
    if (place < 0) continue;
    const value = series[name](point);
    const isCount = name === 'done' || name === 'failed';
    values[place] = isCount ? values[place]! + value : Math.max(values[place]!, value);
  }
  return values;
}
