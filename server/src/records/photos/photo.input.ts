import type { LocalDate } from '#domain/clinic-time.js';
import { SIDES, type Side } from '#domain/records/foot/answer.js';
import { type Toe, TOES, type Zone, ZONES } from '#domain/records/foot/findings.js';
import {
  MAX_PHOTO_NOTE,
  MAX_WITHDRAWAL_REASON,
  PHOTO_KINDS,
  PHOTO_PURPOSES,
  type PhotoKind,
  type PhotoPurpose,
} from '#domain/records/photos/photo.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { ArgsType, Field, Int, registerEnumType } from '@nestjs/graphql';
import { IsBoolean } from 'class-validator';
import { asEnum } from '../../foundation/graphql/as-enum.js';
import { IsDay, IsId, IsPastDay, IsWholeNumber, oneOf, Text } from '../../foundation/input/field-rules.js';
import { PageInput } from '../../foundation/input/page.input.js';
import { SideEnum, ZoneEnum } from '../clinical-records/foot/foot-exam.enums.js';

export const PhotoKindEnum = asEnum(PHOTO_KINDS);
registerEnumType(PhotoKindEnum, {
  name: 'PhotoKind',
  description: 'The kind of a file.',
  valuesMap: {
    PHOTO: {
      description: 'A picture, stored as JPEG: upright, without metadata, at most 2,560 pixels a side.',
    },
    DOCUMENT: { description: 'A PDF, stored as it was sent. It is only ever a download.' },
  },
});

export const PhotoPurposeEnum = asEnum(PHOTO_PURPOSES);
registerEnumType(PhotoPurposeEnum, {
  name: 'PhotoPurpose',
  description: 'A permitted use of a photo.',
  valuesMap: {
    CLINICAL: { description: "The patient's care; needs a consent of the kind `PHOTOS`." },
    PUBLISHING: { description: 'Also publishing; needs a consent of the kind `PHOTO_PUBLISHING`, too.' },
  },
});

const IsKind = oneOf('photoKind', PHOTO_KINDS, FIELD_MESSAGES.oneOfList);
const IsPurpose = oneOf('photoPurpose', PHOTO_PURPOSES, FIELD_MESSAGES.oneOfList);
const IsSide = oneOf('footSide', SIDES, FIELD_MESSAGES.oneOfList);
const IsZone = oneOf('footZone', ZONES, FIELD_MESSAGES.oneOfList);

/** The metadata of an upload. */
export class NewPhotoInput {
  @IsId() patientId!: number;
  @IsPurpose() purpose!: PhotoPurpose;
  @IsId('optional') appointmentId?: number | null;
  @IsId('optional') recordId?: number | null;
  @IsSide('optional') side?: Side | null;
  @IsWholeNumber(TOES[0], TOES.length, 'optional') toe?: Toe | null;
  @IsZone('optional') zone?: Zone | null;
  @IsDay('optional') @IsPastDay() takenOn?: LocalDate | null;
  @Text(MAX_PHOTO_NOTE, 'optional') note?: string | null;
}

@ArgsType()
export class PhotoPageInput extends PageInput(100, 200) {
  @Field(() => Int, { description: "The patient's id." }) @IsId() patientId!: number;
  @Field(() => Int, { nullable: true, description: 'Only those of this visit.' })
  @IsId('optional')
  appointmentId?: number | null;
  @Field(() => Int, {
    nullable: true,
    description: 'Only those of this record or of its appointment.',
  })
  @IsId('optional')
  recordId?: number | null;
  @Field(() => SideEnum, { nullable: true, description: 'Only those of this foot.' })
  @IsSide('optional')
  side?: Side | null;
  @Field(() => Int, { nullable: true, description: 'Only those of the nail of this toe, 1 to 5.' })
  @IsWholeNumber(TOES[0], TOES.length, 'optional')
  toe?: Toe | null;
  @Field(() => ZoneEnum, { nullable: true, description: 'Only those of this zone.' })
  @IsZone('optional')
  zone?: Zone | null;
  @Field(() => PhotoKindEnum, { nullable: true, description: 'Only photos, or only documents.' })
  @IsKind('optional')
  kind?: PhotoKind | null;
  @Field(() => Boolean, { defaultValue: false, description: 'Whether to include withdrawn ones.' })
  @IsBoolean({ message: FIELD_MESSAGES.oneOfList })
  withWithdrawn: boolean = false;
}

@ArgsType()
export class PhotoIdInput {
  @Field(() => Int, { description: 'The id of the photo or document.' }) @IsId() id!: number;
}

@ArgsType()
export class WithdrawPhotoArgs extends PhotoIdInput {
  @Field(() => String, { description: 'Why it is wrong; at most 200 characters.' })
  @Text(MAX_WITHDRAWAL_REASON)
  reason!: string;
}

@ArgsType()
export class MovePhotoArgs extends PhotoIdInput {
  @Field(() => Int, { description: 'The patient whom it shows.' }) @IsId() patientId!: number;
  @Field(() => Int, { nullable: true, description: 'An appointment of that patient.' })
  @IsId('optional')
  appointmentId?: number | null;
  @Field(() => Int, { nullable: true, description: 'A record of that patient.' })
  @IsId('optional')
  recordId?: number | null;
}

/** The token in a file's address. */
export class PhotoTokenInput {
  @Text(64) token!: string;
}
