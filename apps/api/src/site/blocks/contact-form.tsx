import { contactBounds } from '@shared/domain/contract/limits.js';
import { type PageWords, wordsIn } from '@shared/words/words-in.js';
import { Button } from '@web/components/button.js';
import { FaultSummary, Field } from '@web/components/field.js';
import type { LiveData } from '../live-data.js';
import { pagePath } from '../page-table.js';
import type { Block } from './block.js';

export const contactFields = ['name', 'email', 'phone', 'subject', 'message'] as const;
export type ContactField = (typeof contactFields)[number];

/** A form as the visitor left it. */
export interface ContactDraft {
  values: Partial<Record<ContactField, string>>;
  /** Fields at fault. */
  faults: readonly ContactField[];
}

export const emptyDraft: ContactDraft = { values: {}, faults: [] };

type Form = PageWords['site']['form'];

function faultText({ faults }: Form, field: ContactField): string {
  const { nameMax, phoneMax, messageMin, messageMax } = contactBounds;
  return {
    name: () => faults.name({ max: nameMax }),
    email: () => faults.email,
    phone: () => faults.phone({ max: phoneMax }),
    subject: () => faults.subject,
    message: () => faults.message({ min: messageMin, max: messageMax }),
  }[field]();
}

/** The fields in the order of the form. */
function Fields({ live, draft }: { live: LiveData; draft: ContactDraft }) {
  const words = wordsIn(live.locale).site.form;
  const { nameMax, phoneMax, messageMin, messageMax } = contactBounds;
  const { values, faults } = draft;
  const said = (name: ContactField) => ({
    name,
    label: words[name],
    fault: faults.includes(name) ? faultText(words, name) : null,
  });
  return (
    <>
      <Field {...said('name')}>
        {(name) => <input {...name} autocomplete="name" required maxlength={nameMax} value={values.name} />}
      </Field>
      <Field {...said('email')}>
        {(email) => <input {...email} type="email" autocomplete="email" required value={values.email} />}
      </Field>
      <Field {...said('phone')} remark={words.optional}>
        {(phone) => (
          <input {...phone} type="tel" autocomplete="tel" maxlength={phoneMax} value={values.phone} />
        )}
      </Field>
      <Field {...said('subject')}>
        {(subject) => (
          <select {...subject} required>
            <option value="">{words.choose}</option>
            {live.contactSubjects.map((value) => (
              <option value={value} selected={value === values.subject}>
                {words.subjects[value]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field {...said('message')} hint={words.messageHint({ min: messageMin, max: messageMax })}>
        {(message) => (
          <textarea
            {...message}
            rows={7}
            required
            minlength={messageMin}
            maxlength={messageMax}
            value={values.message}
          />
        )}
      </Field>
    </>
  );
}

function Contact({ live, draft }: { live: LiveData; draft: ContactDraft }) {
  const words = wordsIn(live.locale).site.form;
  const faults = draft.faults.map((name) => ({ name, fault: faultText(words, name) }));
  return (
    <>
      <FaultSummary title={words.wrong} faults={faults} />
      <form class="form" method="post" action={pagePath('contact', live.prefix)} accept-charset="UTF-8">
        <Fields live={live} draft={draft} />
        <Button>{words.send}</Button>
      </form>
    </>
  );
}

/** The form, as the visitor left it; in Markdown, how to send the same by the API. */
export function contactForm(live: LiveData, draft: ContactDraft): Block {
  const { form, label } = wordsIn(live.locale).site;
  const body = {
    name: 'Amina',
    email: 'amina@example.com',
    subject: live.contactSubjects[0],
    message: form.example,
  };
  const fields = Object.entries(body).map(([name, value]) => `"${name}": ${JSON.stringify(value)}`);
  const call = `curl -s ${live.publicUrl}/api/contact \\\n  -H 'Content-Type: application/json' -d '{\n  ${fields.join(',\n  ')}}'`;
  const subjects = live.contactSubjects.map((subject) => `\`${subject}\``).join(', ');
  return {
    markdown: `${form.api}\n\n\`\`\`sh\n${call}\n\`\`\`\n\n${label({ label: '`subject`' })} ${subjects}.`,
    html: <Contact live={live} draft={draft} />,
  };
}
