import type { Schema } from '@client/service-client.js';
import { dataOf } from '@web/app/failure.js';
import { SecondClick } from '@web/app/second-click.js';
import { service } from '../service/client.js';
import { say } from '../words/language.js';
import { MachineForm } from './machine-form.js';

/** Gives a planned plate to a machine, or takes it back. */
export function StartPlate({ plate: { id }, onDone }: { plate: Schema<'Plate'>; onDone: () => void }) {
  const params = { path: { id } };
  const withdraw = async (): Promise<void> => {
    await dataOf(service.PATCH('/ops/api/plates/{id}', { params, body: { status: 'withdrawn' } }));
    onDone();
  };
  return (
    <>
      <MachineForm plateId={id} onDone={onDone} />
      <SecondClick label={say('plates.withdraw')} question={say('plates.withdrawQuestion')} act={withdraw} />
    </>
  );
}
