import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { freePort } from '@shared/infra/embedded/free-port.js';

const slots = 16_384;
const readyDeadlineMs = 60_000;

interface Node {
  server: ChildProcess;
  client: Redis;
  port: number;
  busPort: number;
}

/** A Redis Cluster of three masters on loopback, in memory only. */
export class RedisClusterServer {
  private constructor(
    private readonly nodes: Node[],
    private readonly folder: string,
  ) {}

  static async start(): Promise<RedisClusterServer> {
    const folder = await mkdtemp(join(tmpdir(), 'redis-cluster-'));
    const nodes: Node[] = [];
    const cluster = new RedisClusterServer(nodes, folder);
    try {
      for (let number = 0; number < 3; number += 1) {
        const [port, busPort] = await Promise.all([freePort(), freePort()]);
        nodes.push(await startNode(folder, port, busPort));
      }
      await form(nodes);
      return cluster;
    } catch (error) {
      await cluster.stop();
      throw error;
    }
  }

  /** Names one node only: it knows the others. */
  get url(): string {
    return `redis+cluster://127.0.0.1:${this.nodes[0]!.port}`;
  }

  /** The names of the keys of each node. */
  keys(): Promise<string[][]> {
    return Promise.all(this.nodes.map(({ client }) => client.keys('*')));
  }

  /** Loses the node with keys that begin so, and all that it held. @returns starts it again, with nothing in it. */
  async lose(prefix: string): Promise<() => Promise<void>> {
    const place = (await this.keys()).findIndex((names) => names.some((name) => name.startsWith(prefix)));
    const { server, client, port, busPort } = this.nodes[place]!;
    client.disconnect();
    const ended = once(server, 'exit');
    server.kill('SIGKILL');
    await ended;
    return async () => void (this.nodes[place] = await startNode(this.folder, port, busPort));
  }

  async stop(): Promise<void> {
    for (const { server, client } of this.nodes) {
      client.disconnect();
      if (server.exitCode === null && server.kill('SIGTERM')) await once(server, 'exit');
    }
    await rm(this.folder, { recursive: true, force: true });
  }
}

async function startNode(folder: string, port: number, busPort: number): Promise<Node> {
  const flags = Object.entries({
    port,
    bind: '127.0.0.1',
    save: '',
    appendonly: 'no',
    'cluster-enabled': 'yes',
    // By default the port plus 10,000, which may be none.
    'cluster-port': busPort,
    'cluster-config-file': join(folder, `${port}.conf`),
  }).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const server = spawn('redis-server', flags, { stdio: 'ignore', cwd: folder });
  const client = new Redis({ port, maxRetriesPerRequest: null, retryStrategy: () => 50 });
  client.on('error', () => undefined);
  await Promise.race([
    client.ping(),
    once(server, 'exit').then(() => Promise.reject(new Error('redis-server ended at once'))),
  ]);
  return { server, client, port, busPort };
}

/** Gives each node its share of the slots, introduces the others to the first, and waits until all agree. */
async function form(nodes: readonly Node[]): Promise<void> {
  const shareOf = (number: number) => Math.round((slots * number) / nodes.length);
  for (const [number, { client, port, busPort }] of nodes.entries()) {
    await client.call('CLUSTER', 'ADDSLOTSRANGE', shareOf(number), shareOf(number + 1) - 1);
    await nodes[0]!.client.call('CLUSTER', 'MEET', '127.0.0.1', port, busPort);
  }
  const isReady = async ({ client }: Node) => {
    const info = (await client.call('CLUSTER', 'INFO')) as string;
    return info.includes('cluster_state:ok') && info.includes(`cluster_known_nodes:${nodes.length}`);
  };
  for (let waitedMs = 0; waitedMs < readyDeadlineMs; waitedMs += 100) {
    if ((await Promise.all(nodes.map(isReady))).every(Boolean)) return;
    await sleep(100);
  }
  throw new Error('The Redis Cluster does not become ready');
}
