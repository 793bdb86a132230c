import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/*
 * The specs that judge mutants, in one file: loading each for itself takes longer than all their cases. The random
 * baskets of `basket-laws` are left out: they take longer than all the others together.
 */
const domain = fileURLToPath(new URL('../../../shared/src/domain/', import.meta.url));
const specs = globSync('{pricing,money,orders}/**/*.spec.ts', { cwd: domain });

for (const spec of specs.sort()) {
  if (!spec.includes('basket-laws')) await import(`${domain}${spec}`);
}
