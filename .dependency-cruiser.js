/** The house rules of `docs/architecture.md`: who may import whom. */
const domain = '^libs/shared/src/domain/';
const words = '^libs/shared/src/words/';
/** Specs, and what only they and benchmarks run. */
const judging = '\\.(e2e-)?spec\\.tsx?$|^libs/testing/|^apps/[^/]+/test/|^bench/|^tools/';

/** What each library may import beside itself. */
const mayImport = {
  cards: [domain],
  meshes: [domain, '^wasm/'],
  viewer: [domain, words, '^wasm/', '^libs/meshes/', '^libs/web/src/app/'],
  web: [domain],
  client: [domain],
};

const ruleOf = ([library, allowed]) => ({
  name: `${library}-imports-what-it-may`,
  severity: 'error',
  from: { path: `^libs/${library}/`, pathNot: judging },
  to: { path: '^(apps|libs|wasm|tools|bench)/', pathNot: [`^libs/${library}/`, ...allowed] },
});

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
        'Sentences of codes, by language: beside domain they know the formatter of ICU messages and numbers in words alone.',
      severity: 'error',
      from: { path: words, pathNot: judging },
      to: { pathNot: [domain, words, 'node_modules/(intl-messageformat|n2words)/'] },
    },
    {
      name: 'codes-not-words',
      comment: 'The kernel, meshes and cards speak codes and parameters.',
      severity: 'error',
      from: { path: ['^wasm/', '^libs/(cards|meshes)/'], pathNot: judging },
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
    ...Object.entries(mayImport).map(ruleOf),
    { name: 'libs-never-import-apps', severity: 'error', from: { path: '^libs/' }, to: { path: '^apps/' } },
    {
      name: 'apps-never-import-each-other',
      severity: 'error',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'pages-run-in-a-browser',
      comment: 'What only a server can do stays behind the API.',
      severity: 'error',
      from: { path: '^(apps/(storefront|console)/src|libs/(viewer/src|web/src/app))/', pathNot: judging },
      to: { path: '^libs/(shared/src/infra|testing)/|^(tools|bench)/', dependencyTypesNot: ['type-only'] },
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
      comment:
        'A feature uses another only through its exported service (its module to import it, its dto to name what the service answers).',
      severity: 'error',
      from: { path: '^apps/api/src/([^/]+)/' },
      to: {
        path: '^apps/api/src/(?!http/|endpoint/)[^/]+/',
        pathNot: ['^apps/api/src/$1/', '\\.(service|module|dto)\\.ts$'],
      },
    },
    {
      name: 'migrations-stand-alone',
      comment: 'The application’s code of next year must not change what was done last year.',
      severity: 'error',
      from: { path: '^prisma-free-migrations/' },
      to: {
        pathNot: ['^prisma-free-migrations/', 'node_modules/@mikro-orm/'],
        dependencyTypesNot: ['core'],
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
    { name: 'no-orphans', severity: 'error', from: { orphan: true, pathNot: '\\.spec\\.tsx?$' }, to: {} },
    { name: 'not-to-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'not-to-dev-dep',
      severity: 'error',
      comment: 'What is bundled for browsers is needed by the build alone.',
      from: {
        path: '^(apps/(api|worker)/src|libs|wasm)',
        pathNot: [judging, '^libs/(viewer/src|web/src/app)/'],
      },
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
