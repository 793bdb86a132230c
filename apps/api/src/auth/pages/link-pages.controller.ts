import { EntityManager } from '@mikro-orm/postgresql';
import { Controller, Get, Inject, Post, Req, Res, UseFilters } from '@nestjs/common';
import type { ProofPurpose } from '@shared/domain/accounts/address-proof.js';
import type { Settings } from '@shared/infra/config/env.js';
import { SETTINGS } from '@shared/infra/config/settings.token.js';
import { isMailLate, toldLateMs } from '@shared/infra/mail/late-mails.js';
import type { PageLocale } from '@shared/domain/contract/enums.js';
import { ServiceError } from '@shared/domain/contract/errors.js';
import type { Request, Response } from 'express';
import { Access } from '../../endpoint/caller/access.decorator.js';
import { UnparsedBody } from '../../http/body.guard.js';
import { OwnPagesOnly } from '../../http/origin.guard.js';
import { PageErrorFilter, PageRefusal } from '../../http/page-error.filter.js';
import { RateLimit } from '../../endpoint/limits/rate-limit.decorator.js';
import { SiteService } from '../../site/site.service.js';
import { AuthService } from '../auth.service.js';
import { linkPagePaths } from '../link-pages.js';
import type { HeldLink } from '../one-time-links.service.js';
import { signUpBrowser } from '../sign-up-cookie.js';
import { readChoice, readEmail, readLinkForm } from './link-form.js';
import {
  askPage,
  choosePage,
  emptyLinkDraft,
  type LinkDraft,
  type LinkPageContent,
  saidPage,
} from './link-page-markup.js';
import { askedLocale } from '../../endpoint/caller/page-locale.js';
import { inLanguages } from './page-locale.js';

const paths = Object.values(linkPagePaths);
const below = (end: string): string[] => paths.map((path) => `${path}/${end}`);

