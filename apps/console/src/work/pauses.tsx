import type { Schema } from '@client/service-client.js';
import { consolePath } from '@shared/domain/contract/console-paths.js';
import { Notice } from '@web/components/notice.js';
import { dataOf } from '@web/app/failure.js';
import { service } from '../service/client.js';
import { mayAct } from '../session/session.js';
import { figures, say } from '../words/language.js';
import { NowButton } from './now-button.js';

type Pause = Schema<'Pause'>;

/** The customers whose work waits, with the way to let it go on. */
export function PausedLanes({ pauses, onDone }: { pauses: readonly Pause[]; onDone: () => void }) {
  return (
    <>
      {pauses.map(({ subject, customer, reason, pausedBy, since }) =>
        customer === null ? null : (
          <Notice key={subject} tone="wait">
            <p>
              <a href={consolePath('customers', subject)}>
                {say('work.queues.lanePaused', {
                  ...{ name: customer.name, email: customer.email, reason },
                  ...{ who: pausedBy, since: figures.moment(since) },
                })}
              </a>
            </p>
            {mayAct('operator') && (
              <NowButton
                label={say('work.queues.resume')}
                act={async () => {
                  const params = { path: { customerId: subject } };
                  await dataOf(service.POST('/ops/api/lanes/{customerId}/resume', { params }));
                  onDone();
                }}
              />
            )}
          </Notice>
        ),
      )}
    </>
  );
}

/** Why a queue is paused; nothing for one that is not. */
export function PauseNote({ queue: { isPaused, pause } }: { queue: Schema<'Queue'> }) {
  if (pause !== null) {
    const since = figures.moment(pause.since);
    return <>{say('work.queues.pausedBy', { who: pause.pausedBy, since, reason: pause.reason })}</>;
  }
  return isPaused === true ? <>{say('work.queues.pausedElsewhere')}</> : null;
}
