/** How long before its hour an appointment was cancelled; `AFTER_START` is during or after it. */
export const NOTICES = [
  'EARLIER',
  'UNDER_48_HOURS',
  'UNDER_24_HOURS',
  'UNDER_2_HOURS',
  'AFTER_START',
  'UNKNOWN',
] as const;
export type Notice = (typeof NOTICES)[number];

/** An hour that was freed on the day before or later is rarely sold again. */
const LATE: ReadonlySet<Notice> = new Set(['UNDER_24_HOURS', 'UNDER_2_HOURS', 'AFTER_START']);
export const isLateNotice = (notice: Notice): boolean => LATE.has(notice);
