import { defineEntity, p } from '@mikro-orm/core';

const SignInFailureSchema = defineEntity({
  name: 'SignInFailure',
  tableName: 'sign_in_failures',
  properties: {
    /** SHA-256 of the e-mail typed, hex: counts for addresses without an account, too. */
    emailHash: p.string().length(64).primary(),
    failures: p.integer(),
    windowEndsAt: p.datetime().index(),
  },
});

/** Failed sign-ins of one e-mail within the running window. */
export class SignInFailure extends SignInFailureSchema.class {}
SignInFailureSchema.setClass(SignInFailure);
