import { useSignal } from '@preact/signals';
import { Actions, Button } from '@web/components/button.js';
import type { Schema } from '@client/service-client.js';
import { PurchaseFields, purchaseOf } from '../quotes/purchase-fields.js';
import { service } from '../service/client.js';
import { dataOf } from '@web/app/failure.js';
import { loadSession } from '../service/session.js';
import { FailureNotice } from '@web/app/failure-notice.js';
import { formText } from '@web/app/form-text.js';
import { TextField } from '@web/app/text-field.js';
import { useAction } from '@web/app/use-action.js';
import { say } from '../words/language.js';
import { sayProfile } from './profile-words.js';
import { typedPhone } from '@web/app/typed-phone.js';

/** Who the customer is, and what new quotes and orders take. */
export function ProfileForm({ profile }: { profile: Schema<'Profile'> }) {
  const action = useAction();
  const isSaved = useSignal(false);
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const form = new FormData(event.currentTarget as HTMLFormElement);
    isSaved.value = await action.run(async () => {
      await dataOf(service.PATCH('/api/user/profile', { body: profileOf(form) }));
      await loadSession();
    });
  };
  return (
    <section>
      <h2>{sayProfile('about')}</h2>
      <form class="form" onSubmit={(event) => void submit(event)} onInput={() => (isSaved.value = false)}>
        <FailureNotice failure={action.failure.value} />
        <TextField
          label={say('account.name')}
          name="name"
          autocomplete="name"
          required
          minLength={2}
          maxLength={100}
          defaultValue={profile.name}
          fault={action.faultOf('name')}
        />
        <TextField
          label={say('addresses.phone')}
          remark={say('optional')}
          name="phone"
          type="tel"
          autocomplete="tel"
          hint={say('addresses.phoneRule')}
          defaultValue={profile.phone ?? ''}
          fault={action.faultOf('phone')}
        />
        <PurchaseFields title={sayProfile('purchase')} values={profile} faultOf={action.faultOf} />
        <Actions>
          <Button isBusy={action.isBusy.value}>{sayProfile('save')}</Button>
        </Actions>
        {isSaved.value && <p role="status">{sayProfile('saved')}</p>}
      </form>
    </section>
  );
}

/** What was typed; an empty field clears what the account had. */
function profileOf(form: FormData): Schema<'ProfileRequest'> {
  const { company, purchaseOrder, project } = purchaseOf(form);
  return {
    name: formText(form, 'name'),
    phone: typedPhone(form),
    // The description has no `null` for it, which clears it.
    company: company ?? (null as unknown as undefined),
    purchaseOrder: purchaseOrder ?? null,
    project: project ?? null,
  };
}
