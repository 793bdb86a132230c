import { contactBounds } from '@shared/domain/contract/limits.js';
import { html, Html } from '@web/html.js';
import type { LiveData } from '../live-data.js';
import { pagePath } from '../page-table.js';
import { type Words, wordsIn } from '@shared/words/words-in.js';
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

type Form = Words['site']['form'];

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

/** A field's ARIA attributes: that it is wrong, and which texts describe it. */
function stateOf(field: ContactField, isWrong: boolean, hasHint = false): Html {
  const texts = [...(isWrong ? [`${field}-fault`] : []), ...(hasHint ? [`${field}-hint`] : [])];
  const described = texts.length === 0 ? null : html` aria-describedby="${texts.join(' ')}"`;
  return html`${isWrong ? html` aria-invalid="true"` : null}${described}`;
}

function faultsSummary(words: Form, faults: readonly ContactField[]): Html | null {
  if (faults.length === 0) return null;
  const items = faults.map((field) => html`<li><a href="#${field}">${faultText(words, field)}</a></li>`);
  return html`<div class="faults" role="alert">
    <p>${words.wrong}</p>
    <ul>
      ${items}
    </ul>
  </div>`;
}

function formMarkup({ locale, prefix, contactSubjects }: LiveData, { values, faults }: ContactDraft): Html {
  const words = wordsIn(locale).site.form;
  const { nameMax, phoneMax, messageMin, messageMax } = contactBounds;
  const isWrong = (field: ContactField): boolean => faults.includes(field);
  const fault = (field: ContactField): Html | null =>
    isWrong(field) ? html`<p class="fault" id="${field}-fault">${faultText(words, field)}</p>` : null;
  const options = contactSubjects.map(
    (subject) =>
      html`<option value="${subject}" ${values.subject === subject ? html`selected` : null}>
        ${words.subjects[subject]}
      </option>`,
  );
  return html`${faultsSummary(words, faults)}
    <form class="contact" method="post" action="${pagePath('contact', prefix)}" accept-charset="UTF-8">
      <p class="field">
        <label for="name">${words.name}</label>
        <input
          id="name"
          name="name"
          autocomplete="name"
          required
          maxlength="${nameMax}"
          value="${values.name ?? ''}"
          ${stateOf('name', isWrong('name'))}
        />
      </p>
      ${fault('name')}
      <p class="field">
        <label for="email">${words.email}</label>
        <input
          id="email"
          name="email"
          type="email"
          autocomplete="email"
          required
          value="${values.email ?? ''}"
          ${stateOf('email', isWrong('email'))}
        />
      </p>
      ${fault('email')}
      <p class="field">
        <label for="phone">${words.phone} <small>${words.optional}</small></label>
        <input
          id="phone"
          name="phone"
          type="tel"
          autocomplete="tel"
          maxlength="${phoneMax}"
          value="${values.phone ?? ''}"
          ${stateOf('phone', isWrong('phone'))}
        />
      </p>
      ${fault('phone')}
      <p class="field">
        <label for="subject">${words.subject}</label>
        <select id="subject" name="subject" required ${stateOf('subject', isWrong('subject'))}>
          <option value="">${words.choose}</option>
          ${options}
        </select>
      </p>
      ${fault('subject')}
      <p class="field">
        <label for="message">${words.message}</label>
        <small id="message-hint">${words.messageHint({ min: messageMin, max: messageMax })}</small>
        <textarea
          id="message"
          name="message"
          rows="7"
          required
          minlength="${messageMin}"
          maxlength="${messageMax}"
          ${stateOf('message', isWrong('message'), true)}
        >
${values.message ?? ''}</textarea>
      </p>
      ${fault('message')}
      <button type="submit">${words.send}</button>
    </form>`;
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
    html: formMarkup(live, draft),
  };
}
