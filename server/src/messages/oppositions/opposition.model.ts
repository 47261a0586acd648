import type { MessageChannelName, MessageKind } from '#domain/messages/message.js';
import { Field, ObjectType } from '@nestjs/graphql';
import { DateTimeScalar } from '../../graphql/scalars.js';
import { MessageChannelEnum, MessageKindEnum } from '../message-enums.js';

@ObjectType('MessageOpposition', { description: 'Messages that a patient wants none of.' })
export class MessageOppositionModel {
  @Field(() => MessageChannelEnum) channel!: MessageChannelName;
  @Field(() => MessageKindEnum) kind!: MessageKind;
  @Field(() => DateTimeScalar) notedAt!: string;
  @Field(() => String, { description: 'Who wrote it down.' }) notedByName!: string;
}
