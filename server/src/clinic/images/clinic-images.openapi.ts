import { describeApi, type Parameter } from '../../foundation/openapi/describe-api.js';
import {
  answerObject,
  COUNT,
  ID,
  listOf,
  named,
  oneOfWords,
  orNull,
  TEXT,
} from '../../foundation/openapi/json-schema.js';
import { ClinicImagesController } from './clinic-images.controller.js';
import { CUAL } from './imagen.wire.js';

const WHICH: Parameter = { name: 'cual', schema: oneOfWords(CUAL), example: 'logo' };
const SEEN: Parameter = {
  name: 'version',
  schema: COUNT,
  description: 'The version the editor saw; without it, the last write wins.',
};

const IMAGE = {
  cual: 'logo',
  version: 2,
  imagen: {
    direccion: '/public/imagen/9f86d081.png',
    direccion_pequena: '/public/imagen/2c26b46b.png',
    direccion_vista_previa: '/public/imagen/fcde2b2e.png',
    ancho: 512,
    alto: 200,
  },
};

const ClinicImage = answerObject({
  cual: oneOfWords(CUAL),
  version: COUNT,
  imagen: orNull(
    answerObject({
      direccion: TEXT,
      direccion_pequena: TEXT,
      direccion_vista_previa: TEXT,
      ancho: ID,
      alto: ID,
    }),
  ),
});

export const clinicImagesApi = describeApi(ClinicImagesController, {
  tag: 'Clinic',
  schemas: { ClinicImage },
  endpoints: {
    list: {
      id: 'listClinicImages',
      summary: "List the clinic's logo and photo",
      answer: { schema: listOf(named('ClinicImage')), example: [IMAGE] },
    },
    replace: {
      id: 'replaceClinicImage',
      summary: 'Replace the logo or the photo',
      description: 'The body is the file itself, at most 5,000,000 bytes.',
      path: [WHICH],
      query: [SEEN],
      body: { media: ['image/png', 'image/jpeg', 'image/webp'] },
      answer: { schema: named('ClinicImage'), example: IMAGE },
      errors: ['NOT_FOUND', 'STALE'],
    },
    remove: {
      id: 'removeClinicImage',
      summary: 'Remove the logo or the photo',
      path: [WHICH],
      query: [SEEN],
      answer: { schema: named('ClinicImage'), example: { ...IMAGE, version: 3, imagen: null } },
      errors: ['NOT_FOUND', 'STALE'],
    },
  },
});
