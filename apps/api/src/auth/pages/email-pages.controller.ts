import { Controller, Get, Post, Req, Res, UseFilters } from '@nestjs/common';
import { ServiceError } from '@shared/domain/contract/errors.js';
import type { Request, Response } from 'express';
import { Access } from '../../endpoint/caller/access.decorator.js';
import { RateLimit } from '../../endpoint/limits/rate-limit.decorator.js';
import { UnparsedBody } from '../../http/body.guard.js';
import { OwnPagesOnly } from '../../http/origin.guard.js';
import { PageErrorFilter } from '../../http/page-error.filter.js';
import { SiteService } from '../../site/site.service.js';
import { AuthService } from '../auth.service.js';
import { CredentialsService } from '../credentials.service.js';
import { emailPagePaths } from '../link-pages.js';
import type { HeldLink } from '../one-time-links.service.js';
import { emailPage, type EmailPurpose, emailSaidPage } from './email-page-markup.js';
import { readChoice, readLinkForm } from './link-form.js';
import { emptyLinkDraft, type LinkField, type LinkPageContent } from './link-page-markup.js';
import { askedLocale } from '../../endpoint/caller/page-locale.js';
import { inLanguages } from './page-locale.js';

const paths = Object.values(emailPagePaths);
const donePaths = paths.map((path) => `${path}/done`);

function purposeOf(request: Request): EmailPurpose {
  return request.path.toLowerCase().startsWith(emailPagePaths.keepEmail) ? 'keepEmail' : 'changeEmail';
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** The pages of the links about a change of address, without a script. Opening one changes nothing. */
@Controller()
@Access('public')
@UseFilters(PageErrorFilter)
export class EmailPagesController {
  constructor(
    private readonly auth: AuthService,
    private readonly credentials: CredentialsService,
    private readonly site: SiteService,
  ) {}

  @Get(paths)
  @RateLimit(120)
  async open(@Req() request: Request, @Res() response: Response): Promise<void> {
    const token = textOf(request.query.token);
    const held = await this.look(purposeOf(request), token);
    if (held?.isAlive) this.sendForm(token, held, [], request, response);
    else this.sendDead(held, request, response);
  }

  @Post(paths)
  @RateLimit(20)
  @OwnPagesOnly()
  @UnparsedBody()
  async follow(@Req() request: Request, @Res() response: Response): Promise<void> {
    const purpose = purposeOf(request);
    const form = await readLinkForm(request);
    const token = form.get('token') ?? '';
    const held = await this.look(purpose, token);
    if (held === null || !held.isAlive) {
      this.sendDead(held, request, response);
      return;
    }
    const outcome = purpose === 'keepEmail' ? await this.keep(token, form) : await this.confirm(token, form);
    if (outcome === 'dead') this.sendDead(held, request, response);
    else if (outcome !== 'done') this.sendForm(token, held, outcome, request, response);
    else {
      const query = new URLSearchParams({ lang: askedLocale(request, held.user.locale) });
      if (held.callbackUrl !== null) query.set('callbackURL', held.callbackUrl);
      response.redirect(303, `${emailPagePaths[purpose]}/done?${query.toString()}`);
    }
  }

  @Get(donePaths)
  @RateLimit(120)
  done(@Req() request: Request, @Res() response: Response): void {
    const locale = askedLocale(request);
    const callbackUrl = this.auth.findCallback(textOf(request.query.callbackURL));
    const page = emailSaidPage(purposeOf(request), locale, 'done', callbackUrl);
    const path = `${emailPagePaths[purposeOf(request)]}/done`;
    this.send(page, path, { callbackURL: callbackUrl }, { request, response, status: 200 });
  }

  private look(purpose: EmailPurpose, token: string): Promise<HeldLink | null> {
    return purpose === 'keepEmail' ? this.auth.look(token, purpose) : this.credentials.lookAtChange(token);
  }

  private async confirm(token: string, form: Map<string, string>): Promise<LinkField[] | 'dead' | 'done'> {
    try {
      await this.credentials.confirmEmailChange({ token, password: form.get('password') ?? '' });
      return 'done';
    } catch (error) {
      if (error instanceof ServiceError && error.details.reason === 'wrongPassword') return ['password'];
      return deadOrThrown(error);
    }
  }

  private async keep(token: string, form: Map<string, string>): Promise<LinkField[] | 'dead' | 'done'> {
    const choice = await readChoice(form, false);
    if ('faults' in choice) return choice.faults;
    try {
      await this.auth.choosePassword('keepEmail', { token, ...choice }, null);
      return 'done';
    } catch (error) {
      return deadOrThrown(error);
    }
  }

  private sendForm(
    token: string,
    { user, email }: HeldLink,
    faults: LinkField[],
    request: Request,
    response: Response,
  ): void {
    const purpose = purposeOf(request);
    const locale = askedLocale(request, user.locale);
    const page = emailPage(
      { purpose, locale, token, email: email ?? user.email },
      { ...emptyLinkDraft, faults },
    );
    const status = faults.length === 0 ? 200 : 400;
    this.send(page, emailPagePaths[purpose], { token }, { request, response, status, held: user.locale });
  }

  private sendDead(held: HeldLink | null, request: Request, response: Response): void {
    const purpose = purposeOf(request);
    const locale = askedLocale(request, held?.user.locale);
    const page = emailSaidPage(purpose, locale, 'dead', null);
    const token = textOf(request.query.token);
    const sent = { request, response, status: 400, held: held?.user.locale };
    this.send(page, emailPagePaths[purpose], token === '' ? {} : { token }, sent);
  }

  private send(
    content: LinkPageContent,
    path: string,
    query: Record<string, string | null>,
    sent: {
      request: Request;
      response: Response;
      status: number;
      held?: HeldLink['user']['locale'] | undefined;
    },
  ): void {
    const { request, response, status, held } = sent;
    const locale = askedLocale(request, held);
    response.vary('Accept-Language');
    const pathIn = inLanguages(path, query);
    this.site.sendFramed(response, { ...content, pathIn }, locale, { status });
  }
}

/** The link was used by another click since we looked; any other error is thrown again. */
function deadOrThrown(error: unknown): 'dead' {
  if (error instanceof ServiceError && error.code === 'VALIDATION_ERROR') return 'dead';
  throw error;
}
