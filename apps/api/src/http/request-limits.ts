import type { TimeLimits } from '@shared/infra/config/time-limits.js';
import type { Application, Request } from 'express';

const name = 'time limits';

/** Tells the requests of an application the limits that they have; see {@link limitsOf}. */
export function setTimeLimits(app: { set(name: string, value: unknown): unknown }, limits: TimeLimits): void {
  app.set(name, limits);
}

/** The time limits of the application that a request came to. */
export function limitsOf({ app }: Request): TimeLimits {
  return (app as Application).get(name) as TimeLimits;
}
