import { type LocalDate, type LocalTime, type ClinicClock, timeAt } from '#domain/clinic-time.js';
import type {
  MessageChannelName,
  MessageDriver,
  MessageKind,
  MessageState,
} from '#domain/messages/message.js';
import { DELETED_PATIENT } from '#domain/messages/message.es.js';
import { whatsappLink } from '#domain/messages/message-link.js';
import { hasLinkMark, withLink } from '#domain/messages/own-link.js';
import { formatPhone } from '#domain/patients/phone-format.js';
import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { PageModel } from '../../foundation/graphql/page.model.js';
import { DateTimeScalar, LocalDateScalar, LocalTimeScalar } from '../../foundation/graphql/scalars.js';
import {
  MessageChannelEnum,
  MessageDriverEnum,
  MessageKindEnum,
  MessageStateEnum,
} from '../kinds/message-enums.js';
import { actionsFor, MESSAGE_ACTIONS, type MessageAction } from './message-actions.js';
import type { OutboundMessageRow } from '../outbox/outbound-message.row.js';

registerEnumType(MESSAGE_ACTIONS, {
  name: 'MessageAction',
  description: 'An action that staff may take on a message.',
  valuesMap: {
    MARK_SENT: { description: '`markMessageSent`: it was sent through its link.' },
    UNMARK_SENT: { description: '`unmarkMessageSent`: it was not sent after all.' },
    RETRY: { description: '`retryMessage`: send it again.' },
    DISCARD: { description: '`discardMessage`: do not send it.' },
  },
});

@ObjectType('OutboundMessage', { description: 'A message to a patient, usually about an appointment.' })
export class OutboundMessageModel {
  @Field(() => Int, { description: 'The id for `markMessageSent` and similar mutations.' }) id!: number;
  @Field(() => MessageKindEnum, { description: 'The purpose of the message.' }) kind!: MessageKind;
  @Field(() => MessageChannelEnum, { description: 'The channel that carries it.' })
  channel!: MessageChannelName;
  @Field(() => MessageDriverEnum, { description: 'The means of delivery.' }) driver!: MessageDriver;
  @Field(() => Boolean, { description: 'Whether it is automatic.' }) automatic!: boolean;
  @Field(() => Int, {
    nullable: true,
    description: 'Null once the appointment has been deleted, or if it is about none.',
  })
  appointmentId!: number | null;
  @Field(() => Int, { nullable: true, description: 'The recipient; null once the patient has been deleted.' })
  patientId!: number | null;
  @Field(() => String, {
    description: "The patient's current name; a Spanish placeholder once the patient has been deleted.",
  })
  patientName!: string;
  @Field(() => String, {
    description: 'A number in Chilean notation, or an e-mail address; empty if there was none.',
  })
  recipient!: string;
  @Field(() => String, { description: 'Only for an e-mail; otherwise empty.' }) subject!: string;
  @Field(() => String, { description: 'The complete text.' }) body!: string;
  @Field(() => String, {
    nullable: true,
    description:
      'Opens WhatsApp with the text ready to be sent, without a link to the appointment; null for an e-mail.',
  })
  link!: string | null;
  @Field(() => Boolean, { description: 'Whether `openMessage` adds a link to the appointment.' })
  carriesLink!: boolean;
  @Field(() => LocalDateScalar, {
    description: 'The day that the message is about; of one about no appointment, the last day to send it.',
  })
  date!: LocalDate;
  @Field(() => LocalTimeScalar, { description: 'The time that the message is about.' }) time!: LocalTime;
  @Field(() => MessageStateEnum, { description: 'Its state.' }) state!: MessageState;
  @Field(() => Int, { description: 'How many attempts there were.' }) tries!: number;
  @Field(() => String, { description: 'Why it was not sent, in Spanish; otherwise empty.' }) failure!: string;
  @Field(() => DateTimeScalar, { description: 'When it was written.' }) createdAt!: string;
  @Field(() => DateTimeScalar, { nullable: true, description: 'When the channel accepted it.' })
  sentAt!: string | null;
  @Field(() => DateTimeScalar, { nullable: true, description: 'When its state last changed.' })
  settledAt!: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'The user who requested it, marked it as sent or discarded it; null if none did.',
  })
  staffName!: string | null;
  @Field(() => Boolean, {
    description:
      'Whether its appointment still has this time and patient, and is neither cancelled nor completed; of one about a control, whether the patient has booked nothing since.',
  })
  isCurrent!: boolean;
  @Field(() => [MESSAGE_ACTIONS], { description: 'The actions that staff may take now.' })
  actions!: MessageAction[];
}

@ObjectType('OutboundMessagePage', { description: 'A page of messages, with the total count.' })
export class OutboundMessagePageModel extends PageModel {
  @Field(() => [OutboundMessageModel], { description: 'In the requested order.' })
  nodes!: OutboundMessageModel[];
  @Field(() => Int, { description: 'How many messages match the filter.' }) totalCount!: number;
}

/** Maps an outbox row to GraphQL's message. */
export function toOutboundMessageModel(row: OutboundMessageRow, now: ClinicClock): OutboundMessageModel {
  const isWhatsapp = row.channel === 'WHATSAPP';
  return {
    id: row.id,
    kind: row.kind,
    channel: row.channel,
    driver: row.driver,
    automatic: row.automatic,
    appointmentId: row.appointmentId,
    patientId: row.patientId,
    patientName: row.patientName ?? DELETED_PATIENT,
    recipient: isWhatsapp && row.recipient ? formatPhone(row.recipient) : row.recipient,
    subject: row.subject,
    body: row.body,
    link: isWhatsapp ? whatsappLink(row.recipient, withLink(row.body, undefined)) : null,
    carriesLink: hasLinkMark(row.body),
    date: row.date,
    time: timeAt(row.startMinute),
    state: row.state,
    tries: row.tries,
    failure: row.failure,
    createdAt: row.createdAt,
    sentAt: row.sentAt,
    settledAt: row.settledAt,
    staffName: row.staffName,
    isCurrent: row.isCurrent,
    actions: actionsFor(row, now),
  };
}
