import {
  CERTIFICATE_KINDS,
  type CertificateKind,
  LETTER_PARTS,
  type LetterPart,
  MAX_LETTER_PHOTOS,
  REST_DAYS,
} from '#domain/records/certificates/certificate.js';
import type { LocalDate } from '#domain/clinic-time.js';
import { TEXT_LIMITS } from '#domain/patients/patient.js';
import type { Rut } from '#domain/rut.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsOptional, ValidateNested } from 'class-validator';
import { ArgsType, Field, InputType, Int, registerEnumType } from '@nestjs/graphql';
import { asEnum } from '../../foundation/graphql/as-enum.js';
import { LocalDateScalar } from '../../foundation/graphql/scalars.js';
import { PageInput } from '../../foundation/input/page.input.js';
import {
  AreIds,
  IsDay,
  IsId,
  IsPastDay,
  IsRut,
  IsWholeNumber,
  oneOf,
  Text,
} from '../../foundation/input/field-rules.js';

export const CertificateKindEnum = asEnum(CERTIFICATE_KINDS);
registerEnumType(CertificateKindEnum, {
  name: 'CertificateKind',
  description: 'A certificate for any purpose, sports or work, or a letter.',
  valuesMap: {
    GENERAL: { description: 'Any purpose; none is stated.' },
    SPORT: { description: 'The patient is fit for sports.' },
    WORK: { description: 'The patient is fit for work.' },
    REFERRAL: { description: 'To a doctor; tracked until it is answered.' },
    PODIATRY_REPORT: { description: 'Findings and plan.' },
    REIMBURSEMENT: { description: "For a welfare service, with the doctor's order that it asks for." },
  },
});

export const LetterPartEnum = asEnum(LETTER_PARTS);
registerEnumType(LetterPartEnum, {
  name: 'LetterPart',
  description: 'A part of a letter, in the order in which they are printed.',
  valuesMap: {
    RECIPIENT: { description: 'To whom a referral goes.' },
    FINDINGS: { description: 'The findings; needed in a referral and a report.' },
    MEASUREMENTS: { description: 'Of a report: sensation, circulation, sizes.' },
    RISK: { description: 'The risk of the feet.' },
    WARNINGS: { description: 'Alerts that the doctor should know.' },
    PLAN: { description: 'Of a report: what comes next.' },
    TREATMENT: { description: 'For reimbursement: what was done; needed.' },
    AMOUNT: { description: 'For reimbursement: what was paid; needed.' },
    MEDICAL_ORDER: { description: 'For reimbursement: who ordered it and when; needed.' },
  },
});
const IsLetterPart = oneOf('letterPart', LETTER_PARTS, FIELD_MESSAGES.oneOfList);

@InputType({ description: 'The text of a part of a letter.' })
class LetterTextInput {
  @Field(() => LetterPartEnum, { description: 'A part that the kind has; others are left out.' })
  @IsLetterPart()
  part!: LetterPart;
  @Field(() => String, { description: 'At most 5,000 characters.' })
  @Text(5_000)
  text!: string;
}

const IsCertificateKind = oneOf('certificateKind', CERTIFICATE_KINDS, FIELD_MESSAGES.oneOfList);

@InputType({ description: 'A certificate of a clinical record. Each text has at most 20,000 characters.' })
export class IssueCertificateInput {
  @Field(() => Int, { description: 'The clinical record it is about, whose professional signs.' })
  @IsId()
  recordId!: number;
  @Field(() => CertificateKindEnum, { description: 'Its purpose.' })
  @IsCertificateKind()
  kind!: CertificateKind;
  @Field(() => LocalDateScalar, { description: 'The date of issue printed on it.' })
  @IsDay()
  issueDate!: LocalDate;
  @Field(() => String, { nullable: true, description: 'Diagnosis, or why the patient came.' })
  @Text(TEXT_LIMITS.long, 'optional')
  reason?: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'The instructions given to the patient. Absent, null or empty: none.',
  })
  @Text(TEXT_LIMITS.long, 'optional')
  instructions?: string | null;
  @Field(() => Int, { nullable: true, description: '0 to 365; 0, null or absent: no rest.' })
  @IsWholeNumber(REST_DAYS.least, REST_DAYS.most, 'optional')
  restDays?: number | null;
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
export class CertificatesQuery extends PageInput(50, 200) {
  @IsId('optional') id?: number | null;
  @IsRut('optional') rut?: Rut;
}

@ArgsType()
export class OpenReferralsInput extends PageInput(20, 100) {}

@ArgsType()
export class AnswerReferralInput {
  @Field(() => Int, { description: 'The id of a referral.' }) @IsId() id!: number;
  @Field(() => LocalDateScalar, { description: 'When the answer came; today or earlier.' })
  @IsDay()
  @IsPastDay()
  answeredOn!: LocalDate;
  @Field(() => String, { nullable: true, description: 'The doctor’s decision; at most 5,000 characters.' })
  @Text(5_000, 'optional')
  answer?: string | null;
}

@ArgsType()
export class WithdrawCertificateInput {
  @Field(() => Int, { description: 'The id of the certificate.' }) @IsId() id!: number;
  @Field(() => String, { description: 'Why it is no longer valid; at most 200 characters.' })
  @Text(TEXT_LIMITS.short)
  reason!: string;
}

@ArgsType()
export class CertificateIdInput {
  @Field(() => Int, { description: 'The id of the certificate, not of its record.' }) @IsId() id!: number;
}
