import { TEXT_LIMITS } from '#domain/text-limits.js';
import {
  SIGNED_ANSWERS,
  type SignedAnswer,
  type Signer,
  SIGNERS,
  TYPED_NAME,
} from '#domain/records/signed-consents/signed-consent.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { ArgsType, Field, InputType, Int, registerEnumType } from '@nestjs/graphql';
import { Allow, IsBoolean } from 'class-validator';
import { asEnum } from '../../foundation/graphql/as-enum.js';
import { RutScalar } from '../../foundation/graphql/scalars.js';
import { IsId, IsRut, oneOf, Text } from '../../foundation/input/field-rules.js';
import { SignerEnum } from './signed-consent.enums.js';

export const SignedAnswerEnum = asEnum(SIGNED_ANSWERS);
registerEnumType(SignedAnswerEnum, {
  name: 'SignedAnswer',
  description: 'The answers that are signed.',
  valuesMap: {
    ACCEPTED: { description: 'Acepta.' },
    REJECTED: { description: 'Rechaza.' },
  },
});

export const IsSignedAnswer = oneOf('signedAnswer', SIGNED_ANSWERS, FIELD_MESSAGES.oneOfList);
const IsSigner = oneOf('signer', SIGNERS, FIELD_MESSAGES.oneOfList);
const IS_OF_AGE =
  'Whether a patient without a birth date was asked, and is of age; needed for them to sign where `asksAge`.';
/** Characters of a SHA-256 in hexadecimal. */
export const DIGEST_LENGTH = 64;

@InputType({ description: 'A patient, a consent text, and the visit it is for.' })
export class ConsentToSignInput {
  @Field(() => Int, { description: "The patient's id." }) @IsId() patientId!: number;
  @Field(() => Int, { description: "The text's id, as listed by `consentTexts`." }) @IsId() textId!: number;
  @Field(() => Int, {
    nullable: true,
    description:
      'An appointment of the patient, whose treatment and professional the text names; null: no visit.',
  })
  @IsId('optional')
  appointmentId?: number | null;
}

@InputType({
  description: 'A signed answer. It is signed with either `strokes` or `typedName`.',
})
export class SignConsentInput extends ConsentToSignInput {
  @Field(() => SignedAnswerEnum, { description: 'Acepta or rechaza.' })
  @IsSignedAnswer()
  answer!: SignedAnswer;

  @Field(() => String, { description: 'The `digest` of the text that the signer saw.' })
  @Text(DIGEST_LENGTH)
  digest!: string;

  @Field(() => SignerEnum, {
    defaultValue: 'PATIENT',
    description: 'The signer; for a minor, the representative if the text says so.',
  })
  @IsSigner()
  signer: Signer = 'PATIENT';

  @Field(() => Boolean, { defaultValue: false, description: IS_OF_AGE })
  @IsBoolean({ message: FIELD_MESSAGES.trueOrFalse })
  isOfAge: boolean = false;

  @Field(() => String, { nullable: true, description: 'Of a representative, who must have one.' })
  @Text(TEXT_LIMITS.short, 'optional')
  signerName?: string | null;

  @Field(() => RutScalar, { nullable: true, description: 'Of a representative, who must have one.' })
  @IsRut('optional')
  signerRut?: string | null;

  @Field(() => String, { nullable: true, description: 'Of a representative to the patient: `Madre`.' })
  @Text(TEXT_LIMITS.short, 'optional')
  signerRelation?: string | null;

  @Field(() => [[Int]], {
    nullable: true,
    description:
      'The drawn signature: each stroke is x, y, x, y, … in a box of 1000 by 500 units from its upper left corner; 20 to 5,000 points in all.',
  })
  @Allow()
  strokes?: number[][] | null;

  @Field(() => String, { nullable: true, description: 'The typed signature, 3 to 200 characters.' })
  @Text(TYPED_NAME.most, 'optional')
  typedName?: string | null;
}

@InputType({ description: 'A link to sign a text on one’s own phone.' })
export class ConsentLinkInput extends ConsentToSignInput {
  @Field(() => SignerEnum, {
    defaultValue: 'PATIENT',
    description: 'The signer; a minor’s representative signs in any case if the text says so.',
  })
  @IsSigner()
  signer: Signer = 'PATIENT';

  @Field(() => Boolean, { defaultValue: false, description: IS_OF_AGE })
  @IsBoolean({ message: FIELD_MESSAGES.trueOrFalse })
  isOfAge: boolean = false;
}

@ArgsType()
export class SignedConsentsOfInput {
  @Field(() => Int, { description: "The patient's id." }) @IsId() patientId!: number;
}

@ArgsType()
export class SignedConsentIdInput {
  @Field(() => Int, { description: 'The id of the answer, not of its text.' }) @IsId() id!: number;
}

@ArgsType()
export class WithdrawSignedConsentArgs extends SignedConsentIdInput {
  @Field(() => String, { description: 'Why it is withdrawn; at most 200 characters.' })
  @Text(TEXT_LIMITS.short)
  reason!: string;
}

@ArgsType()
export class ConsentsOfVisitInput {
  @Field(() => Int, { description: "The appointment's id." }) @IsId() appointmentId!: number;
}

@ArgsType()
export class OmitConsentArgs extends ConsentsOfVisitInput {
  @Field(() => Int, { description: "The text's id." }) @IsId() textId!: number;
  @Field(() => String, { description: 'Why it is not signed; at most 200 characters.' })
  @Text(TEXT_LIMITS.short)
  reason!: string;
}

@ArgsType()
export class ConsentLinkIdInput {
  @Field(() => Int, { description: "The link's id." }) @IsId() id!: number;
}
