import {
  MESSAGE_CHANNELS,
  MESSAGE_DRIVERS,
  MESSAGE_KINDS,
  MESSAGE_STATES,
  TEMPLATE_KINDS,
} from '#domain/messages/message.js';
import { registerEnumType } from '@nestjs/graphql';
import { asEnum } from '../../foundation/graphql/as-enum.js';

export const MessageKindEnum = asEnum(MESSAGE_KINDS);
registerEnumType(MessageKindEnum, {
  name: 'MessageKind',
  description:
    'The purpose of a message. Cancellations are sent only by e-mail, to patients who got a confirmation by e-mail.',
  valuesMap: {
    CONFIRMATION: { description: 'Says that an appointment was booked or moved, and when it is.' },
    REMINDER: { description: 'Reminds of an appointment, usually the day before; WhatsApp only.' },
    CANCELLATION: { description: 'Says that an appointment will not take place; e-mail only.' },
    OFFER: { description: 'Offers an hour that is held for a patient on the waiting list.' },
    CONTROL: { description: 'Says that it is time for the next control.' },
    BALANCE: { description: 'Reminds of what is owed.' },
  },
});

export const TemplateKindEnum = asEnum(TEMPLATE_KINDS);
registerEnumType(TemplateKindEnum, {
  name: 'TemplateKind',
  description: 'The messages whose text the clinic can change.',
  valuesMap: {
    CONFIRMATION: { description: 'Says that an appointment was booked or moved, and when it is.' },
    REMINDER: { description: 'Reminds of an appointment, usually the day before.' },
  },
});

export const MessageChannelEnum = asEnum(MESSAGE_CHANNELS);
registerEnumType(MessageChannelEnum, {
  name: 'MessageChannel',
  description: 'How a message is sent.',
  valuesMap: {
    WHATSAPP: { description: 'Through a link that staff open, or the Cloud API.' },
    EMAIL: { description: 'Only if a mail server is configured.' },
  },
});

export const MessageDriverEnum = asEnum(MESSAGE_DRIVERS);
registerEnumType(MessageDriverEnum, {
  name: 'MessageDriver',
  description: 'The means of delivery of a message.',
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
    WAITING: { description: 'Waiting for staff to send it through its link.' },
    QUEUED: { description: 'To be sent automatically at its time, or retried.' },
    SENDING: { description: 'Being sent right now.' },
    SENT: { description: 'The channel accepted it, or staff marked it as sent.' },
    DELIVERED: { description: "It reached the patient's phone." },
    READ: { description: 'The patient opened it.' },
    FAILED: { description: 'It was not sent; `failure` says why.' },
    UNCERTAIN: { description: 'Unknown whether it was sent: it is not retried automatically.' },
    WITHDRAWN: {
      description:
        'Before it was sent, its appointment was moved or cancelled, or passed, or its control was booked, or what is owed changed.',
    },
    DISCARDED: { description: 'Staff decided not to send it.' },
  },
});
