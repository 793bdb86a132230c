import type { PageLocale } from '@shared/domain/contract/enums.js';
import type { NetAmount } from '@shared/domain/pricing/net-amounts.js';
import { formatDecimal, formatMad, formatWhole } from '@shared/words/amounts.js';
import { isolateIn } from '@shared/words/isolates.js';
import { formatBusinessDay, formatBusinessMoment } from '@shared/words/moments.js';
import { wordsIn } from '@shared/words/words-in.js';
import { Actions, ButtonLink } from '@web/components/button.js';
import { DataTable } from '@web/components/data-table.js';
import { Definitions } from '@web/components/definitions.js';
import { Receipt } from '@web/components/receipt.js';
import type { VNode } from 'preact';
import type { QuotePaper } from '../quote-paper.service.js';

/** A page's title and content, as the site frames it. */
export interface SharedQuotePage {
  title: string;
  content: VNode;
}

interface QuoteProps {
  paper: QuotePaper;
  locale: PageLocale;
}

interface LinesProps extends QuoteProps {
  /** Paths of the pictures that are drawn, by the key of their file. */
  pictures: ReadonlyMap<string, string>;
}

/** What the page shows. */
export interface SharedQuoteContent extends LinesProps {
  pdfPath: string;
}

/** Its place is kept until it is loaded. The part's name stands beside it, so it has no words of its own. */
function Picture({ path }: { path: string | undefined }) {
  return (
    <span class="part-picture is-small">
      {path !== undefined && <img src={path} alt="" width={480} height={360} loading="lazy" />}
    </span>
  );
}

function quoteFacts({ paper, locale }: QuoteProps): [string, string][] {
  const words = wordsIn(locale).quote.shared;
  const { company, purchaseOrder, project, createdAt, deliveryDays } = paper;
  const facts: [string, string | null][] = [
    [words.preparedFor, company?.name ?? null],
    [words.ice, company?.ice ?? null],
    [words.purchaseOrder, purchaseOrder],
    [words.project, project],
    [words.issuedAt, formatBusinessDay(createdAt, locale)],
    [words.delivery, deliveryDays === null ? null : words.workingDays({ days: deliveryDays })],
  ];
  const known = facts.filter((fact): fact is [string, string] => fact[1] !== null);
  return known.map(([label, value]) => [label, isolateIn(locale, value)]);
}

function Lines({ paper, pictures, locale }: LinesProps) {
  const words = wordsIn(locale).quote.shared;
  const rows = paper.lines.map(
    ({ fileKey, fileName, materialName, finish, quantity: count, price, amount }) => {
      const made = [
        words.grams({ grams: formatDecimal(Math.round(price.weightMilligrams / 10), 2, locale) }),
        words.hours({ hours: formatDecimal(price.printCentihours, 2, locale) }),
        words.workingDays({ days: price.deliveryDays }),
      ];
      return [
        <div class="with-picture">
          {pictures.size > 0 && <Picture path={pictures.get(fileKey)} />}
          <div class="part-name">
            <bdi>{fileName}</bdi>
            <small>{[materialName, words.finishes[finish], ...made].join(' · ')}</small>
          </div>
        </div>,
        formatWhole(count, locale),
        formatDecimal(amount.htCentimes, 2, locale),
        formatDecimal(amount.ttcCentimes, 2, locale),
      ];
    },
  );
  const columns = [
    { label: words.part },
    { label: words.quantity, isFigure: true },
    { label: words.totalHT, isFigure: true, isExtra: true },
    { label: words.totalTTC, isFigure: true },
  ];
  return <DataTable label={words.lines} columns={columns} rows={rows} />;
}

function Sums({ paper: { totals, amounts, tvaPercent }, locale }: QuoteProps) {
  const { sheet, shared } = wordsIn(locale).quote;
  const words = sheet.sums;
  const part = (label: string, { ttcCentimes }: NetAmount): [string, string] => [
    label,
    formatMad(ttcCentimes, locale),
  ];
  const rows: [string, string][] = [
    part(words.subtotal, amounts.subtotal),
    ...(totals.setupCentimes > 0 ? [part(words.setup, amounts.setup)] : []),
    ...(totals.minimumAdjustmentCentimes > 0
      ? [part(words.minimumAdjustment, amounts.minimumAdjustment)]
      : []),
    totals.shippingCentimes === 0
      ? [words.shipping, shared.included]
      : part(words.shipping, amounts.shipping),
    [shared.sumHT, formatMad(amounts.total.htCentimes, locale)],
    [shared.tva({ percent: tvaPercent }), formatMad(amounts.total.tvaCentimes, locale)],
  ];
  return <Receipt rows={rows} total={part(shared.sumTTC, amounts.total)} />;
}

/** A quote for anyone who has its link. It does not say how to reach the customer. */
export function sharedQuotePage({ paper, pictures, pdfPath, locale }: SharedQuoteContent): SharedQuotePage {
  const words = wordsIn(locale).quote.shared;
  const title = words.title({ number: paper.reference });
  const content = (
    <article class="frame page reply">
      <h1>{title}</h1>
      <p>{words.intro({ moment: formatBusinessMoment(paper.expiresAt, locale) })}</p>
      <Definitions rows={quoteFacts({ paper, locale })} />
      <h2>{words.lines}</h2>
      <Lines paper={paper} pictures={pictures} locale={locale} />
      <h2>{words.sums}</h2>
      <Sums paper={paper} locale={locale} />
      <Actions>
        <ButtonLink href={pdfPath}>{words.download}</ButtonLink>
      </Actions>
      <p>{words.accept}</p>
    </article>
  );
  return { title, content };
}

/** In place of a quote whose link has ended. */
export function endedSharePage(locale: PageLocale): SharedQuotePage {
  const { title, text, home, contact } = wordsIn(locale).quote.shared.dead;
  const content = (
    <article class="frame page reply">
      <h1>{title}</h1>
      <p>{text}</p>
      <Actions>
        <ButtonLink href={`/${locale}`}>{home}</ButtonLink>
        <ButtonLink href={`/${locale}/contact`} isQuiet>
          {contact}
        </ButtonLink>
      </Actions>
    </article>
  );
  return { title, content };
}
