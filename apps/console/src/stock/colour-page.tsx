import { consolePath } from '@shared/domain/contract/console-paths.js';
import { DataTable } from '@web/components/data-table.js';
import { Definitions } from '@web/components/definitions.js';
import { Swatch } from '@web/components/swatch.js';
import { dataOf } from '@web/app/failure.js';
import { PagedList, pageOf } from '@web/app/paged-list.js';
import { Record, useRecord } from '@web/app/use-record.js';
import { useTopic } from '../live/use-live.js';
import { service } from '../service/client.js';
import { mayAct } from '../session/session.js';
import { nameOfColour } from '../ui/colours.js';
import { figures, say } from '../words/language.js';
import { ChangeColour } from './change-colour.js';
import { RecordStock } from './record-stock.js';
import { gramsOf, StockState } from './stock-page.js';

/** One colour: its stock, what came in and went out, and what can be changed of it. */
export function ColourPage({ id: sku }: { id: string }) {
  const [version, changed] = useTopic('stock', 'plates');
  const [record] = useRecord(
    async () => (await dataOf(service.GET('/ops/api/stock'))).find((one) => one.sku === sku) ?? null,
    sku,
    version,
  );
  return (
    <Record record={record}>
      {(colour) =>
        colour === null ? (
          <p>{say('frame.noPage')}</p>
        ) : (
          <article class="record">
            <h1>
              <Swatch colour={colour.previewColor} /> {nameOfColour(colour)}
            </h1>
            <Definitions
              rows={[
                [say('stock.sku'), <code>{sku}</code>],
                [say('stock.polymer'), colour.polymer.toUpperCase()],
                [say('stock.status'), <StockState colour={colour} />],
                [say('stock.onHand'), gramsOf(colour.onHandGrams)],
                [say('stock.plannedGrams'), figures.wholeGrams(colour.plannedGrams)],
                [say('stock.free'), gramsOf(colour.freeGrams)],
                [say('stock.low'), colour.lowGrams === null ? '–' : figures.wholeGrams(colour.lowGrams)],
              ]}
            />
            {mayAct('operator') && (
              <>
                <RecordStock colour={colour} onDone={changed} />
                <ChangeColour colour={colour} onDone={changed} />
              </>
            )}
            <Movements sku={sku} version={version} />
          </article>
        )
      }
    </Record>
  );
}

function Movements({ sku, version }: { sku: string; version: number }) {
  return (
    <section>
      <h2>{say('stock.movements')}</h2>
      <PagedList
        listKey={sku}
        version={version}
        load={(after) => {
          const params = { path: { sku }, query: { limit: 50, after } };
          return pageOf(service.GET('/ops/api/stock/{sku}/movements', { params }));
        }}
      >
        {(movements) =>
          movements.length === 0 ? (
            <p class="soft">{say('stock.noMovements')}</p>
          ) : (
            <DataTable
              label={say('stock.movements')}
              columns={[
                { label: say('stock.at'), isRowHead: true },
                { label: say('stock.kind') },
                { label: say('stock.grams'), isFigure: true },
                { label: say('stock.onHand'), isFigure: true },
                { label: say('stock.reason') },
              ]}
              rows={movements.map(({ at, kind, grams, onHandGrams: after, plateId, reason }) => [
                figures.moment(at),
                say('stock.movement', { kind }),
                `${grams > 0 ? '+' : grams < 0 ? '−' : ''}${figures.wholeGrams(Math.abs(grams))}`,
                figures.wholeGrams(after),
                <>
                  {plateId !== null && <a href={consolePath('plates', plateId)}>{say('stock.plate')}</a>}{' '}
                  <bdi>{reason}</bdi>
                </>,
              ])}
            />
          )
        }
      </PagedList>
    </section>
  );
}
