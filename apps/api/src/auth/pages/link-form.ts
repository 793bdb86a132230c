import { ServiceError } from '@shared/domain/contract/errors.js';
import type { Request } from 'express';
import { receiveBody } from '../../http/request-body.js';
import { FieldsPipe } from '../../http/validation.pipe.js';
import { ConfirmEmailDto, SendVerificationDto } from '../auth.dto.js';
import type { LinkField } from './link-page-markup.js';
import { told } from '@shared/words/say.js';

const pipe = new FieldsPipe();

/** A token, two passwords and a name, each byte escaped. */
const formBody = {
  maxBytes: 8 * 1024,
  tooLarge: { message: told('api.messages.formTooLarge'), hint: told('api.hints.formAlone') },
};

/** The fields of a posted form. */
export async function readLinkForm(request: Request): Promise<Map<string, string>> {
  const body = await receiveBody(request, formBody);
  return new Map(new URLSearchParams(body.toString('utf8')));
}

/** The fields at fault; rethrows an error about none of them. */
function faultsIn(error: unknown, fields: readonly LinkField[]): LinkField[] {
  const named =
    error instanceof ServiceError && error.code === 'VALIDATION_ERROR' ? error.details.errors : [];
  const faults = fields.filter((field) => named?.some((one) => one.field === field));
  if (faults.length === 0) throw error;
  return faults;
}

/** The password that was typed, or the fields at fault. */
export async function readChoice(
  form: ReadonlyMap<string, string>,
  asksName: boolean,
): Promise<{ newPassword: string; name?: string | undefined } | { faults: LinkField[] }> {
  const [newPassword = '', confirmPassword = ''] = [form.get('newPassword'), form.get('confirmPassword')];
  const name = asksName ? { name: form.get('name') ?? '' } : {};
  const differ: LinkField[] = newPassword === confirmPassword ? [] : ['confirmPassword'];
  try {
    // The link is checked elsewhere.
    const typed = { token: '-', newPassword, ...name };
    const dto = (await pipe.transform(typed, { type: 'body', metatype: ConfirmEmailDto })) as ConfirmEmailDto;
    return differ.length > 0 ? { faults: differ } : { newPassword: dto.newPassword, name: dto.name };
  } catch (error) {
    return { faults: [...faultsIn(error, ['name', 'newPassword']), ...differ] };
  }
}

/** The e-mail address that was typed, or `null` if it is invalid. */
export async function readEmail(form: ReadonlyMap<string, string>): Promise<string | null> {
  try {
    const typed = { email: form.get('email') ?? '' };
    const checked = { type: 'body', metatype: SendVerificationDto } as const;
    return ((await pipe.transform(typed, checked)) as SendVerificationDto).email;
  } catch (error) {
    faultsIn(error, ['email']);
    return null;
  }
}
