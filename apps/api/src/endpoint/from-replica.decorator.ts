import { SetMetadata } from '@nestjs/common';

export const fromReplicaKey = 'from-replica';

/**
 * The handler only reads, and may be some seconds behind what others write: with `DATABASE_REPLICA_URL` it asks the replica,
 * unless that lacks what its caller wrote.
 */
export const FromReplica = () => SetMetadata(fromReplicaKey, true);
