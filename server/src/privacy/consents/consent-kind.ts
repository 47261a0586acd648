import { CONSENT_KINDS } from '#domain/privacy/consent.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { registerEnumType } from '@nestjs/graphql';
import { asEnum } from '../../foundation/graphql/as-enum.js';
import { oneOf } from '../../foundation/input/field-rules.js';

export const ConsentKindEnum = asEnum(CONSENT_KINDS);
registerEnumType(ConsentKindEnum, {
  name: 'ConsentKind',
  description: 'The kinds of consent that a patient can give (Ley 19.628, article 12).',
  valuesMap: {
    DATA_TREATMENT: { description: 'The use of their data; visitors agree when they book.' },
    PHOTOS: { description: 'Photos of feet and hands in the records.' },
    PHOTO_PUBLISHING: {
      description: 'Publishing these photos; they need a consent of the kind `PHOTOS`, too.',
    },
    MESSAGES: { description: 'Messages about appointments.' },
  },
});

export const IsConsentKind = oneOf('consentKind', CONSENT_KINDS, FIELD_MESSAGES.oneOfList);
