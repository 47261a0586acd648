import { ACTOR_CHANNELS } from '../access/log/actor-channel.js';

/** The channel of a change. `LINK`: the appointment's owner used their personal link. */
export const CHANGE_CHANNELS = [...ACTOR_CHANNELS, 'LINK'] as const;
export type ChangeChannel = (typeof CHANGE_CHANNELS)[number];
