import { CONSENT_TEXT_LIMITS, VALID_MONTHS } from '#domain/privacy/signed-consents/consent-text.js';
import { placeholderFault } from '#domain/privacy/signed-consents/signed-consent.es.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { ArgsType, Field, InputType, Int } from '@nestjs/graphql';
import { ArrayMaxSize, IsBoolean, registerDecorator } from 'class-validator';
import { AreIds, IsId, IsWholeNumber, Text } from '../../foundation/input/field-rules.js';

/** The sentence names what can't be filled in, so it depends on the value. */
const HasKnownPlaceholders = (): PropertyDecorator => (target, propertyName) =>
  registerDecorator({
    name: 'placeholders',
    target: target.constructor,
    propertyName: String(propertyName),
    validator: {
      validate: (value) => typeof value !== 'string' || placeholderFault(value) === undefined,
      defaultMessage: (context) => placeholderFault(String(context?.value)) ?? '',
    },
  });

@InputType({ description: 'All of a consent text; absent fields get their defaults.' })
export class ConsentTextInput {
  @Field(() => String, { description: 'At most 200 characters; without placeholders.' })
  @Text(CONSENT_TEXT_LIMITS.title)
  title!: string;

  @Field(() => String, {
    description:
      'At most 20,000 characters. `{paciente}`, `{rut}`, `{tratamiento}`, `{profesional}`, `{clinica}` and `{fecha}` are filled in when it is shown; other braces are refused.',
  })
  @Text(CONSENT_TEXT_LIMITS.body)
  @HasKnownPlaceholders()
  body!: string;

  @Field(() => [Int], {
    defaultValue: [],
    description: 'The ids of the treatments that need it; at most 100.',
  })
  @AreIds()
  @ArrayMaxSize(CONSENT_TEXT_LIMITS.treatments, { message: FIELD_MESSAGES.tooMany })
  treatmentIds: number[] = [];

  @Field(() => Boolean, {
    defaultValue: true,
    description:
      'Whether a representative signs for minors and for people who can’t consent; otherwise only the patient signs.',
  })
  @IsBoolean({ message: FIELD_MESSAGES.trueOrFalse })
  representativeSigns: boolean = true;

  @Field(() => Int, {
    nullable: true,
    description:
      'For how many months a consent holds, 1 to 60. Null: until the text changes or it is withdrawn.',
  })
  @IsWholeNumber(VALID_MONTHS.least, VALID_MONTHS.most, 'optional')
  validMonths?: number | null;

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
