/** For the supervisor (scripts/bootstrap/supervise.mjs, or a service manager). Values from BSD's sysexits.h. */
export const EXIT_CODES = {
  /** The server did not start, and a restart would not help. */
  didNotStart: 78,
  crashed: 70,
} as const;
