import type { LineRefusal } from '@shared/domain/pricing/line-refusal.js';
import { hasFault, type Part } from '../parts/part.js';
import { areRatesPrivate, isSoldOut } from '../service/tariff.js';
import { figures, say } from '../words/language.js';
import type { BasketLine } from './basket.js';
import { type SentLine, sentenceOf } from './named-lines.js';
import { type LineOutcome, prices } from './prices.js';

interface LinePriceProps {
  line: BasketLine;
  part: Part;
}

/** A line's price with its grams, hours and days; or why there is none yet. */
export function LinePrice({ line, part }: LinePriceProps) {
  const outcome = prices.value.outcomes.get(line.id) ?? null;
  const sent = { fileName: part.name, materialId: line.materialId };
  return (
    <div class="line-price">
      {outcome === null ? (
        <Pending line={line} part={part} />
      ) : (
        <PriceOutcome outcome={outcome} quantity={line.quantity} line={sent} isFaultTold />
      )}
    </div>
  );
}

function Pending({ line: { materialId }, part }: LinePriceProps) {
  if (hasFault(part)) return null;
  if (isSoldOut(materialId))
    return <p class="bad">{say('line.advice', { reason: 'materialUnavailable' })}</p>;
  if (part.measured === null) return <p class="price pending">…</p>;
  if (part.measured.outcome === 'left' || areRatesPrivate.value) return <p>{say('line.pricedLater')}</p>;
  return null;
}

interface PriceOutcomeProps {
  outcome: LineOutcome;
  quantity: number;
  line: SentLine;
  /** Whether the page names a fault of the file elsewhere: only the advice stands here. */
  isFaultTold?: boolean;
}

/** What was found of the part itself. */
const isOfMesh = ({ field, reason }: LineRefusal): boolean =>
  field === 'fileKey' && reason !== 'materialUnavailable';

/** A price with its grams, hours and days, or every refusal. */
export function PriceOutcome({ outcome, quantity, line, isFaultTold = false }: PriceOutcomeProps) {
  if (outcome.outcome === 'refused') {
    return (
      <ul class="refusals">
        {outcome.refusals.map((refusal) => (
          <li key={refusal.reason}>
            {(isFaultTold && isOfMesh(refusal)) || sentenceOf(refusal, line)}{' '}
            {say('line.advice', { reason: refusal.reason })}
          </li>
        ))}
      </ul>
    );
  }
  const { total, totalHT, discount, estimatedPrintTime, estimatedWeight, estimatedDeliveryDays } =
    outcome.quote;
  const each = quantity > 1 ? `${say('line.each', { price: figures.money(total / quantity) })} · ` : '';
  return (
    <>
      <p class="price" translate={false}>
        {figures.money(total)}
      </p>
      <p class="soft">{`${each}${say('line.withoutTax', { price: figures.money(totalHT) })}`}</p>
      <p class="soft">
        <bdi>{figures.grams(estimatedWeight)}</bdi> · <bdi>{figures.duration(estimatedPrintTime)}</bdi> ·{' '}
        <bdi>{say('line.days', { days: estimatedDeliveryDays })}</bdi>
      </p>
      {discount > 0 && <p class="good">{say('line.discount', { amount: figures.money(discount) })}</p>}
    </>
  );
}
