import type { Schema } from '@client/service-client.js';
import { PartPicture } from '../ui/part-picture.js';
import { nameOfSku } from '../ui/swatches.js';
import { figures, say } from '../words/language.js';

type OrderLine = Schema<'OrderLine'>;

interface Line extends Pick<
  OrderLine,
  'id' | 'fileKey' | 'fileName' | 'pictureUrl' | 'materialId' | 'finish' | 'quantity'
> {
  isRush?: boolean;
  /** `null` while it is not known. */
  quote: Pick<OrderLine['quote'], 'total' | 'estimatedWeight' | 'estimatedPrintTime'> | null;
}

interface LinesTableProps {
  lines: readonly Line[];
  /** Left out where the record has only its total. */
  totals?: Schema<'BasketTotals'>;
  total?: number;
  /** What the record costs beside its lines and delivery, where it does not say for what. */
  charges?: number;
  /** Delivery, under price books of before: it is included by now. */
  shipping?: number;
}

/** The lines of a quote or an order, and what they cost together. */
export function LinesTable(props: LinesTableProps) {
  const { lines, totals, total = totals?.total, charges = 0, shipping = totals?.shipping ?? 0 } = props;
  const hasPictures = lines.some(({ pictureUrl }) => pictureUrl !== null);
  return (
    <div class="table" role="region" tabIndex={0} aria-label={say('records.lines')}>
      <table class={hasPictures ? 'pictured' : undefined}>
        <thead>
          <tr>
            <th scope="col">{say('records.part')}</th>
            <th scope="col" class="end">
              {say('basket.quantity')}
            </th>
            <th scope="col" class="extra">
              {say('records.making')}
            </th>
            <th scope="col" class="end">
              {say('totals.total')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id}>
              <th scope="row">
                <span class={hasPictures ? 'with-picture' : undefined}>
                  {hasPictures && <PartPicture url={line.pictureUrl} isSmall />}
                  <span>
                    <bdi>{line.fileName}</bdi>
                    <small>{choicesOf(line)}</small>
                    <small class="folded">
                      <Making line={line} />
                    </small>
                  </span>
                </span>
              </th>
              <td class="end" translate={false}>
                {line.quantity}
              </td>
              <td class="extra">
                <Making line={line} />
              </td>
              <td class="end" translate={false}>
                {line.quote === null ? '…' : figures.money(line.quote.total)}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {totals !== undefined && totals.setup > 0 && (
            <SumRow name={say('totals.setup')} amount={totals.setup} />
          )}
          {totals !== undefined && totals.minimumAdjustment > 0 && (
            <SumRow name={say('totals.minimum')} amount={totals.minimumAdjustment} />
          )}
          {charges > 0 && <SumRow name={say('orders.charges')} amount={charges} />}
          {shipping > 0 && <SumRow name={say('totals.shipping')} amount={shipping} />}
          {total !== undefined && <SumRow name={say('totals.total')} amount={total} />}
        </tfoot>
      </table>
    </div>
  );
}

/** What a printed line takes, in a column of its own or, on a phone, below its name. */
function Making({ line: { fileKey, quote } }: { line: Line }) {
  if (fileKey === null || quote === null) return null;
  return (
    <>
      <bdi>{figures.grams(quote.estimatedWeight)}</bdi> ·{' '}
      <bdi>{figures.duration(quote.estimatedPrintTime)}</bdi>
    </>
  );
}

function SumRow({ name, amount }: { name: string; amount: number }) {
  return (
    <tr>
      {/* The label spans two columns, with the extra one or without. */}
      <td class="extra" />
      <th scope="row" colSpan={2} class="end">
        {name}
      </th>
      <td class="end" translate={false}>
        <strong>{figures.money(amount)}</strong>
      </td>
    </tr>
  );
}

function choicesOf({ materialId, finish, isRush }: Line): string {
  const words = [
    materialId === null ? null : nameOfSku(materialId),
    finish === null ? null : say('basket.finishName', { finish }),
    isRush === true ? say('basket.rush') : null,
  ];
  return words.filter(Boolean).join(' · ');
}
