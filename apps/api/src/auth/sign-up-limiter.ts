import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { maxDailySignUps, maxUnprovedSignUps } from '@shared/domain/accounts/account-bounds.js';
import { ServiceError } from '@shared/domain/contract/errors.js';
import type { ProcessSettings } from '@shared/infra/config/env.js';
import { SETTINGS } from '@shared/infra/config/settings.token.js';
import { told } from '@shared/words/say.js';
import { countDaily } from '../endpoint/limits/count-daily.js';
import { networkOf } from '../endpoint/limits/network-of.js';

interface CountedRow {
  seconds_left: number;
}

/** Bounds what one network signs up: the mails to addresses that somebody types who has none of them, and new accounts. */
@Injectable()
export class SignUpLimiter {
  constructor(
    private readonly em: EntityManager,
    @Inject(SETTINGS) private readonly settings: ProcessSettings,
  ) {}

  /**
   * Counts a sign-up of a network.
   *
   * @returns the network as sign-ups name it
   * @throws {ServiceError} RATE_LIMITED
   */
  async assertOpen(ip: string | undefined): Promise<string> {
    const network = networkOf(ip, this.settings.appSecret);
    await this.assertFewUnproved(network);
    await countDaily(this.em, 'sign-up', network, {
      limit: this.scaled(maxDailySignUps),
      message: told('api.messages.tooManyDailySignUps'),
    });
    return network;
  }

  private scaled(limit: number): number {
    return Math.max(1, Math.floor(limit * this.settings.rateLimitScale));
  }

  /** Counts the sign-ups of a network whose addresses nobody has proved: proof deletes them. */
  private async assertFewUnproved(network: string): Promise<void> {
    const [first] = await this.em.execute<CountedRow[]>(
      `select ceil(extract(epoch from created_at + interval '1 day' - now()))::int as seconds_left
       from sign_ups where network = ? and created_at > now() - interval '1 day'
       order by created_at desc offset ? limit 1`,
      [network, this.scaled(maxUnprovedSignUps) - 1],
    );
    if (first === undefined) return;
    const seconds = Math.max(1, first.seconds_left);
    throw new ServiceError('RATE_LIMITED', {
      message: told('api.messages.tooManySignUps'),
      retryAfterSeconds: seconds,
      details: { hint: told('api.hints.followLinkOrWait', { minutes: Math.ceil(seconds / 60) }) },
    });
  }
}
