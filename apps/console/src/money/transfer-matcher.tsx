import { useSignal } from '@preact/signals';
import type { Schema } from '@client/service-client.js';
import { maxStatementCharacters } from '@shared/domain/orders/bank-statement.js';
import { Actions, Button } from '@web/components/button.js';
import { Notice } from '@web/components/notice.js';
import { DataTable } from '@web/components/data-table.js';
import { FailureNotice } from '@web/app/failure-notice.js';
import { dataOf } from '@web/app/failure.js';
import { formText } from '@web/app/form-text.js';
import { notify } from '@web/app/notices.js';
import { TextField } from '@web/app/text-field.js';
import { type Action, useAction } from '@web/app/use-action.js';
import { service } from '../service/client.js';
import { mayAct } from '../session/session.js';
import { businessToday } from '../ui/business-day.js';
import { TextArea } from '../ui/text-area.js';
import { figures, say } from '../words/language.js';
import { AmountField, amountIn } from './amount-field.js';
import { type Confirmed, isAwaited, transferCells, withKnown } from './transfer-choice.js';

type Statement = Schema<'Statement'>;
type Transfer = Statement['transfers'][number];
type Candidate = Transfer['orders'][number];

/** Confirms that a transfer has paid an order; of one that does not await it, that it is to be given back. Answers what it recorded. */
async function confirmTransfer(
  transfer: Transfer,
  { id, number, total }: Candidate,
  surplus: boolean,
): Promise<Confirmed['recorded']> {
  const amount = transfer.isShared ? total : transfer.amount;
  const { reference, isShared, isKnown, timesRecorded, day } = transfer;
  const recordedOn = businessToday.value;
  // A statement may state the day of value, which may not have come yet.
  const receivedOn = day !== null && day <= recordedOn ? day : null;
  const body = {
    ...{ amount, reference, sharedTransfer: isShared || isKnown, ofRecorded: timesRecorded, surplus },
    ...(receivedOn !== null && { receivedOn }),
  };
  await dataOf(service.POST('/ops/api/orders/{id}/transfer', { params: { path: { id } }, body }));
  const text = surplus
    ? say('money.transfers.toReturn', { number, amount: figures.money(amount) })
    : say('money.transfers.confirmed', { number });
  notify({ tone: 'good', text });
  return { amount, receivedOn, recordedOn };
}

/** Finds the orders of bank transfers; each is confirmed by a click. */
export function TransferMatcher() {
  const found = useSignal<Statement | null>(null);
  const confirmed = useSignal<readonly Confirmed[]>([]);
  const action = useAction();
  if (!mayAct('operator')) return null;
  const match = (body: Schema<'StatementRequest'>): void => {
    confirmed.value = [];
    void action.run(async () => {
      found.value = await dataOf(service.POST('/ops/api/money/transfers/match', { body }));
    });
  };
  const confirm = async (transfer: Transfer, order: Candidate): Promise<void> => {
    const { line, reference } = transfer;
    const isSurplus = !isAwaited(order, confirmed.value);
    const recorded = await confirmTransfer(withKnown(transfer, confirmed.value), order, isSurplus);
    confirmed.value = [...confirmed.value, { line, orderId: order.id, reference, recorded }];
  };
  return (
    <>
      <FailureNotice failure={action.failure.value} />
      <div class="sides">
        <StatementForm action={action} onMatch={match} />
        <TransferForm action={action} onMatch={match} />
      </div>
      {found.value !== null && (
        <Found statement={found.value} confirmed={confirmed.value} action={action} confirm={confirm} />
      )}
    </>
  );
}

interface MatchFormProps {
  action: Action;
  onMatch: (body: Schema<'StatementRequest'>) => void;
}

function StatementForm({ action, onMatch }: MatchFormProps) {
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    onMatch({ statement: formText(new FormData(event.currentTarget as HTMLFormElement), 'statement') });
  };
  return (
    <form class="form" onSubmit={submit}>
      <TextArea
        name="statement"
        label={say('money.transfers.statement')}
        hint={say('money.transfers.statementHint')}
        rows={6}
        maxLength={maxStatementCharacters}
        required
        fault={action.faultOf('statement')}
      />
      <Button isBusy={action.isBusy.value}>{say('money.transfers.match')}</Button>
    </form>
  );
}

function TransferForm({ action, onMatch }: MatchFormProps) {
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget as HTMLFormElement);
    const day = formText(form, 'day');
    const transfer = { amount: amountIn(form, 'amount'), reference: formText(form, 'reference') };
    onMatch({ transfers: [{ ...transfer, ...(day !== '' && { day }) }] });
  };
  return (
    <form class="form" onSubmit={submit}>
      <h2>{say('money.transfers.one')}</h2>
      <TextField
        name="day"
        type="date"
        label={say('money.transfers.oneDay')}
        hint={say('money.transfers.oneDayHint')}
        max={businessToday.value}
        fault={action.faultOf('transfers.0.day')}
      />
      <AmountField
        name="amount"
        label={say('money.transfers.oneAmount')}
        required
        fault={action.faultOf('transfers.0.amount')}
      />
      <TextField
        name="reference"
        label={say('money.transfers.oneReference')}
        maxLength={255}
        required
        fault={action.faultOf('transfers.0.reference')}
      />
      <Button isQuiet isBusy={action.isBusy.value}>
        {say('money.transfers.match')}
      </Button>
    </form>
  );
}

interface FoundProps {
  statement: Statement;
  confirmed: readonly Confirmed[];
  action: Action;
  confirm: (transfer: Transfer, order: Candidate) => Promise<void>;
}

function Found({
  statement: { transfers, debits, unreadable, left, isColumnUnknown },
  confirmed,
  action,
  confirm,
}: FoundProps) {
  // One whose text is known is asked about.
  const exact = transfers.filter(
    (transfer) =>
      transfer.match === 'exact' &&
      isAwaited(transfer.orders[0]!, confirmed) &&
      !withKnown(transfer, confirmed).isKnown,
  );
  // A further transfer for the same order is none that it awaits.
  const open = [...new Map(exact.toReversed().map((one) => [one.orders[0]!.id, one])).values()].toReversed();
  const confirmAll = (): Promise<boolean> =>
    action.run(async () => {
      for (const transfer of open) await confirm(transfer, transfer.orders[0]!);
    });
  return (
    <>
      <p role="status">{say('money.transfers.found', { count: transfers.length, debits })}</p>
      {isColumnUnknown && <Notice tone="bad">{say('money.transfers.columnUnknown')}</Notice>}
      {left > 0 && <Notice tone="bad">{say('money.transfers.left', { count: left })}</Notice>}
      {unreadable.length > 0 && !isColumnUnknown && (
        <p class="soft">{say('money.transfers.unreadable', { lines: unreadable.slice(0, 50).join(', ') })}</p>
      )}
      {open.length > 0 && (
        <Actions>
          <Button type="button" isBusy={action.isBusy.value} onClick={() => void confirmAll()}>
            {say('money.transfers.confirmAll', { count: open.length })}
          </Button>
        </Actions>
      )}
      {transfers.length > 0 && (
        <DataTable
          label={say('money.views.transfers')}
          columns={[
            { label: say('money.day') },
            { label: say('money.reference'), isRowHead: true },
            { label: say('money.amount'), isFigure: true },
            { label: say('money.state') },
            { label: say('money.order') },
          ]}
          rows={transfers.map((transfer) =>
            transferCells({
              transfer: withKnown(transfer, confirmed),
              confirmed,
              isAlone: transfers.length === 1,
              confirm: (order) => confirm(transfer, order),
            }),
          )}
        />
      )}
    </>
  );
}
