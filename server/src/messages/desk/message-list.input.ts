import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import type { MessageChannelName, MessageKind, MessageState, TemplateKind } from '#domain/message.js';
import { ArgsType, Field, Int, registerEnumType } from '@nestjs/graphql';
import { IsIn, IsInt, Max, Min } from 'class-validator';
import { IsId } from '../../input/field-rules.js';
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

const MOST_PER_PAGE = 100;
const PAGE_SIZE = { message: FIELD_MESSAGES.messagePage(MOST_PER_PAGE) };

@ArgsType()
export class MessageListInput {
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
  @Field(() => Int, { defaultValue: 25, description: 'How many, 1 to 100.' })
  @IsInt(PAGE_SIZE)
  @Min(1, PAGE_SIZE)
  @Max(MOST_PER_PAGE, PAGE_SIZE)
  first = 25;
  @Field(() => Int, { defaultValue: 0, description: 'How many to skip, for jumping to a page.' })
  @IsInt(PAGE_SIZE)
  @Min(0, PAGE_SIZE)
  @Max(10_000_000, PAGE_SIZE)
  offset = 0;
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
