import type { Schema } from '@client/service-client.js';
import { consolePath } from '@shared/domain/contract/console-paths.js';
import { DataTable } from '@web/components/data-table.js';
import { Swatch } from '@web/components/swatch.js';
import { dataOf } from '@web/app/failure.js';
import { Record } from '@web/app/use-record.js';
import { useLive } from '../live/use-live.js';
import { service } from '../service/client.js';
import { mayAct } from '../session/session.js';
import { nameOfColour } from '../ui/colours.js';
import { figures, say } from '../words/language.js';
import { AddColour } from './add-colour.js';

type Stock = Schema<'Stock'>;

/** Colours and what there is of them. */
export function StockPage() {
  const [record, reload] = useLive(['stock', 'plates'], () => dataOf(service.GET('/ops/api/stock')));
  return (
    <>
      <h1>{say('menu.stock')}</h1>
      <Record record={record}>{(colours) => <StockTable colours={colours} />}</Record>
      {mayAct('operator') && <AddColour onDone={reload} />}
    </>
  );
}

function StockTable({ colours }: { colours: readonly Stock[] }) {
  return (
    <DataTable
      label={say('menu.stock')}
      columns={[
        { label: say('stock.colour'), isRowHead: true },
        { label: say('stock.status') },
        { label: say('stock.onHand'), isFigure: true },
        { label: say('stock.plannedGrams'), isFigure: true },
        { label: say('stock.free'), isFigure: true },
        { label: say('stock.low'), isFigure: true, isExtra: true },
      ]}
      rows={colours.map((colour) => [
        <>
          <Swatch colour={colour.previewColor} />{' '}
          <a href={consolePath('stock', colour.sku)}>{nameOfColour(colour)}</a>
        </>,
        <StockState colour={colour} />,
        gramsOf(colour.onHandGrams),
        figures.wholeGrams(colour.plannedGrams),
        gramsOf(colour.freeGrams),
        colour.lowGrams === null ? '–' : figures.wholeGrams(colour.lowGrams),
      ])}
    />
  );
}

/** Grams, where they are counted. */
export function gramsOf(grams: number | null) {
  return grams === null ? <span class="soft">{say('stock.uncounted')}</span> : figures.wholeGrams(grams);
}

/** Whether a colour is sold, and whether little is left. */
export function StockState({ colour: { retiredAt, isAvailable, isLow } }: { colour: Stock }) {
  if (retiredAt !== null) return <span class="soft">{say('stock.states.retired')}</span>;
  if (!isAvailable) return <strong class="clock bad">{say('stock.states.out')}</strong>;
  return isLow ? (
    <strong class="clock wait">{say('stock.states.low')}</strong>
  ) : (
    <>{say('stock.states.sold')}</>
  );
}
