import { useSignal } from '@preact/signals';
import { Actions, Button } from '@web/components/button.js';
import { Notice } from '@web/components/notice.js';
import { service } from '../service/client.js';
import { dataOf } from '@web/app/failure.js';
import { loadSession } from '../service/session.js';
import { FailureNotice } from '@web/app/failure-notice.js';
import { formText } from '@web/app/form-text.js';
import { TextField } from '@web/app/text-field.js';
import { useAction } from '@web/app/use-action.js';
import { say } from '../words/language.js';
import { sayProfile } from './profile-words.js';

/** Another password: needs the old one, and ends all other sessions. */
export function ChangePassword() {
  const action = useAction();
  const isChanged = useSignal(false);
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const element = event.currentTarget as HTMLFormElement;
    const form = new FormData(element);
    const body = {
      currentPassword: formText(form, 'currentPassword'),
      newPassword: formText(form, 'newPassword'),
    };
    isChanged.value = await action.run(async () => {
      await dataOf(service.POST('/api/auth/change-password', { body }));
      await loadSession();
    });
    if (isChanged.value) element.reset();
  };
  return (
    <section>
      <h2>{sayProfile('password')}</h2>
      <form class="form" onSubmit={(event) => void submit(event)}>
        <FailureNotice failure={action.failure.value} />
        <TextField
          label={sayProfile('currentPassword')}
          name="currentPassword"
          type="password"
          autocomplete="current-password"
          required
          fault={action.faultOf('currentPassword')}
        />
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
          <Button isBusy={action.isBusy.value}>{sayProfile('changePassword')}</Button>
        </Actions>
        {isChanged.value && (
          <Notice tone="good" role="status">
            {sayProfile('passwordChanged')}
          </Notice>
        )}
      </form>
    </section>
  );
}

/** Another address: asked for here, made by the link that is mailed to it. */
export function ChangeEmail() {
  const action = useAction();
  const asked = useSignal<string | null>(null);
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const element = event.currentTarget as HTMLFormElement;
    const form = new FormData(element);
    const newEmail = formText(form, 'newEmail').trim();
    const body = {
      newEmail,
      currentPassword: formText(form, 'emailPassword'),
      callbackURL: location.href,
    };
    const isAsked = await action.run(
      async () => void (await dataOf(service.POST('/api/auth/change-email', { body }))),
    );
    asked.value = isAsked ? newEmail : null;
    if (isAsked) element.reset();
  };
  return (
    <section>
      <h2>{sayProfile('email')}</h2>
      <form class="form" onSubmit={(event) => void submit(event)}>
        <FailureNotice failure={action.failure.value} />
        <TextField
          label={sayProfile('newEmail')}
          name="newEmail"
          type="email"
          autocomplete="email"
          required
          fault={action.faultOf('newEmail')}
        />
        <TextField
          label={sayProfile('currentPassword')}
          name="emailPassword"
          type="password"
          autocomplete="current-password"
          required
          fault={action.faultOf('currentPassword')}
        />
        <Actions>
          <Button isBusy={action.isBusy.value}>{sayProfile('changeEmail')}</Button>
        </Actions>
        {asked.value !== null && (
          <Notice tone="good" role="status">
            {sayProfile('emailAsked', { email: asked.value })}
          </Notice>
        )}
      </form>
    </section>
  );
}
