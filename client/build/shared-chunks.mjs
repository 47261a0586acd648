// @ts-check
import path from 'node:path';

const SOURCES = path.join(import.meta.dirname, '../src');
const source = (/** @type {string} */ file) => path.join(SOURCES, file);
const DOMAIN = path.join(import.meta.dirname, '../../domain');

const START = source('main.tsx');
const LOGIN = source('features/access/sessions/LoginPage.tsx');
const PANEL = source('app/panel/Panel.tsx');
/** Most visits begin here, so modules that it shares with any other page go into the panel's chunk. */
const DASHBOARD = source('app/panel/DashboardRoute.tsx');
/** Modules that the dashboard loads as soon as it is rendered: several entries would be several requests. */
const DASHBOARD_PARTS = ['app/panel/dashboard-parts.ts', 'features/dashboard/next-day/HoursWatch.tsx'].map(
  source,
);
/** Loaded by a phone's calendar. */
const TODAYS_NEXT = source('features/dashboard/day-foot/TodaysNext.tsx');
const PATIENTS = source('features/patients/PatientsPage.tsx');
const CALENDAR = source('app/panel/CalendarRoute.tsx');
const PAGES = [DASHBOARD, CALENDAR, PATIENTS];
/** Modules that the panel loads as soon as it is rendered. One entry: each would be a request more for its exports. */
const AT_ONCE = [source('app/panel/at-once.ts')];
const GRID = source('features/agenda/calendar/grid/AppointmentCalendar.tsx');
const CALENDAR_PARTS = source('features/agenda/calendar/calendar-parts.ts');
const PHONE_PARTS = source('features/agenda/calendar/phone/phone-parts.ts');
const APPOINTMENT_LIST = source('features/agenda/list/AppointmentTable.tsx');
const AGENDA_DIALOGS = source('features/agenda/AppointmentModals.tsx');
const OF_CALENDAR = new Set([CALENDAR, GRID, CALENDAR_PARTS, PHONE_PARTS, AGENDA_DIALOGS]);
/** Loaded with each page of the panel, to continue what a session's end interrupted. */
const DRAFTS = source('drafts/draft-store.ts');
/** Modules that the panel loads when the browser is idle. */
const WHEN_IDLE = [
  'ui/notices/ShownToasts.tsx',
  'ui/dialogs/QuestionDialog.tsx',
  'features/agenda/offline/StoreOfflineAgenda.tsx',
].map(source);

const SUMMARY = source('features/reports/summary/SummaryPage.tsx');
const CLOSING = source('features/agenda/closing/ClosingPage.tsx');
/** A patient's balance: on the patient's page, the dashboard and in an appointment. */
const BALANCE = source('features/money/account/PatientBalance.tsx');
/** What the dashboard shows of patients who are there: each would be several requests more. */
const OF_PRESENT = [
  BALANCE,
  ...['features/agenda/form/PackNotice.tsx', 'features/patients/alerts/PatientAlertChips.tsx'].map(source),
];
/** The patient's page, and the parts that it loads as soon as it is rendered. */
const PATIENT_PAGE = ['app/panel/PatientRoute.tsx', 'features/records/parts.ts'].map(source);
/** The same with the parts that it loads later. */
const PATIENT = [
  ...PATIENT_PAGE,
  ...[
    'features/patients/alerts/PatientAlertChips.tsx',
    'features/records/photos/PatientPhotos.tsx',
    'features/money/parts.ts',
  ].map(source),
];

/** The lists of records, which load a record's dialog when it is opened. */
const RECORDS = source('features/records/ClinicalRecordsPage.tsx');
/** The records and the visit. */
const RECORD = [source('app/panel/VisitRoute.tsx'), RECORDS, source('features/records/ViewRecordDialog.tsx')];
/** Modules about patients and their records, which other pages don't need. */
const OF_SUBJECT = /[\\/](features|domain[\\/](records|patients|privacy))[\\/]/;

/** Styles of a few hundred bytes: a request of its own costs each of them more than the bytes cost other pages. */
const STYLES_OF_PANEL = [
  'ui/notices/toasts.css',
  'ui/paper/paper.css',
  'professionals/professional-disc.css',
];
const STYLES_OF_AGENDA = ['grid-cover.css', 'calendar-legend.css', 'lanes/lanes.css'].map(
  (file) => `features/agenda/calendar/${file}`,
);
/** @type {ReadonlyMap<string, string>} */
const STYLES = new Map([
  ...STYLES_OF_PANEL.map((file) => /** @type {const} */ ([source(file), 'panel'])),
  ...[...STYLES_OF_AGENDA, 'features/agenda/print/agenda-paper.css'].map(
    (file) => /** @type {const} */ ([source(file), 'agenda']),
  ),
]);

