import { refusedField } from '@shared/domain/contract/errors.js';
import { told } from '@shared/words/say.js';

/** Where browsers may be sent. */
export interface OwnOrigins {
  publicUrl: string;
  allowedOrigins: readonly string[];
}

/** Characters that address parsers drop or turn: with them two parsers may read two addresses. */
// eslint-disable-next-line no-control-regex -- these are the ones
const misread = /[\u0000-\u0020\u007f-\u00a0\u2028\u2029\\]/;

/** The allowed schemes. The origin alone is not enough: `blob:` addresses have an http origin, too. */
const webProtocols = ['http:', 'https:'];

/** Whether it names a scheme, but no host in the usual form: `https:host`, `https:/host`, `https:///host`. */
function isHalfAbsolute(given: string): boolean {
  return /^[^/?#]*:/.test(given) && !/^https?:\/\/[^/]/i.test(given);
}

/**
 * An address that a browser may be sent to, as the `Location` header names it, or `null` unless it certainly leads
 * to one of the allowed origins. A path stays a path; anything else becomes absolute.
 *
 * @param publicUrl the base of a path
 */
export function safeCallback(given: string, { publicUrl, allowedOrigins }: OwnOrigins): string | null {
  if (misread.test(given) || given.startsWith('//') || isHalfAbsolute(given)) return null;
  if (!URL.canParse(given, publicUrl)) return null;
  const target = new URL(given, publicUrl);
  const isPlain = webProtocols.includes(target.protocol) && target.username === '' && target.password === '';
  // `http://@host` has an empty user name, which the parser drops.
  const hasUserinfo = /^[^/?#]*\/\/[^/?#]*@/.test(given);
  if (!isPlain || hasUserinfo || !allowedOrigins.includes(target.origin)) return null;
  return given.startsWith('/') ? given : target.href;
}

/**
 * {@link safeCallback} of a field of a body; `null` if it was left out.
 *
 * @throws {ServiceError} VALIDATION_ERROR on the field.
 */
export function allowedCallback(
  field: string,
  given: string | undefined,
  origins: OwnOrigins,
): string | null {
  if (given === undefined) return null;
  const safe = safeCallback(given, origins);
  if (safe !== null) return safe;
  throw refusedField(field, told('api.fields.allowedOrigin'));
}
