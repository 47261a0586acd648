import {
  MESSAGE_CHANNELS,
  MESSAGE_KINDS,
  type MessageChannelName,
  type MessageKind,
} from '#domain/messages/message.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { ArgsType, Field, InputType, Int } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsIn, ValidateNested } from 'class-validator';
import { IsId } from '../../input/field-rules.js';
import { MessageChannelEnum, MessageKindEnum } from '../message-enums.js';

@InputType({ description: 'Reminders don’t go by e-mail, and cancellations by nothing else.' })
export class MessageOppositionInput {
  @Field(() => MessageChannelEnum, { description: 'By which way it is not wanted.' })
  @IsIn(MESSAGE_CHANNELS, { message: FIELD_MESSAGES.oneOfList })
  channel!: MessageChannelName;

  @Field(() => MessageKindEnum, {
    description: 'What is not wanted; one that never goes this way is refused.',
  })
  @IsIn(MESSAGE_KINDS, { message: FIELD_MESSAGES.oneOfList })
  kind!: MessageKind;
}

@ArgsType()
export class OppositionsOfInput {
  @Field(() => Int, { description: 'Whose wishes.' }) @IsId() patientId!: number;
}

@ArgsType()
export class SetOppositionsArgs extends OppositionsOfInput {
  @Field(() => [MessageOppositionInput], {
    description: 'All that the patient opposes; what is left out is wanted.',
  })
  @IsArray()
  @ArrayMaxSize(MESSAGE_CHANNELS.length * MESSAGE_KINDS.length)
  @ValidateNested({ each: true })
  @Type(() => MessageOppositionInput)
  oppositions!: MessageOppositionInput[];
}
