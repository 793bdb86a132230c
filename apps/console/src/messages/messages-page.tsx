import { type Signal, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { Schema } from '@client/service-client.js';
import { consolePath } from '@shared/domain/contract/console-paths.js';
import { type ContactStatus, contactStatuses } from '@shared/domain/contract/enums.js';
import { contactBounds } from '@shared/domain/contract/limits.js';
import { Actions, Button } from '@web/components/button.js';
import { Notice } from '@web/components/notice.js';
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
import { seenIn, type SeenRef } from '../ui/use-seen.js';
import { figures, say } from '../words/language.js';

type Message = Schema<'ContactMessage'>;

/** An answer that is being written. */
interface BegunAnswer {
  /** As it was when the answer was begun. */
  message: Message;
  text: string;
  seen: SeenRef<{ ofStatus: ContactStatus; ofAnsweredAt: string | undefined }>;
}

/** Messages of the contact form. */
export function MessagesPage() {
  const [filters, choose] = useFilters(['status']);
  const status = contactStatuses.find((one) => one === filters.status) ?? 'open';
  const [version, changed] = useTopic('messages');
  const begun = useSignal<readonly BegunAnswer[]>([]);
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
        {(messages) => <MessageCards messages={messages} begun={begun} status={status} onChange={changed} />}
      </PagedList>
    </>
  );
}

interface MessageCardsProps {
  messages: readonly Message[];
  /** Of all lists: what is typed stays while another list is looked at. */
  begun: Signal<readonly BegunAnswer[]>;
  /** The status of the messages of this list. */
  status: ContactStatus;
  onChange: () => void;
}

/**
 * Messages, and those that have left the list since an answer to them was begun: what is typed stays until it is sent or
 * discarded.
 */
function MessageCards({ messages, begun, status, onChange }: MessageCardsProps) {
  const left = begun.value.flatMap(({ message }) =>
    message.status === status && messages.every(({ id }) => id !== message.id) ? [message] : [],
  );
  const cards = [...messages, ...left].toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
  if (cards.length === 0) return <p>{say('messages.none')}</p>;
  return (
    <>
      {cards.map((message) => {
        const answer = begun.value.find((one) => one.message.id === message.id);
        const before = answer?.message;
        const hasMoved =
          left.includes(message) ||
          before?.status !== message.status ||
          before.answeredAt !== message.answeredAt;
        const end = () => (begun.value = begun.value.filter((one) => one !== answer));
        return (
          <MessageCard key={message.id} message={message}>
            {answer === undefined ? (
              <MessageMoves
                message={message}
                onAnswer={() =>
                  (begun.value = [...begun.value, { message, text: '', seen: { current: null } }])
                }
                onChange={onChange}
              />
            ) : (
              <AnswerForm
                message={message}
                answer={answer}
                hasMoved={hasMoved}
                onEnd={end}
                onSent={() => {
                  end();
                  onChange();
                }}
              />
            )}
          </MessageCard>
        );
      })}
    </>
  );
}

function MessageCard({ message, children }: { message: Message; children: ComponentChildren }) {
  const { id, name, email, phone, subject, createdAt, answer, answeredAt, answeredBy, customerId } = message;
  return (
    <article class="card record" data-message={id}>
      <h2>
        <bdi>{name}</bdi> <small>{say('messages.subjectName', { subject })}</small>
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
          <p class="as-typed">
            <bdi>{answer}</bdi>
          </p>
          <small>
            {say('messages.answeredBy', { who: answeredBy ?? '', at: figures.moment(answeredAt) })}
          </small>
        </blockquote>
      )}
      {mayAct('operator') && children}
    </article>
  );
}

interface MessageMovesProps {
  message: Message;
  onAnswer: () => void;
  onChange: () => void;
}

function MessageMoves({ message: { id, status }, onAnswer, onChange }: MessageMovesProps) {
  const action = useAction();
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
      <Actions>
        <Button type="button" onClick={onAnswer}>
          {say('messages.answer')}
        </Button>
        <Button
          type="button"
          isQuiet
          isBusy={action.isBusy.value}
          onClick={() => void move(status === 'open' ? 'closed' : 'open')}
        >
          {say(status === 'open' ? 'messages.close' : 'messages.reopen')}
        </Button>
      </Actions>
    </>
  );
}

interface AnswerFormProps {
  message: Message;
  answer: BegunAnswer;
  /** It was answered or closed since the answer was begun; while this one is sent, that may be by this one. */
  hasMoved: boolean;
  onEnd: () => void;
  onSent: () => void;
}

function AnswerForm({ message, answer, hasMoved, onEnd, onSent }: AnswerFormProps) {
  const { id, email, status, answeredAt } = message;
  const action = useAction();
  const seen = seenIn(answer.seen, { ofStatus: status, ofAnsweredAt: answeredAt ?? undefined });
  const write = (event: InputEvent): void => {
    seen.begin();
    answer.text = (event.target as HTMLTextAreaElement).value;
  };
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
    onSent();
  };
  return (
    <form class="form" onSubmit={(event) => void submit(event)} onInput={write}>
      {hasMoved && !action.isBusy.value && (
        <Notice tone="wait" role="status">
          {say('messages.moved')}
        </Notice>
      )}
      <FailureNotice failure={action.failure.value} />
      <TextArea
        name={`answer-${id}`}
        label={say('messages.answer')}
        hint={say('messages.answerHint')}
        maxLength={contactBounds.messageMax}
        defaultValue={answer.text}
        rows={5}
        required
      />
      <Actions>
        <Button isBusy={action.isBusy.value}>{say('messages.send')}</Button>
        <Button type="button" isQuiet onClick={onEnd}>
          {say('messages.discard')}
        </Button>
      </Actions>
    </form>
  );
}
