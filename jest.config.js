/** Unit specs stand beside the code they judge; features are tested over HTTP in `apps/api/test`. */
const swc = {
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
    keepClassNames: true,
  },
  module: { type: 'es6' },
  swcrc: false,
};

const common = {
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '^.+\\.ts$': ['@swc/jest', swc] },
  moduleNameMapper: {
    '^@shared/(.*)\\.js$': '<rootDir>/libs/shared/src/$1',
    '^@kernel/(.*)\\.js$': '<rootDir>/wasm/mesh-kernel/$1',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  testEnvironment: 'node',
  modulePathIgnorePatterns: ['<rootDir>/dist', '<rootDir>/var'],
};

export default {
  projects: [
    {
      ...common,
      displayName: 'unit',
      testMatch: ['<rootDir>/{libs,wasm,apps,tools}/**/*.spec.ts'],
      testPathIgnorePatterns: ['e2e-spec\\.ts$'],
    },
  ],
};
