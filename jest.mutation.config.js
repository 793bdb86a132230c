import config, { common } from './jest.config.js';

/** The specs that judge mutants: those beside the code, without a server. */
export default {
  ...common,
  testTimeout: config.testTimeout,
  // Its random baskets take longer than all the others, for each mutant.
  testPathIgnorePatterns: ['basket-laws'],
  testMatch: ['<rootDir>/libs/shared/src/domain/{pricing,money,orders}/**/*.spec.ts'],
};
