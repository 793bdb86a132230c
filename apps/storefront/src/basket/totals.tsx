import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
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
  const quotes = [...outcomes.values()].flatMap((one) => (one.outcome === 'priced' ? [one.quote] : []));
  const missing = basket.value.lines.length - quotes.length;
  const unpriced = missing > 0 ? say('totals.unpriced', { count: missing }) : '';
  return (
    <div class="totals">
      {totals === null ? (
        <p class="soft">{say('totals.none')}</p>
      ) : (
        <Sums totals={totals} tvaRate={quotes[0]?.tvaRate ?? 0} days={estimatedDeliveryDays} />
      )}
      <Wait />
      <FailureNotice failure={serverRefusal.value} />
      {totals !== null && unpriced && <p class="wait">{unpriced}</p>}
      <Told
        text={totals === null ? '' : `${say('totals.total')} ${figures.money(totals.total)}. ${unpriced}`}
      />
    </div>
  );
}

/** How long a total stays the same before it is told: the service confirms it meanwhile. */
const settledMs = 1_500;

/** Screen readers are told the total once it has settled, and none of the figures before. */
function Told({ text }: { text: string }) {
  const told = useSignal(text);
  useEffect(() => {
    const timer = setTimeout(() => (told.value = text), settledMs);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p class="visually-hidden" aria-live="polite">
      {told}
    </p>
  );
}

interface SumsProps {
  totals: NonNullable<typeof prices.value.totals>;
  tvaRate: number;
  /** Working days until it is at the door. */
  days: number;
}

function Sums({ totals, tvaRate, days }: SumsProps) {
  const { subtotal, setup, minimumAdjustment, shipping, plateCredit, total, machineHours } = totals;
  return (
    <>
      <dl>
        <Row name={say('totals.subtotal')} amount={subtotal} />
        {setup > 0 && <Row name={say('totals.setup')} amount={setup} />}
        {minimumAdjustment > 0 && <Row name={say('totals.minimum')} amount={minimumAdjustment} />}
        <Row name={say('totals.shipping')} amount={shipping} />
        <Row name={say('totals.total')} amount={total} isTotal />
      </dl>
      <p class="soft">{say('totals.tax', { tva: figures.money(tvaOf(total, tvaRate)) })}</p>
      {plateCredit > 0 && (
        <p class="good">{say('totals.plateCredit', { amount: figures.money(plateCredit) })}</p>
      )}
      <p>
        <strong>{say('totals.arrival', { date: arrivalOf(days) })}</strong>
        <br />
        <span class="soft">{say('totals.days', { days, hours: figures.duration(machineHours) })}</span>
      </p>
      {arePricesConfirmed.value && <p class="good">{say('totals.confirmed')}</p>}
    </>
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
      <dd translate={amount === 0}>{amount === 0 ? say('totals.included') : figures.money(amount)}</dd>
    </div>
  );
}
