// @ts-check
/**
 * By file, the reason why its tests may take longer than the limit of scripts/parts/slowest-files.mjs.
 * @type {Readonly<Record<string, string>>}
 */
export const SLOW_FILES = {
  'e2e/agenda/offline.desktop.e2e.ts':
    'waits until the service worker serves the page, and until the panel notices that the server is back',
  'e2e/panel/screens.phone.e2e.ts': 'opens every screen of the panel, and measures all that can be tapped',
  'e2e/proofs/agenda/calendar.desktop.e2e.ts':
    'draws events at every width, and prints each view on a slowed computer',
  'e2e/proofs/agenda/offline.desktop.e2e.ts':
    'waits until the service worker serves the page, and for the timeout of a silent server',
  'e2e/proofs/data/imports.e2e.ts':
    'imports patients, appointments and records on the screen, each in a child process of the server',
  'e2e/proofs/messages/messages.e2e.ts':
    'writes, sends and retries messages in seven journeys, and checks their pages with axe',
  'e2e/proofs/panel/layout-shift.e2e.ts': 'waits on every screen until the last of its requests has ended',
  'e2e/proofs/panel/long-names.phone.e2e.ts': 'visits 17 screens at two widths, twice',
  'e2e/proofs/screens.e2e.ts': 'visits every screen, in light and dark colours',
  'server/test/proofs/folders/closed-folders.test.ts': 'starts for the first time in four kinds of folders',
  'server/test/proofs/imports/answers-meanwhile.test.ts':
    'uploads the largest files of each kind, and asks for answers until each has been read',
  'server/test/proofs/imports/killed-import.test.ts': 'imports 50,000 rows twice, and kills four servers',
  'server/test/proofs/operators/bare-server.test.ts':
    'installs a release in a copy of the file system, and makes a backup',
  'server/test/proofs/memory/backup-memory.test.ts': 'writes backups and an archive of much data',
};
