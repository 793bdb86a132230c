import { useSignal } from '@preact/signals';
import type { Schema } from '@client/service-client.js';
import { consolePath } from '@shared/domain/contract/console-paths.js';
import { Actions, Button } from '@web/components/button.js';
import { DataTable } from '@web/components/data-table.js';
import { FailureNotice } from '@web/app/failure-notice.js';
import { dataOf } from '@web/app/failure.js';
import { notify } from '@web/app/notices.js';
import { Notice } from '@web/components/notice.js';
import { useAction } from '@web/app/use-action.js';
import { Record, useRecord } from '@web/app/use-record.js';
import { service } from '../service/client.js';
import { mayAct } from '../session/session.js';
import { ColourName, type Colours, useColours } from '../ui/colours.js';
import { DueDay } from '../ui/due-day.js';
import { PlateDrawing } from './plate-drawing.js';
import { figures, say } from '../words/language.js';

type Plan = Schema<'PlatePlan'>;

/** Plates that one call accepts. Repeated, it takes none twice. */
const mostAtOnce = 500;

/** Plates as they are proposed, beside what the prices have counted; those that are wanted become plates. */
export function Proposal({ id, onClose }: { id: string; onClose: () => void }) {
  const [record] = useRecord(
    () => dataOf(service.GET('/ops/api/plate-plans/{id}', { params: { path: { id } } })),
    id,
  );
  return (
    <Record record={record}>
      {(plan) => (
        <section>
          <h2>{say('plates.proposal', { at: figures.moment(plan.createdAt) })}</h2>
          {plan.plates.length === 0 ? (
            <p>{say('plates.empty')}</p>
          ) : (
            <>
              <Counts plan={plan} />
              {plan.left.copies > 0 && <Notice tone="wait">{say('plates.left', plan.left)}</Notice>}
              <Choice plan={plan} onClose={onClose} />
              <Drawings plan={plan} />
            </>
          )}
          <p>
            <button type="button" class="link" onClick={onClose}>
              {say('plates.close')}
            </button>
          </p>
        </section>
      )}
    </Record>
  );
}

function ColourNames({ colours, skus }: { colours: Colours; skus: readonly string[] }) {
  return (
    <>
      {skus.map((sku, place) => (
        <span key={sku}>
          {place > 0 && ' + '}
          <ColourName colours={colours} sku={sku} />
        </span>
      ))}
    </>
  );
}

function Counts({ plan: { counts } }: { plan: Plan }) {
  const colours = useColours();
  return (
    <DataTable
      label={say('plates.priced')}
      columns={[
        { label: say('plates.colour'), isRowHead: true },
        { label: say('plates.copies'), isFigure: true },
        { label: say('plates.priced'), isFigure: true },
        { label: say('plates.planned'), isFigure: true },
        { label: say('plates.difference') },
      ]}
      rows={counts.map(({ sku, isRush, copies, pricedPlates, plannedPlates }) => [
        <>
          <ColourName colours={colours} sku={sku} />
          {isRush && <strong class="rush">{say('plates.rush')}</strong>}
        </>,
        copies,
        pricedPlates,
        <strong>{plannedPlates}</strong>,
        plannedPlates > pricedPlates
          ? say('plates.besides', { count: plannedPlates - pricedPlates })
          : say('plates.spared', { count: pricedPlates - plannedPlates }),
      ])}
    />
  );
}

