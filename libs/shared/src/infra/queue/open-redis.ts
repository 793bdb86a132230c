import { Cluster, Redis, type RedisOptions } from 'ioredis';
import { type RedisCluster, redisCluster } from '../config/redis-address.js';

/**
 * What connections to a single server have: one whose server has become a replica, which takes no writes, is made anew, to
 * whatever the address leads to by then, and the call goes there. A cluster says where to go by itself.
 */
export const redisOptions = {
  reconnectOnError: (error: Error) => (error.message.includes('READONLY') ? 2 : false),
} satisfies RedisOptions;

/** A client of one Redis server or of a cluster, whichever the address names. */
export function openRedis(redisUrl: string, options: RedisOptions): Redis | Cluster {
  const cluster = redisCluster(redisUrl);
  return cluster === null
    ? new Redis(redisUrl, { ...redisOptions, ...options })
    : openCluster(cluster, options);
}

/** @param options of the connection to each node */
export function openCluster(
  { nodes, isEncrypted, ...credentials }: RedisCluster,
  options: RedisOptions,
): Cluster {
  return new Cluster(nodes, {
    redisOptions: { ...credentials, ...options, ...(isEncrypted && { tls: {} }) },
    // A certificate names the host, which a lookup would make an address of.
    ...(isEncrypted && { dnsLookup: (host, found) => found(null, host) }),
    // A node that comes back on the same address is connected again; without this only after MOVED.
    clusterNodeRetryStrategy: (times) => Math.min(times * 100, 2_000),
  });
}
