import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Actions, Button } from '@web/components/button.js';
import { Notice } from '@web/components/notice.js';
import { notify } from '@web/app/notices.js';
import { service } from '../service/client.js';
import { dataOf } from '@web/app/failure.js';
import { lookForSession, user } from '../service/session.js';
import { FailureNotice } from '@web/app/failure-notice.js';
import { useAction } from '@web/app/use-action.js';
import { say } from '../words/language.js';
import { resetRequest } from './reset-request.js';

/** A mailed link that the customer is to open. */
export interface AwaitedLink {
  /** `unverified`: of an account that was opened earlier. */
  kind: 'verify' | 'unverified' | 'reset';
  email: string;
}

interface AwaitLinkProps {
  link: AwaitedLink;
  onLeave: (way: 'signIn' | 'signUp') => void;
}

/** Between two looks whether the link has been opened. */
const lookEveryMs = 4000;
/** The service mails one address at most once a minute. */
const resendAfterSeconds = 60;

/** Waits for a mailed link: another tab of this browser opens it, and this page goes on. */
export function AwaitLink({ link: { kind, email }, onLeave }: AwaitLinkProps) {
  useEffect(() => {
    if (kind === 'reset') return undefined;
    const look = async (): Promise<void> => {
      if (document.hidden) return;
      await lookForSession();
      if (user.peek()) notify({ tone: 'good', text: say('signIn.confirmed') });
    };
    const lookNow = (): void => void look();
    const timer = setInterval(lookNow, lookEveryMs);
    document.addEventListener('visibilitychange', lookNow);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', lookNow);
    };
  }, [kind]);
  return (
    <section class="sign-in">
      <Notice tone="good" role="status">
        <p>{textOf({ kind, email })}</p>
        {kind !== 'reset' && <p>{say('signIn.waiting')}</p>}
      </Notice>
      <Resend kind={kind} email={email} />
      <p class="choices-in-row">
        <button type="button" class="link" onClick={() => onLeave('signIn')}>
          {kind === 'reset' ? say('account.way', { way: 'signIn' }) : say('signIn.elsewhere')}
        </button>
        {kind === 'verify' && (
          <button type="button" class="link" onClick={() => onLeave('signUp')}>
            {say('signIn.otherAddress')}
          </button>
        )}
      </p>
    </section>
  );
}

function textOf({ kind, email }: AwaitedLink): string {
  if (kind === 'verify') return say('account.verifySent', { email });
  return kind === 'reset' ? say('account.resetSent', { email }) : say('signIn.unverified', { email });
}

function Resend({ kind, email }: AwaitedLink) {
  const action = useAction();
  const isSent = useSignal(false);
  const secondsLeft = useSignal(resendAfterSeconds);
  useEffect(() => {
    const timer = setInterval(() => (secondsLeft.value = Math.max(0, secondsLeft.value - 1)), 1000);
    return () => clearInterval(timer);
  }, []);
  const send = (): Promise<boolean> =>
    action.run(async () => {
      if (kind === 'reset') {
        await dataOf(service.POST('/api/auth/request-password-reset', { body: resetRequest(email) }));
      } else {
        const body = { email, callbackURL: location.href };
        await dataOf(service.POST('/api/auth/send-verification-email', { body }));
      }
      isSent.value = true;
      secondsLeft.value = resendAfterSeconds;
    });
  const seconds = secondsLeft.value;
  return (
    <>
      <FailureNotice failure={action.failure.value} />
      {isSent.value && <p role="status">{say('signIn.sentAgain')}</p>}
      <Actions>
        <Button
          type="button"
          isQuiet
          isBusy={action.isBusy.value}
          disabled={seconds > 0}
          onClick={() => void send()}
        >
          {seconds > 0 ? say('signIn.againIn', { seconds }) : say('signIn.again')}
        </Button>
      </Actions>
    </>
  );
}
