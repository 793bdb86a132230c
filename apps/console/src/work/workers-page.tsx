import type { Schema } from '@client/service-client.js';
import { requeueLateSeconds } from '@shared/domain/contract/limits.js';
import { DataTable } from '@web/components/data-table.js';
import { Notice } from '@web/components/notice.js';
import { dataOf } from '@web/app/failure.js';
import { SecondClick } from '@web/app/second-click.js';
import { Record } from '@web/app/use-record.js';
import { useLive } from '../live/use-live.js';
import { service } from '../service/client.js';
import { mayAct } from '../session/session.js';
import { figures, say } from '../words/language.js';
import { jobName, jobPath, jobsPath, workNames } from './job-links.js';
import { NowButton } from './now-button.js';
import { Schedule } from './schedule.js';
import { agoOf, spanOf } from './spans.js';

type Worker = Schema<'Worker'>;

/** The processes that do the work, the rows that wait for them, and what runs at intervals. */
export function WorkersPage() {
  const [record, reload] = useLive(['workers'], () => dataOf(service.GET('/ops/api/workers')));
  return (
    <>
      <h1>{say('menu.workers')}</h1>
      <Record record={record}>
        {(workers) => (
          <>
            {!workers.some(({ state, drainWantedBy }) => state === 'alive' && drainWantedBy === null) && (
              <Notice tone="bad">
                <p>{say(workers.length === 0 ? 'work.workers.none' : 'work.workers.noneAlive')}</p>
              </Notice>
            )}
            {workers.length > 0 && <WorkerTable workers={workers} onDone={reload} />}
          </>
        )}
      </Record>
      <Pending />
      <Schedule />
    </>
  );
}

function WorkerTable({ workers, onDone }: { workers: readonly Worker[]; onDone: () => void }) {
  return (
    <DataTable
      label={say('work.workers.workers')}
      columns={[
        { label: say('work.workers.worker'), isRowHead: true },
        { label: say('work.workers.state') },
        { label: say('work.workers.busy') },
        { label: say('work.workers.inFlight') },
        { label: say('work.workers.memory'), isFigure: true, isExtra: true },
        { label: say('work.workers.release'), isExtra: true },
        { label: say('work.workers.started'), isExtra: true },
      ]}
      keys={workers.map(({ id }) => id)}
      rows={workers.map((worker) => [
        <>
          {worker.host ?? '–'} <small class="soft">{worker.pid ?? worker.id}</small>
        </>,
        <State worker={worker} onDone={onDone} />,
        say('work.workers.busyOf', { busy: worker.busy, capacity: worker.capacity }),
        <InFlight worker={worker} />,
        worker.memoryBytes === null ? '–' : figures.fileSize(worker.memoryBytes),
        <>
          {worker.version ?? '–'}{' '}
          <small class="soft">
            {say('work.workers.kernel')} {worker.kernelVersion ?? '–'}
          </small>
        </>,
        worker.startedAt === null ? '–' : figures.moment(worker.startedAt),
      ])}
    />
  );
}

/** What was asked counts at once: the worker follows with its next sign of life. */
function shownState({ state, drainWantedBy }: Worker): Worker['state'] | 'drainAsked' | 'resuming' {
  if (state === 'alive' && drainWantedBy !== null) return 'drainAsked';
  if (state === 'draining' && drainWantedBy === null) return 'resuming';
  return state;
}

function State({ worker, onDone }: { worker: Worker; onDone: () => void }) {
  const { id, seenAt, drainWantedBy } = worker;
  const state = shownState(worker);
  const tone = { alive: 'good', drainAsked: 'wait', draining: 'wait', resuming: 'wait', lost: 'bad' }[state];
  const drain = async (draining: boolean): Promise<void> => {
    await dataOf(service.PATCH('/ops/api/workers/{id}', { params: { path: { id } }, body: { draining } }));
    onDone();
  };
  return (
    <>
      <span class={`state ${tone}`}>{say(`work.workers.states.${state}`)}</span>
      {state === 'lost' && <small class="soft">{say('work.workers.ago', { span: agoOf(seenAt) })}</small>}
      {drainWantedBy !== null && (
        <small class="soft">{say('work.workers.drainedBy', { who: drainWantedBy })}</small>
      )}
      {state !== 'lost' &&
        mayAct('operator') &&
        (drainWantedBy === null ? (
          state === 'alive' && (
            <SecondClick
              label={say('work.workers.drain')}
              question={say('work.workers.drainQuestion')}
              act={() => drain(true)}
            />
          )
        ) : (
          <NowButton label={say('work.workers.undrain')} act={() => drain(false)} />
        ))}
    </>
  );
}

function InFlight({ worker: { jobs, state } }: { worker: Worker }) {
  if (jobs.length === 0 || state === 'lost') return <>{say('work.workers.idle')}</>;
  return (
    <ul class="plain">
      {jobs.map(({ job, subject, startedAt }) => (
        <li key={`${job} ${subject}`}>
          {isWork(job) ? <a href={jobPath(job, subject)}>{jobName(job)}</a> : job}{' '}
          <small class="soft">{agoOf(startedAt)}</small>
        </li>
      ))}
    </ul>
  );
}

const isWork = (job: string): job is (typeof workNames)[number] => workNames.some((one) => one === job);

/** Rows that wait, by kind. */
function Pending() {
  const [record] = useLive(['work', 'workers'], () => dataOf(service.GET('/ops/api/pending')));
  return (
    <section>
      <h2>{say('work.workers.pending')}</h2>
      <Record record={record}>
        {({ kinds, requeueLagSeconds }) => (
          <>
            {requeueLagSeconds !== null && requeueLagSeconds > requeueLateSeconds && (
              <Notice tone="wait">
                <p>{say('work.queues.requeueLate', { age: spanOf(requeueLagSeconds) })}</p>
              </Notice>
            )}
            <DataTable
              label={say('work.workers.pending')}
              columns={[
                { label: say('work.workers.kind'), isRowHead: true },
                { label: say('work.workers.count'), isFigure: true },
                { label: say('work.workers.stuck'), isFigure: true },
                { label: say('work.workers.oldest'), isFigure: true },
              ]}
              rows={kinds.map(({ job, pending, stuck, oldestSeconds }) => [
                <a href={jobsPath({ job, state: 'pending' })}>{jobName(job)}</a>,
                pending,
                <span class={stuck > 0 ? 'state bad' : undefined}>{stuck}</span>,
                pending === 0 ? '–' : spanOf(oldestSeconds),
              ])}
            />
          </>
        )}
      </Record>
    </section>
  );
}
