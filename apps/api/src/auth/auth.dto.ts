import { IsString, Matches, ValidateBy } from 'class-validator';
import { applyDecorators } from '@nestjs/common';
import type { MailLocale } from '@shared/domain/contract/enums.js';
import { describeField } from '../endpoint/fields/field-schema.js';
import {
  PageLocaleField,
  AnyPassword,
  Email,
  Flag,
  OneLine,
  Optional,
  Phone,
  Text,
  Trimmed,
} from '../endpoint/fields/fields.js';
import { expects } from '../endpoint/fields/expectation.js';

/** A password good enough for a new account. */
const NewPassword = () =>
  applyDecorators(
    Text(8, 100),
    Matches(/[A-Z]/, { message: expects('api.fields.upperCase') }),
    Matches(/[a-z]/, { message: expects('api.fields.lowerCase') }),
    Matches(/\d/, { message: expects('api.fields.digit') }),
    describeField({ format: 'password', pattern: '^(?=.*[A-Z])(?=.*[a-z])(?=.*\\d)' }),
  );

const SameAsPassword = () =>
  applyDecorators(
    IsString({ message: expects('api.fields.string') }),
    ValidateBy({
      name: 'sameAsPassword',
      validator: {
        validate: (value, args) => value === (args?.object as { password?: unknown } | undefined)?.password,
        defaultMessage: () => expects('api.fields.samePassword'),
      },
    }),
    describeField({ type: 'string', format: 'password' }),
  );

export class SignUpDto {
  @Trimmed()
  @OneLine(2, 100)
  name: string;

  @Email()
  email: string;

  @NewPassword()
  password: string;

  @SameAsPassword()
  confirmPassword: string;

  @Optional()
  @Phone()
  phone?: string;

  /** Where the verification link leads afterwards. */
  @Optional()
  @Text(1, 2000)
  callbackURL?: string;

  /** The language of mails and documents; without it the best of `Accept-Language`. Documents are French for `ar`. */
  @Optional()
  @PageLocaleField()
  locale?: MailLocale;
}

export class SignInDto {
  @Email()
  email: string;

  /** The account's password. */
  @AnyPassword()
  password: string;

  @Optional()
  @Flag()
  rememberMe: boolean = false;
}

export class SendVerificationDto {
  @Email()
  email: string;

  @Optional()
  @Text(1, 2000)
  callbackURL?: string;
}

export class VerifyEmailQuery {
  @Text(1, 200)
  token: string;

  @Optional()
  @Text(1, 2000)
  callbackURL?: string;
}

export class ConfirmEmailDto {
  @Text(1, 200)
  token: string;

  @NewPassword()
  newPassword: string;

  /** The account's name; without it that of the sign-up in the same browser, or what stands before the `@`. */
  @Optional()
  @Trimmed()
  @OneLine(2, 100)
  name?: string;
}

export class RequestResetDto {
  @Email()
  email: string;

  /** The storefront's page that takes the new password. */
  @Optional()
  @Text(1, 2000)
  redirectTo?: string;
}

export class ResetPasswordDto {
  @Text(1, 200)
  token: string;

  @NewPassword()
  newPassword: string;
}

export class ChangePasswordDto {
  /** The account's password. */
  @AnyPassword()
  currentPassword: string;

  @NewPassword()
  newPassword: string;
}

export class ChangeEmailDto {
  /** The address that the account is to have. */
  @Email()
  newEmail: string;

  /** The account's password. */
  @AnyPassword()
  currentPassword: string;

  @Optional()
  @Text(1, 2000)
  callbackURL?: string;
}

export class ConfirmEmailChangeDto {
  @Text(1, 200)
  token: string;

  /** The account's password. */
  @AnyPassword()
  password: string;
}

export class RevokeSessionDto {
  /** The `token` of the session in `GET /api/auth/list-sessions`: its id. */
  @Text(1, 200)
  token: string;
}
