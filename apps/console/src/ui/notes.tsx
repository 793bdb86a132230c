import { Button } from '@web/components/button.js';
import { FailureNotice } from '@web/app/failure-notice.js';
import { dataOf } from '@web/app/failure.js';
import { formText } from '@web/app/form-text.js';
import { useAction } from '@web/app/use-action.js';
import { Record } from '@web/app/use-record.js';
import { useLive } from '../live/use-live.js';
import { service } from '../service/client.js';
import { mayAct } from '../session/session.js';
import { figures, say } from '../words/language.js';
import { TextArea } from './text-area.js';

/** What operators tell each other about an order, a project or a customer. */
export function Notes({ subjectId }: { subjectId: string }) {
  const query = { subjectId };
  const [record, reload] = useLive(
    ['notes'],
    () => dataOf(service.GET('/ops/api/notes', { params: { query } })),
    subjectId,
  );
  return (
    <section>
      <h2>{say('notes.title')}</h2>
      <Record record={record}>
        {(notes) => (
          <ul class="notes">
            {notes.map(({ id, author, text, createdAt }) => (
              <li key={id}>
                <p class="as-typed">
                  <bdi>{text}</bdi>
                </p>
                <small>
                  {author}, {figures.moment(createdAt)}
                </small>
              </li>
            ))}
          </ul>
        )}
      </Record>
      {mayAct('operator') && <NewNote subjectId={subjectId} onDone={reload} />}
    </section>
  );
}

function NewNote({ subjectId, onDone }: { subjectId: string; onDone: () => void }) {
  const action = useAction();
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const text = formText(new FormData(form), 'note');
    const isDone = await action.run(async (key) => {
      const params = { header: { 'Idempotency-Key': key } };
      await dataOf(service.POST('/ops/api/notes', { params, body: { subjectId, text } }));
    });
    if (!isDone) return;
    form.reset();
    onDone();
  };
  return (
    <form class="form" onSubmit={(event) => void submit(event)}>
      <FailureNotice failure={action.failure.value} />
      <TextArea name="note" label={say('notes.new')} maxLength={2000} rows={2} required />
      <Button isQuiet isBusy={action.isBusy.value}>
        {say('notes.add')}
      </Button>
    </form>
  );
}
