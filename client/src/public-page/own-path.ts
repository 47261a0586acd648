/** The page of an appointment for whoever holds its link. */
export const ownPath = (token: string): string => `/public/cita/${token}`;
