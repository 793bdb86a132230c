import type { TimeLimits } from '@shared/infra/config/time-limits.js';
import type { Application, Request } from 'express';

const name = 'time limits';

/** Sets the time limits of an application's requests; {@link limitsOf} reads them. */
export function setTimeLimits(app: { set(name: string, value: unknown): unknown }, limits: TimeLimits): void {
  app.set(name, limits);
}

/** The time limits of the request's application. */
export function limitsOf({ app }: Request): TimeLimits {
  return (app as Application).get(name) as TimeLimits;
}
