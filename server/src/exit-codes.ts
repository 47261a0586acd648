/**
 * How the process ends, for whoever supervises it (scripts/bootstrap/supervise.mjs, or a service manager). The numbers
 * are those of BSD's sysexits.h.
 */
export const EXIT_CODES = {
  /** It did not start, for a reason that starting again does not mend. */
  didNotStart: 78,
  /** Something unexpected happened while it ran. */
  crashed: 70,
} as const;
