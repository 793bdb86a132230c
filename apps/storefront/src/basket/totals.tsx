import { splitTva } from '@shared/domain/money/tva.js';
import { figures, say } from '../words/language.js';
import { basket } from './basket-store.js';
import { arrivalOf } from './arrival.js';
import { arePricesConfirmed, prices } from './prices.js';
import { serverRefusal, waitUntilMeasured } from './server-prices.js';
import { FailureNotice } from '@web/app/failure-notice.js';

/** What the basket costs, with what is inside, and when it is at the door. */
export function Totals() {
  const { outcomes, totals, estimatedDeliveryDays } = prices.value;
  const { lines } = basket.value;
  if (totals === null) {
    return (
      <div class="totals" aria-live="polite">
        <p class="soft">{say('totals.none')}</p>
        <Wait />
        <FailureNotice failure={serverRefusal.value} />
      </div>
    );
  }
  const { subtotal, setup, minimumAdjustment, shipping, plateCredit, total, machineHours } = totals;
  const quotes = [...outcomes.values()].flatMap((one) => (one.outcome === 'priced' ? [one.quote] : []));
  const missing = lines.length - quotes.length;
  return (
    <div class="totals" aria-live="polite">
      <dl>
        <Row name={say('totals.subtotal')} amount={subtotal} />
        {setup > 0 && <Row name={say('totals.setup')} amount={setup} />}
        {minimumAdjustment > 0 && <Row name={say('totals.minimum')} amount={minimumAdjustment} />}
        <Row name={say('totals.shipping')} amount={shipping} />
        <Row name={say('totals.total')} amount={total} isTotal />
      </dl>
      <p class="soft">{say('totals.tax', { tva: figures.money(tvaOf(total, quotes[0]?.tvaRate ?? 0)) })}</p>
      {plateCredit > 0 && (
        <p class="good">{say('totals.plateCredit', { amount: figures.money(plateCredit) })}</p>
      )}
      <p>
        <strong>{say('totals.arrival', { date: arrivalOf(estimatedDeliveryDays) })}</strong>
        <br />
        <span class="soft">
          {say('totals.days', { days: estimatedDeliveryDays, hours: figures.duration(machineHours) })}
        </span>
      </p>
      {arePricesConfirmed.value && <p class="good">{say('totals.confirmed')}</p>}
      <Wait />
      <FailureNotice failure={serverRefusal.value} />
      {missing > 0 && <p class="wait">{say('totals.unpriced', { count: missing })}</p>}
    </div>
  );
}

function Wait() {
  const wait = waitUntilMeasured.value;
  return wait === null ? null : <p class="wait">{say('totals.waits', wait)}</p>;
}

/** The tax inside an amount, at a rate such as 0.2. */
function tvaOf(total: number, rate: number): number {
  const { tvaCentimes } = splitTva(BigInt(Math.round(total * 100)), BigInt(Math.round(rate * 100)));
  return Number(tvaCentimes) / 100;
}

function Row({ name, amount, isTotal = false }: { name: string; amount: number; isTotal?: boolean }) {
  return (
    <div class={isTotal ? 'sum' : ''}>
      <dt>{name}</dt>
      <dd>{amount === 0 ? say('totals.included') : figures.money(amount)}</dd>
    </div>
  );
}
