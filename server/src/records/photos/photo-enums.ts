import { SIDES } from '#domain/records/foot/answer.js';
import { ZONES } from '#domain/records/foot/findings.js';
import { PHOTO_KINDS, PHOTO_PURPOSES } from '#domain/records/photos/photo.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { registerEnumType } from '@nestjs/graphql';
import { asEnum } from '../../foundation/graphql/as-enum.js';
import { oneOf } from '../../foundation/input/field-rules.js';

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

export const IsPhotoKind = oneOf('photoKind', PHOTO_KINDS, FIELD_MESSAGES.oneOfList);
export const IsPhotoPurpose = oneOf('photoPurpose', PHOTO_PURPOSES, FIELD_MESSAGES.oneOfList);
export const IsSide = oneOf('footSide', SIDES, FIELD_MESSAGES.oneOfList);
export const IsZone = oneOf('footZone', ZONES, FIELD_MESSAGES.oneOfList);
