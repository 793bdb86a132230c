import { describe, expect, it } from '@jest/globals';
import { isRedisUrl, redisCluster } from './redis-address.js';

describe('The address of Redis', () => {
  it('names some nodes of a cluster, and who asks', () => {
    expect(redisCluster('redis+cluster://fdm:p%40ss@a:7000,b:7001,c')).toEqual({
      nodes: [
        { host: 'a', port: 7000 },
        { host: 'b', port: 7001 },
        { host: 'c', port: 6379 },
      ],
      username: 'fdm',
      password: 'p@ss',
      isEncrypted: false,
    });
    expect(redisCluster('rediss+cluster://cache.example')).toEqual({
      nodes: [{ host: 'cache.example', port: 6379 }],
      isEncrypted: true,
    });
  });

  it.each(['redis://h', 'rediss://u:p@h:6380/1'])('names one server: %s', (url) => {
    expect([isRedisUrl(url), redisCluster(url)]).toEqual([true, null]);
  });

  it.each([
    'http://h',
    'redis+cluster://a:7000,',
    'redis+cluster://a:7000,b:x',
    'redis+cluster://a:7000,b/1',
    'redis+cluster://u:p%zz@a:7000',
    'redis://u:100%@h:6379',
    'a:7000',
    '',
  ])('is none: %j', (url) => expect(isRedisUrl(url)).toBe(false));

  it('names several servers only as a cluster', () => {
    expect(isRedisUrl('redis://a:7000,b:7001')).toBe(false);
  });
});
