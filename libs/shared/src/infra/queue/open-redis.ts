import { Cluster, Redis, type RedisOptions } from 'ioredis';
import { type RedisCluster, redisCluster } from '../config/redis-address.js';

/** A client of one Redis server or of a cluster, whichever the address names. */
export function openRedis(redisUrl: string, options: RedisOptions): Redis | Cluster {
  const cluster = redisCluster(redisUrl);
  return cluster === null ? new Redis(redisUrl, options) : openCluster(cluster, options);
}

/** @param options of the connection to each node */
export function openCluster(
  { nodes, isEncrypted, ...credentials }: RedisCluster,
  options: RedisOptions,
): Cluster {
  return new Cluster(nodes, {
    redisOptions: { ...credentials, ...options, ...(isEncrypted && { tls: {} }) },
    // A node that comes back on the same address is connected again; without this only after MOVED.
    clusterNodeRetryStrategy: (times) => Math.min(times * 100, 2_000),
  });
}
