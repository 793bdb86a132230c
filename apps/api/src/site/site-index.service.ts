import { Inject, Injectable } from '@nestjs/common';
import type { ProcessSettings } from '@shared/infra/config/env.js';
import { SETTINGS } from '@shared/infra/config/settings.token.js';
import { type Locale, locales } from '@shared/domain/contract/enums.js';
import { wordsIn } from '@shared/words/words-in.js';
import { html } from '@web/html.js';
import { markdownPath, pagePath, pageSlugs } from './page-table.js';
import { SiteService } from './site.service.js';

/** The lists of all pages: for agents, for crawlers. */
@Injectable()
export class SiteIndexService {
  constructor(
    private readonly site: SiteService,
    @Inject(SETTINGS) private readonly settings: ProcessSettings,
  ) {}

  /** `/llms.txt`: one line for each page, English first. */
  async llmsText(): Promise<string> {
    const { publicUrl, seller } = this.settings;
    const home = await this.site.summary('home', 'en');
    return `# ${seller.name}

> ${home.title}. ${home.description}

Every page answers in Markdown at its path with \`.md\`, or with the header \`Accept: text/markdown\`.
Prices are in Moroccan dirhams (MAD), tax included.

${await this.pageSection('en')}

${await this.pageSection('fr')}

## API

- [OpenAPI description](${publicUrl}/openapi.json): every endpoint, field, bound, code and reason.
- [API reference](${publicUrl}/developers): the same as pages, to read and to search.
- [Catalogue](${publicUrl}/api/materials): materials, colours, prices and densities as JSON, without an account.
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
      const addresses = locales.map((locale) => ({ locale, href: publicUrl + pagePath(slug, `/${locale}`) }));
      const all = [...addresses, { locale: 'x-default', href: publicUrl + pagePath(slug, '') }];
      const alternates = all.map(
        ({ locale, href }) => html`<xhtml:link rel="alternate" hreflang="${locale}" href="${href}" />`,
      );
      return addresses.map(({ href }) => html`<url><loc>${href}</loc>${alternates}</url> `);
    });
    const spaces =
      'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
    // The reference is in English alone.
    const reference = html`<url><loc>${publicUrl}/developers</loc></url>`;
    const list = html`${entries}${reference}`.markup;
    return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${spaces}>${list}</urlset>\n`;
  }

  private async pageSection(locale: Locale): Promise<string> {
    const lines = pageSlugs.map(async (slug) => {
      const { menu, description } = await this.site.summary(slug, locale);
      return `- [${menu}](${this.settings.publicUrl}${markdownPath(slug, `/${locale}`)}): ${description}`;
    });
    return `## ${wordsIn(locale).site.pages}\n\n${(await Promise.all(lines)).join('\n')}`;
  }
}
