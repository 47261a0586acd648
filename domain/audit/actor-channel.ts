/**
 * How somebody reaches the clinic's data: through the panel, as staff by another program (REST, GraphQL), as a visitor,
 * or by nobody's request (jobs, the terminal).
 */
export const ACTOR_CHANNELS = ['PANEL', 'API', 'PUBLIC', 'SYSTEM'] as const;
export type ActorChannel = (typeof ACTOR_CHANNELS)[number];

/** A request's header that names the program which sends it. It grants nothing: any program can send it. */
export const CLIENT_HEADER = 'huella-client';
export const PANEL_CLIENT = 'panel';
export const PLAYGROUND_CLIENT = 'playground';
