import { PHRASE_BOXES } from '#domain/records/phrases/phrase.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { registerEnumType } from '@nestjs/graphql';
import { asEnum } from '../../foundation/graphql/as-enum.js';
import { oneOf } from '../../foundation/input/field-rules.js';

export const PhraseBoxEnum = asEnum(PHRASE_BOXES);
registerEnumType(PhraseBoxEnum, {
  name: 'PhraseBox',
  description: 'The text of a record into which a phrase is inserted.',
  valuesMap: {
    CARE_DESCRIPTION: { description: 'The description of the visit.' },
    PROCEDURE: { description: 'The procedure that was done.' },
    INSTRUCTIONS: { description: 'Instructions for the patient.' },
  },
});

export const IsPhraseBox = oneOf('phraseBox', PHRASE_BOXES, FIELD_MESSAGES.oneOfList);
