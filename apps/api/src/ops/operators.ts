import type { Settings } from '@shared/infra/config/env.js';
import { ServiceError } from '@shared/domain/contract/errors.js';
import { told } from '@shared/words/say.js';

/** @throws {ServiceError} INSUFFICIENT_PERMISSIONS for an account that the settings do not name. */
export function assertOperator(email: string, { operatorEmails }: Pick<Settings, 'operatorEmails'>): void {
  if (operatorEmails.includes(email)) return;
  throw new ServiceError('INSUFFICIENT_PERMISSIONS', {
    details: { hint: told('api.hints.operatorEmails') },
  });
}
