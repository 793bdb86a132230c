import type { Schema } from '@client/service-client.js';
import { consolePath } from '@shared/domain/contract/console-paths.js';
import { requeueLateSeconds } from '@shared/domain/contract/limits.js';
import { DataTable } from '@web/components/data-table.js';
import { Notice } from '@web/components/notice.js';
import { dataOf } from '@web/app/failure.js';
import { Record } from '@web/app/use-record.js';
import { useLive } from '../live/use-live.js';
import { service } from '../service/client.js';
import { figures, say } from '../words/language.js';
import { jobName } from './job-links.js';
import { PausedLanes, PauseNote } from './pauses.js';
import { shareOf, spanOf } from './spans.js';
import { Sparkline } from './sparkline.js';

type Queue = Schema<'Queue'>;

const load = async () => {
  const [queues, pauses, pending] = await Promise.all([
    dataOf(service.GET('/ops/api/queues')),
    dataOf(service.GET('/ops/api/pauses')),
    dataOf(service.GET('/ops/api/pending')),
  ]);
  return { queues, pauses, pending };
};

/** What waits, what is done and what is paused, a row a queue. */
export function QueuesPage() {
  const [record, reload] = useLive(['work', 'workers'], load);
  return (
    <>
      <h1>{say('menu.queues')}</h1>
      <Record record={record}>
        {({ queues, pauses, pending }) => (
          <>
            {queues.some(({ depth }) => depth === null) && (
              <Notice tone="bad">
                <p>{say('work.queues.unanswered')}</p>
              </Notice>
            )}
            <StuckNote pending={pending} />
            <PausedLanes pauses={pauses} onDone={reload} />
            <QueueTable queues={queues} />
            <p>
              <a href="/ops/queues">{say('work.queues.raw')}</a>
            </p>
          </>
        )}
      </Record>
    </>
  );
}

/** Rows that nobody takes, and a requeue that does not come. */
function StuckNote({ pending: { kinds, requeueLagSeconds } }: { pending: Schema<'Pending'> }) {
  const stuck = kinds.filter((kind) => kind.stuck > 0);
  const isLate = requeueLagSeconds !== null && requeueLagSeconds > requeueLateSeconds;
  if (stuck.length === 0 && !isLate) return null;
  const count = stuck.reduce((sum, kind) => sum + kind.stuck, 0);
  const names = stuck.map((kind) => `${jobName(kind.job)} (${kind.stuck})`).join(', ');
  return (
    <Notice tone="wait">
      {stuck.length > 0 && (
        <p>
          <a href={consolePath('work/workers')}>{say('work.queues.stuck', { count, kinds: names })}</a>
        </p>
      )}
      {isLate && <p>{say('work.queues.requeueLate', { age: spanOf(requeueLagSeconds) })}</p>}
    </Notice>
  );
}

function QueueTable({ queues }: { queues: readonly Queue[] }) {
  return (
    <DataTable
      label={say('menu.queues')}
      columns={[
        { label: say('work.queues.queue'), isRowHead: true },
        { label: say('work.queues.waiting'), isFigure: true },
        { label: say('work.queues.oldest'), isFigure: true },
        { label: say('work.queues.active'), isFigure: true },
        { label: say('work.queues.added'), isFigure: true, isExtra: true },
        { label: say('work.queues.done'), isFigure: true, isExtra: true },
        { label: say('work.queues.busy'), isFigure: true, isExtra: true },
        { label: say('work.queues.failures'), isFigure: true },
        { label: say('work.queues.hour') },
      ]}
      rows={queues.map((queue) => [
        <QueueName queue={queue} />,
        queue.depth === null ? '–' : figures.figure(queue.depth),
        queue.depth ? spanOf(queue.oldestSeconds ?? 0) : '–',
        queue.active ?? '–',
        figures.figure(queue.addedPerMinute),
        figures.figure(queue.donePerMinute),
        queue.busyShare === null ? '–' : shareOf(queue.busyShare),
        <span class={queue.failureShare > 0 ? 'state bad' : undefined}>{shareOf(queue.failureShare)}</span>,
        <Hour queue={queue} />,
      ])}
    />
  );
}

function QueueName({ queue }: { queue: Queue }) {
  const name = say(`work.queueNames.${queue.queue}`);
  return (
    <>
      <a href={consolePath('work/queues', queue.queue)}>{name}</a>
      {queue.isPaused === true && <span class="state wait">{say('work.queues.paused')}</span>}
      {queue.pause !== null && (
        <small class="soft">
          <PauseNote queue={queue} />
        </small>
      )}
    </>
  );
}

/** What was done in each of the last 60 minutes; failed tries over it. */
export function Hour({ queue: { queue, hour } }: { queue: Queue }) {
  const label = say('work.queues.hourOf', {
    queue: say(`work.queueNames.${queue}`),
    most: Math.max(0, ...hour.done),
    failed: hour.failed.reduce((sum, one) => sum + one, 0),
  });
  return <Sparkline values={hour.done} faults={hour.failed} label={label} />;
}
