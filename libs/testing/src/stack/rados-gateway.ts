import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '@shared/infra/embedded/free-port.js';

const run = promisify(execFile);
const startDeadlineMs = 60_000;
const keys = { access: 'gateway', secret: 'gateway-secret' };

/** A monitor, one object store in memory without copies, and the gateway; no manager, which only counts. */
const configuration = (folder: string, monitorPort: number, gatewayPort: number): string => `
[global]
fsid = ${randomUUID()}
run dir = ${folder}
admin socket = ${folder}/$name.sock
pid file = ${folder}/$name.pid
log file = ${folder}/$name.log
mon host = v1:127.0.0.1:${monitorPort}
mon data = ${folder}/monitor
osd data = ${folder}/store
osd objectstore = memstore
memstore device bytes = 4294967296
auth cluster required = none
auth service required = none
auth client required = none
osd crush chooseleaf type = 0
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 4
osd pool default pgp num = 4
mon allow pool size one = true
[client.gateway]
rgw frontends = beast endpoint=127.0.0.1:${gatewayPort}
`;

export interface RadosGateway {
  /** As `TEST_S3_URL` wants it. */
  url: string;
  stop(): Promise<void>;
}

/**
 * A Ceph of its own with its S3 interface on a free loopback port, its objects in memory. Needs Debian's packages
 * `radosgw ceph-mon ceph-osd`.
 */
export async function startRadosGateway(): Promise<RadosGateway> {
  const folder = await mkdtemp(join(tmpdir(), 'instant-fdm-ceph-'));
  const [monitorPort, gatewayPort] = [await freePort(), await freePort()];
  const file = join(folder, 'ceph.conf');
  await mkdir(join(folder, 'monitor'));
  await mkdir(join(folder, 'store'));
  await writeFile(file, configuration(folder, monitorPort, gatewayPort));
  const children: ChildProcess[] = [];
  const ask = (program: string, ...options: string[]) =>
    run(program, ['-c', file, ...options], { timeout: startDeadlineMs });
  const start = async (program: string, ...options: string[]): Promise<void> => {
    const log = await open(join(folder, `${program}.out`), 'a');
    children.push(spawn(program, ['-f', '-c', file, ...options], { stdio: ['ignore', log.fd, log.fd] }));
    await log.close();
  };
  const stop = async (): Promise<void> => {
    for (const child of children.reverse()) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    }
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const map = join(folder, 'monitors');
    await run('monmaptool', ['-c', file, '--create', '--addv', 'a', `[v1:127.0.0.1:${monitorPort}]`, map]);
    await ask('ceph-mon', '--id', 'a', '--mkfs', '--monmap', map);
    await start('ceph-mon', '--id', 'a');
    await ask('ceph', 'osd', 'create');
    await ask('ceph', 'osd', 'crush', 'add', 'osd.0', '1', 'root=default', 'host=localhost');
    await ask('ceph-osd', '--id', '0', '--mkfs');
    await start('ceph-osd', '--id', '0');
    await start('radosgw', '--name', 'client.gateway');
    await untilAnswers(`http://127.0.0.1:${gatewayPort}`);
    await ask(
      ...['radosgw-admin', '--name', 'client.gateway', 'user', 'create', '--uid', 'test'],
      ...['--display-name', 'Test', '--access-key', keys.access, '--secret-key', keys.secret],
    );
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: `http://${keys.access}:${keys.secret}@127.0.0.1:${gatewayPort}`, stop };
}

async function untilAnswers(url: string): Promise<void> {
  const giveUpAt = Date.now() + startDeadlineMs;
  while ((await fetch(url).catch(() => null))?.ok !== true) {
    if (Date.now() > giveUpAt) throw new Error('The gateway does not answer');
    await sleep(200);
  }
}
