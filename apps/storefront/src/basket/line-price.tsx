import { hasFault, type Part } from '../parts/part.js';
import { areRatesPrivate } from '../service/tariff.js';
import { duration, grams, money, say, tell } from '../words/language.js';
import type { BasketLine } from './basket.js';
import { type LineOutcome, prices } from './prices.js';

/** A line's price with its grams, hours and days; or why there is none yet. */
export function LinePrice({ line, part }: { line: BasketLine; part: Part }) {
  const outcome = prices.value.outcomes.get(line.id) ?? null;
  return (
    <div class="line-price" aria-live="polite">
      {outcome === null ? (
        <Pending part={part} />
      ) : (
        <PriceOutcome outcome={outcome} quantity={line.quantity} />
      )}
    </div>
  );
}

function Pending({ part }: { part: Part }) {
  if (hasFault(part)) return null;
  if (part.measured === null) return <p class="price pending">…</p>;
  if (part.measured.outcome === 'left' || areRatesPrivate.value) return <p>{say('line.pricedLater')}</p>;
  return null;
}

/** A price with its grams, hours and days, or every refusal. */
export function PriceOutcome({ outcome, quantity }: { outcome: LineOutcome; quantity: number }) {
  if (outcome.outcome === 'refused') {
    return (
      <ul class="refusals">
        {outcome.refusals.map(({ reason, message }) => (
          <li key={reason}>
            {tell(message)} {say('line.advice', { reason })}
          </li>
        ))}
      </ul>
    );
  }
  const { total, totalHT, discount, estimatedPrintTime, estimatedWeight, estimatedDeliveryDays } =
    outcome.quote;
  return (
    <>
      <p class="price">{money(total)}</p>
      <p class="soft">
        {quantity > 1 && <>{say('line.each', { price: money(total / quantity) })} · </>}
        {say('line.withoutTax', { price: money(totalHT) })}
      </p>
      <p class="soft">
        <bdi>{grams(estimatedWeight)}</bdi> · <bdi>{duration(estimatedPrintTime)}</bdi> ·{' '}
        <bdi>{say('line.days', { days: estimatedDeliveryDays })}</bdi>
      </p>
      {discount > 0 && <p class="good">{say('line.discount', { amount: money(discount) })}</p>}
    </>
  );
}
