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
  @Field(() => MessageKindEnum, { nullable: true }) @IsMessageKind('optional') kind?: MessageKind | null;
  @Field(() => MessageChannelEnum, { nullable: true })
  @IsMessageChannel('optional')
  channel?: MessageChannelName | null;
  @Field(() => Int, { nullable: true }) @IsId('optional') appointmentId?: number | null;
  @Field(() => Int, { nullable: true }) @IsId('optional') patientId?: number | null;
  @Field(() => MESSAGE_ORDERS, { defaultValue: 'NEWEST' })
  @IsIn(Object.keys(MESSAGE_ORDERS))
  order: MessageOrder = 'NEWEST';
}

@ArgsType()
export class MessageIdInput {
  @Field(() => Int) @IsId() id!: number;
}

/** An appointment about which a message is wanted. */
@ArgsType()
export class MessageAppointmentInput {
  @Field(() => Int) @IsId() appointmentId!: number;
}

@ArgsType()
export class SendMessageInput extends MessageAppointmentInput {
  @Field(() => TemplateKindEnum) @IsTemplateKind() kind!: TemplateKind;
}
