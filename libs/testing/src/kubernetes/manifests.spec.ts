import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ScaledObject } from '@kubernetes-models/keda/keda.sh/v1alpha1/ScaledObject';
import { projectRoot } from '@shared/infra/config/project-root.js';
import { timeLimits } from '@shared/infra/config/time-limits.js';
import { settingRows } from '@shared/infra/config/settings-table.js';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler';
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap';
import { Service } from 'kubernetes-models/v1/Service';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { metricDocs } from '../docs/metric-docs.js';
import { type Manifest, manifests } from './manifests.js';
import { unknownMembers } from './unknown-members.js';

const read = (path: string): string => readFileSync(join(projectRoot, path), 'utf8');

/** What a process takes to end after its last answers and jobs. */
const closingMs = 6_000;

/** The schema of each kind that is used. */
const models: Record<string, new (json: never) => { validate(): void }> = {
  'apps/v1 Deployment': Deployment,
  'autoscaling/v2 HorizontalPodAutoscaler': HorizontalPodAutoscaler,
  'keda.sh/v1alpha1 ScaledObject': ScaledObject,
  'policy/v1 PodDisruptionBudget': PodDisruptionBudget,
  'v1 ConfigMap': ConfigMap,
  'v1 Service': Service,
};

/** The module of a manifest's type. */
const moduleOf = ({ apiVersion, kind }: Manifest): string =>
  `${apiVersion.startsWith('keda.sh') ? '@kubernetes-models/keda' : 'kubernetes-models'}/${apiVersion}/${kind}`;

interface Container {
  image: string;
  command?: string[];
  ports?: { name: string; containerPort: number }[];
  envFrom: { configMapRef?: { name: string }; secretRef?: { name: string } }[];
  resources: { requests: Record<string, string> };
  startupProbe?: { httpGet: { path: string } };
  livenessProbe?: { httpGet: { path: string } };
  readinessProbe?: { httpGet: { path: string } };
}

interface Pods {
  selector?: { matchLabels: Record<string, string> };
  template: {
    metadata: { labels: Record<string, string>; annotations?: Record<string, string> };
    spec: {
      terminationGracePeriodSeconds?: number;
      initContainers: Container[];
      containers: Container[];
    };
  };
}

const all = manifests();
const one = (kind: string, name: string): Manifest =>
  all.find((manifest) => manifest.kind === kind && manifest.metadata.name === name)!;
const podsOf = (kind: string, name: string) => one(kind, name).spec as unknown as Pods;
const api = podsOf('Deployment', 'instant-fdm-api');
const worker = podsOf('Deployment', 'instant-fdm-worker');
const containers = [api, worker].flatMap(({ template }) => [
  ...template.spec.initContainers,
  ...template.spec.containers,
]);