/**
 * @typedef {import('rolldown').ChunkingContext} Context
 * @typedef {Set<string>} Entries the entry points (dynamically imported modules and the start) that load a module.
 */

/** @type {Entries} */
const NO_ENTRIES = new Set();

const isOurs = (/** @type {string} */ id) =>
  id.startsWith(SOURCES + path.sep) || id.startsWith(DOMAIN + path.sep);
/** MUI components are imported by their folder, whose index only re-exports them. */
const passesOn = (/** @type {string} */ id) => /[\\/]@mui[\\/]material[\\/]\w+[\\/]index\.mjs$/.test(id);

/**
 * Finds the entries that load each of our own modules, and each package module that ours import directly.
 * @param {Context} context @returns {Map<string, Entries>}
 */
function entriesOfModules(context) {
  /** @type {Map<string, Entries>} */
  const entries = new Map();
  const walk = (/** @type {string} */ entry, /** @type {string} */ id, /** @type {Set<string>} */ asked) => {
    const known = entries.get(id) ?? new Set();
    if (known.has(entry)) return;
    entries.set(id, known.add(entry));
    if (!isOurs(id) && !passesOn(id)) return;
    const { importedIds = [], dynamicallyImportedIds = [] } = context.getModuleInfo(id) ?? {};
    for (const imported of importedIds) walk(entry, imported, asked);
    for (const imported of dynamicallyImportedIds) asked.add(imported);
  };
  const asked = new Set([START]);
  // The set grows during the loop.
  for (const entry of asked) if (isOurs(entry)) walk(entry, entry, asked);
  return entries;
}

/**
 * Groups modules that several pages of the panel need into chunks. By default the build would make one chunk of each
 * icon and each rule: sixty requests for the dashboard, each compressed alone.
 *
 * Only our own modules, whose imports are precise, and the modules that they import directly are assigned to chunks.
 * The packages' own imports follow after tree shaking.
 */
