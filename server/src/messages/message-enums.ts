import {
  MESSAGE_CHANNELS,
  MESSAGE_DRIVERS,
  MESSAGE_KINDS,
  MESSAGE_STATES,
  TEMPLATE_KINDS,
} from '#domain/messages/message.js';
import { registerEnumType } from '@nestjs/graphql';
import { asEnum } from '../graphql/as-enum.js';

export const MessageKindEnum = asEnum(MESSAGE_KINDS);
registerEnumType(MessageKindEnum, {
  name: 'MessageKind',
  description:
    'What a message is for. Cancellations go by e-mail only, to those who got a confirmation by e-mail.',
  valuesMap: {
    CONFIRMATION: { description: 'Says that an appointment was made or moved, and when it is.' },
    REMINDER: { description: 'Reminds of an appointment, usually the day before; by WhatsApp only.' },
    CANCELLATION: { description: 'Says that an appointment will not take place; by e-mail only.' },
    OFFER: { description: 'Offers an hour that is held for somebody on the waiting list.' },
  },
});

export const TemplateKindEnum = asEnum(TEMPLATE_KINDS);
registerEnumType(TemplateKindEnum, {
  name: 'TemplateKind',
  description: 'The messages that the clinic words itself.',
  valuesMap: {
    CONFIRMATION: { description: 'Says that an appointment was made or moved, and when it is.' },
    REMINDER: { description: 'Reminds of an appointment, usually the day before.' },
  },
});

export const MessageChannelEnum = asEnum(MESSAGE_CHANNELS);
registerEnumType(MessageChannelEnum, {
  name: 'MessageChannel',
  description: 'The way a message goes.',
  valuesMap: {
    WHATSAPP: { description: 'By a link that staff open, or by the Cloud API.' },
    EMAIL: { description: 'Only where a mail server is set up.' },
  },
});

export const MessageDriverEnum = asEnum(MESSAGE_DRIVERS);
registerEnumType(MessageDriverEnum, {
  name: 'MessageDriver',
  description: 'Who hands a message over.',
  valuesMap: {
    LINK: { description: 'Staff, with a wa.me link.' },
    CLOUD: { description: 'The WhatsApp Business Cloud API.' },
    SMTP: { description: 'A mail server.' },
  },
});

export const MessageStateEnum = asEnum(MESSAGE_STATES);
registerEnumType(MessageStateEnum, {
  name: 'MessageState',
  description: 'The state of a message in the outbox.',
  valuesMap: {
    WAITING: { description: 'Waits for staff to send it through its link.' },
    QUEUED: { description: 'Is sent automatically at its time, or retried.' },
    SENDING: { description: 'Is being handed over right now.' },
    SENT: { description: 'The channel took it, or staff said that they sent it.' },
    DELIVERED: { description: "It reached the patient's telephone." },
    READ: { description: 'The patient opened it.' },
    FAILED: { description: 'It did not go out; `failure` says why.' },
    UNCERTAIN: { description: 'Unknown whether it was sent: it is not retried automatically.' },
    WITHDRAWN: { description: 'Its appointment moved, fell or passed before it went out.' },
    DISCARDED: { description: 'Staff decided not to send it.' },
  },
});
