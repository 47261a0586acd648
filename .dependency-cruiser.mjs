// The import table of docs/architecture.md, row by row. `npm run check` fails on an import that no row allows.

/**
 * The folders below all server features, from the bottom up: each may import the folders named in its row, all of them
 * rows further up. So there are no cycles between these folders, and none of them imports a feature.
 */
const FOUNDATION = {
  postgres: [],
  input: [],
  // Runs the readers of uploaded files in a separate process.
  'own-process': [],
  // Encrypts secrets with keys that are not in the database.
  sealing: [],
  // Reads and writes CSV and XLSX, independent of our tables.
  spreadsheets: [],
  database: ['postgres'],
  errors: ['database'],
  http: ['database', 'errors'],
  // Pages of changes, for programs that keep a copy of the data.
  changes: ['database', 'input'],
  live: ['database'],
  metrics: ['database', 'live'],
  'response-cache': ['http', 'live'],
  graphql: ['errors', 'http', 'live', 'metrics', 'response-cache'],
  jobs: ['database', 'errors'],
  auth: ['database', 'errors', 'graphql', 'http', 'input', 'live', 'sealing'],
  idempotency: ['auth', 'database', 'errors', 'http', 'jobs', 'sealing'],
  // The description of the REST API (OpenAPI); loaded only by the generator.
  openapi: ['auth', 'errors', 'http', 'input'],
  sockets: ['auth', 'errors', 'http', 'live'],
  health: ['auth', 'database', 'metrics'],
};
/** The other features that each server feature may import, besides the foundation; without cycles, too. */
const FEATURES = {
  audit: [],
  clinic: [],
  patients: ['audit'],
  supplies: ['audit'],
  treatments: ['clinic', 'supplies'],
  webhooks: [],
  backup: ['audit'],
  appointments: ['audit', 'clinic', 'patients'],
  'clinical-records': ['audit', 'clinic', 'patients', 'supplies'],
  imports: ['appointments', 'audit', 'clinic', 'clinical-records', 'patients', 'supplies', 'treatments'],
  visits: ['appointments', 'clinic', 'clinical-records', 'patients', 'supplies'],
  messages: ['appointments', 'audit', 'clinic'],
  'calendar-feeds': ['appointments', 'patients'],
  'own-appointments': ['appointments', 'clinic', 'messages'],
  timeline: ['appointments', 'audit', 'clinical-records', 'messages'],
  fhir: ['appointments', 'audit', 'clinic', 'clinical-records', 'patients'],
  privacy: ['appointments', 'audit', 'clinic', 'clinical-records', 'messages', 'patients'],
  booking: ['appointments', 'messages', 'patients', 'privacy', 'treatments'],
  'waiting-list': [
    'appointments',
    'audit',
    'booking',
    'clinic',
    'messages',
    'patients',
    'privacy',
    'treatments',
  ],
  'public-page': [
    'appointments',
    'booking',
    'clinic',
    'own-appointments',
    'privacy',
    'treatments',
    'waiting-list',
  ],
};
for (const table of [FOUNDATION, FEATURES])
  for (const [index, [folder, others]] of Object.entries(table).entries())
    for (const other of others)
      if (!Object.keys(table).slice(0, index).includes(other))
        throw new Error(`${folder} may import ${other} only if ${other} has a row above it.`);

/** Files that only their own feature may import: its endpoints, and their texts. */
const PRIVATE_FILES = '\\.(wire|input|resolver|controller)\\.ts$';
/** Files in server/src that every folder may import; the other files there combine the folders into the product. */
const LEAF_FILES = ['clock', 'config', 'product-version', 'start-up-error'];
const TEST = '\\.test\\.tsx?$';

const anyOf = (names) => `(${names.join('|')})`;

const foundationRules = Object.entries(FOUNDATION).map(([folder, below]) => ({
  name: `server-${folder}-imports`,
  comment: `server/src/${folder} may import ${below.length ? below.join(', ') : 'no other folder of the server'}.`,
  severity: 'error',
  // A controller's OpenAPI description is only loaded by the generator.
  from: { path: `^server/src/${folder}/`, pathNot: `${TEST}|\\.openapi\\.ts$` },
  to: { path: '^server/src/[^/]+/', pathNot: `^server/src/${anyOf([folder, ...below])}/` },
}));

const featureRules = Object.entries(FEATURES).flatMap(([feature, others]) => [
  {
    name: `server-${feature}-imports`,
    comment: `server/src/${feature} may import the foundation${others.length ? ` and services of ${others.join(', ')}` : ''}.`,
    severity: 'error',
    from: { path: `^server/src/${feature}/`, pathNot: TEST },
    to: {
      path: '^server/src/[^/]+/',
      pathNot: `^server/src/${anyOf([feature, ...others, ...Object.keys(FOUNDATION)])}/`,
    },
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

/** The client's folders below its features, and the other folders that each may import. */
const CLIENT_LAYERS = {
  calls: [],
  'private-storage': ['calls'],
  session: ['calls'],
  drafts: ['private-storage', 'session', 'calls', 'ui'],
  apollo: ['session', 'calls'],
  'public-page': ['calls', 'ui'],
  'service-worker': [],
  clinic: ['calls', 'ui'],
  professionals: ['apollo', 'calls'],
  treatments: ['apollo', 'calls'],
  editing: ['apollo', 'calls', 'ui'],
  exporting: ['session', 'ui'],
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
      comment: 'Files that need each other, if only for a type, are one file, or miss a third one.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'domain-is-alone',
      comment: 'Rules have no packages, no clock and no environment: only other rules.',
      severity: 'error',
      from: { path: '^domain/', pathNot: TEST },
      to: { pathNot: '^domain/' },
    },
    ...foundationRules,
    ...featureRules,
    {
      name: 'server-folders-have-a-row',
      comment: 'A new folder of the server gets a row in FOUNDATION or FEATURES.',
      severity: 'error',
      from: {},
      to: {
        path: '^server/src/[^/]+/',
        pathNot: `^server/src/${anyOf([...Object.keys(FOUNDATION), ...Object.keys(FEATURES)])}/`,
      },
    },
    {
      name: 'server-composition-is-on-top',
      comment: 'Folders know nothing of what composes them.',
      severity: 'error',
      from: { path: '^server/src/[^/]+/' },
      to: { path: '^server/src/[^/]+$', pathNot: `^server/src/${anyOf(LEAF_FILES)}\\.ts$` },
    },
    {
      name: 'server-leaf-files-know-no-feature',
      severity: 'error',
      from: { path: `^server/src/${anyOf(LEAF_FILES)}\\.ts$` },
      to: { path: `^server/src/${anyOf(Object.keys(FEATURES))}/` },
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
      from: { path: '^client/src/features/([^/]+)/', pathNot: '^client/src/features/visits/' },
      to: { path: '^client/src/(features|app)/', pathNot: '^client/src/features/($1|patients)/' },
    },
    {
      name: 'client-visits-write-records',
      comment: "A visit's screen has the form and the certificate of its record.",
      severity: 'error',
      from: { path: '^client/src/features/visits/' },
      to: {
        path: '^client/src/(features|app)/',
        pathNot: '^client/src/features/(visits|clinical-records|patients)/',
      },
    },
    {
      name: 'client-patients-for-two',
      comment: "Only appointments, clinical-records and visits use the patients' form and picker.",
      severity: 'error',
      from: {
        path: '^client/src/features/',
        pathNot: '^client/src/features/(patients|appointments|clinical-records|visits)/',
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
      to: { path: '(^|/)index\\.([cm]?[jt]s|tsx)$', pathNot: 'node_modules' },
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
