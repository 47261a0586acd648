import { SERVICE_WORDS } from '#domain/agenda/appointment.es.js';
import { describeApi, type Parameter } from '../../foundation/openapi/describe-api.js';
import {
  answerObject,
  ID,
  listOf,
  named,
  oneOfWords,
  orNull,
  TEXT,
} from '../../foundation/openapi/json-schema.js';
import { bodyOf } from '../../foundation/openapi/schema-of-input.js';
import { FRASE, PARTE } from './frase.wire.js';
import { PhraseInput } from './phrase.input.js';
import { PhrasesController } from './phrases.controller.js';

const PHRASE_ID: Parameter = { name: 'id', schema: ID, example: 4 };
const NEW_PHRASE = {
  parte: 'indicaciones',
  titulo: 'Cuidado diario',
  texto: 'Lavar y secar bien los pies. Control {control}.',
  tipo_cita: 'podologia',
  tratamiento_id: null,
  profesional_id: null,
};
const PHRASE = { id: 4, ...NEW_PHRASE };
const WIRE = { names: FRASE, words: { box: PARTE, serviceType: SERVICE_WORDS } };

const Phrase = answerObject({
  id: ID,
  [FRASE.box]: oneOfWords(PARTE),
  [FRASE.title]: TEXT,
  [FRASE.text]: { ...TEXT, description: 'With its placeholders `{uña}`, `{insumos}`, `{control}`.' },
  [FRASE.serviceType]: orNull(oneOfWords(SERVICE_WORDS)),
  [FRASE.treatmentId]: orNull(ID),
  [FRASE.professionalId]: orNull(ID),
});

export const phrasesApi = describeApi(PhrasesController, {
  tag: 'Clinical records',
  schemas: { Phrase },
  endpoints: {
    list: {
      id: 'listPhrases',
      summary: 'List the phrases that can be inserted into a record, by title',
      answer: { schema: listOf(named('Phrase')), example: [PHRASE] },
    },
    create: {
      id: 'createPhrase',
      summary: 'Create a phrase',
      body: { schema: bodyOf(PhraseInput, WIRE), example: NEW_PHRASE },
      answer: { schema: named('Phrase'), example: PHRASE },
    },
    update: {
      id: 'updatePhrase',
      summary: 'Change a phrase',
      description: 'A field that is not sent keeps its value. Records keep the text that was inserted.',
      path: [PHRASE_ID],
      body: { schema: { ...bodyOf(PhraseInput, WIRE), required: [] }, example: { titulo: 'Cuidado' } },
      answer: { schema: named('Phrase'), example: { ...PHRASE, titulo: 'Cuidado' } },
      errors: ['NOT_FOUND'],
    },
    delete: {
      id: 'deletePhrase',
      summary: 'Delete a phrase',
      path: [PHRASE_ID],
      errors: ['NOT_FOUND'],
    },
  },
});
