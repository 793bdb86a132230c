import type { ProcessSettings } from '../config/env.js';
import type { QueueName } from './jobs.js';

/** How many jobs of a queue all workers together begin within a second, where that is bounded. */
export function queueRates({ mail }: Pick<ProcessSettings, 'mail'>): Partial<Record<QueueName, number>> {
  return { mail: mail.perSecond };
}
