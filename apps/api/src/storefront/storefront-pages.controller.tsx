import { Controller, Get, Req, Res, UseFilters } from '@nestjs/common';
import { pageLocales } from '@shared/domain/contract/enums.js';
import { type ShopPage, shopPath, shopPaths } from '@shared/domain/contract/shop-paths.js';
import { wordsIn } from '@shared/words/words-in.js';
import type { Request, Response } from 'express';
import { Access } from '../endpoint/caller/access.decorator.js';
import { RateLimit, UncountedInOutage } from '../endpoint/limits/rate-limit.decorator.js';
import { pageLocaleOf } from '../endpoint/caller/page-locale.js';
import { PageErrorFilter } from '../http/page-error.filter.js';
import { SiteService } from '../site/site.service.js';
import { StorefrontFilesService } from './storefront-files.service.js';

const pages = Object.keys(shopPaths) as ShopPage[];
const pathsIn = (locale: string): string[] =>
  pages.flatMap((page) => [shopPath(locale, page), `${shopPath(locale, page)}/:id`]);

/** The pages of the shop: a frame, in which its program draws the rest. */
@Controller()
@Access('public')
@RateLimit(120)
@UncountedInOutage(true)
@UseFilters(PageErrorFilter)
export class StorefrontPagesController {
  constructor(
    private readonly site: SiteService,
    private readonly files: StorefrontFilesService,
  ) {}

  @Get(pageLocales.flatMap(pathsIn))
  page(@Req() request: Request, @Res() response: Response): void {
    const [, prefix, , ...below] = request.path.split('/');
    const locale = pageLocales.find((one) => one === prefix) ?? pageLocales[0];
    const page = pages.find((one) => shopPaths[one] === request.path.split('/')[2]) ?? 'basket';
    const { title, description, needsScript } = wordsIn(locale).site.shop;
    this.site.sendFramed(
      response,
      {
        title: title({ page }),
        description,
        // A record's page is for its customer alone; without the record it is the list's.
        canonicalPath: shopPath(locale, page),
        content: (
          <div
            id="shop"
            class="frame page shop"
            data-page={page}
            data-payment-methods={this.site.paymentMethods.join(' ')}
          >
            <noscript>
              <p class="notice wait">{needsScript}</p>
            </noscript>
          </div>
        ),
        pathIn: (one) => [shopPath(one, page), ...below].join('/'),
        ...this.files.entryIn(locale),
      },
      locale,
      { rights: this.site.shopRights, isListed: true },
    );
  }

  /** Without a language: the browser's. */
  @Get(pages.flatMap((page) => [`/${shopPaths[page]}`, `/${shopPaths[page]}/:id`]))
  unnamed(@Req() request: Request, @Res() response: Response): void {
    response.vary('Accept-Language');
    response.redirect(302, `/${pageLocaleOf(request)}${request.url}`);
  }
}
