// @ts-check
import path from 'node:path';

const SOURCES = path.join(import.meta.dirname, '../src');
const source = (/** @type {string} */ file) => path.join(SOURCES, file);
const DOMAIN = path.join(import.meta.dirname, '../../domain');

const START = source('main.tsx');
const LOGIN = source('features/session/LoginPage.tsx');
const PANEL = source('app/panel/Panel.tsx');
/** Where most visits begin: what it shares with any other page comes with the panel. */
const DASHBOARD = source('app/panel/DashboardRoute.tsx');
const PATIENTS = source('features/patients/PatientsPage.tsx');
const CALENDAR = source('app/panel/CalendarRoute.tsx');
const PAGES = [DASHBOARD, CALENDAR, PATIENTS];
/** What the panel and its dashboard load at once after they are drawn. */
const AT_ONCE = [
  'app/panel/StaysConnected.tsx',
  'apollo/client/live-link.ts',
  'features/messages/waiting/WaitingNumber.tsx',
  'features/messages/waiting/WaitingCard.tsx',
  'features/first-steps/FirstStepsCard.tsx',
].map(source);
/** What the panel loads when the browser has nothing to do any more. */
const WHEN_IDLE = [
  'ui/notices/ShownToasts.tsx',
  'ui/dialogs/QuestionDialog.tsx',
  'features/kept-agenda/KeepsAgenda.tsx',
].map(source);

/**
 * @typedef {import('rolldown').ChunkingContext} Context
 * @typedef {Set<string>} Entries the modules that are asked for by themselves and load a module with them.
 */

/** @type {Entries} */
const NOBODY = new Set();

const isOurs = (/** @type {string} */ id) =>
  id.startsWith(SOURCES + path.sep) || id.startsWith(DOMAIN + path.sep);
/** A component of MUI is named by its folder, whose index only passes it on. */
const passesOn = (/** @type {string} */ id) => /[\\/]@mui[\\/]material[\\/]\w+[\\/]index\.mjs$/.test(id);

/**
 * Which entries load each of our modules, and each module of a package that one of ours names.
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
  // A set that grows while it is walked through.
  for (const entry of asked) if (isOurs(entry)) walk(entry, entry, asked);
  return entries;
}

/**
 * Chunks of what several pages of the panel need. Split by itself, the build would make one of each icon and each rule:
 * sixty requests for the dashboard, and each compressed alone.
 *
 * Only our own modules, which say what they import one by one, and the modules that they name are told apart; what
 * packages import in turn follows, without what is never used of it.
 */
export function sharedChunks() {
  /** @type {Map<string, Entries> | undefined} */
  let known;
  /** @param {string} name @param {number} priority @param {(entries: Entries) => boolean} belongs */
  const chunk = (name, priority, belongs) => ({
    name: (/** @type {string} */ id, /** @type {Context} */ context) => {
      // What starts the panel would do so wherever its chunk is loaded.
      if (id === START) return null;
      known ??= entriesOfModules(context);
      return belongs(known.get(id) ?? NOBODY) ? name : null;
    },
    priority,
  });
  const loadedBy = (/** @type {Entries} */ entries, /** @type {string[]} */ ones) =>
    ones.some((one) => entries.has(one));
  return [
    {
      name: 'react',
      test: /rolldown[\\/]runtime|node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom)[\\/]/,
      priority: 60,
    },
    // What programs' pages need of the panel: the playground and the description of REST.
    { name: 'calls', test: /[\\/]client[\\/]src[\\/](calls|session)[\\/]/, priority: 55 },
    // The frame of every page, with what the login shares with any other.
    chunk('start', 50, (entries) => entries.has(START) || (entries.has(LOGIN) && entries.size > 1)),
    { name: 'apollo', test: /node_modules[\\/](@apollo|rxjs|optimism|@wry)[\\/]/, priority: 40 },
    // What the panel's frame needs, and what its first page shares with any other.
    chunk('panel', 30, (entries) => entries.has(PANEL) || (entries.has(DASHBOARD) && entries.size > 1)),
    chunk('pages', 28, (entries) => {
      const pages = PAGES.filter((page) => entries.has(page)).length;
      return pages + Number(loadedBy(entries, AT_ONCE)) > 1;
    }),
    // Apart from lists, which dialogs would load for them otherwise.
    { name: 'mui-utilities', test: /[\\/]@mui[\\/](utils|material[\\/]utils)[\\/]/, priority: 25 },
    chunk('agenda', 20, (entries) => entries.has(CALENDAR) && entries.size > 1),
    chunk('lists', 20, (entries) => entries.has(PATIENTS) && entries.size > 1),
    chunk('at-once', 15, (entries) => loadedBy(entries, AT_ONCE)),
    chunk('when-idle', 10, (entries) => loadedBy(entries, WHEN_IDLE)),
  ];
}
