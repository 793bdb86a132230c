import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { OperatorRole } from '@shared/domain/accounts/operator-roles.js';
import type { Request } from 'express';
import { callerOf } from '../../endpoint/caller/caller.decorator.js';
import { OperatorsService } from './operators.service.js';

export const neededRoleKey = 'neededRole';

/** Admits operators whose role suffices, at endpoints that need a session. */
@Injectable()
export class OperatorGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly operators: OperatorsService,
  ) {}

  /** @throws {ServiceError} INSUFFICIENT_PERMISSIONS. */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    await this.operators.assertRole(
      callerOf(request)?.session.user ?? null,
      this.neededFor(context, request.method),
    );
    return true;
  }

  private neededFor(context: ExecutionContext, method: string): OperatorRole {
    const stated = this.reflector.get<OperatorRole | undefined>(neededRoleKey, context.getHandler());
    return stated ?? (method === 'GET' || method === 'HEAD' ? 'viewer' : 'operator');
  }
}
