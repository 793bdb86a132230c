import { formatMad } from '@shared/words/amounts.js';
import { calculateBasket } from '@shared/domain/pricing/basket.js';
import type { LineInput } from '@shared/domain/pricing/line.js';
import { html } from '@web/html.js';
import { decimal, type LiveData } from '../live-data.js';
import { wordsIn } from '@shared/words/words-in.js';
import { type Block, markdownTable } from './block.js';

/** The bracket of `docs/pricing.md`, ordered alone. */
const bracket: LineInput = {
  sku: 'example',
  polymer: 'pla',
  gramsPerCopy: 25.4,
  secondsPerCopy: 5400,
  boxMm: { x: 80, y: 60, z: 40 },
  finish: 'standard',
  quantity: 12,
  isRush: false,
};

/** The price of an order of one line, from the same code as a customer's quote. */
export function priceExample({ locale, book }: LiveData): Block {
  const { example } = wordsIn(locale).site;
  const basket = calculateBasket(book, [bracket]);
  const [line] = basket.lines;
  if (line === undefined) throw new Error('The example has no line');
  const mad = (centimes: number): string => formatMad(centimes, locale);
  const { x, y, z } = bracket.boxMm;
  const caption = example.caption({ quantity: bracket.quantity, box: `${x} × ${y} × ${z}` });
  const rows: [string, string][] = [
    [example.weight, `${decimal(line.weightMilligrams / 1000, locale)}\u00a0g`],
    [example.time, `${decimal(line.printCentihours / 100, locale)}\u00a0h`],
    [example.part, mad(line.totalCentimes)],
    [example.discount, `−${mad(line.discountCentimes)}`],
    [example.fee, mad(basket.setupCentimes)],
    [example.delivery, basket.shippingCentimes === 0 ? example.free : mad(basket.shippingCentimes)],
  ];
  const total: [string, string] = [example.total, mad(basket.totalCentimes)];
  const net = example.net({ amount: mad(basket.totalHtCentimes) });
  return {
    markdown: `${caption}\n\n${markdownTable('lr', [example.title, ''], [...rows, total, ['', net]])}`,
    html: html`<figure class="receipt">
      <figcaption><strong>${example.title}</strong> ${caption}</figcaption>
      <dl>
        ${rows.map(
          ([label, value]) =>
            html`<div>
              <dt>${label}</dt>
              <dd>${value}</dd>
            </div>`,
        )}
        <div class="sum">
          <dt>${total[0]}<small>${net}</small></dt>
          <dd>${total[1]}</dd>
        </div>
      </dl>
    </figure>`,
  };
}
