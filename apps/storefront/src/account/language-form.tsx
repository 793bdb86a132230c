import { useSignal } from '@preact/signals';
import { Actions, Button } from '@web/components/button.js';
import type { Schema } from '@client/service-client.js';
import { shopPath } from '@shared/domain/contract/shop-paths.js';
import { mailLocales, type MailLocale } from '@shared/domain/contract/enums.js';
import { service } from '../service/client.js';
import { dataOf } from '@web/app/failure.js';
import { FailureNotice } from '@web/app/failure-notice.js';
import { ChoiceField } from '@web/app/text-field.js';
import { useAction } from '@web/app/use-action.js';
import { locale as pageLocale, shopLocales } from '../words/language.js';
import { sayProfile } from './profile-words.js';

/** Each language's own name for itself. */
const names: Record<MailLocale, string> = { fr: 'Français', en: 'English', ar: 'العربية' };

/** The language of mails and papers; the page follows, where it has it. */
export function LanguageForm({ locale }: Pick<Schema<'Profile'>, 'locale'>) {
  const action = useAction();
  const chosen = useSignal<MailLocale>(locale);
  const isSaved = useSignal(false);
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    isSaved.value = await action.run(async () => {
      await dataOf(service.PATCH('/api/user/profile', { body: { locale: chosen.value } }));
    });
    const next = shopLocales.find((one) => one === chosen.value);
    if (isSaved.value && next !== undefined && next !== pageLocale) {
      location.assign(shopPath(next, 'account'));
    }
  };
  return (
    <section>
      <h2>{sayProfile('language')}</h2>
      <form class="form" onSubmit={(event) => void submit(event)}>
        <FailureNotice failure={action.failure.value} />
        <ChoiceField
          name="locale"
          label={sayProfile('languageOf')}
          hint={sayProfile('languageAbout')}
          value={chosen.value}
          options={mailLocales.map((one) => ({ value: one, label: names[one] }))}
          onChoose={(value) => {
            isSaved.value = false;
            chosen.value = mailLocales.find((one) => one === value) ?? chosen.value;
          }}
        />
        <Actions>
          <Button isBusy={action.isBusy.value}>{sayProfile('save')}</Button>
        </Actions>
        {isSaved.value && <p role="status">{sayProfile('saved')}</p>}
      </form>
    </section>
  );
}
