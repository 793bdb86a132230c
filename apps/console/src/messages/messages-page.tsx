import { useSignal } from '@preact/signals';
import type { Schema } from '@client/service-client.js';
import { consolePath } from '@shared/domain/contract/console-paths.js';
import { contactStatuses } from '@shared/domain/contract/enums.js';
import { contactBounds } from '@shared/domain/contract/limits.js';
import { Actions, Button } from '@web/components/button.js';
import { FailureNotice } from '@web/app/failure-notice.js';
import { dataOf } from '@web/app/failure.js';
import { formText } from '@web/app/form-text.js';
import { notify } from '@web/app/notices.js';
import { PagedList, pageOf } from '@web/app/paged-list.js';
import { useAction } from '@web/app/use-action.js';
import { useTopic } from '../live/use-live.js';
import { service } from '../service/client.js';
import { mayAct } from '../session/session.js';
import { ChoiceFilter } from '../ui/choice-filter.js';
import { TextArea } from '../ui/text-area.js';
import { useFilters } from '../ui/use-filters.js';
import { useSeen } from '../ui/use-seen.js';
import { figures, say } from '../words/language.js';

type Message = Schema<'ContactMessage'>;

/** Messages of the contact form. */
export function MessagesPage() {
  const [filters, choose] = useFilters(['status']);
  const status = contactStatuses.find((one) => one === filters.status) ?? 'open';
  const [version, changed] = useTopic('messages');
  return (
    <>
      <h1>{say('menu.messages')}</h1>
      <ChoiceFilter
        label={say('messages.status')}
        options={contactStatuses.map((value) => ({ value, label: say(`messages.statuses.${value}`) }))}
        value={status}
        onChoose={(value) => choose({ status: value })}
      />
      <PagedList
        listKey={status}
        version={version}
        load={(after) =>
          pageOf(service.GET('/ops/api/messages', { params: { query: { status, limit: 50, after } } }))
        }
      >
        {(messages) =>
          messages.length === 0 ? (
            <p>{say('messages.none')}</p>
          ) : (
            messages.map((message) => <MessageCard key={message.id} message={message} onChange={changed} />)
          )
        }
      </PagedList>
    </>
  );
}

function MessageCard({ message, onChange }: { message: Message; onChange: () => void }) {
  const { id, name, email, phone, subject, createdAt, answer, answeredAt, answeredBy, customerId } = message;
  return (
    <article class="card record">
      <h2>
        {name} <small>{say('messages.subjectName', { subject })}</small>
      </h2>
      <p class="soft">
        {figures.moment(createdAt)} · <bdi>{email}</bdi>
        {phone !== null && <> · {phone}</>}
        {customerId !== null && (
          <>
            {' · '}
            <a href={consolePath('customers', customerId)}>{say('messages.account')}</a> (
            {say('messages.unproved')})
          </>
        )}
      </p>
      <p class="as-typed">
        <bdi>{message.message}</bdi>
      </p>
      {answer !== null && answeredAt !== null && (
        <blockquote>
          <p class="as-typed">{answer}</p>
          <small>
            {say('messages.answeredBy', { who: answeredBy ?? '', at: figures.moment(answeredAt) })}
          </small>
        </blockquote>
      )}
      {mayAct('operator') && <AnswerForm key={`${id} ${answeredAt}`} message={message} onChange={onChange} />}
    </article>
  );
}

function AnswerForm({ message, onChange }: { message: Message; onChange: () => void }) {
  const { id, email, status, answeredAt } = message;
  const action = useAction();
  /** Another may answer it. */
  const seen = useSeen({ ofStatus: status, ofAnsweredAt: answeredAt ?? undefined });
  const isOpen = useSignal(false);
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const text = formText(new FormData(event.currentTarget as HTMLFormElement), `answer-${id}`);
    const isSent = await action.run(async (key) => {
      const params = { path: { id }, header: { 'Idempotency-Key': key } };
      await dataOf(
        service.POST('/ops/api/messages/{id}/answer', { params, body: { text, ...seen.value() } }),
      );
    });
    seen.tried(action.failure.value);
    if (!isSent) return;
    notify({ tone: 'good', text: say('messages.sent', { email }) });
    onChange();
  };
  const move = (to: 'open' | 'closed') =>
    action.run(async () => {
      await dataOf(
        service.PATCH('/ops/api/messages/{id}', { params: { path: { id } }, body: { status: to } }),
      );
      onChange();
    });
  return (
    <>
      <FailureNotice failure={action.failure.value} />
      {isOpen.value ? (
        <form class="form" onSubmit={(event) => void submit(event)} onInput={seen.begin}>
          <TextArea
            name={`answer-${id}`}
            label={say('messages.answer')}
            hint={say('messages.answerHint')}
            maxLength={contactBounds.messageMax}
            rows={5}
            required
          />
          <Button disabled={action.isBusy.value}>{say('messages.send')}</Button>
        </form>
      ) : (
        <Actions>
          <Button type="button" onClick={() => (isOpen.value = true)}>
            {say('messages.answer')}
          </Button>
          <Button
            type="button"
            isQuiet
            disabled={action.isBusy.value}
            onClick={() => void move(status === 'open' ? 'closed' : 'open')}
          >
            {say(status === 'open' ? 'messages.close' : 'messages.reopen')}
          </Button>
        </Actions>
      )}
    </>
  );
}
