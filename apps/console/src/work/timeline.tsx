import type { Schema } from '@client/service-client.js';
import { consolePath } from '@shared/domain/contract/console-paths.js';
import { figures, say } from '../words/language.js';
import { jobsPath } from './job-links.js';
import { tryOf } from './spans.js';

type Step = Schema<'JobStep'>;

/** What happened to a job, oldest first. */
export function Timeline({ steps }: { steps: readonly Step[] }) {
  return (
    <section>
      <h2>{say('work.job.timeline')}</h2>
      <p class="soft">{say('work.job.kept')}</p>
      <ol class="timeline">
        {steps.map((step, place) => (
          <li key={place} data-kind={step.kind}>
            <time dateTime={step.at}>{clockOf(step.at)}</time>
            <span>
              <strong>{say(`work.steps.${step.kind}`)}</strong>
              <small class="soft">
                <StepFacts step={step} />
              </small>
              {step.note !== null && <span class="as-typed">{step.note}</span>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** To the second: steps follow each other closely. */
function clockOf(moment: string): string {
  const seconds = String(new Date(moment).getUTCSeconds()).padStart(2, '0');
  return `${figures.moment(moment)}:${seconds}`;
}

function StepFacts({ step: { kind, try: count, ms, workerId, requestId } }: { step: Step }) {
  const span = ms === null ? null : tryOf(ms);
  const facts = [
    ...(count === null ? [] : [say('work.job.try', { count })]),
    ...(span === null ? [] : [say(kind === 'givenBack' ? 'work.job.putOff' : 'work.job.took', { span })]),
    ...(workerId === null ? [] : [say('work.job.worker', { id: workerId.slice(-8) })]),
  ];
  return (
    <>
      {facts.join(' · ')}
      {requestId !== null && (
        <>
          {facts.length > 0 && ' · '}
          <a href={jobsPath({ requestId })}>{say('work.job.request', { id: requestId })}</a>
        </>
      )}
    </>
  );
}

/** The causes for which it failed. */
export function Faults({ faults }: { faults: readonly Schema<'JobFault'>[] }) {
  if (faults.length === 0) return null;
  return (
    <section>
      <h2>{say('work.job.faults')}</h2>
      {faults.map(({ fingerprint, tries, stack, lastAt, settledAt, settledNote }) => (
        <article key={fingerprint} class="card record">
          <p>
            <a href={consolePath('work/failures', fingerprint)}>
              {say('work.job.fault', { tries, at: figures.moment(lastAt) })}
            </a>
            {settledAt !== null && <> · {say('work.job.settled', { at: figures.moment(settledAt) })}</>}
            {settledNote !== null && <> · {settledNote}</>}
          </p>
          <pre class="stack" tabIndex={0}>
            {stack}
          </pre>
        </article>
      ))}
    </section>
  );
}
