import { priceBasket } from '../engine/price-basket.js';
import { type Part, pricedPart } from '../parts/part.js';
import { rates } from '../service/tariff.js';
import { figures, say } from '../words/language.js';
import { type BasketLine, withChoices } from './basket.js';
import { basket, changeBasket } from './basket-store.js';

const quantities = [1, 5, 10, 25, 50, 100] as const;

/** What one piece costs by quantity, normal and rush side by side, for this line alone. */
export function PriceLadder({ line, part }: { line: BasketLine; part: Part }) {
  const measured = pricedPart(part);
  const tariff = rates.value;
  if (measured === null || tariff === null) return null;
  const { destinationId } = basket.value;
  const priceAt = (quantity: number, isRush: boolean) => {
    const { materialId, finish } = line;
    const options = destinationId === null ? {} : { destinationId };
    const [outcome] = priceBasket(
      tariff,
      [{ part: measured, materialId, finish, quantity, isRush, card: part.card }],
      options,
    ).lines;
    return outcome?.outcome === 'priced' ? outcome.quote : null;
  };
  const choose = (quantity: number, isRush: boolean): void => {
    changeBasket((before) => withChoices(before, new Set([line.id]), { quantity, isRush }));
  };
  return (
    <div class="table" role="region" tabIndex={0} aria-label={say('ladder.title', { name: part.name })}>
      <table class="ladder">
        <caption>{say('ladder.title', { name: part.name })}</caption>
        <thead>
          <tr>
            <th scope="col">{say('ladder.quantity')}</th>
            <th scope="col">{say('ladder.normal')}</th>
            <th scope="col">{say('ladder.rush')}</th>
          </tr>
        </thead>
        <tbody>
          {quantities.map((quantity) => (
            <tr key={quantity}>
              <th scope="row">{quantity}</th>
              {[false, true].map((isRush) => {
                const quote = priceAt(quantity, isRush);
                const isChosen = line.quantity === quantity && line.isRush === isRush;
                return (
                  <td key={String(isRush)} class={isChosen ? 'chosen' : ''}>
                    {quote === null ? (
                      <span class="soft">{say('ladder.none')}</span>
                    ) : (
                      <button
                        type="button"
                        class="cell"
                        aria-pressed={isChosen}
                        onClick={() => choose(quantity, isRush)}
                      >
                        <strong>{say('line.each', { price: figures.money(quote.total / quantity) })}</strong>
                        <small>{say('line.days', { days: quote.estimatedDeliveryDays })}</small>
                      </button>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
