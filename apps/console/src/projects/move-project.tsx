import type { Schema } from '@client/service-client.js';
import { dataOf } from '@web/app/failure.js';
import { SecondClick } from '@web/app/second-click.js';
import { service } from '../service/client.js';
import { say } from '../words/language.js';

interface MoveProjectProps {
  project: Schema<'OperatorProject'>;
  onDone: () => void;
}

/** Moves a project where it may go without an answer; its customer is mailed. */
export function MoveProject({ project, onDone }: MoveProjectProps) {
  const { id, status: from, answer, nextStatuses } = project;
  const move = async (status: (typeof nextStatuses)[number]): Promise<void> => {
    const body = { status, from, ofAnsweredAt: answer?.answeredAt };
    await dataOf(service.PATCH('/ops/api/requests/{id}', { params: { path: { id } }, body }));
    onDone();
  };
  return (
    <>
      {nextStatuses
        .filter((status) => status !== 'quoted')
        .map((status) => (
          <SecondClick
            key={status}
            label={say('projects.move', { status })}
            question={say('projects.moveQuestion')}
            act={() => move(status)}
          />
        ))}
    </>
  );
}
