import { MESSAGE_CHANNELS, MESSAGE_KINDS } from '#domain/messages/message.js';
import { ArgsType, Field, InputType, Int } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, ValidateNested } from 'class-validator';
import { SentFields } from '../../foundation/fields/entity-fields.js';
import { IsId } from '../../foundation/input/field-rules.js';
import { StoredOpposition } from './stored-opposition.entity.js';

@InputType({ description: 'Reminders are never sent by e-mail, and cancellations only by e-mail.' })
export class MessageOppositionInput extends SentFields(StoredOpposition, 'channel', 'kind') {}

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
