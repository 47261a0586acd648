export const CONNECTION_SOURCES = ['NONE', 'ENVIRONMENT', 'SCREEN'] as const;
/** Where a connection's settings come from: unset, the server's environment, or a user. */
export type ConnectionSource = (typeof CONNECTION_SOURCES)[number];
