import type { Schema } from '@client/service-client.js';
import { service } from '../service/client.js';
import { dataOf } from '@web/app/failure.js';
import { user } from '../service/session.js';
import { FailureNotice } from '@web/app/failure-notice.js';
import { type Action, useAction } from '@web/app/use-action.js';
import { Record, useRecord } from '@web/app/use-record.js';
import { figures } from '../words/language.js';
import { sayProfile } from './profile-words.js';
import { deviceOf } from './device-of.js';

type Session = Schema<'ListedSession'>;

/** Where the account is signed in, and the end of it anywhere else. */
export function SessionList() {
  // A change of the password begins another session.
  const key = user.value?.updatedAt ?? '';
  const [record, reload] = useRecord(() => dataOf(service.GET('/api/auth/list-sessions')), key);
  const action = useAction();
  const end = (token: string | null): Promise<boolean> =>
    action.run(async () => {
      if (token === null) await dataOf(service.POST('/api/auth/revoke-other-sessions'));
      else await dataOf(service.POST('/api/auth/revoke-session', { body: { token } }));
      reload();
    });
  return (
    <section>
      <h2>{sayProfile('sessions')}</h2>
      <FailureNotice failure={action.failure.value} />
      <Record record={record}>
        {(sessions) => (
          <>
            <ul class="sessions">
              {sessions.map((session) => (
                <SessionRow key={session.id} session={session} action={action} onEnd={end} />
              ))}
            </ul>
            {sessions.length > 1 && (
              <button
                type="button"
                class="link"
                aria-disabled={action.isBusy.value}
                onClick={() => void end(null)}
              >
                {sayProfile('endOthers')}
              </button>
            )}
          </>
        )}
      </Record>
    </section>
  );
}

interface SessionRowProps {
  session: Session;
  action: Action;
  onEnd: (token: string) => Promise<boolean>;
}

function SessionRow({ session, action, onEnd }: SessionRowProps) {
  const { token, userAgent, ipAddress, lastUsedAt, isCurrent } = session;
  const device = sayProfile('device', { ...deviceOf(userAgent) });
  return (
    <li>
      <p>
        <strong>
          <bdi>{device}</bdi>
        </strong>{' '}
        {isCurrent && <small class="good">{sayProfile('thisSession')}</small>}
        <br />
        <small class="soft">
          {sayProfile('lastUsed', { date: figures.day(lastUsedAt) })}
          {ipAddress !== null && (
            <>
              {' · '}
              <bdi>{ipAddress}</bdi>
            </>
          )}
        </small>
      </p>
      {!isCurrent && (
        <button
          type="button"
          class="link"
          aria-label={sayProfile('endOf', { device })}
          aria-disabled={action.isBusy.value}
          onClick={() => void onEnd(token)}
        >
          {sayProfile('end')}
        </button>
      )}
    </li>
  );
}
