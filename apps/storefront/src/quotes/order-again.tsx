import { useLocation } from 'preact-iso';
import { Actions, Button } from '@web/components/button.js';
import type { Schema } from '@client/service-client.js';
import { maxBasketItems, maxQuantity } from '@shared/domain/contract/limits.js';
import { pathTo } from '../app/paths.js';
import { notify } from '@web/app/notices.js';
import { withLines } from '../basket/basket.js';
import { changeBasket } from '../basket/basket-store.js';
import { addStoredPart } from '../parts/parts-store.js';
import { service } from '../service/client.js';
import { dataOf } from '@web/app/failure.js';
import { user } from '../service/session.js';
import { Record, useRecord } from '@web/app/use-record.js';
import { money, say } from '../words/language.js';

/** Today's price of a quote's lines beside the old one, and a basket of them. */
export function OrderAgain({ quote }: { quote: Schema<'SavedQuoteWithLines'> }) {
  const { items, totals } = quote;
  const { route } = useLocation();
  const body = {
    items: items.map(({ fileKey, fileName: filename, materialId, finish, quantity }) => ({
      fileKey,
      filename,
      materialId,
      finish,
      quantity: Math.min(quantity, maxQuantity),
      isRush: false,
    })),
  };
  const [record] = useRecord(() => dataOf(service.POST('/api/quotes/batch', { body })), quote.id);
  const failure = record.step === 'failed' ? record.failure : null;
  const gone = failure?.code === 'FILE_NOT_FOUND' ? (failure.details.errors ?? []) : [];
  const kept = items.filter((_, place) => gone.every(({ field }) => field !== `items.${place}.fileKey`));
  const takeUp = (): void => {
    const userId = user.value?.id;
    if (userId === undefined) return;
    const lines = kept
      .slice(0, maxBasketItems)
      .map(({ fileKey, fileName, fileSize, materialId, finish, quantity }) => ({
        id: crypto.randomUUID(),
        partId: addStoredPart({ fileKey, name: fileName, sizeBytes: fileSize, userId }),
        materialId,
        finish,
        quantity: Math.min(quantity, maxQuantity),
        isRush: false,
      }));
    changeBasket((before) => withLines({ ...before, lines: [] }, lines));
    notify({ tone: 'good', text: say('quotes.takenUp') });
    route(pathTo('basket'));
  };
  return (
    <section class="card">
      <h2>{say('quotes.again')}</h2>
      <Record record={record}>
        {(today) => (
          <p>{say('quotes.compare', { before: money(totals.total), today: money(today.totals.total) })}</p>
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
