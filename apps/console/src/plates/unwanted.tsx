import type { Schema } from '@client/service-client.js';
import { Button } from '@web/components/button.js';
import { Notice } from '@web/components/notice.js';
import { FailureNotice } from '@web/app/failure-notice.js';
import { dataOf } from '@web/app/failure.js';
import { notify } from '@web/app/notices.js';
import { useAction } from '@web/app/use-action.js';
import { service } from '../service/client.js';
import { mayAct } from '../session/session.js';
import { say } from '../words/language.js';

/** Says that copies on a plate are wanted by nobody any more, and takes them off one that is planned. */
export function Unwanted({
  plate: { id, status, unwantedCopies },
  onDone,
}: {
  plate: Schema<'Plate'>;
  onDone: () => void;
}) {
  const action = useAction();
  const takeOff = (): void => {
    void action.run(async () => {
      const params = { path: { id } };
      const left = await dataOf(service.POST('/ops/api/plates/{id}/take-off', { params }));
      notify({
        tone: 'good',
        text: say(left.status === 'planned' ? 'plates.takenOff' : 'plates.allTakenOff'),
      });
      onDone();
    });
  };
  return (
    <Notice tone="bad">
      <p>{say('plates.unwantedHint', { count: unwantedCopies })}</p>
      <FailureNotice failure={action.failure.value} />
      {mayAct('operator') && status === 'planned' && (
        <Button type="button" isBusy={action.isBusy.value} onClick={takeOff}>
          {say('plates.takeOff')}
        </Button>
      )}
    </Notice>
  );
}
