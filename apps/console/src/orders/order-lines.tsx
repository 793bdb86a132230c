import { useSignal } from '@preact/signals';
import { consolePath } from '@shared/domain/contract/console-paths.js';
import { isOpenPlate } from '@shared/domain/making/plate-states.js';
import { isToBeMade } from '@shared/domain/orders/order-states.js';
import { Button } from '@web/components/button.js';
import { Notice } from '@web/components/notice.js';
import { Swatch } from '@web/components/swatch.js';
import { FailureNotice } from '@web/app/failure-notice.js';
import { dataOf } from '@web/app/failure.js';
import { formText } from '@web/app/form-text.js';
import { notify } from '@web/app/notices.js';
import { TextField } from '@web/app/text-field.js';
import { useAction } from '@web/app/use-action.js';
import { FurtherColours } from '../plates/plate-colour.js';
import { service } from '../service/client.js';
import { mayAct } from '../session/session.js';
import { nameOfColour } from '../ui/colours.js';
import { useSeen } from '../ui/use-seen.js';
import { figures, locale, say } from '../words/language.js';
import type { ShopOrder } from './shop-order.js';

type Line = NonNullable<ShopOrder['order']['items']>[number];
type Making = ShopOrder['making']['lines'][number];

/** What is to be made: each line with its picture, its colour, what was noticed of it and where its copies are. */
export function OrderLines({ order, making, onDone }: ShopOrder & { onDone: () => void }) {
  const byLine = new Map(making.lines.map((line) => [line.lineId, line]));
  const unwanted = unwantedOn({ order, making });
  const mayRedo = order.status === 'inProduction' && !making.isGoingBack && mayAct('operator');
  return (
    <section>
      <h2>{say('orders.lines')}</h2>
      {unwanted.length > 0 && (
        <Notice tone="bad">
          {say('orders.unwanted')}{' '}
          {unwanted.map(([id, number]) => (
            <a key={id} href={consolePath('plates', id)}>
              {number}
            </a>
          ))}
        </Notice>
      )}
      <ol class="order-lines">
        {(order.items ?? []).map((line) => {
          const made = byLine.get(line.id);
          return (
            <li key={line.id}>
              {line.pictureUrl !== null && (
                <img src={line.pictureUrl} alt="" width={160} height={120} loading="lazy" />
              )}
              <div>
                <h3>
                  <bdi>{line.fileName}</bdi>
                </h3>
                <LineFacts line={line} made={made} />
                {made !== undefined && line.kind === 'part' && <LineMaking made={made} />}
                {mayRedo && made !== undefined && made.copies.done > 0 && (
                  <Redo orderId={order.id} made={made} onDone={onDone} />
                )}
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** Open plates with copies of an order that is over, or whose money is going back, by their ids. */
function unwantedOn({ order, making }: Pick<ShopOrder, 'order' | 'making'>): [string, string][] {
  if (isToBeMade(order.status) && !making.isGoingBack) return [];
  const open = making.lines.flatMap(({ plates }) => plates.filter(({ status }) => isOpenPlate(status)));
  return [...new Map(open.map(({ id, number }) => [id, number]))];
}

function LineFacts({ line, made }: { line: Line; made: Making | undefined }) {
  const { kind, materialId, finish, quantity, isRush, quote } = line;
  const colour = made?.colour;
  return (
    <p>
      <strong>{say('orders.copies', { count: quantity })}</strong>
      {isRush && <strong class="rush">{say('orders.rush')}</strong>} ·{' '}
      {kind === 'project' ? (
        say('orders.projectLine')
      ) : (
        <>
          {colour != null && <Swatch colour={colour.previewColor} />}{' '}
          {colour == null ? materialId : nameOfColour(colour)}
          <FurtherColours colours={made?.furtherColours ?? []} /> ·{' '}
          {say('orders.finishName', { finish: finish ?? 'none' })}
        </>
      )}{' '}
      · {figures.money(quote.total)}
    </p>
  );
}

function LineMaking({ made: { copies, warnings, plates } }: { made: Making }) {
  return (
    <>
      <p class="soft">
        {say('orders.whereCopies', copies)}
        {plates.map(({ id, number, status }) => (
          <>
            {' · '}
            <a key={id} href={consolePath('plates', id)}>
              {number}
            </a>{' '}
            ({say('plates.state', { status })})
          </>
        ))}
      </p>
      {warnings.length > 0 && (
        <ul class="warnings">
          {warnings.map(({ code, message, messageFr }) => (
            <li key={code}>{locale === 'fr' ? (messageFr ?? message) : message}</li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Sends copies that were made back to be printed anew. */
function Redo({ orderId, made, onDone }: { orderId: string; made: Making; onDone: () => void }) {
  const isOpen = useSignal(false);
  const action = useAction();
  const { lineId, copies } = made;
  /** Another may report the same copy. */
  const seen = useSeen(copies.done);
  if (!isOpen.value) {
    return (
      <button
        type="button"
        class="link"
        onClick={() => {
          seen.begin();
          isOpen.value = true;
        }}
      >
        {say('orders.redo')}
      </button>
    );
  }
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const form = new FormData(event.currentTarget as HTMLFormElement);
    const body = {
      lineId,
      copies: Number(formText(form, `copies-${lineId}`)),
      ofDone: seen.value(),
      reason: formText(form, `reason-${lineId}`),
    };
    const isDone = await action.run(async (key) => {
      const params = { path: { id: orderId }, header: { 'Idempotency-Key': key } };
      await dataOf(service.POST('/ops/api/orders/{id}/redo', { params, body }));
    });
    seen.tried(action.failure.value);
    if (!isDone) return;
    isOpen.value = false;
    notify({ tone: 'good', text: say('orders.redone') });
    onDone();
  };
  return (
    <form class="form" onSubmit={(event) => void submit(event)}>
      <FailureNotice failure={action.failure.value} />
      <TextField
        name={`copies-${lineId}`}
        label={say('orders.redoCopies')}
        type="number"
        min={1}
        max={copies.done}
        defaultValue={1}
        required
      />
      <TextField
        name={`reason-${lineId}`}
        label={say('orders.redoReason')}
        minLength={3}
        maxLength={300}
        required
      />
      <Button isBusy={action.isBusy.value}>{say('orders.redo')}</Button>
    </form>
  );
}
