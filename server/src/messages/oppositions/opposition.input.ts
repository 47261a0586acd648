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
import { IsId } from '../../foundation/input/field-rules.js';
import { MessageChannelEnum, MessageKindEnum } from '../message-enums.js';

@InputType({ description: 'Reminders are never sent by e-mail, and cancellations only by e-mail.' })
export class MessageOppositionInput {
  @Field(() => MessageChannelEnum, { description: 'The channel on which it is not wanted.' })
  @IsIn(MESSAGE_CHANNELS, { message: FIELD_MESSAGES.oneOfList })
  channel!: MessageChannelName;

  @Field(() => MessageKindEnum, {
    description: 'The unwanted kind of message; one that is never sent on this channel is refused.',
  })
  @IsIn(MESSAGE_KINDS, { message: FIELD_MESSAGES.oneOfList })
  kind!: MessageKind;
}

@ArgsType()
export class OppositionsOfInput {
  @Field(() => Int, { description: 'The patient whose oppositions are listed or replaced.' })
  @IsId()
  patientId!: number;
}

@ArgsType()
export class SetOppositionsArgs extends OppositionsOfInput {
  @Field(() => [MessageOppositionInput], {
    description: 'All oppositions of the patient; anything left out is wanted.',
  })
  @IsArray()
  @ArrayMaxSize(MESSAGE_CHANNELS.length * MESSAGE_KINDS.length)
  @ValidateNested({ each: true })
  @Type(() => MessageOppositionInput)
  oppositions!: MessageOppositionInput[];
}
