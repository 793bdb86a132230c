import type { Schema } from '@client/service-client.js';
import { Actions } from '@web/components/button.js';
import { DataTable } from '@web/components/data-table.js';
import { dataOf } from '@web/app/failure.js';
import { PagedList, pageOf } from '@web/app/paged-list.js';
import { Record } from '@web/app/use-record.js';
import { useLive } from '../live/use-live.js';
import { DocumentLink } from '../ui/document-links.js';
import { service } from '../service/client.js';
import { ChoiceFilter } from '../ui/choice-filter.js';
import { monthDays, type Period, today } from '../ui/day.js';
import { PeriodFields } from '../ui/period-fields.js';
import { SumTiles } from '../ui/sum-tiles.js';
import { useFilters } from '../ui/use-filters.js';
import { figures, locale, say } from '../words/language.js';

const presets = ['thisMonth', 'lastMonth', 'thisYear'] as const;

function daysOf(preset: (typeof presets)[number]): Period {
  if (preset === 'lastMonth') return monthDays(-1);
  const from = preset === 'thisMonth' ? monthDays(0).from : `${today().slice(0, 4)}-01-01`;
  return { from, to: today() };
}

/** Invoices and credit notes of a period: their sums, the VAT, and all of it as files. */
export function AccountingPage() {
  const [filters, choose] = useFilters(['from', 'to']);
  const days: Period = { ...daysOf('thisMonth'), ...filters };
  const isChosen = (preset: (typeof presets)[number]): boolean => {
    const { from, to } = daysOf(preset);
    return from === days.from && to === days.to;
  };
  return (
    <>
      <h1>{say('menu.accounting')}</h1>
      <p>{say('accounting.about')}</p>
      <PeriodFields period={days} onChoose={(change) => choose({ ...days, ...change })} />
      <ChoiceFilter
        label={say('accounting.period')}
        options={presets.map((value) => ({ value, label: say(`accounting.${value}`) }))}
        value={presets.find(isChosen) ?? ''}
        onChoose={(value) => value !== '' && choose({ ...daysOf(value) })}
      />
      <Summary days={days} />
      <Journal days={days} />
    </>
  );
}

function Summary({ days }: { days: Period }) {
  const [record] = useLive(
    ['money'],
    () => dataOf(service.GET('/ops/api/accounting/summary', { params: { query: days } })),
    JSON.stringify(days),
  );
  return (
    <Record record={record}>
      {(summary) => (
        <>
          <SumTiles
            tiles={(['sales', 'creditNotes', 'total'] as const).map((part) => ({
              label: say(`accounting.${part}`),
              figure: figures.money(summary[part].total),
              note: `${say('accounting.tax')} ${figures.money(summary[part].tax)}`,
            }))}
          />
          <Rates rates={summary.byRate} />
        </>
      )}
    </Record>
  );
}

function Rates({ rates }: { rates: readonly Schema<'RateSums'>[] }) {
  if (rates.length === 0) return null;
  return (
    <section>
      <h2>{say('accounting.byRate')}</h2>
      <DataTable
        label={say('accounting.byRate')}
        columns={[
          { label: say('accounting.kind'), isRowHead: true },
          { label: say('accounting.rate'), isFigure: true },
          { label: say('accounting.count'), isFigure: true },
          { label: say('accounting.net'), isFigure: true },
          { label: say('accounting.tax'), isFigure: true },
          { label: say('accounting.gross'), isFigure: true },
        ]}
        rows={rates.map(({ kind, rate, count, net, tax, total }) => [
          say('accounting.kindName', { kind }),
          `${rate} %`,
          count,
          figures.money(net),
          figures.money(tax),
          figures.money(total),
        ])}
      />
    </section>
  );
}

function Downloads({ days }: { days: Period }) {
  const query = new URLSearchParams({ ...days, locale });
  const root = '/ops/api/accounting';
  const files = [
    ['csv', `${root}/journal/export?${query}&format=csv`],
    ['xlsx', `${root}/journal/export?${query}&format=xlsx`],
    ['archive', `${root}/archive?${new URLSearchParams({ ...days })}`],
  ] as const;
  return (
    <Actions>
      {files.map(([name, href]) => (
        <a key={name} class="button quiet" href={href} download={name}>
          {say(`accounting.${name}`)}
        </a>
      ))}
    </Actions>
  );
}

function Journal({ days }: { days: Period }) {
  return (
    <section>
      <h2>{say('accounting.journal')}</h2>
      <Downloads days={days} />
      <PagedList
        listKey={JSON.stringify(days)}
        load={(after) => {
          const query = { ...days, limit: 50, after };
          return pageOf(service.GET('/ops/api/accounting/journal', { params: { query } }));
        }}
      >
        {(entries) =>
          entries.length === 0 ? <p>{say('accounting.none')}</p> : <JournalTable entries={entries} />
        }
      </PagedList>
    </section>
  );
}

function JournalTable({ entries }: { entries: readonly Schema<'JournalEntry'>[] }) {
  return (
    <DataTable
      label={say('accounting.journal')}
      columns={[
        { label: say('accounting.day') },
        { label: say('accounting.document'), isRowHead: true },
        { label: say('accounting.order'), isExtra: true },
        { label: say('accounting.customer') },
        { label: say('accounting.net'), isFigure: true },
        { label: say('accounting.tax'), isFigure: true },
        { label: say('accounting.gross'), isFigure: true },
      ]}
      rows={entries.map(({ day, paidOn, number, corrects, orderNumber, customer, net, tax, total }) => [
        <>
          {figures.calendarDay(day)}
          {paidOn !== day && (
            <>
              {' '}
              <small class="soft">{say('accounting.paidOn', { day: figures.calendarDay(paidOn) })}</small>
            </>
          )}
        </>,
        <>
          <DocumentLink number={number} />{' '}
          <a href={`/ops/api/accounting/documents/${number}?format=ubl`} download={`${number}.xml`}>
            UBL
          </a>
          {corrects !== null && <small> {say('accounting.corrects', { number: corrects })}</small>}
        </>,
        orderNumber,
        <bdi>{customer}</bdi>,
        figures.money(net),
        figures.money(tax),
        figures.money(total),
      ])}
    />
  );
}
