import { browserPrograms, programOf, screenProgram } from './libs/testing/src/installed-programs.ts';

/** Unit specs stand beside the code they judge; features are tested over HTTP in `apps/api/test`. */
const swc = {
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', decorators: true },
    transform: {
      legacyDecorator: true,
      decoratorMetadata: true,
      useDefineForClassFields: false,
      react: { runtime: 'automatic', importSource: 'preact' },
    },
    keepClassNames: true,
  },
  module: { type: 'es6' },
  swcrc: false,
};

export const common = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '^.+\\.tsx?$': ['@swc/jest', swc] },
  moduleNameMapper: {
    '^@shared/(.*)\\.js$': '<rootDir>/libs/shared/src/$1',
    '^@client/(.*)\\.js$': '<rootDir>/libs/client/src/$1',
    '^@viewer/(.*)\\.js$': '<rootDir>/libs/viewer/src/$1',
    '^@web/(.*)\\.js$': '<rootDir>/libs/web/src/$1',
    '^@meshes/(.*)\\.js$': '<rootDir>/libs/meshes/src/$1',
    '^@cards/(.*)\\.js$': '<rootDir>/libs/cards/src/$1',
    '^@testing/(.*)\\.js$': '<rootDir>/libs/testing/src/$1',
    '^@kernel/(.*)\\.js$': '<rootDir>/wasm/mesh-kernel/$1',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  testEnvironment: '<rootDir>/libs/testing/jest-environment.js',
  modulePathIgnorePatterns: ['<rootDir>/dist', '<rootDir>/var'],
};

/**
 * The end-to-end specs that run on Redis and S3, too: those whose subject is kept elsewhere there. All others see a
 * database that is the same in both shapes.
 */
const redisSpecs = [
  // Jobs: waiting for them, losing their worker, delays, what operators see of them.
  ...[
    'recovery',
    'deadlines',
    'documents',
    'lanes',
    'mail-server-away',
    'ops',
    'ops-queues',
    'ops-work',
    'payments',
    'several-processes',
    'stopping',
  ],
  // Files.
  ...['account-export', 'cards', 'file-list', 'files'],
  // Rate counters, and the sessions that are refused by them.
  ...['auth-sessions', 'rate-limits'],
  // Readiness without Redis.
  'health',
];

/**
 * End-to-end specs over one shape of a deployment: all on PostgreSQL and disk (the embedded defaults), or Redis with
 * S3. Their set-up runs the built processes: build first (`npm test` does).
 */
function endToEnd(stackKind, specs) {
  return {
    ...common,
    displayName: `e2e-${stackKind}`,
    testMatch: specs.map((name) => `<rootDir>/apps/api/test/${name}.e2e-spec.ts`),
    globals: { stackKind },
    globalSetup: `<rootDir>/libs/testing/global-setup-${stackKind}.js`,
    globalTeardown: '<rootDir>/libs/testing/global-teardown.js',
  };
}

/** What some tests need besides the packages: without it they do not run, and in CI nothing does. */
function tellMissing(notice) {
  if (process.env.CI) throw new Error(notice);
  process.on('exit', () => process.stderr.write(`\n${notice}\n`));
}

const hasRedis = programOf('redis-server') !== undefined;
if (!hasRedis) {
  tellMissing('redis-server is not installed: the end-to-end tests on Redis and S3 DID NOT RUN.');
}

if (programOf('pgbouncer') === undefined) {
  tellMissing('pgbouncer is not installed: the end-to-end test behind it DID NOT RUN.');
}

if (programOf('promtool') === undefined) {
  tellMissing('promtool is not installed (Debian: prometheus): the tests of the alert rules DID NOT RUN.');
}

for (const [name, program] of Object.entries(browserPrograms)) {
  if (program === undefined) tellMissing(`${name} is not installed: the tests in it DID NOT RUN.`);
}

if (screenProgram === undefined) {
  tellMissing(
    'Xvfb is not installed (Debian: xvfb, libgl1-mesa-dri): the tests in 3D in Firefox DID NOT RUN.',
  );
}

/** The storefront and the console in a real browser, against the built API and worker. */
const inBrowser = {
  ...common,
  displayName: 'browser',
  testMatch: ['<rootDir>/apps/{storefront,console}/test/*.browser-spec.ts'],
  globals: { stackKind: 'postgres' },
  globalSetup: '<rootDir>/libs/testing/global-setup-postgres.js',
  globalTeardown: '<rootDir>/libs/testing/global-teardown.js',
};

export default {
  // So long a test or its set-up may hang: beside other work a stack takes its time to start.
  testTimeout: 120_000,
  // The end-to-end specs mostly wait for processes of their own.
  maxWorkers: '100%',
  projects: [
    {
      ...common,
      displayName: 'unit',
      testMatch: ['<rootDir>/{libs,wasm,apps,tools,bench}/**/*.spec.{ts,tsx}'],
      testPathIgnorePatterns: ['e2e-spec\\.ts$'],
      globalSetup: '<rootDir>/libs/testing/global-setup-unit.js',
      globalTeardown: '<rootDir>/libs/testing/global-teardown.js',
    },
    endToEnd('postgres', ['*']),
    ...(hasRedis ? [endToEnd('redis', redisSpecs)] : []),
    ...(browserPrograms.chromium === undefined ? [] : [inBrowser]),
  ],
};
