import { useLocation } from 'preact-iso';
import { Actions, Button } from '@web/components/button.js';
import type { Finish } from '@shared/domain/contract/enums.js';
import { maxBasketItems, maxQuantity } from '@shared/domain/contract/limits.js';
import { pathTo } from '../app/paths.js';
import { notify } from '@web/app/notices.js';
import { withLines } from '../basket/basket.js';
import { namedLines } from '../basket/named-lines.js';
import { changeBasket } from '../basket/basket-store.js';
import { addStoredPart } from '../parts/parts-store.js';
import { service } from '../service/client.js';
import { dataOf } from '@web/app/failure.js';
import { user } from '../service/session.js';
import { Record, useRecord } from '@web/app/use-record.js';
import { figures, say } from '../words/language.js';

/** A part as it was priced or bought; its size where the record has it. */
export interface LineAgain {
  fileKey: string;
  fileName: string;
  fileSize?: number;
  materialId: string;
  finish: Finish;
  quantity: number;
  isRush?: boolean;
}

interface OrderAgainProps {
  /** Of the quote or order. */
  id: string;
  lines: readonly LineAgain[];
  /** What they cost then, in MAD; left out where they were bought with something else. */
  before?: number;
}

/** Today's price of the parts of a quote or an order beside the old one, and a basket of them. */
export function OrderAgain({ id, lines, before }: OrderAgainProps) {
  const { route } = useLocation();
  const items = lines.map((line) => ({
    ...line,
    quantity: Math.min(line.quantity, maxQuantity),
    isRush: line.isRush ?? false,
  }));
  const body = {
    items: items.map(({ fileKey, fileName: filename, materialId, finish, quantity, isRush }) => ({
      ...{ fileKey, filename, materialId, finish, quantity, isRush },
    })),
  };
  const [record] = useRecord(() => dataOf(service.POST('/api/quotes/batch', { body })), id);
  const failure = record.step === 'failed' ? record.failure : null;
  const gone = failure?.code === 'FILE_NOT_FOUND' ? (failure.details.errors ?? []) : [];
  const shown = failure === null ? record : { step: 'failed' as const, failure: namedLines(failure, items) };
  const kept = items.filter((_, place) => gone.every(({ field }) => field !== `items.${place}.fileKey`));
  const takeUp = (): void => {
    const userId = user.value?.id;
    if (userId === undefined) return;
    const taken = kept
      .slice(0, maxBasketItems)
      .map(({ fileKey, fileName, fileSize, materialId, finish, quantity, isRush }) => ({
        id: crypto.randomUUID(),
        partId: addStoredPart({ fileKey, name: fileName, sizeBytes: fileSize ?? 0, userId }),
        ...{ materialId, finish, quantity, isRush },
      }));
    changeBasket((old) => withLines({ ...old, lines: [] }, taken));
    notify({ tone: 'good', text: say('quotes.takenUp') });
    route(pathTo('basket'));
  };
  return (
    <section class="card">
      <h2>{say('quotes.again')}</h2>
      <Record record={shown}>
        {(today) => (
          <p>
            {before === undefined
              ? say('quotes.today', { today: figures.money(today.totals.total) })
              : say('quotes.compare', {
                  before: figures.money(before),
                  today: figures.money(today.totals.total),
                })}
          </p>
        )}
      </Record>
      {failure !== null && kept.length > 0 && (
        <p>{say('quotes.takeUpRest', { kept: kept.length, all: items.length })}</p>
      )}
      {record.step !== 'loading' && kept.length > 0 && (
        <Actions>
          <Button type="button" onClick={takeUp}>
            {say('quotes.takeUp')}
          </Button>
        </Actions>
      )}
    </section>
  );
}
