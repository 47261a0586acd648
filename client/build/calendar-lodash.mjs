// @ts-check
import path from 'node:path';

const CALENDAR = /[\\/]react-big-calendar[\\/]/;
const VIRTUAL = '\0calendar-lodash/';
const parts = JSON.stringify(path.join(import.meta.dirname, 'lodash-parts.mjs'));

/**
 * Builds react-big-calendar with es-toolkit's functions instead of lodash's. Lodash's take 12 kB (gzip), because they
 * also accept arguments that the calendar never passes.
 * @returns {import('vite').Plugin}
 */
export const calendarLodash = () => ({
  name: 'calendar-lodash',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^lodash\/\w+$/ },
    handler: (id, importer = '') => (CALENDAR.test(importer) ? VIRTUAL + path.posix.basename(id) : null),
  },
  load: {
    filter: { id: /^\0calendar-lodash\// },
    handler: (id) => `export { ${id.slice(VIRTUAL.length)} as default } from ${parts};`,
  },
});
