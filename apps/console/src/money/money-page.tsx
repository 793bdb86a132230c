import type { Schema } from '@client/service-client.js';
import { dataOf } from '@web/app/failure.js';
import { TextField } from '@web/app/text-field.js';
import { Record } from '@web/app/use-record.js';
import { useLive } from '../live/use-live.js';
import { service } from '../service/client.js';
import { ChoiceFilter } from '../ui/choice-filter.js';
import { today } from '../ui/day.js';
import { SumTiles } from '../ui/sum-tiles.js';
import { useFilters } from '../ui/use-filters.js';
import { figures, say } from '../words/language.js';
import { DueList } from './due-list.js';
import { MismatchList } from './mismatch-list.js';
import { MovementList } from './movement-list.js';
import { ReturnList } from './return-list.js';
import { TransferMatcher } from './transfer-matcher.js';

const views = ['movements', 'due', 'transfers', 'returns', 'mismatches'] as const;

/** The money of a day, and what is open. */
export function MoneyPage() {
  const [filters, choose] = useFilters(['day', 'view']);
  const day = filters.day ?? today();
  const view = views.find((one) => one === filters.view) ?? 'movements';
  const [record] = useLive(
    ['money'],
    () => dataOf(service.GET('/ops/api/money/day', { params: { query: { day } } })),
    day,
  );
  return (
    <>
      <h1>{say('menu.money')}</h1>
      <div class="filters">
        <TextField
          name="day"
          type="date"
          label={say('money.day')}
          max={today()}
          value={day}
          onInput={({ currentTarget }) => choose({ day: currentTarget.value })}
        />
      </div>
      <Record record={record}>{(sums) => <DaySums sums={sums} />}</Record>
      <ChoiceFilter
        label={say('money.view')}
        options={views.map((value) => ({ value, label: say(`money.views.${value}`) }))}
        value={view}
        onChoose={(value) => choose({ view: value })}
      />
      {view === 'movements' && <MovementList day={day} />}
      {view === 'due' && <DueList />}
      {view === 'transfers' && <TransferMatcher />}
      {view === 'returns' && <ReturnList />}
      {view === 'mismatches' && <MismatchList />}
    </>
  );
}

const parts = ['paid', 'refunds', 'surplus', 'returned', 'declined', 'due', 'late', 'toReturn'] as const;

function DaySums({ sums }: { sums: Schema<'MoneyDay'> }) {
  const noteOf = (part: (typeof parts)[number]): string =>
    part === 'paid' && sums.paid.count > 0
      ? (['paidByCard', 'paidByTransfer'] as const)
          .filter((one) => sums[one].count > 0)
          .map((one) => `${figures.money(sums[one].amount)} ${say(`money.sums.${one}`)}`)
          .join(' · ')
      : say('money.times', { count: sums[part].count });
  return (
    <SumTiles
      tiles={parts.map((part) => ({
        label: say(`money.sums.${part}`),
        figure: figures.money(sums[part].amount),
        note: noteOf(part),
      }))}
    />
  );
}
