import { CONSENT_TEXT_LIMITS } from '#domain/records/signed-consents/consent-text.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { ArgsType, Field, InputType, Int, IntersectionType } from '@nestjs/graphql';
import { ArrayMaxSize, IsBoolean } from 'class-validator';
import { FieldsWithDefaults, SentFields } from '../../foundation/fields/entity-fields.js';
import { AreIds, IsId } from '../../foundation/input/field-rules.js';
import { ConsentText } from './consent-text.entity.js';
import { ConsentTextVersion } from './consent-text-version.entity.js';

@InputType({ description: 'All of a consent text; absent fields get their defaults.' })
export class ConsentTextInput extends IntersectionType(
  SentFields(ConsentTextVersion, 'title', 'body'),
  FieldsWithDefaults(ConsentText, 'representativeSigns', 'validMonths'),
  InputType,
) {
  @Field(() => [Int], {
    defaultValue: [],
    description: 'The ids of the treatments that need it; at most 100.',
  })
  @AreIds()
  @ArrayMaxSize(CONSENT_TEXT_LIMITS.treatments, { message: FIELD_MESSAGES.tooMany })
  treatmentIds: number[] = [];

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'An archived text is not asked for and can’t be signed.',
  })
  @IsBoolean({ message: FIELD_MESSAGES.trueOrFalse })
  isArchived: boolean = false;
}

@ArgsType()
export class ConsentTextIdInput {
  @Field(() => Int, { description: "The text's id, as listed by `consentTexts`." }) @IsId() id!: number;
}

@ArgsType()
export class SeenConsentText extends ConsentTextIdInput {
  @Field(() => Int, { description: 'The `version` that the editor saw.' }) @IsId() version!: number;
}
