import type { MessageChannelName, MessageKind } from '#domain/messages/message.js';
import { Field, ObjectType } from '@nestjs/graphql';
import { DateTimeScalar } from '../../graphql/scalars.js';
import { MessageChannelEnum, MessageKindEnum } from '../message-enums.js';

@ObjectType('MessageOpposition', { description: 'Messages that a patient wants none of.' })
export class MessageOppositionModel {
  @Field(() => MessageChannelEnum, { description: 'By which way it is not wanted.' })
  channel!: MessageChannelName;
  @Field(() => MessageKindEnum, { description: 'What is not wanted that way; by another it may be.' })
  kind!: MessageKind;
  @Field(() => DateTimeScalar, { description: 'When staff first wrote it down; saving it again keeps it.' })
  notedAt!: string;
  @Field(() => String, { description: 'Who wrote it down.' }) notedByName!: string;
}
