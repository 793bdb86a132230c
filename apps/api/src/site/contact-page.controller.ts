import { Controller, Get, Post, Req, Res, UseFilters } from '@nestjs/common';
import { ServiceError } from '@shared/domain/contract/errors.js';
import type { Request, Response } from 'express';
import { asksForPage } from '../endpoint/caller/asks-for-page.js';
import { Access } from '../endpoint/caller/access.decorator.js';
import { UnparsedBody } from '../http/body.guard.js';
import { OwnPagesOnly } from '../http/origin.guard.js';
import { sendReply } from '../endpoint/answers/send-page.js';
import { RateLimit } from '../endpoint/limits/rate-limit.decorator.js';
import { receiveBody } from '../http/request-body.js';
import { ContactService } from '../contact/contact.service.js';
import { contactFields, type ContactField } from './blocks/contact-form.js';
import { PageErrorFilter, PageRefusal } from '../http/page-error.filter.js';
import { readerOf } from './page-reader.js';
import { pagePath, prefixes } from './page-table.js';
import { SiteService } from './site.service.js';
import { told } from '@shared/words/say.js';

const formPaths = prefixes.map((prefix) => pagePath('contact', prefix));

/** 2,000 characters of a message, each of up to twelve bytes where it is escaped, and the other fields. */
const formBody = {
  maxBytes: 64 * 1024,
  tooLarge: { message: told('api.messages.formTooLarge'), hint: told('api.hints.shorterMessage') },
};

type Values = Partial<Record<ContactField, string>>;

/** What a form sends, in either encoding; files and unknown fields are dropped. */
async function readForm(request: Request): Promise<Values> {
  const body = await receiveBody(request, formBody);
  const headers = { 'Content-Type': request.headers['content-type'] ?? '' };
  const form = await new globalThis.Response(new Uint8Array(body), { headers }).formData().catch(() => {
    throw new ServiceError('INVALID_INPUT', {
      message: told('api.messages.notAForm'),
      details: { hint: told('api.hints.formEncodings') },
    });
  });
  const entries = contactFields.map((field): [ContactField, unknown] => [field, form.get(field)]);
  // Browsers end the lines of a text area with CR LF, which would count twice.
  const texts = entries.map(([field, value]): [ContactField, string | undefined] => [
    field,
    typeof value === 'string' ? value.replaceAll('\r\n', '\n') : undefined,
  ]);
  return Object.fromEntries(texts);
}

/** The contact form without a script: what it posts, and the page that thanks. */
@Controller()
@Access('public')
@UseFilters(PageErrorFilter)
export class ContactPageController {
  constructor(
    private readonly contact: ContactService,
    private readonly site: SiteService,
  ) {}

  @Post(formPaths)
  @RateLimit(5, 'contact')
  @OwnPagesOnly()
  @UnparsedBody()
  async send(@Req() request: Request, @Res() response: Response): Promise<void> {
    const reader = readerOf(request);
    const values = await readForm(request);
    try {
      await this.contact.sendUnchecked(values, reader.locale, request.ip);
    } catch (error) {
      const isFault = error instanceof ServiceError && error.code === 'VALIDATION_ERROR';
      if (!isFault || !asksForPage(request)) throw error;
      const named = new Set(error.details.errors?.map(({ field }) => field));
      const faults = contactFields.filter((field) => named.has(field));
      const page = await this.site.html('contact', reader, { values, faults });
      throw new PageRefusal('VALIDATION_ERROR', (status) =>
        sendReply(response, reader.locale, page, { status }),
      );
    }
    // Loading the page that follows again sends nothing again.
    response.redirect(303, `${pagePath('contact', reader.prefix)}/sent`);
  }

  @Get(formPaths.map((path) => `${path}/sent`))
  @RateLimit(120)
  sent(@Req() request: Request, @Res() response: Response): void {
    const reader = readerOf(request);
    sendReply(response, reader.locale, this.site.reply('contact-sent', reader));
  }
}
