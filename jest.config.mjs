// With these, Jest finds the tests that import a changed file.
const moduleNameMapper = {
  '^#domain/(.*)\\.js$': '<rootDir>/domain/$1.ts',
  '^(\\.{1,2}/.*)\\.js$': '$1',
};

// Every project runs in Node without Jest's module system, which would load all modules again for each file.
const runner = '<rootDir>/server/test/setup/one-process-runner.mjs';

/** Tests of the built product. */
const native = {
  runner,
  setupFiles: ['<rootDir>/server/test/setup/native-modules.mjs'],
  testMatch: ['**/*.test.ts'],
};

export default {
  // Long enough to end only tests that hang: a busy machine may need several times the usual time.
  testTimeout: 240_000,
  projects: [
    {
      runner,
      displayName: 'unit',
      roots: ['<rootDir>/domain', '<rootDir>/server/src', '<rootDir>/scripts', '<rootDir>/drills/simulate'],
      testMatch: ['**/*.test.ts'],
      setupFiles: ['<rootDir>/server/test/setup/source-modules.mjs'],
      moduleNameMapper,
    },
    {
      runner,
      displayName: 'client',
      // With domain/, so that Jest finds the tests that import a changed file there.
      roots: ['<rootDir>/client/src', '<rootDir>/domain'],
      testMatch: ['<rootDir>/client/src/**/*.test.{ts,tsx}'],
      setupFiles: [
        '<rootDir>/client/src/testing/runner/browser-globals.mjs',
        '<rootDir>/client/src/testing/runner/source-modules.mjs',
      ],
      setupFilesAfterEnv: ['<rootDir>/client/src/testing/setup.ts'],
      moduleNameMapper,
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
