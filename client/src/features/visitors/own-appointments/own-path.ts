/** The page of an appointment, for anyone with its link. */
export const ownPath = (token: string): string => `/public/cita/${token}`;
