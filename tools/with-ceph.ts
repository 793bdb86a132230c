/**
 * Runs a command beside a Ceph whose S3 interface takes the place of the tests' own server:
 * `npm run tool with:ceph -- npm test -- --testPathPatterns storage`. Needs Debian's `radosgw ceph-mon ceph-osd`.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { startRadosGateway } from '@testing/stack/rados-gateway.js';

const [program, ...options] = process.argv.slice(2);
if (program === undefined) throw new Error('Name a command to run');
const gateway = await startRadosGateway();
try {
  const env = { ...process.env, TEST_S3_URL: gateway.url };
  const [code] = (await once(spawn(program, options, { stdio: 'inherit', env }), 'exit')) as [number | null];
  process.exitCode = code ?? 1;
} finally {
  await gateway.stop();
}
