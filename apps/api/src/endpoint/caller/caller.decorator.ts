import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import type { RunningSession } from './running-session.js';

/** The signed-in user and session behind a request. */
export interface Caller {
  userId: string;
  sessionId: string;
  /** The session as the guard found it. */
  session: RunningSession;
}

/** The caller whom the session guard found; `null` where the session is optional. */
export function callerOf(request: Request): Caller | null {
  return (request as Request & { user?: Caller | null }).user ?? null;
}

/** Injects the {@link Caller} of an endpoint that needs a session. */
export const CurrentCaller = createParamDecorator((_: unknown, context: ExecutionContext) =>
  callerOf(context.switchToHttp().getRequest<Request>()),
);
