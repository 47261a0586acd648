// Two suites: `unit` needs nothing but Node; `server` runs against a real PostgreSQL (server/test/postgres.ts).
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

export default {
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testEnvironment: 'node',
      roots: ['<rootDir>/domain', '<rootDir>/server/src', '<rootDir>/scripts', '<rootDir>/drills/simulate'],
      testMatch: ['**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'client',
      testEnvironment: 'jsdom',
      roots: ['<rootDir>/client/src'],
      testMatch: ['**/*.test.{ts,tsx}'],
      setupFilesAfterEnv: ['<rootDir>/client/src/testing/setup.ts'],
      moduleNameMapper: { ...shared.moduleNameMapper, '\\.css$': '<rootDir>/client/src/testing/empty.ts' },
    },
    {
      ...shared,
      displayName: 'server',
      testEnvironment: 'node',
      roots: ['<rootDir>/server/test'],
      testMatch: ['**/*.test.ts'],
      testPathIgnorePatterns: ['<rootDir>/server/test/process/'],
      globalSetup: '<rootDir>/server/test/global-setup.mjs',
      globalTeardown: '<rootDir>/server/test/global-teardown.mjs',
    },
    {
      ...shared,
      displayName: 'process',
      testEnvironment: 'node',
      roots: ['<rootDir>/server/test/process'],
      testMatch: ['**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'drills',
      testEnvironment: 'node',
      roots: ['<rootDir>/drills'],
      testMatch: ['<rootDir>/drills/drills.test.ts'],
    },
  ],
};
