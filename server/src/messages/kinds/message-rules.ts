import { MESSAGE_CHANNELS, MESSAGE_KINDS, MESSAGE_STATES, TEMPLATE_KINDS } from '#domain/messages/message.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { oneOf, someOf } from '../../foundation/input/field-rules.js';

export const IsTemplateKind = oneOf('templateKind', TEMPLATE_KINDS, FIELD_MESSAGES.oneOfList);
export const IsMessageKind = oneOf('messageKind', MESSAGE_KINDS, FIELD_MESSAGES.oneOfList);
export const IsMessageChannel = oneOf('messageChannel', MESSAGE_CHANNELS, FIELD_MESSAGES.oneOfList);
export const IsMessageStates = someOf('messageStates', MESSAGE_STATES, FIELD_MESSAGES.oneOfList);
