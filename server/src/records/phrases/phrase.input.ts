import { ArgsType, Field, InputType, Int, PickType } from '@nestjs/graphql';
import { IsId } from '../../foundation/input/field-rules.js';
import { Phrase } from './phrase.entity.js';

@InputType({ description: 'All of a phrase; an absent scope means all.' })
export class PhraseInput extends PickType(
  Phrase,
  ['box', 'title', 'text', 'serviceType', 'treatmentId', 'professionalId'],
  InputType,
) {}

@ArgsType()
export class PhraseIdInput {
  @Field(() => Int, { description: "The phrase's id, as listed by `phrases`." }) @IsId() id!: number;
}

@ArgsType()
export class PhraseVersion extends PhraseIdInput {
  @Field(() => Int, { description: 'The version that the editor saw.' }) @IsId() version!: number;
}
