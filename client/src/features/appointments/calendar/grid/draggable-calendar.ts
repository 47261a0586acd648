import { Calendar } from 'react-big-calendar';
import addon from 'react-big-calendar/lib/addons/dragAndDrop';
import type { CalendarEvent } from './calendar-events';

// The addon is CommonJS: what is its default for one bundler is a property of it for another.
const withDragAndDrop = (addon as typeof addon & { default?: typeof addon }).default ?? addon;

/** The calendar whose events can be moved and lengthened. */
export const DraggableCalendar = withDragAndDrop<CalendarEvent>(Calendar<CalendarEvent>);
