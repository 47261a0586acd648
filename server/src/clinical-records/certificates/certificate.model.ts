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
  @Field(() => String, { description: 'First and last names in one text.' }) name!: string;
  @Field(() => String, { description: 'As it is usually written, `12.345.678-5`; never a provisional one.' })
  rut!: string;
  @Field(() => SexEnum, { nullable: true, description: 'Null where it was not known.' }) sex?: Sex | null;
}

@ObjectType('CertificateSigner', { description: 'The signature, as it was on the day of the certificate.' })
export class CertificateSignerModel implements CertificateSigner {
  @Field(() => String, { description: 'Of the professional who signs.' }) name!: string;
  @Field(() => String, { description: 'What they are, as it stands below their name.' }) title!: string;
  @Field(() => String, { description: 'As it is usually written, `12.345.678-5`.' }) rut!: string;
  @Field(() => String, { description: 'The number under which an authority registered them.' })
  registryNumber!: string;
  @Field(() => String, { description: 'May be empty.' }) registryAuthority!: string;
  @Field(() => String, { description: 'Where the professional works; never empty.' }) address!: string;
}

@ObjectType('CertificateClinic', { description: 'The letterhead, as it was on the day of the certificate.' })
export class CertificateClinicModel implements CertificateClinic {
  @Field(() => String, { description: "The clinic's name." }) name!: string;
  @Field(() => String, { description: 'May be empty.' }) address!: string;
  @Field(() => String, { description: 'Where it was issued: it stands before the date.' }) city!: string;
  @Field(() => String, { description: 'May be empty.' }) phone!: string;
}

@ObjectType('Certificate', {
  description: 'A certificate that was issued, as it was printed. It is never changed.',
})
export class CertificateModel {
  @Field(() => Int, { description: 'Differs for each certificate; a record may have several.' }) id!: number;
  @Field(() => Int, { description: "The patient's present id." }) patientId!: number;
  @Field(() => Int, { description: 'The clinical record that it is about.' }) recordId!: number;
  @Field(() => CertificateKindEnum, { description: 'What it is for.' }) kind!: CertificateKind;
  @Field(() => LocalDateScalar, { description: 'The day that it says it was given.' }) issueDate!: LocalDate;
  @Field(() => LocalDateScalar, { description: "The record's day, when it was issued." })
  attendedOn!: LocalDate;
  @Field(() => String, { description: 'May be empty.' }) reason!: string;
  @Field(() => String, { description: 'May be empty.' }) instructions!: string;
  @Field(() => Int, { nullable: true, description: 'Null for no rest.' }) restDays!: number | null;
  @Field(() => CertifiedPersonModel, { description: 'Whom it is about, in the words of that day.' })
  patient!: CertifiedPersonModel;
  @Field(() => CertificateSignerModel, { description: 'The professional whose signature it bears.' })
  signer!: CertificateSignerModel;
  @Field(() => CertificateClinicModel, { description: 'The clinic of the letterhead.' })
  clinic!: CertificateClinicModel;
  @Field(() => DateTimeScalar, { description: 'When it was stored, whatever day it says.' })
  issuedAt!: string;
  @Field(() => String, { description: 'The name of the user who issued it.' }) issuedBy!: string;
}
