import type {
  CertificateClinic,
  CertificateKind,
  CertificateSigner,
  CertifiedPerson,
  LetterPhoto,
} from '#domain/records/certificates/certificate.js';
import { LETTER_PARTS, type LetterPart } from '#domain/records/certificates/certificate.js';
import type { LocalDate } from '#domain/clinic-time.js';
import type { Side } from '#domain/records/foot/answer.js';
import type { FootExam } from '#domain/records/foot/exam.js';
import type { Toe, Zone } from '#domain/records/foot/findings.js';
import type { PhotoKind } from '#domain/records/photos/photo.js';
import type { Sex } from '#domain/patients/particulars/choices.js';
import { Field, Int, ObjectType } from '@nestjs/graphql';
import { DateTimeScalar, LocalDateScalar } from '../../foundation/graphql/scalars.js';
import { SexEnum } from '../../patients/particulars-enums.js';
import { PageModel } from '../../foundation/graphql/page.model.js';
import { FootExamModel } from '../clinical-records/foot/foot-exam.model.js';
import { SideEnum, ZoneEnum } from '../clinical-records/foot/foot-exam.enums.js';
import { PhotoKindEnum } from '../photos/photo-enums.js';
import { CertificateKindEnum, LetterPartEnum } from './certificate.input.js';
import type { CertificateRow } from './certificate.row.js';

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

@ObjectType('LetterText', { description: 'The text of a part of a letter.' })
class LetterTextModel {
  @Field(() => LetterPartEnum, { description: 'Which part.' }) part!: LetterPart;
  @Field(() => String, { description: 'With line breaks; never empty.' }) text!: string;
}

@ObjectType('LetterPhoto', { description: 'A photo or document that a letter carries.' })
export class LetterPhotoModel implements LetterPhoto {
  @Field(() => Int, { description: 'The id of the photo or document.' }) photoId!: number;
  @Field(() => PhotoKindEnum, { description: 'Photo or document.' }) kind!: PhotoKind;
  @Field(() => LocalDateScalar, { description: 'The day it was taken, or a document was received.' })
  takenOn!: LocalDate;
  @Field(() => SideEnum, { nullable: true, description: 'The foot.' }) side!: Side | null;
  @Field(() => Int, { nullable: true, description: 'The toe whose nail it shows, 1 to 5.' }) toe!: Toe | null;
  @Field(() => ZoneEnum, { nullable: true, description: 'The zone of the foot that it shows.' })
  zone!: Zone | null;
  @Field(() => String, {
    nullable: true,
    description:
      'The path of its file, which needs the same access token; null once it was withdrawn or moved to another patient.',
  })
  address!: string | null;
}

@ObjectType('Certificate', {
  description: 'An issued certificate, as printed. It never changes; a wrong one is withdrawn.',
})
export class CertificateModel {
  @Field(() => Int, { description: 'Unique per certificate; a record may have several.' }) id!: number;
  @Field(() => Int, { description: "The patient's current id." }) patientId!: number;
  @Field(() => Int, { description: 'The clinical record it is about.' }) recordId!: number;
  @Field(() => Int, {
    nullable: true,
    description: 'The professional who attended, as the record says now; null if it does not say.',
  })
  professionalId!: number | null;
  @Field(() => CertificateKindEnum, { description: 'Its purpose.' }) kind!: CertificateKind;
  @Field(() => LocalDateScalar, { description: 'The date of issue printed on it.' }) issueDate!: LocalDate;
  @Field(() => LocalDateScalar, { description: "The record's date at the time of issue." })
  attendedOn!: LocalDate;
  @Field(() => String, { description: 'May be empty.' }) reason!: string;
  @Field(() => String, { description: 'May be empty.' }) instructions!: string;
  @Field(() => Int, { nullable: true, description: 'Null if no rest.' }) restDays!: number | null;
  @Field(() => [LetterTextModel], {
    description: 'In the order in which they are printed; empty for a certificate.',
  })
  parts!: LetterTextModel[];
  @Field(() => [LetterPhotoModel], {
    description: 'The parts of the letter, in the order in which they are printed; empty for a certificate.',
  })
  photos!: LetterPhotoModel[];
  @Field(() => FootExamModel, {
    nullable: true,
    description:
      'The exam of the record when it was issued, for the map of a podiatry report; null if there was none, and for other kinds.',
  })
  footExam!: FootExam | null;
  @Field(() => LocalDateScalar, {
    nullable: true,
    description: 'When a referral was answered; null if it was not, and for other kinds.',
  })
  answeredOn!: LocalDate | null;
  @Field(() => String, {
    nullable: true,
    description: 'The doctor’s decision; null until the letter is answered.',
  })
  answer!: string | null;
  @Field(() => String, {
    description: 'Twelve letters with which anyone checks it on `/verificar`; its id is the printed number.',
  })
  checkCode!: string;
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When it was withdrawn; null while it is valid.',
  })
  withdrawnAt!: string | null;
  @Field(() => String, { nullable: true, description: 'The name of the user who withdrew it.' })
  withdrawnBy!: string | null;
  @Field(() => String, { nullable: true, description: 'Why it was withdrawn.' })
  withdrawnReason!: string | null;
  @Field(() => CertifiedPersonModel, { description: 'The patient, as of that day.' })
  patient!: CertifiedPersonModel;
  @Field(() => CertificateSignerModel, { description: 'The professional who signs it.' })
  signer!: CertificateSignerModel;
  @Field(() => CertificateClinicModel, { description: 'The clinic on the letterhead.' })
  clinic!: CertificateClinicModel;
  @Field(() => DateTimeScalar, { description: 'When it was stored, regardless of the printed date.' })
  issuedAt!: string;
  @Field(() => String, { description: 'The name of the user who issued it.' }) issuedBy!: string;
}

@ObjectType('CertificatePage', { description: 'A page of referrals, the oldest first.' })
export class CertificatePageModel extends PageModel {
  @Field(() => [CertificateModel], { description: 'The referrals on this page.' }) nodes!: CertificateModel[];
}

export const toCertificateModel = ({ parts, ...row }: CertificateRow): CertificateModel => ({
  ...row,
  parts: LETTER_PARTS.flatMap((part) => {
    const text = parts[part];
    return text === undefined ? [] : [{ part, text }];
  }),
  photos: [...row.photos],
});
