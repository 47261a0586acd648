import type { MessageChannelName, MessageKind } from '#domain/messages/message.js';
import { Field, ObjectType } from '@nestjs/graphql';
import { DateTimeScalar } from '../../foundation/graphql/scalars.js';
import { MessageChannelEnum, MessageKindEnum } from '../message-enums.js';

@ObjectType('MessageOpposition', { description: 'A kind of message that a patient does not want.' })
export class MessageOppositionModel {
  @Field(() => MessageChannelEnum, { description: 'The channel on which it is not wanted.' })
  channel!: MessageChannelName;
  @Field(() => MessageKindEnum, {
    description: 'The kind that is not wanted on that channel; it may be on the other.',
  })
  kind!: MessageKind;
  @Field(() => DateTimeScalar, {
    description: 'When staff first recorded it; saving it again does not change this.',
  })
  notedAt!: string;
  @Field(() => String, { description: 'The user who recorded it.' }) notedByName!: string;
}
