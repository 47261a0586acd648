import { ACTOR_CHANNELS } from './actor-channel.js';

/** How an appointment was changed. `LINK`: by its owner, through a link that only they have. */
export const CHANGE_CHANNELS = [...ACTOR_CHANNELS, 'LINK'] as const;
export type ChangeChannel = (typeof CHANGE_CHANNELS)[number];
