import { useSignal } from '@preact/signals';
import { Button } from '@web/components/button.js';
import { FailureNotice } from '@web/app/failure-notice.js';
import { dataOf } from '@web/app/failure.js';
import { formText } from '@web/app/form-text.js';
import { notify } from '@web/app/notices.js';
import { TextField } from '@web/app/text-field.js';
import { useAction } from '@web/app/use-action.js';
import { useRecord } from '@web/app/use-record.js';
import { service } from '../service/client.js';
import { Question } from '../ui/question.js';
import { say } from '../words/language.js';
import { afterMove } from './after-move.js';

interface MachineFormProps {
  plateId: string;
  /** The plate is being printed, and goes to another machine: it was moved, or the wrong one was chosen. */
  changesMachine?: true;
  onDone: () => void;
}

/** A machine that prints other plates, by their numbers. */
interface Busy {
  machine: string;
  plates: string;
}

/** Gives a plate to a machine; asks where that prints another one. */
export function MachineForm({ plateId: id, changesMachine, onDone }: MachineFormProps) {
  const action = useAction();
  const busy = useSignal<Busy | null>(null);
  const [paces] = useRecord(() => dataOf(service.GET('/ops/api/plates/paces')), '');
  const machines = new Set(paces.step === 'here' ? paces.data.map(({ machine }) => machine) : []);
  const start = async (machine: string, freeMachine?: true): Promise<void> => {
    const body = { status: 'printing' as const, machine, changesMachine, freeMachine };
    const isDone = await action.run(async () => {
      const plate = await dataOf(service.PATCH('/ops/api/plates/{id}', { params: { path: { id } }, body }));
      const text = changesMachine
        ? say('plates.changed', { machine: plate.machine ?? machine })
        : say('plates.started');
      notify({ tone: 'good', text });
    });
    busy.value = null;
    const details = action.failure.value?.details;
    if (details?.reason !== 'machineBusy') return afterMove(action, isDone, onDone);
    action.failure.value = null;
    busy.value = { machine, plates: (details.plateNumbers as string[]).join(', ') };
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    void start(formText(new FormData(event.currentTarget as HTMLFormElement), 'machine'), true);
  };
  const asked = busy.value;
  return (
    <>
      <form class="form" onSubmit={submit}>
        <FailureNotice failure={action.failure.value} />
        <TextField
          name="machine"
          label={say('plates.machine')}
          list="machines"
          autocomplete="off"
          maxLength={100}
          required
          fault={action.faultOf('machine')}
        />
        <datalist id="machines">
          {[...machines].map((machine) => (
            <option key={machine} value={machine} />
          ))}
        </datalist>
        <Button isQuiet={changesMachine} isBusy={action.isBusy.value}>
          {say(changesMachine ? 'plates.changeMachine' : 'plates.start')}
        </Button>
      </form>
      {asked !== null && (
        <Question
          title={say('plates.busy')}
          yes={say('plates.busyYes')}
          no={say('plates.busyNo')}
          isBusy={action.isBusy.value}
          onNo={() => (busy.value = null)}
          onYes={() => void start(asked.machine)}
        >
          <p>{say('plates.busyHint', { ...asked })}</p>
        </Question>
      )}
    </>
  );
}
