import { ArgsType, Field, InputType, Int } from '@nestjs/graphql';
import { FieldsWithDefaults } from '../../foundation/fields/entity-fields.js';
import { IsId } from '../../foundation/input/field-rules.js';
import { Phrase } from './phrase.entity.js';

@InputType({ description: 'All of a phrase; an absent scope means all.' })
export class PhraseInput extends FieldsWithDefaults(
  Phrase,
  'box',
  'title',
  'text',
  'serviceType',
  'treatmentId',
  'professionalId',
) {}

@ArgsType()
export class PhraseIdInput {
  @Field(() => Int, { description: "The phrase's id, as listed by `phrases`." }) @IsId() id!: number;
}

@ArgsType()
export class PhraseVersion extends PhraseIdInput {
  @Field(() => Int, { description: 'The version that the editor saw.' }) @IsId() version!: number;
}
