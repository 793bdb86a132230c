/** The house rules of `docs/architecture.md`: who may import whom. */
const domain = '^libs/shared/src/domain/';
const words = '^libs/shared/src/words/';
const cards = '^libs/cards/';
const meshes = '^libs/meshes/';
const web = '^libs/web/';
/** Specs, and what only they and benchmarks run. */
const judging = '\\.(e2e-)?spec\\.ts$|^libs/testing/|^apps/[^/]+/test/|^bench/|^tools/';

export default {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'kernel-imports-nothing-of-ours',
      severity: 'error',
      from: { path: '^wasm/', pathNot: judging },
      to: { path: '^(apps|libs|tools|bench)/' },
    },
    {
      name: 'domain-imports-domain-only',
      comment: 'It runs in a browser unchanged: no Nest, no ORM, nothing of Node.',
      severity: 'error',
      from: { path: domain, pathNot: judging },
      to: { pathNot: domain },
    },
    {
      name: 'words-import-domain',
      comment:
        'Sentences of codes, by language: beside domain they know the formatter of ICU messages alone.',
      severity: 'error',
      from: { path: words, pathNot: judging },
      to: { pathNot: [domain, words, 'node_modules/intl-messageformat/'] },
    },
    {
      name: 'codes-not-words',
      comment: 'The kernel, meshes and cards speak codes and parameters.',
      severity: 'error',
      from: { path: ['^wasm/', cards, meshes], pathNot: judging },
      to: { path: words },
    },
    {
      name: 'infra-imports-domain-and-infra',
      comment: 'Beside them only types of what a row holds, such as the design of a card.',
      severity: 'error',
      from: { path: '^libs/shared/src/infra/', pathNot: judging },
      to: {
        path: '^(apps|libs|wasm)/',
        pathNot: '^libs/shared/src/|^wasm/mesh-kernel/version\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'cards-import-domain',
      severity: 'error',
      from: { path: cards, pathNot: judging },
      to: { path: '^(apps|libs|wasm|tools|bench)/', pathNot: [domain, cards] },
    },
    {
      name: 'meshes-import-domain-and-kernel',
      severity: 'error',
      from: { path: meshes, pathNot: judging },
      to: { path: '^(apps|libs|wasm|tools|bench)/', pathNot: [domain, meshes, '^wasm/'] },
    },
    {
      name: 'web-imports-domain',
      severity: 'error',
      from: { path: web, pathNot: judging },
      to: { path: '^(apps|libs|wasm|tools|bench)/', pathNot: [domain, web] },
    },
    {
      name: 'client-imports-domain',
      severity: 'error',
      from: { path: '^libs/client/', pathNot: judging },
      to: { path: '^(apps|libs|wasm|tools|bench)/', pathNot: [domain, '^libs/client/'] },
    },
    { name: 'libs-never-import-apps', severity: 'error', from: { path: '^libs/' }, to: { path: '^apps/' } },
    {
      name: 'api-never-imports-worker',
      severity: 'error',
      from: { path: '^apps/api/' },
      to: { path: '^apps/worker/' },
    },
    {
      name: 'worker-never-imports-api',
      severity: 'error',
      from: { path: '^apps/worker/' },
      to: { path: '^apps/api/' },
    },
    {
      name: 'api-never-parses-a-mesh',
      severity: 'error',
      from: { path: '^(apps/api|libs/(shared|cards|web|client))/', pathNot: judging },
      to: { path: '^(wasm|libs/meshes)/', pathNot: '^wasm/mesh-kernel/version\\.ts$' },
    },
    {
      name: 'nothing-imports-commands',
      comment: 'Tools and benchmarks are commands: what others need of them belongs into a library.',
      severity: 'error',
      from: { path: '^(apps|libs|wasm)/' },
      to: { path: '^(tools|bench)/' },
    },
    {
      name: 'production-never-imports-testing',
      severity: 'error',
      from: { path: '^(apps|libs|wasm)/', pathNot: judging },
      to: { path: '^libs/testing/' },
    },
    {
      name: 'feature-through-service',
      comment: 'A feature uses another only through its exported service (or its module, to import it).',
      severity: 'error',
      from: { path: '^apps/api/src/([^/]+)/' },
      to: {
        path: '^apps/api/src/(?!http/|endpoint/)[^/]+/',
        pathNot: ['^apps/api/src/$1/', '\\.(service|module)\\.ts$'],
      },
    },
    {
      name: 'request-kernel-knows-no-feature',
      severity: 'error',
      from: { path: '^apps/api/src/http/' },
      to: { path: '^apps/api/src/(?!http/|endpoint/)' },
    },
    {
      name: 'endpoint-kit-knows-no-one',
      comment: 'The request kernel reads what the kit declares, never the other way.',
      severity: 'error',
      from: { path: '^apps/api/src/endpoint/' },
      to: { path: '^apps/api/src/(?!endpoint/)' },
    },
    { name: 'no-orphans', severity: 'error', from: { orphan: true, pathNot: '\\.spec\\.ts$' }, to: {} },
    { name: 'not-to-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'not-to-dev-dep',
      severity: 'error',
      from: { path: '^(apps/[^/]+/src|libs|wasm)', pathNot: judging },
      to: { dependencyTypes: ['npm-dev'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|wasm/mesh-kernel/assembly)' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
};
