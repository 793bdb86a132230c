import type { Schema } from '@client/service-client.js';
import { dataOf } from '@web/app/failure.js';
import { notify } from '@web/app/notices.js';
import { service } from '../service/client.js';
import { say } from '../words/language.js';
import { NoteForm } from '../ui/note-form.js';
import { NowButton } from './now-button.js';

type GivenUp = Schema<'GivenUp'>;

/** What mends it: each action that the service names, but its order, which is a link. */
export function GivenUpActions({ entry, onDone }: { entry: GivenUp; onDone: () => void }) {
  const { job, subject: id, actions, customer } = entry;
  const retry = async (name: string): Promise<void> => {
    const params = { path: { job: name, subject: id } };
    const { done } = await dataOf(service.POST('/ops/api/jobs/{job}/{subject}/retry', { params }));
    notify({ tone: 'good', text: say('work.givenUp.retried', { done }) });
    onDone();
  };
  const dismiss = async (name: string, note: string): Promise<void> => {
    const params = { path: { job: name, subject: id } };
    await dataOf(service.POST('/ops/api/jobs/{job}/{subject}/dismiss', { params, body: { note } }));
    notify({ tone: 'good', text: say('work.givenUp.taken') });
    onDone();
  };
  const resend = async (recipient: string): Promise<void> => {
    const call = service.POST('/ops/api/given-up/mails/{id}/resend', {
      params: { path: { id } },
      body: { recipient },
    });
    const { mailId } = await dataOf(call);
    const text =
      mailId === null ? say('work.givenUp.resentBefore') : say('work.givenUp.resent', { recipient });
    notify({ tone: 'good', text });
    onDone();
  };
  const settle = async (note: string): Promise<void> => {
    const call = service.POST('/ops/api/given-up/payments/{id}/settle', {
      params: { path: { id } },
      body: { note },
    });
    await dataOf(call);
    notify({ tone: 'good', text: say('work.givenUp.taken') });
    onDone();
  };
  return (
    <div class="row-actions">
      {job !== null && actions.includes('retry') && (
        <NowButton label={say('work.givenUp.retry')} act={() => retry(job)} />
      )}
      {actions.includes('resend') && (
        <NoteForm
          name={`recipient-${id}`}
          type="email"
          label={say('work.givenUp.resend')}
          field={say('work.givenUp.resendTo')}
          fault="recipient"
          value={customer?.email}
          act={resend}
        />
      )}
      {actions.includes('settle') && (
        <NoteForm
          name={`settle-${id}`}
          label={say('work.givenUp.settle')}
          field={say('work.givenUp.noteSettle')}
          fault="note"
          act={settle}
        />
      )}
      {job !== null && actions.includes('dismiss') && (
        <NoteForm
          name={`dismiss-${id}`}
          label={say('work.givenUp.dismiss')}
          field={say('work.givenUp.note')}
          fault="note"
          act={(note) => dismiss(job, note)}
        />
      )}
    </div>
  );
}
