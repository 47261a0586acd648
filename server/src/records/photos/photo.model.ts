import type { LocalDate } from '#domain/clinic-time.js';
import type { Side } from '#domain/records/foot/answer.js';
import type { Toe, Zone } from '#domain/records/foot/findings.js';
import type { PhotoKind, PhotoPurpose } from '#domain/records/photos/photo.js';
import { Field, Int, ObjectType } from '@nestjs/graphql';
import { PageModel } from '../../foundation/graphql/page.model.js';
import { DateTimeScalar, LocalDateScalar } from '../../foundation/graphql/scalars.js';
import { SideEnum, ZoneEnum } from '../clinical-records/foot/foot-exam.enums.js';
import { PhotoKindEnum, PhotoPurposeEnum } from './photo.input.js';

@ObjectType('Photo', {
  description:
    'A photo or document of a patient. `POST /api/pacientes/fotos/` adds one; it can be withdrawn or moved to another patient, but never changed.',
})
export class PhotoModel {
  @Field(() => Int, { description: 'Its id.' }) id!: number;
  @Field(() => Int, { description: "The patient's current id." }) patientId!: number;
  @Field(() => PhotoKindEnum, { description: 'Photo or document.' }) kind!: PhotoKind;
  @Field(() => PhotoPurposeEnum, { description: 'Its permitted use.' }) purpose!: PhotoPurpose;
  @Field(() => Int, { nullable: true, description: 'The visit, if it was added during one.' })
  appointmentId!: number | null;
  @Field(() => Int, { nullable: true, description: 'Its record, or that of its visit.' })
  recordId!: number | null;
  @Field(() => Int, {
    nullable: true,
    description:
      'The professional of its visit; null without a visit. A user limited to their own agenda gets that of another professional only once the record of the visit is written.',
  })
  professionalId!: number | null;
  @Field(() => SideEnum, { nullable: true, description: 'The foot.' }) side!: Side | null;
  @Field(() => Int, { nullable: true, description: 'The toe whose nail it shows, 1 to 5.' }) toe!: Toe | null;
  @Field(() => ZoneEnum, { nullable: true, description: 'The zone of the foot that it shows.' })
  zone!: Zone | null;
  @Field(() => LocalDateScalar, { description: 'The day it was taken, or a document was received.' })
  takenOn!: LocalDate;
  @Field(() => String, { description: 'May be empty.' }) note!: string;
  @Field(() => Int, { nullable: true, description: 'In pixels; null for a document.' })
  width!: number | null;
  @Field(() => Int, { nullable: true, description: 'In pixels; null for a document.' })
  height!: number | null;
  @Field(() => Int, { description: 'The size of its file.' }) bytes!: number;
  @Field(() => String, {
    description:
      'The path of its file on this site. It needs the same access token, and each reading is logged.',
  })
  address!: string;
  @Field(() => String, {
    nullable: true,
    description: 'The same for a thumbnail of at most 320 pixels a side and 20 kB; null for a document.',
  })
  smallAddress!: string | null;
  @Field(() => DateTimeScalar, { description: 'When it was stored.' }) addedAt!: string;
  @Field(() => String, { description: 'The name of the user who added it.' }) addedBy!: string;
  @Field(() => DateTimeScalar, { nullable: true, description: 'Null unless it was withdrawn.' })
  withdrawnAt!: string | null;
  @Field(() => String, { nullable: true, description: 'Null unless it was withdrawn.' })
  withdrawnBy!: string | null;
  @Field(() => String, { nullable: true, description: 'Null unless it was withdrawn.' })
  withdrawnReason!: string | null;
}

@ObjectType('PhotoPage', { description: 'A page of photos and documents.' })
export class PhotoPageModel extends PageModel {
  @Field(() => [PhotoModel], { description: 'The latest day first.' }) nodes!: PhotoModel[];
  @Field(() => Int, { description: 'How many there are on all pages.' }) totalCount!: number;
}
