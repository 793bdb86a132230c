import { Controller, Get, NotFoundException, Param, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Access } from '../endpoint/caller/access.decorator.js';
import { RateLimit, UncountedInOutage } from '../endpoint/limits/rate-limit.decorator.js';
import { CompressedBody } from '../endpoint/answers/compressed-body.js';
import { sendWithEtag } from '../endpoint/answers/etag.js';
import { pageCaching } from '../endpoint/answers/send-page.js';
import { siteAssets } from './site-assets.js';
import { SiteIndexService } from './site-index.service.js';

/** By their names. */
const assetBodies = new Map(
  siteAssets.map(({ name, contentType, content }) => [name, new CompressedBody(contentType, content)]),
);

/** What is served beside the pages: for crawlers, for agents, and the pages' own files. */
@Controller()
@Access('public')
@RateLimit(120)
@UncountedInOutage(true)
export class SiteFilesController {
  constructor(private readonly index: SiteIndexService) {}

  @Get('llms.txt')
  async llms(@Res() response: Response): Promise<void> {
    // Markdown, but browsers and many agents only show plain text.
    sendWithEtag(response, 'text/plain; charset=utf-8', await this.index.llmsText(), pageCaching);
  }

  @Get('robots.txt')
  robots(@Res() response: Response): void {
    sendWithEtag(response, 'text/plain; charset=utf-8', this.index.robotsText(), pageCaching);
  }

  @Get('sitemap.xml')
  sitemap(@Res() response: Response): void {
    sendWithEtag(response, 'application/xml; charset=utf-8', this.index.sitemapXml(), pageCaching);
  }

  @Get('assets/:name')
  asset(@Param('name') name: string, @Res() response: Response): void {
    const exact = siteAssets.find((asset) => asset.name === name);
    // While a new version is rolled out, its pages may ask a process of the old one, or the other way round.
    const found = exact ?? siteAssets.find((asset) => kindOf(asset.name) === kindOf(name));
    if (found === undefined) throw new NotFoundException();
    const caching = exact === undefined ? 'no-store' : 'public, max-age=31536000, immutable';
    assetBodies.get(found.name)!.send(response, caching);
  }
}

/** `site-….css` for any content; another name is a kind of its own. */
function kindOf(name: string): string {
  return name.replace(/-[0-9a-f]{16}\./, '-….');
}
