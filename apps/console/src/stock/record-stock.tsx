import { useSignal } from '@preact/signals';
import type { Schema } from '@client/service-client.js';
import { Button } from '@web/components/button.js';
import { FailureNotice } from '@web/app/failure-notice.js';
import { dataOf } from '@web/app/failure.js';
import { formText } from '@web/app/form-text.js';
import { notify } from '@web/app/notices.js';
import { ChoiceField, TextField } from '@web/app/text-field.js';
import { useAction } from '@web/app/use-action.js';
import { service } from '../service/client.js';
import { useSeen } from '../ui/use-seen.js';
import { say } from '../words/language.js';

const kinds = ['received', 'corrected'] as const;

const countOf = (onHandGrams: number | null) =>
  onHandGrams === null ? { isFirstCount: true } : { ofOnHandGrams: onHandGrams };

/** A spool that came in, or a count. */
export function RecordStock({ colour, onDone }: { colour: Schema<'Stock'>; onDone: () => void }) {
  const { sku, onHandGrams } = colour;
  const isCounted = onHandGrams !== null;
  const kind = useSignal<(typeof kinds)[number]>(isCounted ? 'received' : 'corrected');
  /** Plates may use plastic meanwhile. */
  const seen = useSeen(onHandGrams);
  const action = useAction();
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const element = event.currentTarget as HTMLFormElement;
    const form = new FormData(element);
    const body = {
      kind: kind.value,
      grams: Number(formText(form, 'grams')),
      ...(kind.value === 'corrected' && countOf(seen.value())),
      reason: formText(form, 'reason').trim() || undefined,
    };
    const isDone = await action.run(async (key) => {
      const params = { path: { sku }, header: { 'Idempotency-Key': key } };
      await dataOf(service.POST('/ops/api/stock/{sku}/movements', { params, body }));
    });
    seen.tried(action.failure.value);
    if (!isDone) return;
    element.reset();
    notify({ tone: 'good', text: say('stock.recorded') });
    onDone();
  };
  return (
    <form class="form" onSubmit={(event) => void submit(event)}>
      <h2>{say('stock.record')}</h2>
      <FailureNotice failure={action.failure.value} />
      <ChoiceField
        name="kind"
        label={say('stock.kind')}
        value={kind.value}
        options={kinds
          .filter((value) => isCounted || value === 'corrected')
          .map((value) => ({ value, label: say(`stock.kinds.${value}`) }))}
        onChoose={(value) => (kind.value = kinds.find((one) => one === value) ?? 'received')}
      />
      <TextField
        name="grams"
        type="number"
        min={0}
        max={1_000_000}
        label={say('stock.grams')}
        hint={say('stock.gramsHint')}
        required
        fault={action.faultOf('grams')}
        onInput={seen.begin}
      />
      <TextField name="reason" label={say('stock.reason')} maxLength={300} fault={action.faultOf('reason')} />
      <Button isBusy={action.isBusy.value}>{say('stock.record')}</Button>
    </form>
  );
}
