import { mailRetentionDays } from '@shared/domain/contract/limits.js';
import type { Locale } from '@shared/domain/contract/enums.js';
import { formatBusinessMoment } from '@shared/words/moments.js';
import { say } from '@shared/words/say.js';
import { wordsIn } from '@shared/words/words-in.js';

/** The figures that a README tells. */
export interface ReadmeFacts {
  email: string;
  madeAt: Date;
  files: number;
  /** Files that were too large. */
  left: number;
}

/** What lies in the archive, in words. */
export function exportReadme(locale: Locale, { email, madeAt, files: count, left }: ReadmeFacts): string {
  const { readme } = wordsIn(locale).account;
  const { files } = readme;
  const contents: [path: string, text: string][] = [
    ['profile.json', files.profile],
    ['sessions.json', files.sessions],
    ['addresses.json', files.addresses],
    ['quotes.json', files.quotes],
    ['orders.json', files.orders],
    ['projects.json', files.projects],
    ['cards.json', files.cards],
    ['messages.json', files.messages],
    ['mails.json', files.mails({ days: mailRetentionDays })],
    ['files.csv', files.list],
    ['uploads/', files.uploads],
    ['invoices/', files.invoices],
  ];
  const listed = contents.map(([path, text]) => `  ${say(locale, 'terms.label', { label: path })} ${text}`);
  return [
    readme.title.toUpperCase(),
    readme.made({ email, madeAt: formatBusinessMoment(madeAt, locale) }),
    [say(locale, 'terms.label', { label: readme.contents }), ...listed].join('\n'),
    readme.units,
    readme.uploads({ left, count }),
    readme.secrets,
    '',
  ].join('\n\n');
}
