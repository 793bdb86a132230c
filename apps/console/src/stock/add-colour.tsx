import { useSignal } from '@preact/signals';
import { type Polymer, polymers } from '@shared/domain/contract/enums.js';
import { Button } from '@web/components/button.js';
import { FailureNotice } from '@web/app/failure-notice.js';
import { dataOf } from '@web/app/failure.js';
import { formText } from '@web/app/form-text.js';
import { notify } from '@web/app/notices.js';
import { ChoiceField, TextField } from '@web/app/text-field.js';
import { useAction } from '@web/app/use-action.js';
import { service } from '../service/client.js';
import { say } from '../words/language.js';
import { ColourField } from './colour-field.js';
import { ColourNames } from './colour-names.js';

/** A colour that is sold from now on, at the price of its polymer. */
export function AddColour({ onDone }: { onDone: () => void }) {
  const polymer = useSignal<Polymer>('pla');
  const action = useAction();
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const element = event.currentTarget as HTMLFormElement;
    const form = new FormData(element);
    const gramsIn = (name: string): number | undefined =>
      formText(form, name) === '' ? undefined : Number(formText(form, name));
    const body = {
      sku: formText(form, 'sku').trim(),
      name: formText(form, 'name'),
      nameFr: formText(form, 'nameFr'),
      previewColor: formText(form, 'previewColor'),
      polymer: polymer.value,
      onHandGrams: gramsIn('onHandGrams'),
      lowGrams: gramsIn('lowGrams'),
    };
    const isDone = await action.run(async () => {
      await dataOf(service.POST('/ops/api/stock', { body }));
    });
    if (!isDone) return;
    element.reset();
    notify({ tone: 'good', text: say('stock.added', { name: body.name }) });
    onDone();
  };
  return (
    <form class="form" onSubmit={(event) => void submit(event)}>
      <h2>{say('stock.add')}</h2>
      <FailureNotice failure={action.failure.value} />
      <TextField
        name="sku"
        label={say('stock.sku')}
        hint={say('stock.skuHint')}
        minLength={2}
        maxLength={64}
        required
        fault={action.faultOf('sku')}
      />
      <ChoiceField
        name="polymer"
        label={say('stock.polymer')}
        value={polymer.value}
        options={polymers.map((value) => ({ value, label: value.toUpperCase() }))}
        onChoose={(value) => (polymer.value = polymers.find((one) => one === value) ?? 'pla')}
      />
      <ColourNames faultOf={action.faultOf} />
      <ColourField value="#888888" />
      <TextField
        name="onHandGrams"
        type="number"
        min={0}
        label={say('stock.onHandGrams')}
        fault={action.faultOf('onHandGrams')}
      />
      <TextField
        name="lowGrams"
        type="number"
        min={0}
        label={say('stock.lowGrams')}
        fault={action.faultOf('lowGrams')}
      />
      <Button isBusy={action.isBusy.value}>{say('stock.add')}</Button>
    </form>
  );
}
