import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { projectRoot } from '@shared/infra/config/project-root.js';
import { freePort } from '@shared/infra/embedded/free-port.js';
import { programOf } from '@testing/installed-programs.js';

/** Debian's `prometheus`. */
export const prometheusProgram = programOf('prometheus');

/** Readings before the fault: an increase needs some. */
const warmUpMs = 20_000;
const lookEveryMs = 250;
const giveUpMs = 240_000;

interface ActiveAlert {
  labels: { alertname: string; severity: string };
  state: 'pending' | 'firing';
}

/** A real Prometheus with the rules that are deployed, reading one service as often as it is deployed to. */
export class AlertWatch {
  private constructor(
    private readonly process: ChildProcess,
    private readonly folder: string,
    private readonly url: string,
  ) {}

  static async start(serviceUrl: string): Promise<AlertWatch> {
    const folder = await mkdtemp(join(tmpdir(), 'instant-fdm-prometheus-'));
    const deployed = join(projectRoot, 'deploy/prometheus');
    await cp(join(deployed, 'rules.yml'), join(folder, 'rules.yml'));
    const config = await readFile(join(deployed, 'prometheus.yml'), 'utf8');
    const [head] = config.split('scrape_configs:');
    const job = `scrape_configs:\n  - job_name: api\n    static_configs: [{ targets: ['${new URL(serviceUrl).host}'] }]\n`;
    await writeFile(join(folder, 'prometheus.yml'), head + job);
    const address = `127.0.0.1:${await freePort()}`;
    const args = [
      ...[`--config.file=${join(folder, 'prometheus.yml')}`, `--storage.tsdb.path=${join(folder, 'data')}`],
      ...[`--web.listen-address=${address}`, '--log.level=error'],
    ];
    const process = spawn(prometheusProgram!, args, { stdio: 'ignore' });
    const watch = new AlertWatch(process, folder, `http://${address}`);
    await sleep(warmUpMs);
    return watch;
  }

  async stop(): Promise<void> {
    const ended = once(this.process, 'exit');
    this.process.kill('SIGTERM');
    await ended;
    await rm(this.folder, { recursive: true, force: true });
  }

  /** Names of the alerts that are raised. */
  async raised(): Promise<string[]> {
    const answer = await fetch(`${this.url}/api/v1/alerts`);
    const { data } = (await answer.json()) as { data: { alerts: ActiveAlert[] } };
    const firing = data.alerts.filter(({ state }) => state === 'firing');
    return [...new Set(firing.map(({ labels }) => labels.alertname))].sort();
  }

  /** Waits until an alert is raised, or is not any more; `null` if that does not happen. */
  async until(alert: string, isRaised: boolean): Promise<{ afterMs: number; raised: string[] } | null> {
    const sinceMs = performance.now();
    for (; performance.now() - sinceMs < giveUpMs; await sleep(lookEveryMs)) {
      const raised = await this.raised();
      if (raised.includes(alert) === isRaised) return { afterMs: performance.now() - sinceMs, raised };
    }
    return null;
  }
}
