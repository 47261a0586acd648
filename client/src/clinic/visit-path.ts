/** The screen of an appointment's visit. */
export const visitPath = (appointmentId: number): string => `/app/citas/${appointmentId}/visita`;

/** What a link hands to that screen, so that the visit starts with it: 'Atender'. */
export const STARTS_VISIT = { startsVisit: true } as const;

export const startsVisit = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'startsVisit' in state;

/** The dashboard with a form over it, for somebody who came without an appointment. */
export const WALK_IN_PATH = '/app/dashboard?atender=ahora';
