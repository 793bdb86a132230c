import { createHash } from 'node:crypto';
import { type PageLocale, pageLocales } from '@shared/domain/contract/enums.js';
import type { Seller } from '@shared/infra/documents/document-content.js';
import { isolateIn } from '@shared/words/isolates.js';
import { languages } from '@shared/words/languages.js';
import { wordsIn } from '@shared/words/words-in.js';
import { Button, ButtonLink } from '@web/components/button.js';
import { Card, KeyFigure } from '@web/components/card.js';
import { Definitions } from '@web/components/definitions.js';
import { HiddenFields } from '@web/components/field.js';
import { Notice, type Tone, ToneBadge } from '@web/components/notice.js';
import { PageDocument } from '@web/components/page-document.js';
import { PlainFooter } from '@web/components/site-footer.js';
import { SiteHeader } from '@web/components/site-header.js';
import { type Step, Steps } from '@web/components/steps.js';
import { kitPaths } from '@web/server/page-assets.js';
import { renderPage } from '@web/server/render-page.js';
import type { PageRights } from '../../endpoint/answers/send-page.js';

/** A button of a form, posted by its name. */
export interface PageButton {
  label: string;
  name?: string;
  value?: string;
  isQuiet?: boolean;
}

/** A form that a page posts. */
export interface PageForm {
  action: string;
  fields: Readonly<Record<string, string>>;
  buttons: PageButton[];
  /** Posted by a script if scripts run. */
  isAutomatic: boolean;
}

/** A way on. */
export interface PageLink {
  label: string;
  href: string;
  isQuiet?: boolean;
}

/** A page about one payment or order, as data. */
export interface PayPage {
  locale: PageLocale;
  seller: Seller;
  title: string;
  text: string;
  tone: Tone;
  notice?: string;
  amount?: { label: string; figure: string; note: string };
  facts?: [label: string, value: string][];
  form?: PageForm;
  /** What the order has been through, and what is to come. */
  steps?: Step[];
  links?: PageLink[];
  /** This page in another language. */
  pathIn?: (locale: PageLocale) => string;
  /** Loads this address so many seconds later. */
  refresh?: { seconds: number; href: string };
  footnote?: string;
}

const script = `document.getElementById('form').submit();`;
const scriptHash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** What the page may do: run its own script if it has one, and post to the target of its form. */
export function rightsOf({ form }: PayPage): PageRights {
  if (form === undefined) return { formAction: "'none'" };
  const target = /^https?:/.test(form.action) ? new URL(form.action).origin : "'self'";
  return { formAction: target, ...(form.isAutomatic && { scriptHash }) };
}

function PayForm({ action, fields, buttons, isAutomatic }: PageForm) {
  return (
    <>
      <form class="buttons" id="form" method="post" action={action} accept-charset="UTF-8">
        <HiddenFields values={fields} />
        {buttons.map(({ label, ...button }) => (
          <Button {...button}>{label}</Button>
        ))}
      </form>
      {isAutomatic && <script dangerouslySetInnerHTML={{ __html: script }} />}
    </>
  );
}

function PayHeader({ locale, seller, pathIn }: PayPage) {
  const { skip, menu, mainMenu } = wordsIn(locale).site;
  const others = pathIn === undefined ? [] : pageLocales.filter((one) => one !== locale);
  return (
    <SiteHeader
      siteName={seller.name}
      homeHref={null}
      labels={{ skip, menu, mainMenu }}
      languages={others.map((one) => ({
        language: one,
        name: languages[one].writing.name,
        href: pathIn!(one),
      }))}
      isNarrow
    />
  );
}

function PayContent(page: PayPage) {
  const { locale, title, text, tone, amount, steps = [], facts = [], notice, form, links = [] } = page;
  return (
    <Card isRaised>
      <div role="status">
        <ToneBadge tone={tone} />
        <h1>{title}</h1>
        <p>{text}</p>
      </div>
      {amount && <KeyFigure {...amount} />}
      <Steps steps={steps} />
      {facts.length > 0 && (
        <Definitions rows={facts.map(([label, value]) => [label, isolateIn(locale, value)])} look="sums" />
      )}
      {notice !== undefined && <Notice tone="wait">{notice}</Notice>}
      {form && <PayForm {...form} />}
      {links.length > 0 && (
        <div class="buttons">
          {links.map(({ label, href, isQuiet }) => (
            <ButtonLink href={href} isQuiet={isQuiet} rel="noreferrer">
              {label}
            </ButtonLink>
          ))}
        </div>
      )}
    </Card>
  );
}

/** The page as a document. */
export function renderPayPage(page: PayPage): string {
  const { locale, seller, title, refresh, footnote } = page;
  return renderPage(
    <PageDocument
      locale={locale}
      direction={languages[locale].writing.direction}
      title={`${title} · ${seller.name}`}
      assets={kitPaths}
      head={refresh && <meta http-equiv="refresh" content={`${refresh.seconds}; url=${refresh.href}`} />}
    >
      <PayHeader {...page} />
      <main id="content" tabindex={-1}>
        <div class="frame narrow sole">
          <PayContent {...page} />
        </div>
      </main>
      <PlainFooter>
        {footnote !== undefined && <p>{footnote}</p>}
        <p>
          <bdi>
            {seller.name} · {seller.address}, {seller.city} · ICE {seller.ice}
          </bdi>
        </p>
        <p>
          <a href={`mailto:${seller.email}`}>{seller.email}</a>
        </p>
      </PlainFooter>
    </PageDocument>,
  );
}
