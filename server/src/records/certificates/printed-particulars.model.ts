import type {
  CertificateClinic,
  CertificateSigner,
  CertifiedPerson,
} from '#domain/records/certificates/certificate.js';
import type { Sex } from '#domain/patients/particulars/choices.js';
import { Field, ObjectType } from '@nestjs/graphql';
import { SexEnum } from '../../patients/particulars-enums.js';

@ObjectType('CertifiedPerson', {
  description: 'The patient, as of the day the certificate was issued.',
})
export class CertifiedPersonModel implements CertifiedPerson {
  @Field(() => String, { description: 'First and last names in one string.' }) name!: string;
  @Field(() => String, { description: 'Formatted, `12.345.678-5`; never a provisional one.' })
  rut!: string;
  @Field(() => SexEnum, { nullable: true, description: 'Null if it was unknown.' }) sex?: Sex | null;
}

@ObjectType('CertificateSigner', { description: 'The signer, as of the day the certificate was issued.' })
export class CertificateSignerModel implements CertificateSigner {
  @Field(() => String, { description: 'The name of the professional who signs.' }) name!: string;
  @Field(() => String, { description: 'Their profession, printed below their name.' }) title!: string;
  @Field(() => String, { description: 'Formatted, `12.345.678-5`.' }) rut!: string;
  @Field(() => String, { description: 'The number under which an authority registered them.' })
  registryNumber!: string;
  @Field(() => String, { description: 'May be empty.' }) registryAuthority!: string;
  @Field(() => String, { description: 'Where the professional works; never empty.' }) address!: string;
}

@ObjectType('CertificateClinic', { description: 'The letterhead, as of the day the certificate was issued.' })
export class CertificateClinicModel implements CertificateClinic {
  @Field(() => String, { description: "The clinic's name." }) name!: string;
  @Field(() => String, { description: 'May be empty.' }) address!: string;
  @Field(() => String, { description: 'Where it was issued; printed before the date.' }) city!: string;
  @Field(() => String, { description: 'May be empty.' }) phone!: string;
}
