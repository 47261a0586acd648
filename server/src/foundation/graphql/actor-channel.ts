import { ACTOR_CHANNELS } from '#domain/access/log/actor-channel.js';
import { registerEnumType } from '@nestjs/graphql';
import { asEnum } from './as-enum.js';

export const ActorChannelEnum = asEnum(ACTOR_CHANNELS);
registerEnumType(ActorChannelEnum, {
  name: 'ActorChannel',
  description: 'How the actor reached the clinic.',
  valuesMap: {
    PANEL: { description: 'A staff user in the panel.' },
    API: { description: 'A staff user, through another program.' },
    PUBLIC: { description: 'A visitor.' },
    SYSTEM: { description: 'No person: a job or the terminal.' },
  },
});
