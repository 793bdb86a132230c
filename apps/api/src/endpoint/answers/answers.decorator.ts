import { SetMetadata } from '@nestjs/common';
import type { ErrorCode, RefusalReason } from '@shared/domain/contract/errors.js';
import type { JsonSchema } from '../fields/field-schema.js';

/** The codes that an endpoint adds to those that every endpoint has, each with its reasons. */
export type Refusals = Partial<Record<ErrorCode, readonly RefusalReason[]>>;

/** A body that no DTO describes. */
export interface DescribedBody {
  contentType: string;
  schema: JsonSchema;
}

export const refusesKey = 'refuses';
export const sendsKey = 'sends';
export const redirectsKey = 'redirects';
export const takesKey = 'takes';
export const versionedKey = 'versioned';
export const setsCookieKey = 'setsCookie';
export const takesCookieKey = 'takesCookie';

/** The session cookie, and the cookie that identifies a client after its sign-up. */
export type CookieKind = 'session' | 'signUp';

/** For the API description: the refusals of this endpoint, beyond those of its access, body and rate. */
export const Refuses = (refusals: Refusals) => SetMetadata(refusesKey, refusals);

/** For the API description: the success has one of these content types, and no envelope. */
export const Sends = (...contentTypes: string[]) => SetMetadata(sendsKey, contentTypes);

/** For the API description: the endpoint may answer with a redirect instead of a body. */
export const Redirects = (when: string) => SetMetadata(redirectsKey, when);

/** For the API description: the success has an `ETag`, and is a 304 for a client that holds this version. */
export const Versioned = () => SetMetadata(versionedKey, true);

/** For the API description: a body that the handler reads by itself. */
export const Takes = (...bodies: DescribedBody[]) => SetMetadata(takesKey, bodies);

/** For the API description: the success begins or ends the session, or sets the cookie of the sign-up. */
export const SetsCookie = (kind: CookieKind = 'session') => SetMetadata(setsCookieKey, kind);

/** For the API description: what the endpoint does depends on the cookie of the sign-up. */
export const TakesSignUpCookie = () => SetMetadata(takesCookieKey, true);
