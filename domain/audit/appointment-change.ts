import { ACTOR_CHANNELS } from './actor-channel.js';

/** How whoever changed an appointment reached the clinic; `LINK`: its owner, by a link that only they know. */
export const CHANGE_CHANNELS = [...ACTOR_CHANNELS, 'LINK'] as const;
export type ChangeChannel = (typeof CHANGE_CHANNELS)[number];
