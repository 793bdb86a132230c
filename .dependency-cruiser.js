/** The house rules of `docs/architecture.md`: who may import whom. */
const pure = '^libs/shared/src/(accounts|contract|pricing|estimate|orders|money|cards)/';

export default {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'kernel-imports-nothing-of-ours',
      severity: 'error',
      from: { path: '^wasm/', pathNot: '\\.spec\\.ts$' },
      to: { path: '^(apps|libs|tools|bench)/' },
    },
    {
      name: 'pure-imports-pure-only',
      severity: 'error',
      from: { path: pure, pathNot: '\\.spec\\.ts$' },
      to: { pathNot: pure },
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
      from: { path: '^(apps/api|libs)/' },
      to: { path: '^wasm/', pathNot: '^wasm/mesh-kernel/version\\.ts$' },
    },
    {
      name: 'feature-through-service',
      comment: 'A feature uses another only through its exported service (or its module, to import it).',
      severity: 'error',
      from: { path: '^apps/api/src/([^/]+)/' },
      to: {
        path: '^apps/api/src/(?!http/)[^/]+/',
        pathNot: ['^apps/api/src/$1/', '\\.(service|module)\\.ts$'],
      },
    },
    { name: 'no-orphans', severity: 'error', from: { orphan: true, pathNot: '\\.spec\\.ts$' }, to: {} },
    { name: 'not-to-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'not-to-dev-dep',
      severity: 'error',
      from: { path: '^(apps/[^/]+/src|libs|wasm)', pathNot: ['\\.spec\\.ts$', '/conformance\\.ts$'] },
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
