export const visitPath = (appointmentId: number): string => `/app/citas/${appointmentId}/visita`;

/** The link state with which that screen starts the visit: 'Atender'. */
export const STARTS_VISIT = { startsVisit: true } as const;

export const startsVisit = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'startsVisit' in state;

export const WALK_IN_PATH = '/app/dashboard?atender=ahora';
