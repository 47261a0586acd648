const swc = (overrides = {}) => [
  '@swc/jest',
  {
    swcrc: false,
    sourceMaps: 'inline',
    module: { type: 'es6' },
    jsc: {
      target: 'es2023',
      keepClassNames: true,
      parser: { syntax: 'typescript', tsx: true, decorators: true, dynamicImport: true },
      transform: {
        legacyDecorator: true,
        decoratorMetadata: true,
        useDefineForClassFields: false,
        react: { runtime: 'automatic' },
      },
      ...overrides,
    },
  },
];

const shared = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '^.+\\.tsx?$': swc() },
  moduleNameMapper: {
    '^#domain/(.*)\\.js$': '<rootDir>/domain/$1.ts',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
};

/** Tests of the built product, in Node without Jest's module system. */
const native = {
  runner: '<rootDir>/server/test/setup/one-process-runner.mjs',
  setupFiles: ['<rootDir>/server/test/setup/native-modules.mjs'],
  testMatch: ['**/*.test.ts'],
};

export default {
  // Long enough to end only tests that hang: a busy machine may need several times the usual time.
  testTimeout: 240_000,
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testEnvironment: 'node',
      roots: ['<rootDir>/domain', '<rootDir>/server/src', '<rootDir>/scripts', '<rootDir>/drills/simulate'],
      testMatch: ['**/*.test.ts'],
    },
    {
      runner: native.runner,
      displayName: 'client',
      // With domain/, so that Jest finds the tests that import a changed file there.
      roots: ['<rootDir>/client/src', '<rootDir>/domain'],
      testMatch: ['<rootDir>/client/src/**/*.test.{ts,tsx}'],
      setupFiles: [
        '<rootDir>/client/src/testing/runner/browser-globals.mjs',
        '<rootDir>/client/src/testing/runner/source-modules.mjs',
      ],
      setupFilesAfterEnv: ['<rootDir>/client/src/testing/setup.ts'],
      moduleNameMapper: shared.moduleNameMapper,
    },
    {
      ...native,
      displayName: 'server',
      roots: ['<rootDir>/server/test'],
      testPathIgnorePatterns: ['<rootDir>/server/test/(process|proofs)/'],
      globalSetup: '<rootDir>/server/test/setup/global-setup.mjs',
      globalTeardown: '<rootDir>/server/test/setup/global-teardown.mjs',
    },
    {
      ...native,
      displayName: 'process',
      roots: ['<rootDir>/server/test/process'],
      globalSetup: '<rootDir>/server/test/setup/process-global-setup.mjs',
      globalTeardown: '<rootDir>/server/test/setup/process-global-teardown.mjs',
    },
    {
      // Long tests, run by npm run prove and not by npm test.
      ...native,
      displayName: 'proofs',
      roots: ['<rootDir>/server/test/proofs'],
      globalSetup: '<rootDir>/server/test/setup/proofs-global-setup.mjs',
      globalTeardown: '<rootDir>/server/test/setup/proofs-global-teardown.mjs',
    },
    {
      ...native,
      displayName: 'drills',
      roots: ['<rootDir>/drills'],
      testMatch: ['<rootDir>/drills/drills.test.ts'],
    },
  ],
};
