import { Calendar } from 'react-big-calendar';
import addon from 'react-big-calendar/lib/addons/dragAndDrop';
import type { Lane } from '../lanes/lane';
import type { GridEvent } from './calendar-events';

// The addon is CommonJS: depending on the bundler, its default export is the module or a property of it.
const withDragAndDrop = (addon as typeof addon & { default?: typeof addon }).default ?? addon;

export const DraggableCalendar = withDragAndDrop<GridEvent, Lane>(Calendar<GridEvent, Lane>);
