import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import type { ProcessSettings } from '@shared/config/env.js';
import { ServiceError } from '@shared/contract/errors.js';
import {
  type AccountClaims,
  type LinkPurpose,
  OneTimeLink,
} from '@shared/database/entities/one-time-link.entity.js';
import type { User } from '@shared/database/entities/user.entity.js';
import { readLinkToken } from '@shared/mail/link-token.js';
import { SETTINGS } from '@shared/config/settings.token.js';
import { linkLifetimeMs } from './session-rules.js';

/** Links that work once. Their tokens are signed from the row's id and stored nowhere. */
@Injectable()
export class OneTimeLinksService {
  private readonly appSecret: string;

  constructor(
    private readonly em: EntityManager,
    @Inject(SETTINGS) private readonly settings: ProcessSettings,
  ) {
    this.appSecret = settings.appSecret;
  }

  /** Makes a link. The caller flushes. */
  create(
    user: User,
    purpose: LinkPurpose,
    callbackUrl: string | undefined,
    claims: AccountClaims | null = null,
  ): OneTimeLink {
    return this.em.create(OneTimeLink, {
      user,
      purpose,
      callbackUrl: callbackUrl ?? null,
      claims,
      expiresAt: new Date(Date.now() + linkLifetimeMs[purpose]),
    });
  }

  /** When the newest link of this purpose was made. */
  async lastMadeAt(user: User, purpose: LinkPurpose): Promise<Date | null> {
    const link = await this.em.findOne(OneTimeLink, { user, purpose }, { orderBy: { createdAt: 'desc' } });
    return link?.createdAt ?? null;
  }

  /**
   * Uses a link up, in one statement so that two clicks cannot both win; `null` when it no longer works.
   * The user's other links of the purpose go with it.
   */
  async redeem(token: string, purpose: LinkPurpose): Promise<OneTimeLink | null> {
    const id = readLinkToken(this.appSecret, purpose, token);
    if (id === null) return null;
    const now = new Date();
    const redeemed = await this.em.nativeUpdate(
      OneTimeLink,
      { id, purpose, usedAt: null, expiresAt: { $gt: now } },
      { usedAt: now },
    );
    if (redeemed === 0) return null;
    const link = await this.em.findOneOrFail(OneTimeLink, id, { populate: ['user'] });
    await this.em.nativeUpdate(OneTimeLink, { user: link.user, purpose, usedAt: null }, { usedAt: now });
    return link;
  }

  /**
   * Lets only our own pages be the place to go to afterwards.
   *
   * @throws {ServiceError} VALIDATION_ERROR on `field`.
   */
  assertAllowed(field: string, url: string | undefined): void {
    if (url === undefined) return;
    const target = URL.canParse(url, this.settings.publicUrl) ? new URL(url, this.settings.publicUrl) : null;
    if (target !== null && this.settings.allowedOrigins.includes(target.origin)) return;
    throw new ServiceError('VALIDATION_ERROR', {
      details: { errors: [{ field, message: 'must be an address of an allowed origin' }] },
    });
  }
}
