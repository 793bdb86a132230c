import { DriverException, RequestContext } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import {
  type CallHandler,
  type ExecutionContext,
  Inject,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Replica } from '@shared/infra/database/replica.js';
import { ProcessFigures } from '@shared/infra/metrics/process-figures.js';
import type { Request } from 'express';
import { Gauge } from 'prom-client';
import { defer, from, lastValueFrom, type Observable } from 'rxjs';
import { type Caller, callerOf } from '../endpoint/caller/caller.decorator.js';
import { fromReplicaKey } from '../endpoint/from-replica.decorator.js';
import { writesNothingKey } from '../endpoint/writes-nothing.decorator.js';

/** Injection token of the process's {@link Replica}, or `null` without one. */
export const REPLICA = Symbol('REPLICA');

/** SQLSTATE of a statement that took too long: the replica works. */
const statementEnded = '57014';

const readingMethods = ['GET', 'HEAD'];

/** Sends the reads of lists to the replica, and notes when a session writes. */
@Injectable()
export class ReplicaInterceptor implements NestInterceptor {
  constructor(
    private readonly em: EntityManager,
    private readonly reflector: Reflector,
    @Inject(REPLICA) private readonly replica: Replica | null,
    { registry }: ProcessFigures,
  ) {
    const behind: Gauge = new Gauge({
      name: 'database_replica_behind_seconds',
      help: 'How far the read replica is behind at most: infinite while that is unknown, 0 without one.',
      registers: [registry],
      collect: () => behind.set((replica?.behindMs ?? 0) / 1000),
    });
  }

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { replica } = this;
    if (replica === null) return next.handle();
    const request = context.switchToHttp().getRequest<Request>();
    const caller = callerOf(request);
    if (caller === null) return next.handle();
    if (this.reflector.get<boolean | undefined>(fromReplicaKey, context.getHandler())) {
      return defer(() => this.read(replica, caller, next));
    }
    const isReading =
      readingMethods.includes(request.method) ||
      this.reflector.get<boolean | undefined>(writesNothingKey, context.getHandler()) === true;
    return isReading ? next.handle() : defer(() => this.write(caller, next));
  }

  private async read(replica: Replica, { session }: Caller, next: CallHandler): Promise<unknown> {
    const em = replica.emFor((session.wroteAt ?? session.createdAt).getTime());
    if (em === null) return lastValueFrom(from(next.handle()));
    try {
      return await RequestContext.create(em, () => lastValueFrom(from(next.handle())));
    } catch (error) {
      if (!(error instanceof DriverException)) throw error;
      // It ended or fell silent just now, or cancelled the query for its replay: the primary has the same.
      if (error.code !== statementEnded) replica.distrust();
      return lastValueFrom(from(next.handle()));
    }
  }

  /** A handler that fails may have written, too. */
  private async write({ sessionId }: Caller, next: CallHandler): Promise<unknown> {
    try {
      return await lastValueFrom(from(next.handle()), { defaultValue: undefined });
    } finally {
      const note = 'update sessions set wrote_at = ? where id = ?';
      // What was written is not taken back for it: without the primary the replica is soon asked no more.
      await this.em
        .fork()
        .execute(note, [new Date(), sessionId])
        .catch(() => undefined);
    }
  }
}
