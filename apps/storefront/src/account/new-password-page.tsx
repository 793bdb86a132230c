import { useSignal } from '@preact/signals';
import { useLocation } from 'preact-iso';
import { useEffect } from 'preact/hooks';
import { Actions, Button } from '@web/components/button.js';
import { Notice } from '@web/components/notice.js';
import { service } from '../service/client.js';
import { dataOf } from '@web/app/failure.js';
import { leaveSession } from '../service/session.js';
import { FailureNotice } from '@web/app/failure-notice.js';
import { formText } from '@web/app/form-text.js';
import { TextField } from '@web/app/text-field.js';
import { useAction } from '@web/app/use-action.js';
import { say } from '../words/language.js';
import { nextPath } from './reset-request.js';
import { SignedIn } from './signed-in.js';
import { SignIn } from './sign-in.js';

/** Takes a new password by the token of a mailed link, and goes on where the link was asked for. */
export function NewPasswordPage() {
  const { query } = useLocation();
  const isSet = useSignal(false);
  const isAsking = useSignal(query.token === undefined);
  return (
    <>
      <h1>{say('signIn.newPasswordTitle')}</h1>
      {isSet.value ? (
        <>
          <Notice tone="good" role="status">
            {say('signIn.passwordSet')}
          </Notice>
          <SignedIn>
            <GoOn />
          </SignedIn>
        </>
      ) : isAsking.value ? (
        <SignIn key="ask" way="forgot" reason={say('signIn.noToken')} />
      ) : (
        <PasswordForm
          token={query.token ?? ''}
          onSet={() => (isSet.value = true)}
          onAskAnew={() => (isAsking.value = true)}
        />
      )}
    </>
  );
}

/** Leads back to the page from which the link was asked for. */
function GoOn() {
  const { route } = useLocation();
  useEffect(() => route(nextPath() ?? '', true), []);
  return null;
}

interface PasswordFormProps {
  token: string;
  onSet: () => void;
  onAskAnew: () => void;
}

function PasswordForm({ token, onSet, onAskAnew }: PasswordFormProps) {
  const action = useAction();
  const tokenFault = action.faultOf('token');
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const newPassword = formText(new FormData(event.currentTarget as HTMLFormElement), 'newPassword');
    void action.run(async () => {
      await dataOf(service.POST('/api/auth/reset-password', { body: { token, newPassword } }));
      // Every session of the account has ended, also one of this browser.
      leaveSession();
      onSet();
    });
  };
  return (
    <form class="form" onSubmit={submit}>
      <FailureNotice failure={action.failure.value} />
      {tokenFault !== null && (
        <button type="button" class="link" onClick={onAskAnew}>
          {say('signIn.newLink')}
        </button>
      )}
      <TextField
        label={say('signIn.newPassword')}
        name="newPassword"
        type="password"
        autocomplete="new-password"
        required
        hint={say('account.passwordRule')}
        fault={action.faultOf('newPassword')}
      />
      <Actions>
        <Button isBusy={action.isBusy.value}>{say('signIn.setPassword')}</Button>
      </Actions>
    </form>
  );
}
