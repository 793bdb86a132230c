import { Definitions } from '@web/components/definitions.js';
import { phoneLink } from '@web/components/site-footer.js';
import type { ComponentChildren } from 'preact';
import { type LiveData, plain } from '../live-data.js';
import { isolateIn } from '@shared/words/isolates.js';
import { type PageWords, wordsIn } from '@shared/words/words-in.js';
import type { Block } from './block.js';

type Label = keyof PageWords['site']['legal'];

/** The links behind values. */
const links: Partial<Record<Label, (value: string) => string>> = {
  phone: phoneLink,
  email: (email) => `mailto:${email}`,
};

function shown(label: Label, value: string, text: string): ComponentChildren {
  const href = links[label]?.(value);
  return href === undefined ? text : <a href={href}>{text}</a>;
}

function written(label: Label, value: string): string {
  const href = links[label]?.(value);
  return href === undefined ? plain(value) : `[${plain(value)}](${href})`;
}

/** The seller, who is also the publisher, and the host. */
export function sellerTable({ locale, seller, legalNotice }: LiveData): Block {
  const { legal: words, label: labelled } = wordsIn(locale).site;
  const { name, address, city, phone, email, website, ice, taxId, tradeRegister, businessTax } = seller;
  const { host, cndpNumber } = legalNotice;
  const values: [Label, string | null][] = [
    ['name', name],
    ['address', `${address}, ${city}`],
    ['phone', phone],
    ['email', email],
    ['website', website],
    ['ice', ice],
    ['taxId', taxId],
    ['tradeRegister', tradeRegister],
    ['businessTax', businessTax],
    ['host', host],
    ['cndpNumber', cndpNumber],
  ];
  const rows = values.filter((row): row is [Label, string] => row[1] !== null);
  return {
    markdown: rows
      .map(([label, value]) => `- ${labelled({ label: words[label] })} ${written(label, value)}`)
      .join('\n'),
    html: (
      <Definitions
        rows={rows.map(([label, value]) => [words[label], shown(label, value, isolateIn(locale, value))])}
      />
    ),
  };
}
