import type {
  CertificateClinic,
  CertificateKind,
  CertificateSigner,
  CertifiedPerson,
} from '#domain/certificates/certificate.js';
import type { LocalDate } from '#domain/clinic-time.js';
import type { Sex } from '#domain/patients/particulars/particulars.js';
import { Field, Int, ObjectType } from '@nestjs/graphql';
import { DateTimeScalar, LocalDateScalar } from '../../graphql/scalars.js';
import { SexEnum } from '../../patients/particulars-enums.js';
import { CertificateKindEnum } from './certificate.input.js';

@ObjectType('CertifiedPerson', {
  description: 'The patient, as they were called on the day of the certificate.',
})
export class CertifiedPersonModel implements CertifiedPerson {
  @Field(() => String) name!: string;
  @Field(() => String) rut!: string;
  @Field(() => SexEnum, { nullable: true, description: 'Null where it was not known.' }) sex?: Sex | null;
}

@ObjectType('CertificateSigner', { description: 'The signature, as it was on the day of the certificate.' })
export class CertificateSignerModel implements CertificateSigner {
  @Field(() => String) name!: string;
  @Field(() => String) title!: string;
  @Field(() => String) rut!: string;
  @Field(() => String) registryNumber!: string;
  @Field(() => String, { description: 'May be empty.' }) registryAuthority!: string;
  @Field(() => String) address!: string;
}

@ObjectType('CertificateClinic', { description: 'The letterhead, as it was on the day of the certificate.' })
export class CertificateClinicModel implements CertificateClinic {
  @Field(() => String) name!: string;
  @Field(() => String, { description: 'May be empty.' }) address!: string;
  @Field(() => String) city!: string;
  @Field(() => String, { description: 'May be empty.' }) phone!: string;
}

@ObjectType('Certificate', {
  description: 'A certificate that was issued, as it was printed. It is never changed.',
})
export class CertificateModel {
  @Field(() => Int) id!: number;
  @Field(() => Int) patientId!: number;
  @Field(() => Int, { description: 'The clinical record that it is about.' }) recordId!: number;
  @Field(() => CertificateKindEnum) kind!: CertificateKind;
  @Field(() => LocalDateScalar, { description: 'The day that it says it was given.' }) issueDate!: LocalDate;
  @Field(() => LocalDateScalar, { description: "The record's day, when it was issued." })
  attendedOn!: LocalDate;
  @Field(() => String, { description: 'May be empty.' }) reason!: string;
  @Field(() => String, { description: 'May be empty.' }) instructions!: string;
  @Field(() => Int, { nullable: true, description: 'Null for no rest.' }) restDays!: number | null;
  @Field(() => CertifiedPersonModel) patient!: CertifiedPersonModel;
  @Field(() => CertificateSignerModel) signer!: CertificateSignerModel;
  @Field(() => CertificateClinicModel) clinic!: CertificateClinicModel;
  @Field(() => DateTimeScalar) issuedAt!: string;
  @Field(() => String, { description: 'The name of the user who issued it.' }) issuedBy!: string;
}
