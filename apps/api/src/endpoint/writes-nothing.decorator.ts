import { SetMetadata } from '@nestjs/common';

export const writesNothingKey = 'writes-nothing';

/**
 * A POST whose handler writes nothing that its caller's lists show: with `DATABASE_REPLICA_URL` they are read from the replica as
 * before it, and the primary notes nothing.
 */
export const WritesNothing = () => SetMetadata(writesNothingKey, true);
