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
import { PageModel } from '../../graphql/page.model.js';
import { DateTimeScalar, LocalDateScalar, LocalTimeScalar } from '../../graphql/scalars.js';
import {
  MessageChannelEnum,
  MessageDriverEnum,
  MessageKindEnum,
  MessageStateEnum,
} from '../message-enums.js';
import { actionsFor, MESSAGE_ACTIONS, type MessageAction } from './message-actions.js';
import type { OutboundMessageRow } from '../outbox/outbound-message.row.js';

registerEnumType(MESSAGE_ACTIONS, {
  name: 'MessageAction',
  description: 'What staff may do with a message.',
  valuesMap: {
    MARK_SENT: { description: '`markMessageSent`: it was sent through its link.' },
    UNMARK_SENT: { description: '`unmarkMessageSent`: it was not, after all.' },
    RETRY: { description: '`retryMessage`: send it again.' },
    DISCARD: { description: '`discardMessage`: it is not sent.' },
  },
});

@ObjectType('OutboundMessage', { description: 'Something that a patient is told of an appointment.' })
export class OutboundMessageModel {
  @Field(() => Int, { description: 'What `markMessageSent` and the like take.' }) id!: number;
  @Field(() => MessageKindEnum, { description: 'What it is for.' }) kind!: MessageKind;
  @Field(() => MessageChannelEnum, { description: 'The way it goes.' }) channel!: MessageChannelName;
  @Field(() => MessageDriverEnum, { description: 'Who hands it over.' }) driver!: MessageDriver;
  @Field(() => Boolean, { description: 'Whether it is automatic.' }) automatic!: boolean;
  @Field(() => Int, { nullable: true, description: 'Null once the appointment was deleted.' })
  appointmentId!: number | null;
  @Field(() => Int, { nullable: true, description: 'Who is told; null once the patient was deleted.' })
  patientId!: number | null;
  @Field(() => String, {
    description: 'As the patient is called by now; Spanish words for it once the patient was deleted.',
  })
  patientName!: string;
  @Field(() => String, {
    description: 'A number as written in Chile, or an e-mail address; empty if there was none.',
  })
  recipient!: string;
  @Field(() => String, { description: 'An e-mail’s; else empty.' }) subject!: string;
  @Field(() => String, { description: 'The text, with everything filled in.' }) body!: string;
  @Field(() => String, {
    nullable: true,
    description:
      'Opens WhatsApp with the text ready to be sent, without a link to the appointment; null for an e-mail.',
  })
  link!: string | null;
  @Field(() => Boolean, { description: 'Whether `openMessage` adds a link to the appointment.' })
  carriesLink!: boolean;
  @Field(() => LocalDateScalar, { description: 'The day of which it speaks.' }) date!: LocalDate;
  @Field(() => LocalTimeScalar, { description: 'The hour of which it speaks.' }) time!: LocalTime;
  @Field(() => MessageStateEnum, { description: 'Its state.' }) state!: MessageState;
  @Field(() => Int, { description: 'How often it was tried.' }) tries!: number;
  @Field(() => String, { description: 'Why it did not go out, in Spanish; else empty.' }) failure!: string;
  @Field(() => DateTimeScalar, { description: 'When it was written.' }) createdAt!: string;
  @Field(() => DateTimeScalar, { nullable: true, description: 'When the channel took it.' })
  sentAt!: string | null;
  @Field(() => DateTimeScalar, { nullable: true, description: 'When its state changed for the last time.' })
  settledAt!: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'Who requested it, marked it as sent or discarded it; null if nobody did.',
  })
  staffName!: string | null;
  @Field(() => Boolean, {
    description:
      'Whether its appointment still has this time and patient and was not cancelled or completed.',
  })
  isCurrent!: boolean;
  @Field(() => [MESSAGE_ACTIONS], { description: 'What staff may do with it now.' })
  actions!: MessageAction[];
}

@ObjectType('OutboundMessagePage', { description: 'Some of the messages, and how many there are.' })
export class OutboundMessagePageModel extends PageModel {
  @Field(() => [OutboundMessageModel], { description: 'In the order that was asked for.' })
  nodes!: OutboundMessageModel[];
  @Field(() => Int, { description: 'How many the filter finds.' }) totalCount!: number;
}

/** The one mapping from the outbox's row to GraphQL's message. */
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
