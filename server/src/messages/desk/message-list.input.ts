import type {
  MessageChannelName,
  MessageKind,
  MessageState,
  TemplateKind,
} from '#domain/messages/message.js';
import { ArgsType, Field, Int, registerEnumType } from '@nestjs/graphql';
import { IsIn } from 'class-validator';
import { IsId } from '../../foundation/input/field-rules.js';
import { OffsetPageInput } from '../../foundation/input/page.input.js';
import {
  MessageChannelEnum,
  MessageKindEnum,
  MessageStateEnum,
  TemplateKindEnum,
} from '../kinds/message-enums.js';
import { IsMessageChannel, IsMessageKind, IsMessageStates, IsTemplateKind } from '../kinds/message-rules.js';

const MESSAGE_ORDERS = { NEWEST: 'NEWEST', APPOINTMENT: 'APPOINTMENT' } as const;
export type MessageOrder = keyof typeof MESSAGE_ORDERS;
registerEnumType(MESSAGE_ORDERS, {
  name: 'MessageOrder',
  description: 'How messages are ordered.',
  valuesMap: {
    NEWEST: { description: 'Most recently written first.' },
    APPOINTMENT: { description: 'Next appointment first, for waiting messages.' },
  },
});

@ArgsType()
export class MessageListInput extends OffsetPageInput(25, 100) {
  @Field(() => [MessageStateEnum], {
    nullable: true,
    description: 'Only these states; absent: all. Waiting messages whose time has passed are left out.',
  })
  @IsMessageStates()
  states?: MessageState[] | null;
  @Field(() => MessageKindEnum, { nullable: true, description: 'Only this kind; absent: all.' })
  @IsMessageKind('optional')
  kind?: MessageKind | null;
  @Field(() => MessageChannelEnum, { nullable: true, description: 'Only this channel; absent: both.' })
  @IsMessageChannel('optional')
  channel?: MessageChannelName | null;
  @Field(() => Int, { nullable: true, description: 'Only about this appointment; absent: all.' })
  @IsId('optional')
  appointmentId?: number | null;
  @Field(() => Int, { nullable: true, description: 'Only to this patient; absent: all.' })
  @IsId('optional')
  patientId?: number | null;
  @Field(() => MESSAGE_ORDERS, {
    defaultValue: 'NEWEST',
    description: 'A cursor is only valid for the same order.',
  })
  @IsIn(Object.keys(MESSAGE_ORDERS))
  order: MessageOrder = 'NEWEST';
}

@ArgsType()
export class MessageIdInput {
  @Field(() => Int, { description: "The message's id, as listed by `outboundMessages`." })
  @IsId()
  id!: number;
}

/** The appointment that a requested message is about. */
@ArgsType()
export class MessageAppointmentInput {
  @Field(() => Int, { description: 'The appointment that the message is about; it must be in the future.' })
  @IsId()
  appointmentId!: number;
}

@ArgsType()
export class SendMessageInput extends MessageAppointmentInput {
  @Field(() => TemplateKindEnum, { description: "The kind of message; it uses the clinic's own text." })
  @IsTemplateKind()
  kind!: TemplateKind;
}
