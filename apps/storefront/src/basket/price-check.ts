import { effect } from '@preact/signals';
import { kernelVersion } from '@kernel/version.js';
import { notify } from '@web/app/notices.js';
import { service } from '../service/client.js';
import { loadTariff, rates } from '../service/tariff.js';
import { say } from '../words/language.js';
import { basket } from './basket-store.js';
import { localPrices } from './prices.js';
import { type ServerPrices, serverPrices } from './server-prices.js';

/** Answers that have been compared. */
const compared = new Set<string>();
/** The rates of which a difference was told: to tell it of every change would not make it clearer. */
let toldOf: typeof rates.value = null;

/** Compares each answer of the server with what this device had shown; the server's price holds, and is counted. */
export function startPriceCheck(): void {
  effect(() => {
    const answer = serverPrices.value;
    if (answer === null || compared.has(answer.asked)) return;
    compared.add(answer.asked);
    const count = differingLines(answer);
    if (count === 0) return;
    if (toldOf !== rates.peek()) notify({ tone: 'plain', text: say('basket.serverPrice', { count }) });
    toldOf = rates.peek();
    void report(answer).catch(() => undefined);
  });
}

/** A difference is none where the rates have changed since they were loaded, which the browser keeps for a minute. */
async function report(answer: ServerPrices): Promise<void> {
  await loadTariff('reload');
  // The basket may be another by now.
  const lines = serverPrices.peek() === answer ? differingLines(answer) : 0;
  if (lines > 0) await service.POST('/api/quotes/differences', { body: { lines, kernelVersion } });
}

/** How many lines this device had priced otherwise; lines that it could not price do not count. */
function differingLines({ lineIds, batch }: ServerPrices): number {
  const asked = basket.peek().lines.filter(({ id }) => lineIds.includes(id));
  const { outcomes } = localPrices(asked);
  if (outcomes.size < lineIds.length) return 0;
  return lineIds.filter((id, place) => {
    const outcome = outcomes.get(id);
    return outcome?.outcome !== 'priced' || outcome.quote.total !== batch.items[place]?.quote.total;
  }).length;
}
