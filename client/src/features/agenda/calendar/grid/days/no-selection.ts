import type { SyntheticEvent } from 'react';

const stop = (event: SyntheticEvent) => event.stopPropagation();

/** For a button in the calendar, which would otherwise also select its day for a new appointment. */
export const NO_SELECTION = { onMouseDown: stop, onTouchStart: stop };
