export const CONNECTION_SOURCES = ['NONE', 'ENVIRONMENT', 'SCREEN'] as const;
/** Who set what connects the clinic to the outside: nobody, the server's operator, or a user. */
export type ConnectionSource = (typeof CONNECTION_SOURCES)[number];
