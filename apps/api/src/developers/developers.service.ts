import { Inject, Injectable } from '@nestjs/common';
import type { ProcessSettings } from '@shared/infra/config/env.js';
import { SETTINGS } from '@shared/infra/config/settings.token.js';
import { etagOf } from '../endpoint/send-kept.js';
import { SiteService } from '../site/site.service.js';
import { contentPolicy, htmlPage } from './html-page.js';
import { interfaceDocument } from './interface-document.js';
import { markdownPage } from './markdown-page.js';

/** A rendering that stays the same until the next release. */
export interface Rendering {
  contentType: string;
  body: string;
  etag: string;
  headers: Record<string, string>;
}

function rendering(contentType: string, body: string, headers: Record<string, string> = {}): Rendering {
  return { contentType, body, etag: etagOf(body), headers };
}

/** The API description: for programs, for browsers, and as text. All three are made once. */
@Injectable()
export class DevelopersService {
  readonly json: Rendering;
  readonly page: Rendering;
  readonly markdown: Rendering;

  constructor(@Inject(SETTINGS) { seller, publicUrl }: ProcessSettings, site: SiteService) {
    const document = interfaceDocument();
    const masthead = site.masthead({ locale: 'en', prefix: '/en' });
    this.json = rendering('application/json; charset=utf-8', JSON.stringify(document), {
      // Public: tools of other origins may read it.
      'Access-Control-Allow-Origin': '*',
    });
    this.page = rendering('text/html; charset=utf-8', htmlPage(document, publicUrl, seller.name, masthead), {
      'Content-Security-Policy': contentPolicy,
      'X-Frame-Options': 'DENY',
      'Content-Language': 'en',
    });
    this.markdown = rendering('text/markdown; charset=utf-8', markdownPage(document, publicUrl), {
      'Content-Language': 'en',
    });
  }
}
