import { type Locale, locales } from '@shared/domain/contract/enums.js';
import { html, type Html } from '@web/html.js';
import { type LiveData, phoneLink } from './live-data.js';
import { pageSource } from './page-source.js';
import { markdownPath, pagePath, type PageSlug, pageSlugs, pageTable } from './page-table.js';
import { icon, stylesheet } from './site-assets.js';
import { siteMark } from './site-mark.js';
import { wordsIn } from '@shared/words/words-in.js';

/** A page's content and the data of its frame. */
export interface FramedPage {
  /** Null for a page that answers an action: no index lists it. */
  slug: PageSlug | null;
  title: string;
  description: string;
  content: Html;
  /** The page in the other language, where that is not a page of the table. */
  otherLanguagePath?: string;
}

/** The language that a page can be switched to. */
const otherLocale: Record<Locale, Locale> = { fr: 'en', en: 'fr' };

/** As Open Graph names languages, with a country. */
const openGraphLocale: Record<Locale, string> = { fr: 'fr_MA', en: 'en_GB' };

function metaOf(
  { slug, title, description }: FramedPage,
  { locale, publicUrl, seller }: Reading & Pick<LiveData, 'publicUrl'>,
): Html {
  if (slug === null) return html`<meta name="robots" content="noindex" />`;
  const addressIn = (one: Locale): string => publicUrl + pagePath(slug, `/${one}`);
  return html`<meta name="description" content="${description}" />
    <link rel="canonical" href="${addressIn(locale)}" />
    ${locales.map((one) => html`<link rel="alternate" hreflang="${one}" href="${addressIn(one)}" /> `)}
    <link rel="alternate" hreflang="x-default" href="${publicUrl}${pagePath(slug, '')}" />
    <link rel="alternate" type="text/markdown" href="${markdownPath(slug, `/${locale}`)}" />
    <meta property="og:type" content="website" />
    <meta property="og:site_name" content="${seller.name}" />
    <meta property="og:title" content="${title}" />
    <meta property="og:description" content="${description}" />
    <meta property="og:url" content="${addressIn(locale)}" />
    <meta property="og:locale" content="${openGraphLocale[locale]}" />`;
}

type Reading = Pick<LiveData, 'locale' | 'prefix' | 'seller'>;

function menu(live: Reading, current: PageSlug | null, place: 'top' | 'foot'): Html[] {
  return pageSlugs
    .filter((slug) => pageTable[slug].menu === place)
    .map((slug) => {
      const here = slug === current ? html` aria-current="page"` : null;
      return html`<li>
        <a href="${pagePath(slug, live.prefix)}" ${here}>${pageSource(slug, live.locale).menu}</a>
      </li>`;
    });
}

/** The site's name and its main pages. */
export function masthead(live: Reading, slug: PageSlug | null): Html {
  return html`<a class="brand" href="${pagePath('home', live.prefix)}"
      >${siteMark}<span>${live.seller.name}</span></a
    >
    <nav aria-label="${wordsIn(live.locale).site.mainMenu}">
      <ul>
        ${menu(live, slug, 'top')}
      </ul>
    </nav>`;
}

function header(live: Reading, { slug, otherLanguagePath }: FramedPage): Html {
  const { skip, otherLanguage } = wordsIn(live.locale).site;
  const other = otherLocale[live.locale];
  const toOther = otherLanguagePath ?? pagePath(slug ?? 'home', `/${other}`);
  return html`<a class="skip" href="#content">${skip}</a>
    <header class="top">
      <div class="frame">
        ${masthead(live, slug)}
        <a class="language" href="${toOther}" hreflang="${other}" lang="${other}">${otherLanguage}</a>
      </div>
    </header>`;
}

function footer(live: Reading, slug: PageSlug | null): Html {
  const { footMenu, asMarkdown, developers } = wordsIn(live.locale).site;
  const { seller, prefix } = live;
  const markdown =
    slug === null ? null : html`<li><a href="${markdownPath(slug, prefix)}">${asMarkdown}</a></li>`;
  return html`<footer class="foot">
    <div class="frame">
      <address>
        <strong>${seller.name}</strong><br />
        ${seller.address}<br />
        ${seller.city}<br />
        <a href="mailto:${seller.email}">${seller.email}</a><br />
        <a href="${phoneLink(seller.phone)}">${seller.phone}</a>
      </address>
      <nav aria-label="${footMenu}">
        <ul>
          ${menu(live, slug, 'foot')}
          <li><a href="/developers">${developers}</a></li>
          ${markdown}
        </ul>
      </nav>
    </div>
  </footer>`;
}

/** The page as a document. */
export function framePage(page: FramedPage, live: Reading & Pick<LiveData, 'publicUrl'>): string {
  const { slug, title, content } = page;
  const heading =
    slug === 'home' ? html`${live.seller.name} · ${title}` : html`${title} · ${live.seller.name}`;
  return html`<!doctype html>
    <html lang="${live.locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${heading}</title>
        ${metaOf(page, live)}
        <link rel="icon" type="image/svg+xml" href="${icon.path}" />
        <link rel="stylesheet" href="${stylesheet.path}" />
      </head>
      <body>
        ${header(live, page)}
        <main id="content" tabindex="-1">
          <article class="frame page ${slug ?? 'reply'}">${content}</article>
        </main>
        ${footer(live, slug)}
      </body>
    </html> `.markup;
}
