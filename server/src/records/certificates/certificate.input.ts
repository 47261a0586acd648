import {
  LETTER_PARTS,
  type LetterPart,
  MAX_LETTER_PHOTOS,
} from '#domain/records/certificates/certificate.js';
import type { LocalDate } from '#domain/clinic-time.js';
import { TEXT_LIMITS } from '#domain/text-limits.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsOptional, ValidateNested } from 'class-validator';
import { ArgsType, Field, InputType, Int, IntersectionType, PickType } from '@nestjs/graphql';
import { ChangedFields, SentFields } from '../../foundation/fields/entity-fields.js';
import { LocalDateScalar } from '../../foundation/graphql/scalars.js';
import { AreIds, IsDay, IsId, IsPastDay, Text } from '../../foundation/input/field-rules.js';
import { PageInput } from '../../foundation/input/page.input.js';
import { PatientOfQuery } from '../clinical-records/patient-of-query.input.js';
import { IsLetterPart, LetterPartEnum } from './certificate-enums.js';
import { Certificate } from './certificate.entity.js';

@InputType({ description: 'The text of a part of a letter.' })
class LetterTextInput {
  @Field(() => LetterPartEnum, { description: 'A part that the kind has; others are left out.' })
  @IsLetterPart()
  part!: LetterPart;
  @Field(() => String, { description: 'At most 5,000 characters.' })
  @Text(5_000)
  text!: string;
}

@InputType({ description: 'A certificate of a clinical record. Each text has at most 20,000 characters.' })
export class IssueCertificateInput extends IntersectionType(
  SentFields(Certificate, 'kind', 'issueDate', 'restDays'),
  ChangedFields(Certificate, 'reason', 'instructions'),
) {
  @Field(() => Int, { description: 'The clinical record it is about, whose professional signs.' })
  @IsId()
  recordId!: number;
  @Field(() => [LetterTextInput], {
    nullable: true,
    description: 'Of a letter; at most 9. The kind’s needed parts must be there.',
  })
  @IsOptional()
  @IsArray({ message: FIELD_MESSAGES.oneOfList })
  @ArrayMaxSize(LETTER_PARTS.length, { message: FIELD_MESSAGES.tooMany })
  @ValidateNested({ each: true })
  @Type(() => LetterTextInput)
  parts?: LetterTextInput[] | null;
  @Field(() => [Int], {
    nullable: true,
    description:
      'Ids of the patient’s photos, in order: at most 4 photos of a referral; for reimbursement exactly one, the photo or document of the doctor’s order. Other kinds leave them out.',
  })
  @IsOptional()
  @AreIds()
  @ArrayMaxSize(MAX_LETTER_PHOTOS, { message: FIELD_MESSAGES.tooMany })
  photoIds?: number[] | null;
}

/** A page of the certificates of a patient, by id or RUT. */
export class CertificatesQuery extends IntersectionType(PageInput(50, 200), PatientOfQuery) {}

@ArgsType()
export class OpenReferralsInput extends PageInput(20, 100) {}

@ArgsType()
export class CertificateIdInput extends PickType(Certificate, ['id'], ArgsType) {}

@ArgsType()
export class AnswerReferralInput extends CertificateIdInput {
  @Field(() => LocalDateScalar, { description: 'When the answer came; today or earlier.' })
  @IsDay()
  @IsPastDay()
  answeredOn!: LocalDate;
  @Field(() => String, { nullable: true, description: 'The doctor’s decision; at most 5,000 characters.' })
  @Text(5_000, 'optional')
  answer?: string | null;
}

@ArgsType()
export class WithdrawCertificateInput extends CertificateIdInput {
  @Field(() => String, { description: 'Why it is no longer valid; at most 200 characters.' })
  @Text(TEXT_LIMITS.short)
  reason!: string;
}
