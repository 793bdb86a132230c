import { type LiveData, plain } from '../live-data.js';
import { siteWords } from '../site-words.js';
import type { Block } from './block.js';

/** Who answers for the site and sells. */
export function sellerTable({ locale, seller }: LiveData): Block {
  const words = siteWords[locale].legal;
  const rows: [string, string][] = [
    [words.name, seller.name],
    [words.address, `${seller.address}, ${seller.city}`],
    [words.phone, seller.phone],
    [words.email, seller.email],
    [words.website, seller.website],
    [words.ice, seller.ice],
    [words.taxId, seller.taxId],
    [words.tradeRegister, seller.tradeRegister],
    [words.businessTax, seller.businessTax],
  ];
  return {
    markdown: rows
      .map(([label, value]) => `- **${label}** : ${plain(value)}`.replace(/ :/, locale === 'fr' ? ' :' : ':'))
      .join('\n'),
  };
}
