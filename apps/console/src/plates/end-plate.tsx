import { useSignal } from '@preact/signals';
import type { Schema } from '@client/service-client.js';
import { Button } from '@web/components/button.js';
import { FailureNotice } from '@web/app/failure-notice.js';
import { dataOf } from '@web/app/failure.js';
import { formText } from '@web/app/form-text.js';
import { notify } from '@web/app/notices.js';
import { SecondClick } from '@web/app/second-click.js';
import { ChoiceField, TextField } from '@web/app/text-field.js';
import { useAction } from '@web/app/use-action.js';
import { service } from '../service/client.js';
import { Question } from '../ui/question.js';
import { figures, say } from '../words/language.js';
import { afterMove } from './after-move.js';
import { MachineForm } from './machine-form.js';

interface EndPlateProps {
  plate: Schema<'PlateWithPieces'>;
  onDone: () => void;
}

const outcomes = ['done', 'failed'] as const;
type Outcome = (typeof outcomes)[number];

type Move = Schema<'PlateMoveRequest'>;

/** Says how a plate ended: what failed of it, the hours and the plastic that it took. Asks before, with all of it. */
export function EndPlate({ plate, onDone }: EndPlateProps) {
  const { id, pieces, estimatedMinutes } = plate;
  const outcome = useSignal<Outcome>('done');
  const asked = useSignal<Move | null>(null);
  const action = useAction();
  const params = { path: { id } };
  const ask = (event: SubmitEvent): void => {
    event.preventDefault();
    asked.value = moveOf(new FormData(event.currentTarget as HTMLFormElement), outcome.value, pieces);
  };
  const report = async (body: Move): Promise<void> => {
    const isDone = await action.run(async () => {
      await dataOf(service.PATCH('/ops/api/plates/{id}', { params, body }));
    });
    asked.value = null;
    if (isDone) notify({ tone: 'good', text: say('plates.ended') });
    afterMove(action, isDone, onDone);
  };
  const putBack = async (): Promise<void> => {
    await dataOf(service.PATCH('/ops/api/plates/{id}', { params, body: { status: 'planned' } }));
    onDone();
  };
  const isDone = outcome.value === 'done';
  const told = asked.value;
  return (
    <>
      <form class="form" onSubmit={ask}>
        <h2>{say('plates.end')}</h2>
        <FailureNotice failure={action.failure.value} />
        <ChoiceField
          name="outcome"
          label={say('plates.outcome')}
          value={outcome.value}
          options={outcomes.map((value) => ({ value, label: say(`plates.outcomes.${value}`) }))}
          onChoose={(value) => (outcome.value = outcomes.find((one) => one === value) ?? 'done')}
        />
        <TextField
          name="actualMinutes"
          type="number"
          min={1}
          max={60_000}
          label={say('plates.minutes')}
          hint={say('plates.minutesHint', {
            minutes: estimatedMinutes,
            span: figures.duration(estimatedMinutes / 60),
          })}
          required={isDone}
          fault={action.faultOf('actualMinutes')}
        />
        {isDone && pieces.map((piece, place) => <Failed key={piece.id} piece={piece} place={place} />)}
        <TextField
          name="reason"
          label={say('plates.why')}
          minLength={3}
          maxLength={300}
          required={!isDone}
          fault={action.faultOf('reason')}
        />
        <TextField
          name="lostGrams"
          type="number"
          min={0}
          max={plate.mostLostGrams}
          label={say('plates.lostGrams')}
          hint={say('plates.lostHint', { most: plate.mostLostGrams })}
          fault={action.faultOf('lostGrams')}
        />
        <Button isBusy={action.isBusy.value}>{say('plates.report')}</Button>
      </form>
      {told !== null && (
        <Question
          title={say('plates.endQuestion')}
          yes={say('plates.endYes')}
          no={say('plates.endNo')}
          isBusy={action.isBusy.value}
          onNo={() => (asked.value = null)}
          onYes={() => void report(told)}
        >
          <p>
            <strong>{sumOf(plate, told)}</strong>
          </p>
          <p>{say('plates.endHint')}</p>
        </Question>
      )}
      <details>
        <summary>{say('plates.changeMachine')}</summary>
        <MachineForm plateId={id} changesMachine onDone={onDone} />
      </details>
      <SecondClick label={say('plates.back')} question={say('plates.backQuestion')} act={putBack} />
    </>
  );
}

function Failed({ piece, place }: { piece: Schema<'PlatePiece'>; place: number }) {
  const { id, fileName, orderNumber, copies } = piece;
  const name = `${place + 1}. ${fileName}, ${orderNumber}`;
  return (
    <TextField
      name={`failed-${id}`}
      type="number"
      min={0}
      max={copies}
      defaultValue={0}
      label={say('plates.failedOf', { name, copies })}
    />
  );
}

function moveOf(form: FormData, status: Outcome, pieces: EndPlateProps['plate']['pieces']): Move {
  const numberIn = (name: string): number | undefined => {
    const text = formText(form, name);
    return text === '' ? undefined : Number(text);
  };
  const failed = pieces
    .map(({ id }) => ({ pieceId: id, copies: numberIn(`failed-${id}`) ?? 0 }))
    .filter(({ copies }) => copies > 0);
  return {
    status,
    actualMinutes: numberIn('actualMinutes'),
    reason: formText(form, 'reason').trim() || undefined,
    lostGrams: numberIn('lostGrams'),
    // Also none: another may have reported some.
    ...(status === 'done' && { failed }),
  };
}

/** What is about to be reported, in a line. */
function sumOf({ copies }: EndPlateProps['plate'], move: Move): string {
  const { status, actualMinutes, lostGrams, failed = [] } = move;
  const failures = status === 'failed' ? copies : failed.reduce((sum, piece) => sum + piece.copies, 0);
  return [
    say('plates.endCopies', { made: copies - failures, failed: failures }),
    ...(lostGrams === undefined ? [] : [say('plates.endGrams', { grams: lostGrams })]),
    ...(actualMinutes === undefined ? [] : [say('plates.endMinutes', { minutes: actualMinutes })]),
  ].join(', ');
}
