// The parts of react-big-calendar that the panel uses, for client/vite.config.ts. The package's bundle would include
// them twice, since its drag-and-drop addon has its own copies, and adds localizers for four other libraries.
import calendar from 'react-big-calendar/lib/Calendar';
import localizer from 'react-big-calendar/lib/localizers/dayjs';

/** CommonJS: depending on the bundler, the default export is the module or a property of it. */
const defaultOf = (module) => module.default ?? module;

export const Calendar = defaultOf(calendar);
export const dayjsLocalizer = defaultOf(localizer);
