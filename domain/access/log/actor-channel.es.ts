import type { ActorChannel } from './actor-channel.js';

export const CHANNEL_NAMES: Readonly<Record<ActorChannel, string>> = {
  PANEL: 'Panel',
  API: 'API',
  PUBLIC: 'Página pública',
  SYSTEM: 'Sistema',
};
