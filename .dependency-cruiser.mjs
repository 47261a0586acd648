// `npm run check` fails on an import that these rules don't allow, and `npm run gen` writes LEVELS into
// docs/architecture.md.

/**
 * The folders of server/src, from the top: each imports only folders of levels further down. Above all of them are the
 * files that put the product together.
 */
export const LEVELS = [
  { visitors: 'bookings, the waiting list, own appointments, and their pages as HTML' },
  {
    privacy: 'requests, consents, blocks, exports, retention, suppression, incidents',
    visits: 'who comes and is attended today, walk-ins, a patient’s timeline',
    reports: 'what joins several features: figures, controls that are due, control cards',
  },
  {
    data: 'imports, backups, the archive of everything, FHIR, calendar feeds',
    messages: 'what is written to patients, when, and through which channel',
  },
  { money: 'charges, payments, the till, deposits, packs, agreements, pay' },
  {
    records:
      'clinical records, exams of the feet, photos, signed consents, questionnaires, phrases, certificates',
    agenda: 'appointments, free hours, series, blocked hours, history',
  },
  { clinic: 'settings, professionals, treatments, closures, images, first steps' },
  {
    patients: 'patients, their identifiers, alerts and conditions, merges',
    stock: 'supplies and the ledger of their movements',
    integrations: 'webhooks, health checks',
  },
  {
    access: 'sessions, rights, team, keys, second factor, logs, exports of lists, sockets, repeated requests',
  },
  { foundation: 'configuration, clock, database, errors, HTTP, GraphQL, input, jobs, live changes, files' },
];

/** The folders of server/src/foundation, from the bottom up, and the others that each may import: rows above its own. */
const FOUNDATION = {
  postgres: [],
  input: [],
  // Runs the readers of uploaded files in a separate process.
  'own-process': [],
  // Reads and writes CSV and XLSX, independent of our tables.
  spreadsheets: [],
  // Writes PDFs, in a thread of their own.
  pdf: [],
  // Encrypts stored secrets.
  sealing: [],
  database: ['postgres'],
  errors: ['database'],
  http: ['database', 'errors'],
  // Pages of changes, for programs that keep a copy of the data.
  changes: ['database', 'input'],
  live: ['database'],
  metrics: ['database', 'live'],
  // Visitors' answers, until the data change.
  answers: ['http', 'live'],
  graphql: ['answers', 'errors', 'http', 'live', 'metrics'],
  // The fields that an entity declares: their columns, GraphQL types and inputs.
  fields: ['database', 'graphql', 'input'],
  jobs: ['database', 'errors'],
  // The description of the REST API (OpenAPI); loaded only by the generator.
  openapi: ['errors', 'http', 'input'],
};
for (const [index, [folder, others]] of Object.entries(FOUNDATION).entries())
  for (const other of others)
    if (!Object.keys(FOUNDATION).slice(0, index).includes(other))
      throw new Error(`${folder} may import ${other} only if ${other} has a row above it.`);

/** Files that only their own feature may import: its endpoints, and their texts. */
const PRIVATE_FILES = '\\.(wire|input|resolver|controller)\\.ts$';
/** The folders within folders that are features of their own. */
const INNER_FEATURES = '(?:visitors|data|integrations)/[^/]+|clinic/treatments|visits/timeline';
const TEST = '\\.test\\.tsx?$';

const anyOf = (names) => `(${names.join('|')})`;

const levelRules = LEVELS.flatMap((level, index) => {
  const below = LEVELS.slice(index + 1).flatMap((each) => Object.keys(each));
  return Object.keys(level).map((folder) => ({
    name: `server-${folder}-imports`,
    comment: `server/src/${folder} may import ${below.length ? below.join(', ') : 'no other folder of the server'}.`,
    severity: 'error',
    from: { path: `^server/src/${folder}/`, pathNot: TEST },
    to: { path: '^server/src/', pathNot: `^server/src/${anyOf([folder, ...below])}/` },
  }));
});

