import { Field, Int, ObjectType } from '@nestjs/graphql';
import { ShownFields } from '../../foundation/fields/entity-fields.js';
import { PageModel } from '../../foundation/graphql/page.model.js';
import { DateTimeScalar } from '../../foundation/graphql/scalars.js';
import { Photo, SHOWN_OF_PHOTO } from './photo.entity.js';

@ObjectType('Photo', {
  description:
    'A photo or document of a patient. `POST /api/pacientes/fotos/` adds one; it can be withdrawn or moved to another patient, but never changed.',
})
export class PhotoModel extends ShownFields(Photo, ...SHOWN_OF_PHOTO) {
  @Field(() => Int, { nullable: true, description: 'Its record, or that of its visit.' })
  recordId!: number | null;
  @Field(() => Int, {
    nullable: true,
    description:
      'The professional of its visit; null without a visit. A user limited to their own agenda gets that of another professional only once the record of the visit is written.',
  })
  professionalId!: number | null;
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
