import { consolePath } from '@shared/domain/contract/console-paths.js';
import { Steps } from '@web/components/steps.js';
import { figures, say } from '../words/language.js';
import type { ShopOrder } from './shop-order.js';

/** What the order has been through in the shop: steps and dates that were moved. */
export function OrderHistory({ id, making: { history } }: { id: string; making: ShopOrder['making'] }) {
  return (
    <section>
      <h2>{say('orders.history')}</h2>
      <Steps
        label={say('orders.history')}
        steps={history.map(({ at, step, promisedOn, reason }) => {
          const what =
            step == null
              ? say('orders.historyPromise', { day: figures.calendarDay(promisedOn!) })
              : say('orders.state', { column: step });
          return {
            label: reason == null ? what : `${what} (${reason})`,
            at: figures.moment(at),
            dateTime: at,
          };
        })}
      />
      <p>
        <a href={`${consolePath('audit')}?subjectId=${id}`}>{say('orders.changes')}</a>
      </p>
    </section>
  );
}
