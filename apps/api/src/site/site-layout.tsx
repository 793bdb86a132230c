import { type PageLocale, pageLocales } from '@shared/domain/contract/enums.js';
import { shopPath } from '@shared/domain/contract/shop-paths.js';
import { languages } from '@shared/words/languages.js';
import { wordsIn } from '@shared/words/words-in.js';
import { PageDocument, type PageDocumentProps } from '@web/components/page-document.js';
import { SiteFooter } from '@web/components/site-footer.js';
import { type LanguageLink, type MenuLink, SiteHeader } from '@web/components/site-header.js';
import { kitPaths } from '@web/server/page-assets.js';
import { renderPage } from '@web/server/render-page.js';
import type { VNode } from 'preact';
import type { OwnData } from './live-data.js';
import { pageSource } from './page-source.js';
import { markdownPath, pagePath, type PageSlug, pageSlugs, pageTable } from './page-table.js';

/** A page's content and the data of its frame. */
export interface FramedPage extends Pick<PageDocumentProps, 'forms' | 'scripts' | 'modules' | 'preloads'> {
  /** Null for a page that is not in the table. */
  slug: PageSlug | null;
  title: string;
  /** For search engines; they leave a page without one out. */
  description?: string;
  /** What `<main>` holds. */
  content: VNode;
  /** Its path in a language, where that is not a page of the table; null for a page in one language. */
  pathIn?: ((locale: PageLocale) => string) | null;
  /** What search engines take for its path, where that is not a page of the table. */
  canonicalPath?: string;
}

type Reading = Pick<OwnData, 'locale' | 'prefix' | 'seller' | 'publicUrl'>;

function menuOf(live: Reading, current: PageSlug | null, place: 'top' | 'foot'): MenuLink[] {
  return pageSlugs
    .filter((slug) => pageTable[slug].menu === place)
    .map((slug) => ({
      href: pagePath(slug, live.prefix),
      label: pageSource(slug, live.locale).menu,
      isCurrent: slug === current,
    }));
}

function otherLanguages({ slug, pathIn }: FramedPage, locale: PageLocale): LanguageLink[] {
  if (pathIn === null) return [];
  const path = pathIn ?? ((one: PageLocale) => pagePath(slug ?? 'home', `/${one}`));
  return pageLocales
    .filter((one) => one !== locale)
    .map((one) => ({ language: one, name: languages[one].writing.name, href: path(one) }));
}

function Header({ page, live }: { page: FramedPage; live: Reading }) {
  const { skip, menu, mainMenu, shop } = wordsIn(live.locale).site;
  return (
    <SiteHeader
      siteName={live.seller.name}
      homeHref={pagePath('home', live.prefix)}
      labels={{ skip, menu, mainMenu }}
      menu={menuOf(live, page.slug, 'top')}
      languages={otherLanguages(page, live.locale)}
      tools={[
        { href: shopPath(live.locale, 'basket'), label: shop.basket, icon: 'basket' },
        { href: shopPath(live.locale, 'account'), label: shop.account, icon: 'account' },
      ]}
    />
  );
}

function Footer({ slug, live }: { slug: PageSlug | null; live: Reading }) {
  const { footMenu, asMarkdown, developers, status } = wordsIn(live.locale).site;
  const markdown = slug === null ? [] : [{ href: markdownPath(slug, live.prefix), label: asMarkdown }];
  const menu = [
    ...menuOf(live, slug, 'foot'),
    { href: '/developers', label: developers },
    { href: `${live.prefix}/status`, label: status.menu },
    ...markdown,
  ];
  return <SiteFooter seller={live.seller} label={footMenu} menu={menu} />;
}

/** What search engines and shared links are told of a page of the table. */
function tableHead(
  slug: PageSlug,
  { title, description }: FramedPage,
  { locale, publicUrl, seller }: Reading,
): Pick<PageDocumentProps, 'addresses' | 'forms' | 'head'> {
  const addressIn = (one: PageLocale): string => publicUrl + pagePath(slug, `/${one}`);
  const inLanguages = pageLocales.map((language) => ({ language, href: addressIn(language) }));
  const byLanguage = [...inLanguages, { language: 'x-default', href: publicUrl + pagePath(slug, '') }];
  return {
    addresses: { canonical: addressIn(locale), byLanguage },
    forms: [{ type: 'text/markdown', href: markdownPath(slug, `/${locale}`) }],
    head: (
      <>
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content={seller.name} />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={description} />
        <meta property="og:url" content={addressIn(locale)} />
        <meta property="og:locale" content={`${locale}_${languages[locale].writing.country}`} />
      </>
    ),
  };
}

/** The page as a document. */
export function framePage(page: FramedPage, live: Reading): string {
  const { slug, title, description, canonicalPath, content, forms, scripts, modules, preloads } = page;
  const { name } = live.seller;
  return renderPage(
    <PageDocument
      locale={live.locale}
      direction={languages[live.locale].writing.direction}
      title={slug === 'home' ? `${name} · ${title}` : `${title} · ${name}`}
      {...(description !== undefined && { description })}
      {...{ forms, scripts, modules, preloads }}
      {...(canonicalPath !== undefined && {
        addresses: { canonical: live.publicUrl + canonicalPath, byLanguage: [] },
      })}
      {...(slug !== null && tableHead(slug, page, live))}
      assets={kitPaths}
    >
      <Header page={page} live={live} />
      <main id="content" tabindex={-1}>
        {content}
      </main>
      <Footer slug={slug} live={live} />
    </PageDocument>,
  );
}
