import { Actions, Button } from '@web/components/button.js';
import { notify } from '@web/app/notices.js';
import { service } from '../service/client.js';
import { dataOf } from '@web/app/failure.js';
import { leaveSession } from '../service/session.js';
import { FailureNotice } from '@web/app/failure-notice.js';
import { formText } from '@web/app/form-text.js';
import { TextField } from '@web/app/text-field.js';
import { useAction } from '@web/app/use-action.js';
import { say } from '../words/language.js';
import { sayProfile } from './profile-words.js';

/** The end of the account: says what goes and what stays, and takes the password. */
export function DeleteAccount() {
  const action = useAction();
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const password = formText(new FormData(event.currentTarget as HTMLFormElement), 'deletePassword');
    void action.run(async () => {
      // The box is required: no form is sent without it.
      await dataOf(service.POST('/api/auth/delete-user', { body: { password, confirm: true } }));
      leaveSession();
      notify({ tone: 'good', text: sayProfile('deleted') });
    });
  };
  return (
    <section>
      <h2>{sayProfile('delete')}</h2>
      <p>{sayProfile('deleteAbout')}</p>
      <details>
        <summary>{sayProfile('delete')}</summary>
        <form class="form" onSubmit={submit}>
          <FailureNotice failure={action.failure.value} />
          <TextField
            label={say('account.password')}
            name="deletePassword"
            type="password"
            autocomplete="current-password"
            required
            fault={action.faultOf('password')}
          />
          <label class="check">
            <input type="checkbox" required />
            {sayProfile('deleteSure')}
          </label>
          <Actions>
            <Button isBusy={action.isBusy.value}>{sayProfile('delete')}</Button>
          </Actions>
        </form>
      </details>
    </section>
  );
}
