import config, { common } from './jest.config.js';

/** What judges mutants: specs of pure code, without a server. */
export default {
  ...common,
  testTimeout: config.testTimeout,
  testMatch: ['<rootDir>/libs/testing/src/mutation/money-specs.ts'],
};