const foundationRules = Object.entries(FOUNDATION).map(([folder, below]) => ({
  name: `server-foundation-${folder}-imports`,
  comment: `server/src/foundation/${folder} may import ${below.length ? below.join(', ') : 'no other folder'}.`,
  severity: 'error',
  // A controller's OpenAPI description is only loaded by the generator.
  from: { path: `^server/src/foundation/${folder}/`, pathNot: `${TEST}|\\.openapi\\.ts$` },
  to: {
    path: '^server/src/foundation/[^/]+/',
    pathNot: `^server/src/foundation/${anyOf([folder, ...below])}/`,
  },
}));

/** The client's folders below its features, and the other folders that each may import. */
const CLIENT_LAYERS = {
  calls: [],
  'private-storage': ['calls'],
  session: ['calls'],
  drafts: ['private-storage', 'session', 'calls', 'ui'],
  apollo: ['session', 'calls'],
  'service-worker': [],
  clinic: ['session', 'calls', 'ui'],
  professionals: ['apollo', 'calls'],
  treatments: ['apollo', 'calls'],
  editing: ['apollo', 'calls', 'drafts', 'ui'],
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
    ...levelRules,
    ...foundationRules,
    {
      name: 'server-folders-have-a-level',
      comment:
        'A new folder of the server gets a place in LEVELS, one of the foundation a row in FOUNDATION.',
      severity: 'error',
      from: {},
      to: {
        path: '^server/src/([^/]+|foundation/[^/]+)/',
        pathNot: `^server/src/${anyOf([
          ...LEVELS.flatMap((level) => Object.keys(level))
            .filter((folder) => folder !== 'foundation')
            .map((folder) => `${folder}/`),
          ...Object.keys(FOUNDATION).map((folder) => `foundation/${folder}/`),
          'foundation/[^/]+$',
        ])}`,
      },
    },
    {
      name: 'server-access-puts-its-folders-together',
      comment:
        'No folder within server/src/access imports the files beside these folders, which import them.',
      severity: 'error',
      from: { path: '^server/src/access/[^/]+/', pathNot: TEST },
      to: { path: '^server/src/access/[^/]+\\.ts$' },
    },
    {
      name: 'server-features-keep-to-services',
      comment:
        "Another feature's wire, input, resolver and controller are its own: import its service, or its model as a field's type.",
      severity: 'error',
      from: { path: `^server/src/(${INNER_FEATURES}|[^/]+)/` },
      to: {
        path: `^server/src/(?!foundation/|access/).*${PRIVATE_FILES}`,
        pathNot: '^server/src/$1/',
      },
    },
    {
      name: 'server-knows-no-client',
      severity: 'error',
      from: { path: '^(server|domain)/' },
      to: { path: '^client/' },
    },
    {
      name: 'client-knows-no-server',
      comment: 'They meet in schema.graphql and domain/. The runner of their tests is the same.',
      severity: 'error',
      from: { path: '^client/', pathNot: '^client/src/testing/runner/' },
      to: { path: '^server/' },
    },
    {
      name: 'client-visitors-load-little',
      comment: "The visitors' pages have no MUI and no Apollo: they may import domain, calls and ui.",
      severity: 'error',
      from: { path: '^client/src/features/visitors/', pathNot: TEST },
      to: { path: '^client/src/', pathNot: '^client/src/(features/visitors|calls|ui)/' },
    },
    {
      name: 'client-features-are-apart',
      comment: 'A feature imports itself and what is below features; app composes them.',
      severity: 'error',
      from: {
        path: '^client/src/features/((?:access|clinic|data)/[^/]+|[^/]+)/',
        pathNot: '^client/src/features/visits/',
      },
      to: { path: '^client/src/(features|app)/', pathNot: '^client/src/features/($1|patients)/' },
    },
    {
      name: 'client-visits-write-records',
      comment: "A visit's screen has the form and the certificate of its record.",
      severity: 'error',
      from: { path: '^client/src/features/visits/' },
      to: {
        path: '^client/src/(features|app)/',
        pathNot: '^client/src/features/(visits|records|patients)/',
      },
    },
    {
      name: 'client-patients-for-three',
      comment: "Only agenda, records and visits use the patients' form and picker.",
      severity: 'error',
      from: {
        path: '^client/src/features/',
        pathNot: '^client/src/features/(patients|agenda|records|visits)/',
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
