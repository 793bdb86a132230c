import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { projectRoot } from '@shared/infra/config/project-root.js';
import { programOf } from '../installed-programs.js';
import { metricDocs } from './metric-docs.js';

const read = (path: string): string => readFileSync(join(projectRoot, path), 'utf8');
const rules = read('deploy/prometheus/rules.yml');
const ruleTests = read('deploy/prometheus/rules.test.yml');
const documented = new Set(metricDocs(read('docs/metrics.md')).map(({ name }) => name));

const alerts = [...rules.matchAll(/- alert: (\w+)([\s\S]*?)(?=- alert:|- name:|$)/g)].map(
  ([, name, body]) => ({ name: name!, body: body! }),
);
const anchorOf = (name: string) => name.replaceAll(/(?<!^)([A-Z])/g, '-$1').toLowerCase();

/** What Prometheus makes itself. */
const ofPrometheus = ['up', 'ALERTS'];

/** The families that an expression reads. */
function familiesOf(expression: string): string[] {
  const bare = expression
    .replaceAll(/'|"[^"]*"/g, '')
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]/g, '')
    .replaceAll(/\b(by|on|ignoring) \([^)]*\)/g, '');
  const names = bare.matchAll(/\b(?!(?:or|and|unless|offset)\b)([A-Za-z_][A-Za-z0-9_]*)\b(?!\s*\()/g);
  return [...names].map(([, name]) => name!).filter((name) => !ofPrometheus.includes(name));
}

const isDocumented = (name: string) =>
  documented.has(name) || documented.has(name.replace(/_(bucket|sum|count)$/, ''));

describe('Alerts', () => {
  it('have each its line in docs/operations.md, which each of them leads to, and none too many', () => {
    const page = read('docs/operations.md');
    const lines = [...page.matchAll(/<a id="([\w-]+)"><\/a>`(\w+)`/g)];
    expect(lines.map(([, , name]) => name).sort()).toEqual(alerts.map(({ name }) => name).sort());
    for (const [, anchor, name] of lines) expect(anchor).toBe(anchorOf(name!));
    for (const { name, body } of alerts) {
      expect(body).toContain(`runbook: docs/operations.md#${anchorOf(name)}\n`);
      expect(body).toMatch(/severity: (page|warning)/);
    }
  });

  it('are tried each: quiet, raised, and most of them cleared', () => {
    for (const { name } of alerts) {
      const tried = ruleTests.split('- interval:').filter((test) => test.includes(`alertname: ${name}\n`));
      expect([name, tried.length]).toEqual([name, 1]);
      expect(tried[0]).toContain('exp_alerts: []');
      expect(tried[0]).toContain('exp_labels:');
    }
  });

  it('read only what docs/metrics.md has', () => {
    const read = alerts.flatMap(({ body }) =>
      familiesOf(/expr: (?:\|\n)?([\s\S]*?)\n\s+(?:for|labels):/.exec(body)![1]!),
    );
    expect(read.length).toBeGreaterThan(alerts.length);
    expect(read.filter((name) => !isDocumented(name))).toEqual([]);
  });
});

describe('The dashboard', () => {
  it('reads only what docs/metrics.md has, and shows each family of our own', () => {
    interface Dashboard {
      panels: { title: string; targets?: { expr: string }[] }[];
    }
    const { panels } = JSON.parse(read('deploy/grafana/dashboards/instant-fdm.json')) as Dashboard;
    const shown = panels.flatMap(({ targets = [] }) => targets.flatMap(({ expr }) => familiesOf(expr)));
    expect(shown.filter((name) => !isDocumented(name))).toEqual([]);
    const bases = new Set(shown.map((name) => name.replace(/_(bucket|sum|count)$/, '')));
    const unseen = [...documented].filter((name) => !bases.has(name) && !/(^|_)(nodejs|process)_/.test(name));
    // The release is shown of the API.
    expect(unseen).toEqual(['worker_build_info']);
  });
});

const promtool = programOf('promtool');

describe('promtool', () => {
  const check = (...args: string[]) =>
    execFileSync(promtool!, args, { cwd: join(projectRoot, 'deploy/prometheus'), encoding: 'utf8' });

  (promtool === undefined ? it.skip : it)('finds the rules and their configuration right', () => {
    expect(check('check', 'rules', 'rules.yml')).toContain(`${alerts.length} rules found`);
    expect(check('check', 'config', '--syntax-only', 'prometheus.yml')).toContain('SUCCESS');
  });

  (promtool === undefined ? it.skip : it)('raises and clears each alert as rules.test.yml says', () => {
    expect(check('test', 'rules', 'rules.test.yml')).toContain('SUCCESS');
  });
});
