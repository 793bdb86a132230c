/** Mutation testing of what computes money: `npm run mutate`. See docs/testing.md. */
export default {
  mutate: ['libs/shared/src/domain/{pricing,money,orders}/**/*.ts', '!**/*.spec.ts'],
  testRunner: 'jest',
  testRunnerNodeArgs: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
  jest: { configFile: 'jest.mutation.config.js', enableFindRelatedTests: false },
  coverageAnalysis: 'off',
  // On a busy machine a run may wait for the processor: that is no endless loop.
  timeoutMS: 20_000,
  concurrency: 2,
  thresholds: { high: 95, low: 85, break: 85 },
  reporters: ['clear-text', 'json'],
  jsonReporter: { fileName: 'var/mutation.json' },
  clearTextReporter: { allowColor: false, logTests: false, reportScoreTable: true },
  tempDirName: 'var/stryker',
};
