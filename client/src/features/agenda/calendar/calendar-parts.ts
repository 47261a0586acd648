/** What the calendar shows around its grid right after its first paint, loaded with one request. */
export { PrintCalendar } from '../print/PrintCalendar';
export { KeyboardHelpButton } from './KeyboardHelpButton';
export { drawnLanes } from './lanes/lane-grid';
export { ProfessionalFilter } from './lanes/ProfessionalFilter';
export { visibleProfessionals } from './lanes/visible-professionals';
