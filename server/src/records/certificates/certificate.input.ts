import {
  CERTIFICATE_KINDS,
  type CertificateKind,
  REST_DAYS,
} from '#domain/records/certificates/certificate.js';
import type { LocalDate } from '#domain/clinic-time.js';
import { TEXT_LIMITS } from '#domain/patients/patient.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { ArgsType, Field, InputType, Int, registerEnumType } from '@nestjs/graphql';
import { asEnum } from '../../foundation/graphql/as-enum.js';
import { LocalDateScalar } from '../../foundation/graphql/scalars.js';
import { IsDay, IsId, IsWholeNumber, oneOf, Text } from '../../foundation/input/field-rules.js';

export const CertificateKindEnum = asEnum(CERTIFICATE_KINDS);
registerEnumType(CertificateKindEnum, {
  name: 'CertificateKind',
  description: 'The purpose of a certificate: any, sports or work.',
  valuesMap: {
    GENERAL: { description: 'Any purpose; none is stated.' },
    SPORT: { description: 'The patient is fit for sports.' },
    WORK: { description: 'The patient is fit for work.' },
  },
});

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
}

@ArgsType()
export class CertificateIdInput {
  @Field(() => Int, { description: 'The id of the certificate, not of its record.' }) @IsId() id!: number;
}
