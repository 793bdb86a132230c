import { isDecodable } from '../../domain/contract/percent-encoding.js';

/** Where a Redis Cluster is reached: by some of its nodes, which name the others. */
export interface RedisCluster {
  nodes: { host: string; port: number }[];
  username?: string;
  password?: string;
  isEncrypted: boolean;
}

const clusterProtocols = ['redis+cluster:', 'rediss+cluster:'];

/**
 * The nodes of `redis+cluster://user:password@host:port,host:port` (`rediss+cluster:` with TLS), or `null` for any other
 * address.
 */
export function redisCluster(redisUrl: string): RedisCluster | null {
  const [first = '', ...others] = redisUrl.split(',');
  if (!URL.canParse(first) || !clusterProtocols.includes(new URL(first).protocol)) return null;
  const hosts = others.map((other) => `redis://${other}`);
  const isHost = (host: string) => URL.canParse(host) && /^redis:\/\/[^/]+$/.test(host);
  if (!hosts.every(isHost)) return null;
  const { protocol, username, password } = new URL(first);
  if (![username, password].every(isDecodable)) return null;
  const nodes = [first, ...hosts].map((node) => {
    const { hostname, port } = new URL(node);
    return { host: hostname, port: Number(port || 6379) };
  });
  return {
    nodes,
    ...(username !== '' && { username: decodeURIComponent(username) }),
    ...(password !== '' && { password: decodeURIComponent(password) }),
    isEncrypted: protocol.startsWith('rediss'),
  };
}

/** Whether an address names one Redis server, or some nodes of a cluster. */
export function isRedisUrl(value: string): boolean {
  if (redisCluster(value) !== null) return true;
  if (!URL.canParse(value)) return false;
  const { protocol, username, password } = new URL(value);
  return ['redis:', 'rediss:'].includes(protocol) && [username, password].every(isDecodable);
}
