import { useLayoutEffect, useRef } from 'preact/hooks';
import { Actions, Button } from '@web/components/button.js';
import { FailureNotice } from '@web/app/failure-notice.js';
import { dataOf } from '@web/app/failure.js';
import { formText } from '@web/app/form-text.js';
import { TextField } from '@web/app/text-field.js';
import { useAction } from '@web/app/use-action.js';
import { service } from '../service/client.js';
import { say } from '../words/language.js';
import { loadSession, type Me, signOut, standing } from './session.js';

/** The way in: the page that was asked for is drawn once the session is there. */
export function SignInPage() {
  return (
    <main class="console-door">
      <h1>{say('frame.title')}</h1>
      <p>{say('session.reason')}</p>
      <SignInForm />
    </main>
  );
}

/** Over a page whose session has ended: it stays as it is, what is typed in it too, and waits. */
export function SignInOver({ me }: { me: Me }) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Closing gives the focus back to where it was.
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    return () => current?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      class="modal sign-in-over"
      aria-labelledby="sign-in-title"
      onCancel={(event) => event.preventDefault()}
      // A browser closes it in spite of that when Escape is pressed twice.
      onClose={() => dialog.current?.showModal()}
    >
      <header>
        <h2 id="sign-in-title">{say('session.ended')}</h2>
      </header>
      <p>{say('session.endedReason')}</p>
      <SignInForm email={me.email} />
    </dialog>
  );
}

function SignInForm({ email }: { email?: string }) {
  const action = useAction();
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const form = new FormData(event.currentTarget as HTMLFormElement);
    const body = {
      email: formText(form, 'email'),
      password: formText(form, 'password'),
      rememberMe: form.get('rememberMe') !== null,
    };
    await action.run(async () => {
      await dataOf(service.POST('/api/auth/sign-in/email', { body }));
      await loadSession();
    });
  };
  return (
    <form class="form" onSubmit={(event) => void submit(event)}>
      <FailureNotice failure={action.failure.value} />
      <TextField
        name="email"
        type="email"
        label={say('session.email')}
        autocomplete="username"
        defaultValue={email}
        required
      />
      <TextField
        name="password"
        type="password"
        label={say('session.password')}
        autocomplete="current-password"
        required
      />
      <label class="check">
        <input type="checkbox" name="rememberMe" />
        {say('session.remember')}
      </label>
      <Actions>
        <Button isBusy={action.isBusy.value}>{say('session.signIn')}</Button>
      </Actions>
    </form>
  );
}

/** For an account that is no operator's. */
export function RefusedPage() {
  const { value } = standing;
  const action = useAction();
  return (
    <main class="console-door">
      <h1>{say('frame.title')}</h1>
      {value.step === 'refused' && <FailureNotice failure={value.failure} />}
      <Actions>
        <Button type="button" isBusy={action.isBusy.value} onClick={() => void action.run(signOut)}>
          {say('session.signOut')}
        </Button>
      </Actions>
    </main>
  );
}
