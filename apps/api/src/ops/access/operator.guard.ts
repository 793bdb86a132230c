import { EntityManager } from '@mikro-orm/postgresql';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { OperatorRole } from '@shared/domain/accounts/operator-roles.js';
import { User } from '@shared/infra/database/entities/user.entity.js';
import type { Request } from 'express';
import { callerOf } from '../../endpoint/caller.decorator.js';
import { OperatorsService } from './operators.service.js';

export const neededRoleKey = 'neededRole';

/** Admits operators whose role suffices, at endpoints that need a session. */
@Injectable()
export class OperatorGuard implements CanActivate {
  constructor(
    private readonly em: EntityManager,
    private readonly reflector: Reflector,
    private readonly operators: OperatorsService,
  ) {}

  /** @throws {ServiceError} INSUFFICIENT_PERMISSIONS. */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    const caller = callerOf(request);
    const user = caller === null ? null : await this.em.findOne(User, caller.userId);
    await this.operators.assertRole(user, this.neededFor(context, request.method));
    return true;
  }

  private neededFor(context: ExecutionContext, method: string): OperatorRole {
    const stated = this.reflector.get<OperatorRole | undefined>(neededRoleKey, context.getHandler());
    return stated ?? (method === 'GET' || method === 'HEAD' ? 'viewer' : 'operator');
  }
}
