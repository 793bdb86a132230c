import { Inject, Injectable } from '@nestjs/common';
import type { ProcessSettings } from '@shared/infra/config/env.js';
import { SETTINGS } from '@shared/infra/config/settings.token.js';
import { type PageLocale, pageLocales } from '@shared/domain/contract/enums.js';
import { wordsIn } from '@shared/words/words-in.js';
import { markdownPath, pagePath, pageSlugs } from './page-table.js';
import { SiteService } from './site.service.js';

const escapeXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A page of the API reference, as the lists name it. */
export interface ReferenceEntry {
  path: string;
  title: string;
  description: string;
}

/** The lists of all pages: for agents, for crawlers. */
@Injectable()
export class SiteIndexService {
  private reference: readonly ReferenceEntry[] = [];

  constructor(
    private readonly site: SiteService,
    @Inject(SETTINGS) private readonly settings: ProcessSettings,
  ) {}

  /** Lists the pages of the API reference, too. */
  addReference(entries: readonly ReferenceEntry[]): void {
    this.reference = entries;
  }

  /** `/llms.txt`: one line for each page, English first. */
  async llmsText(): Promise<string> {
    const { publicUrl, seller } = this.settings;
    const home = await this.site.summary('home', 'en');
    const inOrder = ['en', ...pageLocales.filter((locale) => locale !== 'en')] as const;
    const sections = await Promise.all(inOrder.map((locale) => this.pageSection(locale)));
    return `# ${seller.name}

> ${home.title}. ${home.description}

Every page answers in Markdown at its path with \`.md\`, or with the header \`Accept: text/markdown\`.
Prices are in Moroccan dirhams (MAD), tax included.

${sections.join('\n\n')}

## API

- [OpenAPI description](${publicUrl}/openapi.json): every endpoint, field, bound, code and reason.
- [API reference](${publicUrl}/developers): the same as pages, to read and to search.
- [API reference in one text](${publicUrl}/llms-full.txt): every endpoint that customers' programs call, in Markdown.
- [Catalogue](${publicUrl}/api/materials): materials, colours, prices and densities as JSON, without an account.

## API reference, page by page

${this.referenceLines()}
`;
  }

  /** `/robots.txt`: closes everything that is not a public page. */
  robotsText(): string {
    const closed = ['/api/', '/pay/', '/ops/', '/contact/sent'].map((path) => `Disallow: ${path}\n`).join('');
    return `User-agent: *\n${closed}\nSitemap: ${this.settings.publicUrl}/sitemap.xml\n`;
  }

  /** Each page in each language, with its other languages, and the reference. */
  sitemapXml(): string {
    const { publicUrl } = this.settings;
    const entries = pageSlugs.flatMap((slug) => {
      const addresses = pageLocales.map((locale) => ({
        locale,
        href: publicUrl + pagePath(slug, `/${locale}`),
      }));
      const all = [...addresses, { locale: 'x-default', href: publicUrl + pagePath(slug, '') }];
      const alternates = all.map(
        ({ locale, href }) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${escapeXml(href)}" />`,
      );
      return addresses.map(({ href }) => `<url><loc>${escapeXml(href)}</loc>${alternates.join('')}</url>`);
    });
    const spaces =
      'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
    // The reference is in English alone.
    const reference = this.reference.map(
      ({ path }) => `<url><loc>${escapeXml(publicUrl + path)}</loc></url>`,
    );
    const list = [...entries, ...reference].join('\n');
    return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${spaces}>${list}</urlset>\n`;
  }

  private referenceLines(): string {
    const lines = this.reference.map(
      ({ path, title, description }) => `- [${title}](${this.settings.publicUrl}${path}.md): ${description}`,
    );
    return lines.join('\n');
  }

  private async pageSection(locale: PageLocale): Promise<string> {
    const lines = pageSlugs.map(async (slug) => {
      const { menu, description } = await this.site.summary(slug, locale);
      return `- [${menu}](${this.settings.publicUrl}${markdownPath(slug, `/${locale}`)}): ${description}`;
    });
    return `## ${wordsIn(locale).site.pages}\n\n${(await Promise.all(lines)).join('\n')}`;
  }
}
