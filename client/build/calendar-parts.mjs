// The parts of react-big-calendar that the panel uses, for client/vite.config.ts. From the package's bundle they would be
// there twice, since its drag-and-drop addon brings its own copies, and with localizers for four other libraries.
import calendar from 'react-big-calendar/lib/Calendar';
import localizer from 'react-big-calendar/lib/localizers/dayjs';

/** CommonJS: depending on the bundler, the default export is the module or a property of it. */
const defaultOf = (module) => module.default ?? module;

export const Calendar = defaultOf(calendar);
export const dayjsLocalizer = defaultOf(localizer);
