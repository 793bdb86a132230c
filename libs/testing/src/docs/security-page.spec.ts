import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { projectRoot } from '@shared/infra/config/project-root.js';

const read = (path: string): string => readFileSync(join(projectRoot, path), 'utf8');
const page = read('docs/security.md');

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  allowScripts: Record<string, boolean>;
}

interface LockedPackage {
  link?: boolean;
  integrity?: string;
  resolved?: string;
  hasInstallScript?: boolean;
}

const manifest = JSON.parse(read('package.json')) as Manifest;
const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, LockedPackage> };
const installed = Object.entries(packages).filter(([path]) => path !== '');
const nameOf = (path: string): string => path.split('node_modules/').at(-1)!;

/** Each `file › title` in the last column of the table of requirements. */
const namedTests = page
  .split('\n')
  .filter((line) => line.startsWith('| V'))
  .flatMap((line) => line.split('|')[3]!.split(/;(?= `)/))
  .map((text) => /`([^`]+)` › (.+)/.exec(text.trim()))
  .map((found) => ({ file: found?.[1] ?? '', title: found?.[2]?.trim() ?? '' }));

describe('The security page', () => {
  it('names a test for each requirement', () => {
    expect(namedTests.length).toBeGreaterThan(30);
    expect(namedTests.filter(({ file, title }) => file === '' || title === '')).toEqual([]);
  });

  it.each(namedTests)('names a test that exists: $file › $title', ({ file, title }) => {
    expect(existsSync(join(projectRoot, file))).toBe(true);
    const titles = [
      ...read(file).matchAll(/\b(?:it|test)(?:\.each\([\s\S]*?\))?\(\s*(['"`])((?:\\.|(?!\1).)*)\1/g),
    ];
    expect(titles.map((found) => found[2]!.replaceAll('\\', ''))).toContain(title);
  });
});

describe('What is installed', () => {
  const rows = [...page.matchAll(/^\| `([^`]+)` +\| (yes|no) +\|/gm)];

  it('names each package with an install script', () => {
    const scripted = new Set(
      installed.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => nameOf(path)),
    );
    expect(Object.keys(manifest.allowScripts).sort()).toEqual([...scripted].sort());
    const documented = Object.fromEntries(rows.map((row): [string, boolean] => [row[1]!, row[2] === 'yes']));
    expect(documented).toEqual(manifest.allowScripts);
  });

  it('is pinned to one version each', () => {
    const versions = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
    expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
  });

  it('comes with a hash each, and from no host that the lock file names', () => {
    expect(installed.filter(([, { integrity, link }]) => !integrity && !link).map(([path]) => path)).toEqual(
      [],
    );
    expect(installed.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path)).toEqual([]);
  });
});
