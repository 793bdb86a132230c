import type { Schema } from '@client/service-client.js';
import { DataTable } from '@web/components/data-table.js';
import { dataOf } from '@web/app/failure.js';
import { notify } from '@web/app/notices.js';
import { Record } from '@web/app/use-record.js';
import { useLive } from '../live/use-live.js';
import { service } from '../service/client.js';
import { mayAct } from '../session/session.js';
import { figures, say } from '../words/language.js';
import { jobName } from './job-links.js';
import { NowButton } from './now-button.js';
import { spanOf, tryOf } from './spans.js';

type Entry = Schema<'Schedule'>;

/** The jobs that run at intervals, each with its last and next run. */
export function Schedule() {
  const [record, reload] = useLive(['work'], () => dataOf(service.GET('/ops/api/schedules')));
  return (
    <section>
      <h2>{say('work.workers.schedule')}</h2>
      <Record record={record}>
        {(entries) => (
          <DataTable
            label={say('work.workers.schedule')}
            columns={[
              { label: say('work.jobs.job'), isRowHead: true },
              { label: say('work.workers.every') },
              { label: say('work.workers.next') },
              { label: say('work.workers.last') },
              { label: say('work.workers.run') },
            ]}
            keys={entries.map(({ job }) => job)}
            rows={entries.map((entry) => [
              jobName(entry.job),
              spanOf(entry.everySeconds),
              entry.nextAt === null ? say('work.workers.unknown') : figures.moment(entry.nextAt),
              <Last entry={entry} />,
              mayAct('operator') ? <Run entry={entry} onDone={reload} /> : '',
            ])}
          />
        )}
      </Record>
    </section>
  );
}

function Last({ entry: { lastAt, lastOutcome, lastMs } }: { entry: Entry }) {
  if (lastAt === null || lastOutcome === null) return <>{say('work.workers.never')}</>;
  const text = say('work.workers.lastRun', {
    ...{ outcome: lastOutcome, at: figures.moment(lastAt), span: tryOf(lastMs ?? 0) },
  });
  return lastOutcome === 'failed' ? <span class="state bad">{text}</span> : <>{text}</>;
}

function Run({ entry: { job }, onDone }: { entry: Entry; onDone: () => void }) {
  const run = async (): Promise<void> => {
    await dataOf(service.POST('/ops/api/schedules/{job}/run', { params: { path: { job } } }));
    notify({ tone: 'good', text: say('work.workers.ran', { job: jobName(job) }) });
    onDone();
  };
  return <NowButton label={say('work.workers.run')} act={run} />;
}
