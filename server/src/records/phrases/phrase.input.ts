import type { ServiceType } from '#domain/agenda/appointment.js';
import {
  PHRASE_BOXES,
  PHRASE_LIMITS,
  type PhraseBox,
  type PhraseScope,
} from '#domain/records/phrases/phrase.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { ArgsType, Field, InputType, Int, registerEnumType } from '@nestjs/graphql';
import { IsServiceType, ServiceTypeEnum } from '../../access/rights/service-type.js';
import { asEnum } from '../../foundation/graphql/as-enum.js';
import { IsId, oneOf, Text } from '../../foundation/input/field-rules.js';

export const PhraseBoxEnum = asEnum(PHRASE_BOXES);
registerEnumType(PhraseBoxEnum, {
  name: 'PhraseBox',
  description: 'The text of a record into which a phrase is inserted.',
  valuesMap: {
    CARE_DESCRIPTION: { description: 'The description of the visit.' },
    PROCEDURE: { description: 'The procedure that was done.' },
    INSTRUCTIONS: { description: 'Instructions for the patient.' },
  },
});
const IsPhraseBox = oneOf('phraseBox', PHRASE_BOXES, FIELD_MESSAGES.oneOfList);

@InputType({ description: 'All of a phrase; an absent scope means all.' })
export class PhraseInput implements PhraseScope {
  @Field(() => PhraseBoxEnum, { description: 'Where it is inserted.' }) @IsPhraseBox() box!: PhraseBox;

  @Field(() => String, { description: 'A short name for lists; at most 60 characters.' })
  @Text(PHRASE_LIMITS.title)
  title!: string;

  @Field(() => String, {
    description:
      'At most 1,000 characters. `{uña}`, `{insumos}` and `{control}` are filled in when it is inserted.',
  })
  @Text(PHRASE_LIMITS.text)
  text!: string;

  @Field(() => ServiceTypeEnum, {
    nullable: true,
    description: 'Only for visits of this service. Not together with `treatmentId`.',
  })
  @IsServiceType('optional')
  serviceType: ServiceType | null = null;

  @Field(() => Int, { nullable: true, description: 'Only for visits with this treatment.' })
  @IsId('optional')
  treatmentId: number | null = null;

  @Field(() => Int, { nullable: true, description: 'Only for visits of this professional.' })
  @IsId('optional')
  professionalId: number | null = null;
}

@ArgsType()
export class PhraseIdInput {
  @Field(() => Int, { description: "The phrase's id, as listed by `phrases`." }) @IsId() id!: number;
}

@ArgsType()
export class PhraseVersion extends PhraseIdInput {
  @Field(() => Int, { description: 'The version that the editor saw.' }) @IsId() version!: number;
}
