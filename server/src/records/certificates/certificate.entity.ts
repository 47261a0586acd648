import type { LocalDate } from '#domain/clinic-time.js';
import {
  type CertificateClinic,
  type CertificateKind,
  type CertificateSigner,
  type CertificateWording,
  type CertifiedPerson,
  type LetterTexts,
  REST_DAYS,
} from '#domain/records/certificates/certificate.js';
import { TEXT_LIMITS } from '#domain/text-limits.js';
import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from '@nestjs/graphql';
import { Holds, Rows } from '../../foundation/database/columns/holds.decorator.js';
import { DateTimeScalar, LocalDateScalar } from '../../foundation/graphql/scalars.js';
import { IsDay, IsId, IsWholeNumber, Text } from '../../foundation/input/field-rules.js';
import { CertificateKindEnum, IsCertificateKind } from './certificate-enums.js';
import {
  CertificateClinicModel,
  CertificateSignerModel,
  CertifiedPersonModel,
} from './printed-particulars.model.js';

/** A certificate as it was printed. It never changes. Its photos are rows of `certificate_photo`. */
@Entity({ tableName: 'certificate' })
@Rows({ patient: { suppression: 'KEPT', merge: 'FOLLOWS' } })
@ObjectType({ isAbstract: true })
export class Certificate implements CertificateWording {
  @Field(() => Int, { description: 'The id of the certificate, not of its record, which may have several.' })
  @IsId()
  @Holds('TECHNICAL')
  @PrimaryKey({ type: 'integer', generated: 'by default as identity' })
  id!: number;

  @Field(() => Int, { description: "The patient's current id." })
  @Holds('TECHNICAL')
  @Property({ type: 'integer' })
  patientId!: number;

  @Holds('TECHNICAL') @Property({ type: 'integer' }) clinicalRecordId!: number;

  @Field(() => CertificateKindEnum, { description: 'Its purpose.' })
  @IsCertificateKind()
  @Holds('HEALTH')
  @Property({ type: 'text' })
  kind!: CertificateKind;

  @Field(() => LocalDateScalar, { description: 'The date of issue printed on it.' })
  @IsDay()
  @Holds('HEALTH')
  @Property({ type: 'date' })
  issueDate!: LocalDate;

  @Field(() => LocalDateScalar, { description: "The record's date at the time of issue." })
  @Holds('HEALTH')
  @Property({ type: 'date' })
  attendedOn!: LocalDate;

  @Field(() => String, { description: 'Diagnosis, or why the patient came; may be empty.' })
  @Text(TEXT_LIMITS.long, 'optional')
  @Holds('HEALTH')
  @Property({ type: 'text' })
  reason!: string;

  @Field(() => String, { description: 'The instructions given to the patient; may be empty.' })
  @Text(TEXT_LIMITS.long, 'optional')
  @Holds('HEALTH')
  @Property({ type: 'text' })
  instructions!: string;

  @Field(() => Int, { nullable: true, description: 'At most 365; 0 or null: no rest.' })
  @IsWholeNumber(REST_DAYS.least, REST_DAYS.most, 'optional')
  @Holds('HEALTH')
  @Property({ type: 'integer', nullable: true })
  restDays!: number | null;

  @Holds('HEALTH') @Property({ type: 'json', default: '{}' }) parts!: LetterTexts;

  @Field(() => CertifiedPersonModel, { description: 'The patient, as of that day.' })
  @Holds('HEALTH')
  @Property({ type: 'json' })
  patient!: CertifiedPerson;

  @Field(() => CertificateSignerModel, { description: 'The professional who signs it.' })
  @Holds('HEALTH')
  @Property({ type: 'json' })
  signer!: CertificateSigner;

  @Field(() => CertificateClinicModel, { description: 'The clinic on the letterhead.' })
  @Holds('HEALTH')
  @Property({ type: 'json' })
  clinic!: CertificateClinic;

  @Field(() => DateTimeScalar, { description: 'When it was stored, regardless of the printed date.' })
  @Holds('HEALTH')
  @Property({ type: 'timestamptz' })
  issuedAt!: Date;

  @Holds('TECHNICAL') @Property({ type: 'integer' }) issuedBy!: number;

  /** Chosen by the database. */
  @Field(() => String, {
    description: 'Twelve letters with which anyone checks it on `/verificar`; its id is the printed number.',
  })
  @Holds('TECHNICAL')
  @Property({ type: 'text', defaultRaw: 'new_check_code()', unique: true })
  checkCode!: Opt<string>;
}
