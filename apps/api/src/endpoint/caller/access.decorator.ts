import { SetMetadata } from '@nestjs/common';

/**
 * Who may call an endpoint: `session` (the default) needs a valid session, `optional` uses one
 * if it is there, `public` ignores it.
 */
export type AccessLevel = 'public' | 'optional' | 'session';

export const accessKey = 'access';

/** States who may call an endpoint or a whole controller. */
export const Access = (level: AccessLevel) => SetMetadata(accessKey, level);
