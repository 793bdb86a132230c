/**
 * Every benchmark of speed in turn, as one table, and `docs/performance.md`: `npm run bench [-- options]`.
 *
 * `--only=kernel,lanes` runs those alone and keeps the other sections; `--quick` shortens what takes long. An hour and a half
 * on two cores; nothing else should run beside it. A benchmark that breaks off keeps its older section, and is told.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { arch, availableParallelism, cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from '@shared/infra/config/project-root.js';
import { figuresVariable, type Figure } from './figures/figure.js';
import { figureCells, performancePage, type Section } from './figures/performance-page.js';
import { printTable } from './kernel/table.js';

/** Each benchmark's module and options, by the end of its command. */
const benchmarks: Record<string, { module: string; options?: string[]; quick?: string[] }> = {
  kernel: { module: 'kernel.js' },
  prices: { module: 'basket-pricing.js' },
  cards: { module: 'cards.js' },
  pictures: { module: 'pictures.js' },
  browser: { module: 'browser.js' },
  service: { module: 'service.js', quick: ['--rounds=1'] },
  lanes: { module: 'lanes.js', quick: ['--quick'] },
  // A million orders take an hour or two, and 20 GB.
  growth: {
    module: 'growth.js',
    options: ['--orders=100000', '--jobs=10000'],
    quick: ['--orders=10000', '--jobs=1000'],
  },
  soak: { module: 'soak.js', quick: ['--minutes=3'] },
};

const { values } = parseArgs({
  options: { only: { type: 'string' }, quick: { type: 'boolean', default: false } },
});
const wanted = values.only?.split(',') ?? Object.keys(benchmarks);
const page = join(projectRoot, 'docs/performance.md');
const folder = mkdtempSync(join(tmpdir(), 'instant-fdm-bench-'));

function commitOf(): string {
  try {
    return execFileSync('git', ['describe', '--always', '--dirty'], {
      cwd: projectRoot,
      encoding: 'utf8',
    }).trim();
  } catch {
    return 'unknown';
  }
}

function circumstances(command: string, options: readonly string[]): string {
  const gibibytes = (totalmem() / 2 ** 30).toFixed(0);
  const machine = `${availableParallelism()} cores (${cpus()[0]?.model ?? arch()}), ${gibibytes} GiB, Node ${process.version}`;
  const passed = options.length === 0 ? '' : ` -- ${options.join(' ')}`;
  return `\`npm run tool ${command}${passed}\` on ${new Date().toISOString().slice(0, 10)}, commit ${commitOf()}; ${machine}.`;
}

/** @returns what it measured, or `null` if it failed. */
async function run(name: string): Promise<Section | null> {
  const { module, options: usual = [], quick = usual } = benchmarks[name]!;
  const options = values.quick ? quick : usual;
  const file = join(folder, `${name}.jsonl`);
  const child = spawn(process.execPath, [join(projectRoot, 'dist/bench', module), ...options], {
    stdio: 'inherit',
    env: { ...process.env, [figuresVariable]: file },
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) process.exitCode = 1;
  if (!existsSync(file)) return null;
  const figures = readFileSync(file, 'utf8').trim().split('\n');
  const command = `bench:${name}`;
  return {
    command,
    circumstances: circumstances(command, options),
    figures: figures.map((line) => JSON.parse(line) as Figure),
  };
}

const unknown = wanted.filter((name) => !(name in benchmarks));
if (unknown.length > 0) throw new Error(`No such benchmark: ${unknown.join(', ')}`);
try {
  const sections: Section[] = [];
  for (const name of wanted) {
    process.stdout.write(`\n=== bench:${name}\n\n`);
    const section = await run(name);
    if (section !== null) sections.push(section);
    else {
      process.stdout.write(`bench:${name} broke off; its section stays as it was\n`);
    }
  }
  process.stdout.write('\n');
  printTable(
    sections.flatMap(({ command, figures }) =>
      figures.map((figure) => {
        const [what, value, beside, goal] = figureCells(figure) as [string, string, string, string];
        return {
          what: `${command.slice(6)}: ${what}`,
          figure: value,
          beside,
          goal: goal.replaceAll('*', ''),
        };
      }),
    ),
  );
  const before = existsSync(page) ? readFileSync(page, 'utf8') : '';
  const commands = Object.keys(benchmarks).map((name) => `bench:${name}`);
  writeFileSync(page, performancePage(before, commands, sections));
} finally {
  rmSync(folder, { recursive: true });
}
