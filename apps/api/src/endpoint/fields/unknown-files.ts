import { ServiceError } from '@shared/domain/contract/errors.js';
import { told } from '@shared/words/say.js';

/** The refusal of fields that name no file of the caller's, or one that has been deleted. */
export function unknownFiles(fields: readonly string[]): ServiceError {
  const errors = fields.map((field) => ({ field, message: told('api.fields.notYourFile') }));
  return new ServiceError('FILE_NOT_FOUND', { details: { errors } });
}
