/**
 * Has every page judged by those whom others ask, and writes their table: `npm run judge [rounds]`.
 *
 * Lighthouse (phone profile, the median of 3 rounds unless told), axe-core, the Nu HTML checker where there is Java and
 * `VNU_JAR` names its `vnu.jar` (npm's package `vnu-jar` holds it; it installs a Java, so it is none of ours), Spectral
 * where `SPECTRAL` names it or it is on the PATH (`docs/api.md` says how to have it), and sizes of scripts. It starts a
 * service of its own and needs a Chromium (`CHROMIUM` names it, else one of the PATH). It writes `docs/judges.md`, and fails
 * where a bar is missed.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'puppeteer-core';
import { projectRoot } from '@shared/infra/config/project-root.js';
import { startBrowser } from '@testing/browser/start-browser.js';
import { programOf } from '@testing/installed-programs.js';
import { judgeApiDescription } from './judge/api-description.js';
import type { JudgeTable } from './judge/judge-table.js';
import { judgeInteractions } from './judge/interactions.js';
import { judgeByLighthouse } from './judge/lighthouse.js';
import { markupFindings, markupVerdicts } from './judge/markup.js';
import { countMisses, reportOf } from './judge/report.js';
import { judgeScriptSizes } from './judge/script-sizes.js';
import { walkPages } from './judge/walk-pages.js';
import { type FilledShop, startFilledShop } from './shop/filled-shop.js';
import { heaviestOf, publicPathsOf } from './shop/public-paths.js';

const rounds = Number(process.argv[2] ?? 3);
const java = programOf('java');
const checkerJar = process.env.VNU_JAR;
const spectral = process.env.SPECTRAL ?? programOf('spectral');
const reportFile = join(projectRoot, 'docs/judges.md');
const say = (line: string): void => void process.stderr.write(`${line}\n`);

function versionOf(name: string): string {
  const file = createRequire(import.meta.url).resolve(`${name}/package.json`);
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

/** What a program prints first. */
const firstLine = (program: string, args: string[]): string =>
  execFileSync(program, args, { encoding: 'utf8' }).split('\n')[0]!.trim();
const javaVersion = (program: string): string => firstLine(program, ['--version']);
const vnuVersion = (program: string, jar: string): string =>
  `vnu ${firstLine(program, ['-jar', jar, '--version'])}`;

async function factsOf(browser: Browser): Promise<string[]> {
  return [
    `Machine: ${availableParallelism()} processors; Node ${process.version}; ${await browser.version()}.`,
    `Judges: Lighthouse ${versionOf('lighthouse')}, axe-core ${versionOf('axe-core')}.`,
    java === undefined || checkerJar === undefined
      ? 'The HTML checker did not run: it needs `java` on the PATH, and `VNU_JAR`.'
      : `The HTML checker: ${vnuVersion(java, checkerJar)}, on ${javaVersion(java)}.`,
    ...(spectral === undefined ? ['Spectral did not run: `docs/api.md` says how to have it.'] : []),
    'Scores of speed differ by some points from run to run, and more on a machine that does other work.',
  ];
}

async function judgeMarkupAndAccess(
  browser: Browser,
  shop: FilledShop,
  paths: readonly string[],
): Promise<JudgeTable[]> {
  const { markup, findings } = await walkPages(browser, shop, paths);
  const access: JudgeTable = {
    title: 'Accessibility: axe-core',
    method:
      'Every page in every language, 1280 and 360 pixels wide, light and dark; controls without a name and pages wider than the window count as findings, too. Bar: none.',
    columns: ['findings'],
    verdicts: markupVerdicts(findings),
  };
  if (java === undefined || checkerJar === undefined) return [access];
  const checked: JudgeTable = {
    title: 'HTML: the Nu HTML checker',
    method:
      'Public pages as they are sent, the shop’s as the browser drew them. Bar: no error and no warning.',
    columns: ['messages'],
    verdicts: markupVerdicts(await markupFindings(java, checkerJar, markup)),
  };
  return [access, checked];
}

async function judgeAll(browser: Browser, shop: FilledShop): Promise<JudgeTable[]> {
  const paths = await publicPathsOf(shop.stack.baseUrl);
  const { baseUrl } = shop.stack;
  say('Lighthouse …');
  const pagesOfReference = paths.filter((path) => path.startsWith('/developers'));
  const reference = ['/developers', await heaviestOf(baseUrl, pagesOfReference)];
  const inEnglish = paths.filter((path) => reference.includes(path) || /^\/en(\/|$)/.test(path));
  const tables = [
    await judgeByLighthouse(browser, shop, inEnglish, rounds),
    await judgeInteractions(browser, shop, rounds),
    judgeScriptSizes(),
  ];
  say(reportOf([], tables));
  if (spectral !== undefined) tables.push(await judgeApiDescription(spectral, baseUrl));
  say('Every page for axe-core and the HTML checker …');
  tables.push(...(await judgeMarkupAndAccess(browser, shop, paths)));
  return tables;
}

const shop = await startFilledShop();
const browser = await startBrowser('chromium');
try {
  const tables = await judgeAll(browser, shop);
  const report = reportOf(await factsOf(browser), tables);
  writeFileSync(reportFile, report);
  process.stdout.write(report);
  const missed = countMisses(tables);
  say(missed === 0 ? 'All bars are met.' : `${missed} bars are missed.`);
  if (missed > 0) process.exitCode = 1;
} finally {
  await browser.close();
  await shop.stop();
}
