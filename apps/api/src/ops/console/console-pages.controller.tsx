import { Controller, Get, Req, Res } from '@nestjs/common';
import {
  consoleLanguageCookie,
  consolePath,
  consoleSections,
} from '@shared/domain/contract/console-paths.js';
import { locales } from '@shared/domain/contract/enums.js';
import { wordsIn } from '@shared/words/words-in.js';
import { PageDocument } from '@web/components/page-document.js';
import { consolePaths } from '@web/server/page-assets.js';
import { renderPage } from '@web/server/render-page.js';
import type { Request, Response } from 'express';
import { Access } from '../../endpoint/caller/access.decorator.js';
import { RateLimit, UncountedInOutage } from '../../endpoint/limits/rate-limit.decorator.js';
import { readCookie } from '../../endpoint/caller/read-cookie.js';
import { sendReply } from '../../endpoint/answers/send-page.js';
import { ConsoleFilesService } from './console-files.service.js';

const paths = consoleSections.flatMap((section) =>
  section === 'home' ? [consolePath(section)] : [consolePath(section), consolePath(section, ':id')],
);

/** The pages of the console: an empty frame, in which its program asks who is there and draws the rest. */
@Controller()
@Access('public')
@RateLimit(120)
@UncountedInOutage(true)
export class ConsolePagesController {
  constructor(private readonly files: ConsoleFilesService) {}

  @Get(paths)
  page(@Req() request: Request, @Res() response: Response): void {
    const chosen = readCookie(request, consoleLanguageCookie) ?? request.acceptsLanguages([...locales]);
    const locale = locales.find((one) => one === chosen) ?? locales[0];
    const { title, needsScript } = wordsIn(locale).console.frame;
    const page = (
      <PageDocument
        locale={locale}
        direction="ltr"
        title={title}
        assets={consolePaths}
        {...this.files.entryIn(locale)}
      >
        <div id="console">
          <noscript>
            <p class="notice wait">{needsScript}</p>
          </noscript>
        </div>
      </PageDocument>
    );
    response.vary('Accept-Language');
    sendReply(response, locale, renderPage(page), { rights: { isStorefront: true } });
  }
}
