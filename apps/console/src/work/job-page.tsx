import type { Schema } from '@client/service-client.js';
import { consolePath } from '@shared/domain/contract/console-paths.js';
import { Definitions } from '@web/components/definitions.js';
import { Notice } from '@web/components/notice.js';
import { dataOf } from '@web/app/failure.js';
import { notify } from '@web/app/notices.js';
import { SecondClick } from '@web/app/second-click.js';
import { Record } from '@web/app/use-record.js';
import { useLive } from '../live/use-live.js';
import { service } from '../service/client.js';
import { mayAct } from '../session/session.js';
import { CustomerLink } from '../ui/customer-link.js';
import { figures, say } from '../words/language.js';
import { jobName, jobsPath } from './job-links.js';
import { JobState } from './jobs-page.js';
import { NoteForm } from '../ui/note-form.js';
import { RowFacts } from './row-facts.js';
import { spanOf } from './spans.js';
import { Faults, Timeline } from './timeline.js';

type Story = Schema<'JobStory'>;

/** All that is known of one job: `<job>:<id of its work>`. */
export function JobPage({ id }: { id: string }) {
  const place = id.indexOf(':');
  const params = { path: { job: id.slice(0, place), subject: id.slice(place + 1) } };
  const [record, reload] = useLive(
    ['work', 'workers'],
    () => dataOf(service.GET('/ops/api/jobs/{job}/{subject}', { params })),
    id,
  );
  return (
    <Record record={record}>
      {(story) => (
        <article class="record">
          <h1>{jobName(story.job)}</h1>
          {story.wait !== null && <WaitNote wait={story.wait} />}
          <Facts story={story} />
          <RowFacts row={story.row} />
          {mayAct('operator') && (story.state === 'pending' || story.state === 'givenUp') && (
            <Changes story={story} onDone={reload} />
          )}
          <Timeline steps={story.steps} />
          <Faults faults={story.faults} />
          <Queued story={story} />
        </article>
      )}
    </Record>
  );
}

/** Why it waits, where, and for how long yet. */
function WaitNote({ wait: { reason, lane, position, estimatedStartSeconds } }: { wait: Schema<'JobWait'> }) {
  const name = say(`work.queueNames.${lane}`);
  return (
    <Notice tone="wait">
      <h2>{say('work.job.wait')}</h2>
      <p>
        {say(`work.waits.${reason}`)}{' '}
        <a href={consolePath('work/queues', lane)}>
          {position === null
            ? say('work.waits.lane', { lane: name })
            : say('work.waits.position', { lane: name, count: position })}
        </a>{' '}
        {estimatedStartSeconds === 0 && say('work.waits.soon')}
        {estimatedStartSeconds !== null &&
          estimatedStartSeconds > 0 &&
          say('work.waits.start', { span: spanOf(estimatedStartSeconds) })}
      </p>
    </Notice>
  );
}

function Facts({ story }: { story: Story }) {
  const { subject, queue, state, since, finishedAt, customer } = story;
  return (
    <Definitions
      rows={[
        [say('work.job.state'), <JobState state={state} />],
        [say('work.job.subject'), <code>{subject}</code>],
        [
          say('work.job.queue'),
          <a href={consolePath('work/queues', queue)}>{say(`work.queueNames.${queue}`)}</a>,
        ],
        [say('work.job.since'), figures.moment(since)],
        [say('work.job.finishedAt'), finishedAt === null ? '–' : figures.moment(finishedAt)],
        [
          say('work.job.customer'),
          customer === null ? (
            '–'
          ) : (
            <>
              <CustomerLink customer={customer} />{' '}
              <a href={jobsPath({ customer: customer.id })}>{customer.email}</a>
            </>
          ),
        ],
      ]}
    />
  );
}

function Changes({ story: { job, subject }, onDone }: { story: Story; onDone: () => void }) {
  const params = { path: { job, subject } };
  const retry = async (): Promise<void> => {
    const { done } = await dataOf(service.POST('/ops/api/jobs/{job}/{subject}/retry', { params }));
    notify({ tone: done === 0 ? 'plain' : 'good', text: say('work.job.retried', { done }) });
    onDone();
  };
  const dismiss = async (note: string): Promise<void> => {
    const { done } = await dataOf(
      service.POST('/ops/api/jobs/{job}/{subject}/dismiss', { params, body: { note } }),
    );
    notify({ tone: done === 0 ? 'plain' : 'good', text: say('work.job.dismissed', { done }) });
    onDone();
  };
  return (
    <div class="row-actions">
      <SecondClick
        key={`retry ${subject}`}
        label={say('work.job.retry')}
        question={say('work.job.retryQuestion')}
        act={retry}
      />
      <NoteForm
        name="note"
        label={say('work.job.dismiss')}
        field={say('work.job.note')}
        fault="note"
        act={dismiss}
      />
    </div>
  );
}

function Queued({ story: { queued, queue } }: { story: Story }) {
  const at = (moment: string | null) => (moment === null ? '–' : figures.moment(moment));
  return (
    <section>
      <h2>{say('work.job.queued')}</h2>
      {queued === null ? (
        <p class="soft">{say('work.job.notQueued')}</p>
      ) : (
        <Definitions
          rows={[
            [
              say('work.job.rawId'),
              <a href={`/ops/queues/queue/${queue}/${encodeURIComponent(queued.id)}`}>
                <code>{queued.id}</code>
              </a>,
            ],
            [say('work.job.rawState'), say('work.job.rawStates', { state: queued.state })],
            [say('work.job.attempts'), queued.attemptsMade],
            [say('work.job.addedAt'), at(queued.addedAt)],
            [say('work.job.startedAt'), at(queued.startedAt)],
            [say('work.job.delayedUntil'), at(queued.delayedUntil)],
            [say('work.job.failedReason'), queued.failedReason ?? '–'],
          ]}
        />
      )}
    </section>
  );
}
