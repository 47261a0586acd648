import {
  LETTER_PARTS,
  type LetterPart,
  type LetterPhoto,
  type LetterTexts,
} from '#domain/records/certificates/certificate.js';
import type { LocalDate } from '#domain/clinic-time.js';
import type { FootExam } from '#domain/records/foot/exam.js';
import { Field, Int, ObjectType } from '@nestjs/graphql';
import { ShownFields } from '../../foundation/fields/entity-fields.js';
import { PageModel } from '../../foundation/graphql/page.model.js';
import { DateTimeScalar, LocalDateScalar } from '../../foundation/graphql/scalars.js';
import { FootExamModel } from '../clinical-records/foot/foot-exam.model.js';
import { Photo } from '../photos/photo.entity.js';
import { LetterPartEnum } from './certificate-enums.js';
import { Certificate } from './certificate.entity.js';

@ObjectType('LetterText', { description: 'The text of a part of a letter.' })
class LetterTextModel {
  @Field(() => LetterPartEnum, { description: 'Which part.' }) part!: LetterPart;
  @Field(() => String, { description: 'With line breaks; never empty.' }) text!: string;
}

@ObjectType('LetterPhoto', { description: 'A photo or document that a letter carries.' })
export class LetterPhotoModel
  extends ShownFields(Photo, 'kind', 'takenOn', 'side', 'toe', 'zone')
  implements LetterPhoto
{
  @Field(() => Int, { description: 'The id of the photo or document.' }) photoId!: number;
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
export class CertificateModel extends ShownFields(
  Certificate,
  'id',
  'patientId',
  'kind',
  'issueDate',
  'attendedOn',
  'reason',
  'instructions',
  'restDays',
  'checkCode',
  'patient',
  'signer',
  'clinic',
  'issuedAt',
) {
  @Field(() => Int, { description: 'The clinical record it is about.' }) recordId!: number;
  @Field(() => Int, {
    nullable: true,
    description: 'The professional who attended, as the record says now; null if it does not say.',
  })
  professionalId!: number | null;
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
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When it was withdrawn; null while it is valid.',
  })
  withdrawnAt!: string | null;
  @Field(() => String, { nullable: true, description: 'The name of the user who withdrew it.' })
  withdrawnBy!: string | null;
  @Field(() => String, { nullable: true, description: 'Why it was withdrawn.' })
  withdrawnReason!: string | null;
  @Field(() => String, { description: 'The name of the user who issued it.' }) issuedBy!: string;
}

@ObjectType('CertificatePage', { description: 'A page of referrals, the oldest first.' })
export class CertificatePageModel extends PageModel {
  @Field(() => [CertificateModel], { description: 'The referrals on this page.' }) nodes!: CertificateModel[];
}

/** As it is read: with the texts of a letter by their part. */
export interface CertificateRow extends Omit<CertificateModel, 'parts'> {
  readonly parts: LetterTexts;
}

export const toCertificateModel = ({ parts, ...row }: CertificateRow): CertificateModel => ({
  ...row,
  parts: LETTER_PARTS.flatMap((part) => {
    const text = parts[part];
    return text === undefined ? [] : [{ part, text }];
  }),
});
