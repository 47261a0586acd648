import { CLINIC_IMAGE_KINDS, type ClinicImageKind } from '#domain/clinic/images/clinic-image.js';
import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { asEnum } from '../../foundation/graphql/as-enum.js';

const ClinicImageKindEnum = asEnum(CLINIC_IMAGE_KINDS);
registerEnumType(ClinicImageKindEnum, {
  name: 'ClinicImageKind',
  description: 'One of the two pictures of the clinic.',
  valuesMap: {
    LOGO: { description: 'Its logo; the file needs at least 64 pixels on the shorter side.' },
    PHOTO: { description: 'Its photo; the file needs at least 400 pixels on the shorter side.' },
  },
});

@ObjectType('ClinicImage', {
  description: 'A picture of the clinic. Its addresses are paths on this site and change with the picture.',
})
export class ClinicImageModel {
  @Field(() => String, {
    description: 'A logo within 512 × 512 pixels (PNG), a photo within 1600 × 1600 (WebP).',
  })
  address!: string;
  @Field(() => String, { description: 'A logo within 144 × 144 pixels, a photo within 800 × 800; WebP.' })
  smallAddress!: string;
  @Field(() => String, { description: 'For link previews: 1200 × 630 pixels, JPEG.' })
  previewAddress!: string;
  @Field(() => Int, { description: 'The width of `address`, in pixels.' }) width!: number;
  @Field(() => Int, { description: 'The height of `address`, in pixels.' }) height!: number;
}

@ObjectType('ClinicImagePlace', {
  description: 'The logo or the photo. `PUT /api/clinica/imagenes/logo/` uploads one.',
})
export class ClinicImagePlaceModel {
  @Field(() => ClinicImageKindEnum, { description: 'Logo or photo.' }) kind!: ClinicImageKind;
  @Field(() => Int, { description: 'Incremented by each edit; an upload sends the one it saw.' })
  version!: number;
  @Field(() => ClinicImageModel, { nullable: true, description: 'Null until the clinic uploads one.' })
  image!: ClinicImageModel | null;
}
