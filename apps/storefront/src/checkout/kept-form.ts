import { forgetInTab, keepInTab } from '@web/app/tab-storage.js';
import { user } from '../service/session.js';
import { checkoutForm } from '../service/drafts.js';

/** What stands in a form's fields, by their names: of boxes those that are ticked. */
type Fields = Readonly<Partial<Record<string, string>>>;

/** Whose form it is, and what is ordered by it. */
const ownerOf = (quoteId = ''): string => `${user.peek()?.id} ${quoteId}`;

/** What was filled in before the page was loaded anew, as another language does; `null` where nothing was. */
export function keptFields(quoteId?: string): Fields | null {
  try {
    const { owner, fields } = JSON.parse(sessionStorage.getItem(checkoutForm) ?? '{}') as {
      owner?: string;
      fields: Fields;
    };
    return owner === ownerOf(quoteId) ? fields : null;
  } catch {
    // Storage that is switched off keeps nothing.
    return null;
  }
}

/** Keeps what is filled in until the order is placed, in this tab. */
export function keepFields(form: HTMLFormElement, quoteId?: string): void {
  const fields = Object.fromEntries(new FormData(form));
  keepInTab(checkoutForm, JSON.stringify({ owner: ownerOf(quoteId), fields }));
}

/** Of an order that is placed. */
export function forgetFields(): void {
  forgetInTab(checkoutForm);
}

/** Fills a form in as it was kept. */
export function refill(form: HTMLFormElement, fields: Fields): void {
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement) || field.name === '') continue;
    const kept = fields[field.name];
    if (field.type === 'checkbox') field.checked = kept !== undefined;
    else if (kept !== undefined) field.value = kept;
  }
}