describe('deploy/kubernetes', () => {
  it.each(all)('$kind $metadata.name is valid', (manifest) => {
    const Model = models[`${manifest.apiVersion} ${manifest.kind}`]!;
    expect(() => new Model(manifest as never).validate()).not.toThrow();
  });

  it('is checked: what has another type is no manifest', () => {
    const manifest = one('Deployment', 'instant-fdm-api');
    const spoilt = { ...manifest, spec: { ...manifest.spec, selector: 'api' } };
    expect(() => new Deployment(spoilt as never).validate()).toThrow();
  });

  it('has no member that a cluster does not know, such as a misspelt one', () => {
    expect(unknownMembers(all, all.map(moduleOf))).toEqual([]);
    const { spec, ...rest } = one('ScaledObject', 'instant-fdm-worker');
    const misspelt = { ...rest, spec: { ...spec, coolDownPeriod: 300 } };
    expect(unknownMembers([misspelt], [moduleOf(misspelt)])).toEqual([
      expect.stringContaining('coolDownPeriod'),
    ]);
  }, 60_000);

  it('names each file', () => {
    const files = readdirSync(join(projectRoot, 'deploy/kubernetes')).filter(
      (file) => file !== 'kustomization.yaml',
    );
    const named = [...read('deploy/kubernetes/kustomization.yaml').matchAll(/^ {2}- (\S+\.yaml)$/gm)];
    expect(named.map(([, file]) => file).sort()).toEqual(files.sort());
  });

  it('sets only settings that there are, and no secret', () => {
    const { data } = one('ConfigMap', 'instant-fdm');
    for (const name of Object.keys(data!)) {
      const row = settingRows[name as keyof typeof settingRows];
      expect([name, row?.isSecret]).toEqual([name, false]);
    }
    const inPage = [...read('docs/scaling.md').matchAll(/--from-literal=(\w+)=/g)].map(([, name]) => name!);
    expect(inPage.length).toBeGreaterThan(3);
    for (const name of inPage) expect(Object.keys(settingRows)).toContain(name);
    for (const { envFrom } of containers) {
      expect(envFrom).toEqual([
        { configMapRef: { name: 'instant-fdm' } },
        { secretRef: { name: 'instant-fdm' } },
      ]);
    }
  });

  it('asks for health where the processes answer it, and lets them stop in order', () => {
    const probesOf = ({ template }: Pods) => {
      const { startupProbe, livenessProbe, readinessProbe } = template.spec.containers[0]!;
      return [startupProbe, livenessProbe, readinessProbe].map((probe) => probe!.httpGet.path);
    };
    // A part of the service that is away neither restarts pods nor takes all of the API out of its Service.
    expect(probesOf(api)).toEqual(['/health/live', '/health/live', '/health/live']);
    expect(probesOf(worker)).toEqual(['/health', '/health/live', '/health']);
    const { answersInFlightMs, jobsInFlightMs } = timeLimits(1);
    const beforeStopMs = 5_000;
    for (const [{ template }, inFlightMs] of [
      [api, beforeStopMs + answersInFlightMs],
      [worker, jobsInFlightMs],
    ] as const) {
      const graceMs = (template.spec.terminationGracePeriodSeconds ?? 0) * 1000;
      expect(graceMs).toBeGreaterThan(inFlightMs + closingMs);
    }
    const { data } = one('ConfigMap', 'instant-fdm');
    expect(String(worker.template.spec.containers[0]!.ports![0]!.containerPort)).toBe(data!.WORKER_PORT);
    expect(worker.template.metadata.annotations!['prometheus.io/port']).toBe(data!.WORKER_PORT);
    // What the scaling by processor use counts on.
    expect(worker.template.spec.containers[0]!.resources.requests.cpu).toBe(data!.WORKER_CONCURRENCY);
  });

  it('starts programs of the image', () => {
    for (const { command } of containers) {
      // The API's is the image's own.
      const [program, script] = command ?? ['node', 'dist/apps/api/src/main.js'];
      expect(program).toBe('node');
      const source = script!.replace(/^dist\//, '').replace(/\.js$/, '.ts');
      expect(read(source).length).toBeGreaterThan(0);
    }
    expect(read('deploy/Dockerfile')).toContain('CMD ["node", "dist/apps/api/src/main.js"]');
  });

  it('brings the tables before the processes, which begin where all else can be reached', () => {
    for (const { template } of [api, worker]) {
      const scripts = template.spec.initContainers.map(({ command }) => command![1]);
      expect(scripts).toEqual(['dist/apps/api/src/migrate.js', 'dist/apps/api/src/reach.js']);
    }
  });

  it('leads each selector and each scaler to pods that there are', () => {
    const deployments = all.filter(({ kind }) => kind === 'Deployment');
    const labels = deployments.map(({ spec }) => (spec as unknown as Pods).template.metadata.labels);
    const budgets = all.filter(({ kind }) => kind === 'PodDisruptionBudget');
    expect(budgets).toHaveLength(deployments.length);
    for (const { spec } of [...deployments, ...budgets]) {
      expect(labels).toContainEqual((spec as unknown as Pods).selector!.matchLabels);
    }
    expect(labels).toContainEqual(one('Service', 'instant-fdm').spec!.selector);
    const names = deployments.map(({ metadata }) => metadata.name);
    const scaled = all.filter(({ spec }) => spec !== undefined && 'scaleTargetRef' in spec);
    expect(scaled.map(({ spec }) => (spec!.scaleTargetRef as { name: string }).name).sort()).toEqual(
      names.sort(),
    );
  });

  it('scales by a figure that there is', () => {
    const documented = metricDocs(read('docs/metrics.md')).map(({ name }) => name);
    const query = /query: (.+)/.exec(read('deploy/kubernetes/worker-scaling.yaml'))![1]!;
    const names = [...query.matchAll(/(\w+)\{/g)].map(([, name]) => name);
    expect(names).toHaveLength(2);
    for (const name of names) expect(documented).toContain(name);
  });
});