function Choice({ plan: { id, plates }, onClose }: { plan: Plan; onClose: () => void }) {
  const open = plates.filter(({ plateId }) => plateId === null).map(({ index }) => index);
  const left = useSignal<ReadonlySet<number>>(new Set());
  const colours = useColours();
  const chosen = open.filter((index) => !left.value.has(index));
  const action = useAction();
  const choose = (index: number, isChosen: boolean): void => {
    const next = new Set(left.value);
    if (isChosen) next.delete(index);
    else next.add(index);
    left.value = next;
  };
  const accept = async (): Promise<void> => {
    const isDone = await action.run(async () => {
      for (let from = 0; from < chosen.length; from += mostAtOnce) {
        const some = chosen.slice(from, from + mostAtOnce);
        await dataOf(service.POST('/ops/api/plates', { body: { planId: id, plates: some } }));
      }
    });
    if (!isDone) return;
    notify({ tone: 'good', text: say('plates.accepted', { count: chosen.length }) });
    onClose();
  };
  return (
    <>
      <DataTable
        label={say('plates.planned')}
        columns={[
          { label: '#', isRowHead: true },
          { label: say('plates.colour') },
          { label: say('plates.leavesOn') },
          { label: say('plates.orders') },
          { label: say('plates.copies'), isFigure: true },
          { label: say('plates.time'), isFigure: true },
          { label: say('plates.plastic'), isFigure: true, isExtra: true },
        ]}
        rows={plates.map((plate) => {
          const { index, materialId, furtherSkus, isRush, plateId, leavesOn, copies, minutes, grams } = plate;
          const name = say('plates.choose', { index: index + 1 });
          return [
            plateId === null ? (
              <label>
                <input
                  type="checkbox"
                  checked={!left.value.has(index)}
                  disabled={!mayAct('operator')}
                  onChange={({ currentTarget }) => choose(index, currentTarget.checked)}
                />{' '}
                {name}
              </label>
            ) : (
              <a href={consolePath('plates', plateId)}>
                {name}, {say('plates.isPlanned')}
              </a>
            ),
            <>
              <ColourNames colours={colours} skus={[materialId, ...furtherSkus]} />
              {isRush && <strong class="rush">{say('plates.rush')}</strong>}
            </>,
            <DueDay day={leavesOn} />,
            <OrderLinks pieces={plate.pieces} />,
            copies,
            figures.duration(minutes / 60),
            figures.grams(grams),
          ];
        })}
      />
      <FailureNotice failure={action.failure.value} />
      {mayAct('operator') && chosen.length > 0 && (
        <Actions>
          <Button type="button" isBusy={action.isBusy.value} onClick={() => void accept()}>
            {say('plates.accept', { count: chosen.length })}
          </Button>
        </Actions>
      )}
    </>
  );
}

/** Each plate from above: the most urgent one at once, others when they are opened. */
function Drawings({ plan: { id, plates } }: { plan: Plan }) {
  return (
    <>
      {plates.map(({ index, materialId }) => (
        <Drawn key={`${id} ${index}`} planId={id} index={index} materialId={materialId} />
      ))}
    </>
  );
}

function Drawn({ planId, index, materialId }: { planId: string; index: number; materialId: string }) {
  const isOpen = useSignal(index === 0);
  return (
    <details open={isOpen.value} onToggle={({ currentTarget }) => (isOpen.value = currentTarget.open)}>
      <summary>
        {say('plates.choose', { index: index + 1 })} · {materialId}
      </summary>
      {isOpen.value && <DrawnPlate planId={planId} index={index} />}
    </details>
  );
}

function DrawnPlate({ planId, index }: { planId: string; index: number }) {
  const params = { path: { id: planId, index: String(index) } };
  const [record] = useRecord(
    () => dataOf(service.GET('/ops/api/plate-plans/{id}/plates/{index}', { params })),
    `${planId} ${index}`,
  );
  return <Record record={record}>{({ pieces }) => <PlateDrawing pieces={pieces} />}</Record>;
}

function OrderLinks({ pieces }: Pick<Plan['plates'][number], 'pieces'>) {
  const orders = new Map(pieces.map(({ orderId, orderNumber }) => [orderId, orderNumber]));
  return (
    <ul class="plain">
      {[...orders].map(([orderId, number]) => (
        <li key={orderId}>
          <a href={consolePath('orders', orderId)}>{number}</a>
        </li>
      ))}
    </ul>
  );
}
