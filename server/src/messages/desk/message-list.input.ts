import type {
  MessageChannelName,
  MessageKind,
  MessageState,
  TemplateKind,
} from '#domain/messages/message.js';
import { ArgsType, Field, Int, registerEnumType } from '@nestjs/graphql';
import { IsIn } from 'class-validator';
import { IsId } from '../../input/field-rules.js';
import { OffsetPageInput } from '../../input/page.input.js';
import { MessageChannelEnum, MessageKindEnum, MessageStateEnum, TemplateKindEnum } from '../message-enums.js';
import { IsMessageChannel, IsMessageKind, IsMessageStates, IsTemplateKind } from '../message-rules.js';
import type { MessageOrder } from './message-list.js';

const MESSAGE_ORDERS = { NEWEST: 'NEWEST', APPOINTMENT: 'APPOINTMENT' } as const;
registerEnumType(MESSAGE_ORDERS, {
  name: 'MessageOrder',
  description: 'What messages are ordered by.',
  valuesMap: {
    NEWEST: { description: 'The last written first.' },
    APPOINTMENT: { description: 'The next appointment first: for those that wait.' },
  },
});

@ArgsType()
export class MessageListInput extends OffsetPageInput(25, 100) {
  @Field(() => [MessageStateEnum], {
    nullable: true,
    description: 'Any of these; absent: all. Waiting ones of which the hour has passed are left out.',
  })
  @IsMessageStates()
  states?: MessageState[] | null;
  @Field(() => MessageKindEnum, { nullable: true, description: 'Only this kind; absent: all.' })
  @IsMessageKind('optional')
  kind?: MessageKind | null;
  @Field(() => MessageChannelEnum, { nullable: true, description: 'Only by this way; absent: by both.' })
  @IsMessageChannel('optional')
  channel?: MessageChannelName | null;
  @Field(() => Int, { nullable: true, description: 'Only about this appointment; absent: about any.' })
  @IsId('optional')
  appointmentId?: number | null;
  @Field(() => Int, { nullable: true, description: 'Only to this patient; absent: to anybody.' })
  @IsId('optional')
  patientId?: number | null;
  @Field(() => MESSAGE_ORDERS, {
    defaultValue: 'NEWEST',
    description: 'What they are sorted by; a cursor is of one order only.',
  })
  @IsIn(Object.keys(MESSAGE_ORDERS))
  order: MessageOrder = 'NEWEST';
}

@ArgsType()
export class MessageIdInput {
  @Field(() => Int, { description: "The message's, as `outboundMessages` lists it." }) @IsId() id!: number;
}

/** An appointment about which a message is wanted. */
@ArgsType()
export class MessageAppointmentInput {
  @Field(() => Int, { description: 'Of which it speaks; it must still be ahead.' })
  @IsId()
  appointmentId!: number;
}

@ArgsType()
export class SendMessageInput extends MessageAppointmentInput {
  @Field(() => TemplateKindEnum, { description: 'Which of the texts that the clinic words itself.' })
  @IsTemplateKind()
  kind!: TemplateKind;
}