function purposeOf(request: Request): ProofPurpose {
  return request.path.toLowerCase().startsWith(linkPagePaths.resetPassword) ? 'resetPassword' : 'verifyEmail';
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** A link, and where its page was asked to lead afterwards. */
interface Opened {
  purpose: ProofPurpose;
  token: string;
  asked: string | null;
}

/**
 * The pages that mailed links lead to, without a script. Opening one changes nothing, so that programs that follow the
 * links of mails do not use them up. None of them begins a session: a link must not sign its reader in to another
 * person's account.
 */
@Controller()
@Access('public')
@UseFilters(PageErrorFilter)
export class LinkPagesController {
  private readonly isSecure: boolean;

  constructor(
    private readonly em: EntityManager,
    private readonly auth: AuthService,
    private readonly site: SiteService,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {
    this.isSecure = settings.publicUrl.startsWith('https:');
  }

  @Get(paths)
  @RateLimit(120)
  async open(@Req() request: Request, @Res() response: Response): Promise<void> {
    const purpose = purposeOf(request);
    const [token, asked] = [
      textOf(request.query.token),
      this.auth.findCallback(textOf(request.query.callbackURL)),
    ];
    const held = await this.auth.look(token, purpose);
    if (held?.isAlive) {
      const page = purpose === 'resetPassword' ? held.callbackUrl : null;
      if (page !== null && !this.isOwnPage(page))
        response.redirect(302, withToken(page, token, this.settings));
      else this.sendChoose({ purpose, token, asked }, held, request, response, emptyLinkDraft);
      return;
    }
    this.sendAsk(token === '' ? 'ask' : 'dead', held, request, response, emptyLinkDraft);
  }

  @Post(paths)
  @RateLimit(20)
  @OwnPagesOnly()
  @UnparsedBody()
  async choose(@Req() request: Request, @Res() response: Response): Promise<void> {
    const purpose = purposeOf(request);
    const form = await readLinkForm(request);
    const [token, asked] = [form.get('token') ?? '', this.auth.findCallback(form.get('callbackURL') ?? '')];
    const held = await this.auth.look(token, purpose);
    if (held === null || !held.isAlive) {
      this.sendAsk('dead', held, request, response, emptyLinkDraft);
      return;
    }
    const choice = await readChoice(form, !held.user.isEmailVerified);
    if ('faults' in choice) {
      const draft = { values: { name: form.get('name') ?? '' }, faults: choice.faults };
      this.sendChoose({ purpose, token, asked }, held, request, response, draft);
      return;
    }
    try {
      await this.auth.choosePassword(purpose, { token, ...choice }, signUpBrowser(request, this.isSecure));
    } catch (error) {
      // Used by another click since we looked.
      if (!(error instanceof ServiceError) || error.code !== 'VALIDATION_ERROR') throw error;
      this.sendAsk('dead', held, request, response, emptyLinkDraft);
      return;
    }
    const page = purpose === 'resetPassword' ? 'done' : 'chosen';
    const next = asked ?? (purpose === 'verifyEmail' ? held.callbackUrl : null);
    const query = new URLSearchParams({
      lang: askedLocale(request, held.user.locale),
      ...(next !== null && { callbackURL: next }),
    });
    response.redirect(303, `${linkPagePaths[purpose]}/${page}?${query.toString()}`);
  }

  /** Mails a new link, and says the same whatever the address. */
  @Post(below('new'))
  @RateLimit(20)
  @OwnPagesOnly()
  @UnparsedBody()
  async renew(@Req() request: Request, @Res() response: Response): Promise<void> {
    const kind = purposeOf(request);
    const locale = askedLocale(request);
    const form = await readLinkForm(request);
    const email = await readEmail(form);
    if (email === null) {
      const draft: LinkDraft = { values: { email: form.get('email') ?? '' }, faults: ['email'] };
      this.sendAsk('ask', null, request, response, draft);
      return;
    }
    await this.auth.askForMail({ kind, email, locale, callbackUrl: null }, request.ip);
    response.redirect(303, `${linkPagePaths[kind]}/sent?lang=${locale}`);
  }

  @Get(below('sent'))
  @RateLimit(120)
  async sent(@Req() request: Request, @Res() response: Response): Promise<void> {
    // Of any mail: one address's would tell whether it has an account.
    this.sendSaid('sent', request, response, await isMailLate(this.em, toldLateMs));
  }

  @Get(below('done'))
  @RateLimit(120)
  done(@Req() request: Request, @Res() response: Response): void {
    this.sendSaid('done', request, response);
  }

  @Get(`${linkPagePaths.verifyEmail}/chosen`)
  @RateLimit(120)
  chosen(@Req() request: Request, @Res() response: Response): void {
    this.sendSaid('chosen', request, response);
  }

  private sendSaid(
    page: 'sent' | 'done' | 'chosen',
    request: Request,
    response: Response,
    isLate = false,
  ): void {
    const locale = askedLocale(request);
    const callbackURL = this.auth.findCallback(textOf(request.query.callbackURL));
    const content = saidPage(purposeOf(request), locale, page, {
      callbackUrl: callbackURL,
      isMailLate: isLate,
    });
    const pathIn = inLanguages(request.path, { callbackURL });
    this.site.sendFramed(response, { ...content, pathIn }, locale);
  }

  private sendChoose(
    { purpose, token, asked }: Opened,
    { user }: HeldLink,
    request: Request,
    response: Response,
    draft: LinkDraft,
  ): void {
    const locale = askedLocale(request, user.locale);
    const { email, isEmailVerified } = user;
    const page = { purpose, locale, token, callbackUrl: asked, email, asksName: !isEmailVerified };
    this.send(choosePage(page, draft), { token, callbackURL: asked }, locale, {
      request,
      response,
      isRefused: draft.faults.length > 0,
    });
  }

  private sendAsk(
    why: 'dead' | 'ask',
    held: HeldLink | null,
    request: Request,
    response: Response,
    draft: LinkDraft,
  ): void {
    const locale = askedLocale(request, held?.user.locale);
    const isRefused = why === 'dead' || draft.faults.length > 0;
    const content = askPage(purposeOf(request), locale, why, draft);
    this.send(content, {}, locale, { request, response, isRefused });
  }

  private send(
    content: LinkPageContent,
    query: Record<string, string | null>,
    locale: PageLocale,
    { request, response, isRefused }: { request: Request; response: Response; isRefused: boolean },
  ): void {
    const pathIn = inLanguages(linkPagePaths[purposeOf(request)], query);
    response.vary('Accept-Language');
    const send = (status = 200) => this.site.sendFramed(response, { ...content, pathIn }, locale, { status });
    // A dead link is refused as the API refuses its token.
    if (isRefused) throw new PageRefusal('VALIDATION_ERROR', send);
    send();
  }

  /** Whether a link's own page is this one: leading there would never end. */
  private isOwnPage(page: string): boolean {
    const { origin, pathname } = new URL(page, this.settings.publicUrl);
    const isHere = origin === new URL(this.settings.publicUrl).origin;
    return isHere && pathname.toLowerCase().startsWith(linkPagePaths.resetPassword);
  }
}

/** The storefront's page, with the token that it needs. */
function withToken(page: string, token: string, { publicUrl }: Pick<Settings, 'publicUrl'>): string {
  const url = new URL(page, publicUrl);
  url.searchParams.set('token', token);
  return url.href;
}