export function sharedChunks() {
  /** @type {Map<string, Entries> | undefined} */
  let known;
  /** @param {string} name @param {number} priority @param {(entries: Entries) => boolean} belongs */
  const chunk = (name, priority, belongs) => ({
    name: (/** @type {string} */ id, /** @type {Context} */ context) => {
      // The start module would start the panel wherever its chunk is loaded.
      if (id === START) return null;
      known ??= entriesOfModules(context);
      const withStyles = STYLES.get(id);
      if (withStyles) return withStyles === name ? name : null;
      return belongs(known.get(id) ?? NO_ENTRIES) ? name : null;
    },
    priority,
  });
  const loadedBy = (/** @type {Entries} */ entries, /** @type {string[]} */ ones) =>
    ones.some((one) => entries.has(one));
  // No other page should load what the dashboard shares with the calendar's line alone.
  const isOfDay = (/** @type {Entries} */ entries) =>
    entries.size === 2 && entries.has(DASHBOARD) && entries.has(TODAYS_NEXT);
  const isOfPatientPage = (/** @type {Entries} */ entries) =>
    entries.size > 1 && loadedBy(entries, PATIENT_PAGE);
  const isOfPatient = (/** @type {Entries} */ entries) => entries.size > 1 && loadedBy(entries, PATIENT);
  // A few lines each, for which the dashboard would otherwise load the whole chunks of these pages.
  const isOfDashboardParts = (/** @type {Entries} */ entries) =>
    (loadedBy(entries, DASHBOARD_PARTS) &&
      loadedBy(entries, [CALENDAR, GRID, PATIENTS, RECORDS, ...PATIENT_PAGE])) ||
    (loadedBy(entries, OF_PRESENT) && entries.has(PATIENTS));
  const isOfGrid = (/** @type {Entries} */ entries) =>
    entries.has(GRID) &&
    !entries.has(CALENDAR) &&
    entries.size > 1 &&
    [...entries].every((entry) => OF_CALENDAR.has(entry));
  return [
    // And a helper of a few lines, which the calendar's grid and the plots share.
    {
      name: 'react',
      test: /rolldown[\\/]runtime|node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom)[\\/]|[\\/]objectWithoutPropertiesLoose\.js/,
      priority: 60,
    },
    // Also used by the developer pages: the playground and the REST reference.
    { name: 'calls', test: /[\\/]client[\\/]src[\\/](calls|session)[\\/]/, priority: 55 },
    // The frame of every page, and modules that the login shares with any other page.
    chunk('start', 50, (entries) => entries.has(START) || (entries.has(LOGIN) && entries.size > 1)),
    { name: 'apollo', test: /node_modules[\\/](@apollo|rxjs|optimism|@wry)[\\/]/, priority: 40 },
    // Modules of the panel's frame, and those that the dashboard shares with any other page.
    chunk(
      'panel',
      30,
      (entries) => entries.has(PANEL) || (entries.has(DASHBOARD) && entries.size > 1 && !isOfDay(entries)),
    ),
    chunk('day', 29, (entries) => isOfDay(entries)),
    // Also the few modules that the patient's page shares with the calendar or with the panel's frame: most pages need
    // them, and every chunk is a request more.
    chunk('pages', 28, (entries) => {
      const pages = PAGES.filter((page) => entries.has(page)).length;
      const isOfMost =
        isOfPatientPage(entries) && loadedBy(entries, [CALENDAR, GRID, ...AT_ONCE, ...WHEN_IDLE]);
      return isOfMost || isOfDashboardParts(entries) || pages + Number(loadedBy(entries, AT_ONCE)) > 1;
    }),
    chunk('drafts', 27, (entries) => entries.size > 1 && entries.has(DRAFTS)),
    // Separate from `lists`: otherwise dialogs would load that whole chunk for them.
    { name: 'mui-utilities', test: /[\\/]@mui[\\/](utils|material[\\/]utils)[\\/]/, priority: 25 },
    { name: 'forms', test: /node_modules[\\/]react-hook-form[\\/]/, priority: 17 },
    // Also in menus, which would otherwise load what the panel loads when idle.
    {
      name: 'dialogs',
      test: /[\\/]@mui[\\/]material[\\/](Modal|Dialog|Backdrop|Fade|Unstable_TrapFocus|transitions|internal[\\/]Transition)[\\/.]/,
      priority: 16,
    },
    // Also in the plots' tooltips, which would otherwise load the dialogs that contain it.
    { name: 'portal', test: /[\\/]@mui[\\/]material[\\/]Portal[\\/]/, priority: 24 },
    chunk('present', 23.5, (entries) => loadedBy(entries, OF_PRESENT)),
    // Modules of the patient's page, apart from the parts that it loads later. Those that it shares with a page that needs little
    // else of it have a chunk for each, so that neither loads much of the other.
    chunk('patient-in-list', 23.4, (entries) => isOfPatientPage(entries) && entries.has(PATIENTS)),
    chunk(
      'patient-in-agenda',
      23.1,
      (entries) => isOfPatientPage(entries) && loadedBy(entries, [...OF_CALENDAR]),
    ),
    chunk('patient-in-records', 23.05, (entries) => isOfPatientPage(entries) && entries.has(RECORDS)),
    chunk('patient-page', 23, (entries) => isOfPatientPage(entries)),
    // Modules that the grid shares only with the calendar's other parts, which are always loaded with it.
    chunk('grid', 21, (entries) => isOfGrid(entries)),
    // Modules that they share with other pages: a few lines each.
    chunk(
      'agenda',
      20,
      (entries) =>
        (entries.has(CALENDAR) && entries.size > 1) ||
        (entries.has(GRID) && loadedBy(entries, [CALENDAR_PARTS, AGENDA_DIALOGS])),
    ),
    chunk(
      'calendar-parts',
      18,
      (entries) => entries.has(CALENDAR_PARTS) && entries.size > 1 && !entries.has(GRID),
    ),
    // The rows of the calendar's list and their badges.
    chunk('appointment-list', 3, (entries) => entries.size > 1 && entries.has(APPOINTMENT_LIST)),
    chunk('lists', 20, (entries) => entries.has(PATIENTS) && entries.size > 1),
    chunk('at-once', 15, (entries) => loadedBy(entries, AT_ONCE)),
    chunk('when-idle', 10, (entries) => loadedBy(entries, WHEN_IDLE)),
    // Modules that a patient's page shares with others: eighty files of a few lines, whose headers weigh more than
    // they do. Each subject has its own, so that other pages load no records for a few words. Modules of no subject,
    // and those that pages without a patient need, come first, so that no subject contains them.
    chunk('closing', 10, (entries) => entries.has(CLOSING) && loadedBy(entries, [...PATIENT, ...RECORD])),
    chunk('summary', 9, (entries) => entries.has(SUMMARY) && loadedBy(entries, [...PATIENT, ...RECORD])),
    chunk('records', 8.5, (entries) => entries.size > 1 && entries.has(RECORDS)),
    {
      ...chunk('fields', 8, (entries) => isOfPatient(entries)),
      test: (/** @type {string} */ id) => !OF_SUBJECT.test(id),
    },
    { ...chunk('money', 7, (entries) => isOfPatient(entries)), test: /[\\/]features[\\/]money[\\/]/ },
    { ...chunk('photos', 6, (entries) => isOfPatient(entries)), test: /[\\/]records[\\/]photos[\\/]/ },
    chunk('patient', 5, (entries) => isOfPatient(entries)),
    chunk('dashboard-parts', 4.5, (entries) => loadedBy(entries, DASHBOARD_PARTS)),
    // The same of the records and the visit, which share most of their form.
    chunk('record', 4, (entries) => entries.size > 1 && loadedBy(entries, RECORD)),
  ];
}
