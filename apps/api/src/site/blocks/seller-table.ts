import { html } from '../../http/html.js';
import { type LiveData, plain } from '../live-data.js';
import { siteWords } from '../site-words.js';
import type { Block } from './block.js';

/** Who answers for the site and sells. */
export function sellerTable({ locale, seller }: LiveData): Block {
  const words = siteWords[locale].legal;
  const { name, address, city, phone, email, website, ice, taxId, tradeRegister, businessTax } = seller;
  const values = { name, address: `${address}, ${city}`, phone, email, website, ice, taxId, tradeRegister };
  const rows = Object.entries({ ...values, businessTax }).map(([key, value]): [string, string] => [
    words[key as keyof typeof words],
    value,
  ]);
  return {
    markdown: rows.map(([label, value]) => `- ${label}: ${plain(value)}`).join('\n'),
    html: html`<dl class="facts">
      ${rows.map(
        ([label, value]) =>
          html`<div>
            <dt>${label}</dt>
            <dd>${value}</dd>
          </div>`,
      )}
    </dl>`,
  };
}
