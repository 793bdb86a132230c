import { EntityManager } from '@mikro-orm/postgresql';
import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { Settings } from '@shared/infra/config/env.js';
import { SETTINGS } from '@shared/infra/config/settings.token.js';
import { User } from '@shared/infra/database/entities/user.entity.js';
import { callerOf } from '../endpoint/caller.decorator.js';
import { assertOperator } from './operators.js';

/** Admits only operators to an endpoint that needs a session. */
@Injectable()
export class OperatorGuard implements CanActivate {
  constructor(
    private readonly em: EntityManager,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** @throws {ServiceError} INSUFFICIENT_PERMISSIONS. */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const caller = callerOf(context.switchToHttp().getRequest<Request>());
    const user = caller === null ? null : await this.em.findOne(User, caller.userId);
    assertOperator(user?.email ?? '', this.settings);
    return true;
  }
}
