import type { Schema } from '@client/service-client.js';
import { consolePath } from '@shared/domain/contract/console-paths.js';
import { mayAct } from '../session/session.js';
import { figures, say } from '../words/language.js';
import { ChangeGroup } from './change-group.js';
import { jobName, jobPath, jobsPath } from './job-links.js';

interface FailureGroupProps {
  group: Schema<'FailureGroup'>;
  onDone: () => void;
}

/** One cause with what it touches, an example, and what can be done about all of its jobs. */
export function FailureGroup({ group, onDone }: FailureGroupProps) {
  const { fingerprint, job, error, cause, frame, tries, openJobs, givenUpJobs, customers, example } = group;
  const [first, last] = [figures.moment(group.firstAt), figures.moment(group.lastAt)];
  return (
    <article class="card record">
      <h2>
        <a href={consolePath('work/failures', fingerprint)}>{cause || error}</a>
      </h2>
      <p class="soft">{say('work.failures.about', { job: jobName(job), error })}</p>
      <p>
        <strong>{say('work.failures.open', { count: openJobs })}</strong>
        {' · '}
        {say('work.failures.givenUp', { count: givenUpJobs })}
        {' · '}
        {say('work.failures.customers', { count: customers })}
      </p>
      <p class="soft">{say('work.failures.tries', { count: tries, first, last })}</p>
      {example !== null && (
        <>
          <p>
            <a href={jobPath(job, example.subject)}>
              {say('work.failures.example', { subject: example.subject })}
            </a>
            {' · '}
            <a href={jobsPath({ error: fingerprint })}>{say('work.failures.all')}</a>
          </p>
          <details>
            <summary>{say('work.failures.stack')}</summary>
            <pre class="stack" tabIndex={0}>
              {example.stack || frame}
            </pre>
          </details>
        </>
      )}
      {openJobs > 0 && mayAct('operator') && <ChangeGroup fingerprint={fingerprint} onDone={onDone} />}
    </article>
  );
}
