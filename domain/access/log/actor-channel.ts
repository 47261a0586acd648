/**
 * How the clinic's data were accessed: through the panel, by staff with another program (REST, GraphQL), by a visitor,
 * or without a request (jobs, the terminal).
 */
export const ACTOR_CHANNELS = ['PANEL', 'API', 'PUBLIC', 'SYSTEM'] as const;
export type ActorChannel = (typeof ACTOR_CHANNELS)[number];

/** The request header that names the client program. It grants nothing: any program can send it. */
export const CLIENT_HEADER = 'huella-client';
export const PANEL_CLIENT = 'panel';
export const PLAYGROUND_CLIENT = 'playground';
