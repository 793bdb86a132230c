import type { Schema } from '@client/service-client.js';
import { Button } from '@web/components/button.js';
import { FailureNotice } from '@web/app/failure-notice.js';
import { dataOf } from '@web/app/failure.js';
import { formText } from '@web/app/form-text.js';
import { notify } from '@web/app/notices.js';
import { TextField, ChoiceField } from '@web/app/text-field.js';
import { useAction } from '@web/app/use-action.js';
import { Record, useRecord } from '@web/app/use-record.js';
import { useSignal } from '@preact/signals';
import { service } from '../service/client.js';
import { TextArea } from '../ui/text-area.js';
import { useSeen } from '../ui/use-seen.js';
import { figures, say } from '../words/language.js';

interface AnswerProjectProps {
  project: Schema<'OperatorProject'>;
  onDone: () => void;
}

/** What is offered: an amount and a text, or a saved quote of the customer's, which accepting orders. */
export function AnswerProject({ project, onDone }: AnswerProjectProps) {
  const { id, customer, status, answer } = project;
  const params = { path: { id: customer.id }, query: { limit: 50 } };
  const [quotes] = useRecord(
    () => dataOf(service.GET('/ops/api/customers/{id}/quotes', { params })),
    customer.id,
  );
  const quoteId = useSignal('');
  const action = useAction();
  /** Another may answer, or close the project. */
  const seen = useSeen({ from: status, ofAnsweredAt: answer?.answeredAt });
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const fields = event.currentTarget as HTMLFormElement;
    const form = new FormData(fields);
    const numberIn = (name: string): number | undefined => Number(formText(form, name)) || undefined;
    const body = {
      text: formText(form, 'text'),
      amount: numberIn('amount'),
      deliveryDays: numberIn('deliveryDays'),
      quoteId: quoteId.value || undefined,
      ...seen.value(),
    };
    const isSent = await action.run(async (key) => {
      const options = { params: { path: { id }, header: { 'Idempotency-Key': key } }, body };
      await dataOf(service.POST('/ops/api/requests/{id}/answer', options));
    });
    seen.tried(action.failure.value);
    if (!isSent) return;
    // A second click on what is sent finds nothing to send.
    fields.reset();
    quoteId.value = '';
    notify({ tone: 'good', text: say('projects.answered', { email: customer.email }) });
    onDone();
  };
  return (
    <form class="form" onSubmit={(event) => void submit(event)} onInput={seen.begin}>
      <h2>{say('projects.answerNow')}</h2>
      <FailureNotice failure={action.failure.value} />
      <Record record={quotes}>
        {(found) => (
          <ChoiceField
            name="quoteId"
            label={say('projects.quote')}
            hint={say('projects.quoteHint')}
            value={quoteId.value}
            options={[
              { value: '', label: say('projects.noQuote') },
              ...found
                .filter(({ status }) => status !== 'expired')
                .map((quote) => ({
                  value: quote.id,
                  label: `${quote.reference} · ${figures.money(quote.totals.total)}`,
                })),
            ]}
            onChoose={(value) => (quoteId.value = value)}
            fault={action.faultOf('quoteId')}
          />
        )}
      </Record>
      <TextField
        name="amount"
        label={say('projects.amount')}
        type="number"
        min={0}
        step={0.01}
        required={quoteId.value === ''}
        fault={action.faultOf('amount')}
      />
      <TextField
        name="deliveryDays"
        label={say('projects.deliveryDays')}
        type="number"
        min={1}
        max={365}
        fault={action.faultOf('deliveryDays')}
      />
      <TextArea
        name="text"
        label={say('projects.text')}
        rows={6}
        maxLength={4000}
        required
        fault={action.faultOf('text')}
      />
      <Button isBusy={action.isBusy.value}>{say('projects.send')}</Button>
    </form>
  );
}
