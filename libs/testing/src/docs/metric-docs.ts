/** A family of metrics as the documentation has it. */
export interface MetricDoc {
  name: string;
  type: string;
  labels: string[];
}

const row = /^\| `([a-z0-9_]+)` +\| (API|worker|both) +\| (counter|gauge|histogram) +\| ([^|]*)\|/gm;

/** The families of the tables in `docs/metrics.md`: one of `both` processes is there under two names. */
export function metricDocs(page: string): MetricDoc[] {
  return [...page.matchAll(row)].flatMap(([, name, of, type, labelText]) => {
    const labels = [...labelText!.matchAll(/`(\w+)`/g)].map(([, label]) => label!);
    const names = of === 'both' ? [name!, `worker_${name}`] : [name!];
    return names.map((one) => ({ name: one, type: type!, labels }));
  });
}
