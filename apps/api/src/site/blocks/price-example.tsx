import { formatMad } from '@shared/words/amounts.js';
import { figureIn } from '@shared/words/isolates.js';
import { calculateBasket } from '@shared/domain/pricing/basket.js';
import type { LineInput } from '@shared/domain/pricing/line.js';
import { Receipt } from '@web/components/receipt.js';
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
  const { example, units } = wordsIn(locale).site;
  const basket = calculateBasket(book, [bracket]);
  const [line] = basket.lines;
  if (line === undefined) throw new Error('The example has no line');
  const mad = (centimes: number): string => formatMad(centimes, locale);
  const { x, y, z } = bracket.boxMm;
  const caption = example.caption({ quantity: bracket.quantity, box: `${x} × ${y} × ${z}` });
  const rows: [string, string][] = [
    [example.weight, units.grams({ figure: decimal(line.weightMilligrams / 1000, locale) })],
    [example.time, units.hours({ figure: decimal(line.printCentihours / 100, locale) })],
    [example.part, mad(line.totalCentimes)],
    [example.discount, figureIn(locale, `−${mad(line.discountCentimes)}`)],
    [example.fee, mad(basket.setupCentimes)],
    [example.delivery, basket.shippingCentimes === 0 ? example.free : mad(basket.shippingCentimes)],
  ];
  const total: [string, string] = [example.total, mad(basket.totalCentimes)];
  const net = example.net({ amount: mad(basket.totalHtCentimes) });
  return {
    markdown: `${caption}\n\n${markdownTable('lr', [example.title, ''], [...rows, total, ['', net]])}`,
    html: <Receipt title={example.title} caption={caption} rows={rows} total={total} note={net} />,
  };
}
