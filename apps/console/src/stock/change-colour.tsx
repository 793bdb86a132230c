import type { Schema } from '@client/service-client.js';
import { Button } from '@web/components/button.js';
import { FailureNotice } from '@web/app/failure-notice.js';
import { dataOf } from '@web/app/failure.js';
import { formText } from '@web/app/form-text.js';
import { notify } from '@web/app/notices.js';
import { SecondClick } from '@web/app/second-click.js';
import { TextField } from '@web/app/text-field.js';
import { useAction } from '@web/app/use-action.js';
import { service } from '../service/client.js';
import { changedSince, useSeen } from '../ui/use-seen.js';
import { say } from '../words/language.js';
import { ColourField } from './colour-field.js';
import { ColourNames } from './colour-names.js';

/** Names, threshold, whether it is counted and whether it is sold. */
export function ChangeColour({ colour, onDone }: { colour: Schema<'Stock'>; onDone: () => void }) {
  const { sku, previewColor, lowGrams, retiredAt, onHandGrams } = colour;
  const action = useAction();
  const change = async (body: Schema<'ColourChangeRequest'>): Promise<void> => {
    await dataOf(service.PATCH('/ops/api/stock/{sku}', { params: { path: { sku } }, body }));
    notify({ tone: 'good', text: say('stock.saved') });
    onDone();
  };
  const seen = useSeen(colour);
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const fields = event.currentTarget as HTMLFormElement;
    const form = new FormData(fields);
    const low = formText(form, 'lowGrams');
    const typed = {
      name: formText(form, 'name'),
      nameFr: formText(form, 'nameFr'),
      previewColor: formText(form, 'previewColor'),
      lowGrams: low === '' ? null : Number(low),
    };
    const body = changedSince<typeof typed>(seen.value(), typed);
    const isDone = await action.run(() => change(body));
    seen.tried(action.failure.value);
    // What is typed no more follows what others change.
    if (isDone) fields.reset();
  };
  return (
    <>
      <form class="form" onSubmit={(event) => void submit(event)} onInput={seen.begin}>
        <h2>{say('stock.change')}</h2>
        <FailureNotice failure={action.failure.value} />
        <ColourNames names={colour} faultOf={action.faultOf} />
        <ColourField value={previewColor} />
        <TextField
          name="lowGrams"
          type="number"
          min={0}
          max={1_000_000}
          label={say('stock.lowGrams')}
          defaultValue={lowGrams ?? ''}
          fault={action.faultOf('lowGrams')}
        />
        <Button isBusy={action.isBusy.value}>{say('stock.save')}</Button>
      </form>
      {onHandGrams !== null && (
        <SecondClick
          label={say('stock.uncount')}
          question={say('stock.uncountQuestion')}
          act={() => change({ isCounted: false })}
        />
      )}
      {retiredAt === null ? (
        <SecondClick
          label={say('stock.retire')}
          question={say('stock.retireQuestion')}
          act={() => change({ isRetired: true })}
        />
      ) : (
        <SecondClick
          label={say('stock.revive')}
          question={say('stock.reviveQuestion')}
          act={() => change({ isRetired: false })}
        />
      )}
    </>
  );
}
