/** The calendar's toasts are all short (spec, section 9), in milliseconds. */
export const CALENDAR_TOAST_MS = 3_000;
