import type { LocalDate } from '#domain/clinic-time.js';
import type { Side } from '#domain/records/foot/answer.js';
import { type Toe, TOES, type Zone } from '#domain/records/foot/findings.js';
import { MAX_PHOTO_NOTE, MAX_WITHDRAWAL_REASON, type PhotoKind } from '#domain/records/photos/photo.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { ArgsType, Field, Int, PickType } from '@nestjs/graphql';
import { IsBoolean } from 'class-validator';
import { SentFields } from '../../foundation/fields/entity-fields.js';
import { IsDay, IsId, IsPastDay, IsWholeNumber, Text } from '../../foundation/input/field-rules.js';
import { PageInput } from '../../foundation/input/page.input.js';
import { SideEnum, ZoneEnum } from '../clinical-records/foot/foot-exam.enums.js';
import { Photo } from './photo.entity.js';
import { IsPhotoKind, IsSide, IsZone, PhotoKindEnum } from './photo-enums.js';

/** The metadata of an upload. */
export class NewPhotoInput extends SentFields(
  Photo,
  'patientId',
  'purpose',
  'appointmentId',
  'side',
  'toe',
  'zone',
) {
  @IsId('optional') recordId?: number | null;
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
  @IsPhotoKind('optional')
  kind?: PhotoKind | null;
  @Field(() => Boolean, { defaultValue: false, description: 'Whether to include withdrawn ones.' })
  @IsBoolean({ message: FIELD_MESSAGES.oneOfList })
  withWithdrawn: boolean = false;
}

@ArgsType()
export class PhotoIdInput extends PickType(Photo, ['id'], ArgsType) {}

@ArgsType()
export class WithdrawPhotoArgs extends PhotoIdInput {
  @Field(() => String, { description: 'Why it is wrong; at most 200 characters.' })
  @Text(MAX_WITHDRAWAL_REASON)
  reason!: string;
}

@ArgsType()
export class MovePhotoArgs extends PickType(Photo, ['id', 'patientId', 'appointmentId'], ArgsType) {
  @Field(() => Int, { nullable: true, description: 'A record of that patient.' })
  @IsId('optional')
  recordId?: number | null;
}

/** The token in a file's address. */
export class PhotoTokenInput {
  @Text(64) token!: string;
}
