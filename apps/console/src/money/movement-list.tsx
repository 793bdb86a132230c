import { useSignal } from '@preact/signals';
import type { Schema } from '@client/service-client.js';
import { DataTable } from '@web/components/data-table.js';
import { PagedList, pageOf } from '@web/app/paged-list.js';
import { useTopic } from '../live/use-live.js';
import { service } from '../service/client.js';
import { DocumentLink } from '../ui/document-links.js';
import { OrderLink } from '../ui/order-link.js';
import { mayAct } from '../session/session.js';
import { figures, say } from '../words/language.js';
import { MomentOf } from './moment-of.js';
import { RefundForm } from './refund-form.js';

type Movement = Schema<'Movement'>;

/** What came in and went back on a day. */
export function MovementList({ day }: { day: string }) {
  const [version, changed] = useTopic('money');
  const refunded = useSignal<Movement | null>(null);
  return (
    <>
      <PagedList
        listKey={day}
        version={version}
        load={(after) => {
          const query = { from: day, to: day, limit: 50, after };
          return pageOf(service.GET('/ops/api/money/movements', { params: { query } }));
        }}
      >
        {(entries) =>
          entries.length === 0 ? (
            <p>{say('money.nothing')}</p>
          ) : (
            <MovementTable entries={entries} onRefund={(entry) => (refunded.value = entry)} />
          )
        }
      </PagedList>
      {refunded.value !== null && (
        <RefundForm order={refunded.value.order} onClose={() => (refunded.value = null)} onDone={changed} />
      )}
    </>
  );
}

function MovementTable({
  entries,
  onRefund,
}: {
  entries: readonly Movement[];
  onRefund: (entry: Movement) => void;
}) {
  return (
    <DataTable
      label={say('money.views.movements')}
      columns={[
        { label: say('money.at') },
        { label: say('money.what') },
        { label: say('money.order'), isRowHead: true },
        { label: say('money.customer') },
        { label: say('money.amount'), isFigure: true },
        { label: say('money.method') },
        { label: say('money.document') },
        { label: say('money.refund.open') },
      ]}
      rows={entries.map((entry) => [
        <MomentOf at={entry.at} paidOn={entry.paidOn} />,
        say('money.kindName', { kind: entry.kind }),
        <OrderLink order={entry.order} />,
        <bdi>{entry.order.customer}</bdi>,
        figures.money(entry.amount),
        <>
          {say('money.methodName', { method: entry.paymentMethod })}{' '}
          <small class="soft">
            <bdi>{entry.reference}</bdi>
          </small>
        </>,
        entry.documentNumber === null ? '' : <DocumentLink number={entry.documentNumber} />,
        entry.kind === 'payment' && entry.order.status !== 'refunded' && mayAct('operator') ? (
          <button type="button" class="link" onClick={() => onRefund(entry)}>
            {say('money.refund.open')}
          </button>
        ) : null,
      ])}
    />
  );
}
