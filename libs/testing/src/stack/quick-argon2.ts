import { hash as trueHash } from '@node-rs/argon2';

export { verify } from '@node-rs/argon2';

/** The library's hash at its least cost; a hash states its own cost, so that `verify` is as quick. */
export function hash(password: string): Promise<string> {
  return trueHash(password, { memoryCost: 8, timeCost: 1 });
}
