// The import table of docs/architecture.md, row by row. `npm run check` fails on an import that no row allows.

/** What each server feature may import of other features, besides the services that all share. */
const FEATURES = {
  booking: ['appointments', 'patients', 'messages'],
  appointments: ['patients'],
  'clinical-records': ['patients', 'supplies'],
  messages: ['appointments'],
  supplies: [],
  patients: [],
  backup: [],
};
/** What a feature keeps for itself: its doors, and the words it speaks to the outside. */
const PRIVATE_FILES = '\\.(wire|input|resolver|controller)\\.ts$';
/** Composed of everything, so they may import everything. */
const COMPOSING = '^server/src/[^/]+\\.ts$|^server/src/graphql/print-schema\\.ts$';
const SHARED = [
  'live',
  'jobs',
  'auth',
  'errors',
  'database',
  'postgres',
  'graphql',
  'http',
  'input',
  'clinic',
  'audit',
];
const TEST = '\\.test\\.tsx?$';

const anyOf = (names) => `(${names.join('|')})`;

const featureRules = Object.entries(FEATURES).flatMap(([feature, others]) => [
  {
    name: `server-${feature}-imports`,
    comment: `server/src/${feature} may import shared folders${others.length ? ` and services of ${others.join(', ')}` : ''}.`,
    severity: 'error',
    from: { path: `^server/src/${feature}/`, pathNot: TEST },
    to: { path: '^server/src/[^/]+/', pathNot: `^server/src/${anyOf([feature, ...others, ...SHARED])}/` },
  },
  {
    name: `server-${feature}-keeps-to-services`,
    comment:
      "Another feature's wire, input, resolver and controller are its own: import its service, or its model as a field's type.",
    severity: 'error',
    from: { path: `^server/src/${feature}/` },
    to: { path: `^server/src/(?!${feature}/)${anyOf(Object.keys(FEATURES))}/.*${PRIVATE_FILES}` },
  },
]);

/** The client's folders below its features, and what each of them may import of the others. */
const CLIENT_LAYERS = {
  calls: [],
  session: ['calls'],
  apollo: ['session', 'calls'],
  clinic: ['calls', 'ui'],
  editing: ['apollo', 'calls', 'ui'],
};

const clientLayerRules = Object.entries(CLIENT_LAYERS).map(([layer, below]) => ({
  name: `client-${layer}-imports`,
  comment: `client/src/${layer} may import domain${below.map((name) => `, ${name}`).join('')}.`,
  severity: 'error',
  from: { path: `^client/src/${layer}/`, pathNot: TEST },
  to: { path: '^client/src/[^/]+/', pathNot: `^client/src/${anyOf([layer, ...below])}/` },
}));

export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Files that need each other are one file, or miss a third one.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'domain-is-alone',
      comment: 'Rules have no packages, no clock and no environment: only other rules.',
      severity: 'error',
      from: { path: '^domain/', pathNot: TEST },
      to: { pathNot: '^domain/' },
    },
    ...featureRules,
    {
      name: 'server-foundation',
      comment: 'What all features stand on knows none of them.',
      severity: 'error',
      from: {
        path: '^server/src/(errors|graphql|http|database|postgres|auth|input|live|jobs|clinic|audit|sockets)/',
        pathNot: `${COMPOSING}|/seeds/|${TEST}`,
      },
      to: { path: `^server/src/${anyOf(Object.keys(FEATURES))}/`, pathNot: '\\.entity\\.ts$' },
    },
    {
      name: 'server-postgres-is-alone',
      comment: 'It runs a PostgreSQL on a folder, whatever is kept there.',
      severity: 'error',
      from: { path: '^server/src/postgres/' },
      to: { path: '^(server/src|client|domain)/', pathNot: '^server/src/(postgres/|start-up-error\\.ts$)' },
    },
    {
      name: 'server-knows-no-client',
      severity: 'error',
      from: { path: '^(server|domain)/' },
      to: { path: '^client/' },
    },
    {
      name: 'client-knows-no-server',
      comment: 'They meet in schema.graphql and domain/.',
      severity: 'error',
      from: { path: '^client/' },
      to: { path: '^server/' },
    },
    {
      name: 'client-features-are-apart',
      comment: 'A feature imports itself and what is below features; app composes them.',
      severity: 'error',
      from: { path: '^client/src/features/([^/]+)/' },
      to: { path: '^client/src/(features|app)/', pathNot: '^client/src/features/($1|patients)/' },
    },
    {
      name: 'client-patients-for-two',
      comment: "Only appointments and clinical-records use the patients' form and picker.",
      severity: 'error',
      from: {
        path: '^client/src/features/',
        pathNot: '^client/src/features/(patients|appointments|clinical-records)/',
      },
      to: { path: '^client/src/features/patients/' },
    },
    {
      name: 'client-ui-knows-no-clinic',
      comment: 'ui wraps React and MUI, and nothing else.',
      severity: 'error',
      from: { path: '^client/src/ui/', pathNot: TEST },
      to: { path: '^(client/src/(?!ui/)|domain/|server/)' },
    },
    ...clientLayerRules,
    {
      name: 'no-index-files',
      comment: 'An index.ts that exports again what others hold hides where a name comes from.',
      severity: 'error',
      from: {},
      to: { path: '/index\\.tsx?$', pathNot: 'node_modules' },
    },
    {
      name: 'only-tests-import-tests',
      severity: 'error',
      from: { path: '^(server/src|client/src|domain)/', pathNot: `${TEST}|^client/src/testing/` },
      to: { path: `${TEST}|^server/test/|^client/src/testing/|^e2e/` },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|dist\\.[a-z]+|node_modules/(?!@?[a-z]))' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      conditionNames: ['source', 'import', 'node', 'default'],
      exportsFields: ['exports'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
