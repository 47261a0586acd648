/** Parts around the calendar's grid, loaded with one request right after its first paint. */
export { PrintCalendar } from '../print/PrintCalendar';
export { KeyboardHelpButton } from './KeyboardHelpButton';
export { drawnLanes } from './lanes/lane-grid';
export { ProfessionalFilter } from './lanes/ProfessionalFilter';
export { visibleProfessionals } from './lanes/visible-professionals';
