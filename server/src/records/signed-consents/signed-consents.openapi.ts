import { LINK_MINUTES } from '#domain/records/signed-consents/signed-consent.js';
import { describeApi } from '../../foundation/openapi/describe-api.js';
import {
  answerObject,
  FLAG,
  ID,
  INSTANT,
  type JsonSchema,
  listOf,
  named,
  oneOfWords,
  orNull,
  TEXT,
} from '../../foundation/openapi/json-schema.js';
import { bodyOf } from '../../foundation/openapi/schema-of-input.js';
import { ConsentTextInput } from './consent-text.input.js';
import { ANSWER_WORDS, CONSENTIMIENTO, DEVICE_WORDS, SIGNER_WORDS } from './consentimiento.wire.js';
import {
  ConsentLinkInput,
  OmitConsentArgs,
  SignConsentInput,
  WithdrawSignedConsentArgs,
} from './signed-consent.input.js';
import { SignedConsentsController } from './signed-consents.controller.js';

const STROKES: JsonSchema = {
  type: ['array', 'null'],
  description:
    'Each stroke is x, y, x, y, … in a box of 1000 by 500 units from its upper left corner; 20 to 5,000 points in all.',
  items: { type: 'array', items: { type: 'integer' } },
};
const IDS: JsonSchema = { type: 'array', items: ID, maxItems: 100 };

const WIRE = { names: CONSENTIMIENTO, words: { answer: ANSWER_WORDS, signer: SIGNER_WORDS } };
const YES_OR_NO = { type: 'boolean' } as const;
const TEXT_BODY = bodyOf(ConsentTextInput, {
  ...WIRE,
  schemas: { treatmentIds: IDS, representativeSigns: YES_OR_NO, isArchived: YES_OR_NO },
});

const TITLE = 'Ortonixia';
const BODY = 'Yo, Rosa Ejemplo, acepto que se me ponga un bracket en la uña.';
const DIGEST = 'b4a3f7c6f0a1d6c2f54c1f3a2c1e7b8d9e0f1a2b3c4d5e6f708192a3b4c5d6e7';

const TEXT_EXAMPLE = {
  id: 3,
  titulo: TITLE,
  texto: 'Yo, {paciente}, acepto que se me ponga un bracket en la uña.',
  version_texto: 2,
  tratamientos: [{ id: 4, nombre: 'Postura de brackets' }],
  firma_representante: true,
  meses_vigencia: 12,
  archivado: false,
};
const SENT_TEXT = {
  titulo: TITLE,
  texto: TEXT_EXAMPLE.texto,
  tratamientos: [4],
  firma_representante: true,
  meses_vigencia: 12,
};
const TO_SIGN = {
  texto_id: 3,
  version_texto: 2,
  paciente: 17,
  cita: 5,
  titulo: TITLE,
  texto: BODY,
  sha256: DIGEST,
  firma_representante: true,
  debe_firmar_representante: false,
  pregunta_mayor_de_edad: false,
};
const SIGNED = {
  id: 9,
  paciente: 17,
  texto_id: 3,
  version_texto: 2,
  cita: 5,
  respuesta: 'acepta',
  titulo: TITLE,
  texto: BODY,
  sha256: DIGEST,
  firma: 'paciente',
  nombre: 'Rosa Ejemplo',
  rut: '11.111.111-1',
  relacion: '',
  trazos: null,
  nombre_escrito: 'Rosa Ejemplo',
  equipo: 'clinica',
  motivo: '',
  respondido: '2026-03-02T15:04:05.000Z',
  anotado_por: 'Ana Paz',
  vigente: true,
  retirado: null,
  retirado_por: null,
  motivo_retiro: '',
};

const ConsentText = answerObject({
  id: ID,
  titulo: TEXT,
  texto: TEXT,
  version_texto: ID,
  tratamientos: listOf(answerObject({ id: ID, nombre: TEXT })),
  firma_representante: FLAG,
  meses_vigencia: orNull(ID),
  archivado: FLAG,
});
const ConsentToSign = answerObject({
  texto_id: ID,
  version_texto: ID,
  paciente: ID,
  cita: orNull(ID),
  titulo: TEXT,
  texto: TEXT,
  sha256: TEXT,
  firma_representante: FLAG,
  debe_firmar_representante: FLAG,
  pregunta_mayor_de_edad: FLAG,
});
const SignedConsent = answerObject({
  id: ID,
  paciente: ID,
  texto_id: ID,
  version_texto: ID,
  cita: orNull(ID),
  respuesta: oneOfWords(ANSWER_WORDS),
  titulo: TEXT,
  texto: TEXT,
  sha256: TEXT,
  firma: orNull(oneOfWords(SIGNER_WORDS)),
  nombre: TEXT,
  rut: TEXT,
  relacion: TEXT,
  trazos: STROKES,
  nombre_escrito: TEXT,
  equipo: orNull(oneOfWords(DEVICE_WORDS)),
  motivo: TEXT,
  respondido: INSTANT,
  anotado_por: TEXT,
  vigente: FLAG,
  retirado: orNull(INSTANT),
  retirado_por: orNull(TEXT),
  motivo_retiro: TEXT,
});

const PATH_ID = [{ name: 'id', schema: ID, example: SIGNED.id }];

export const signedConsentsApi = describeApi(SignedConsentsController, {
  tag: 'Consents',
  schemas: { ConsentText, ConsentToSign, SignedConsent },
  endpoints: {
    listTexts: {
      id: 'listConsentTexts',
      summary: "List the clinic's consent texts",
      answer: { schema: listOf(named('ConsentText')), example: [TEXT_EXAMPLE] },
    },
    createText: {
      id: 'createConsentText',
      summary: 'Write a consent text',
      description:
        '`{paciente}`, `{rut}`, `{tratamiento}`, `{profesional}`, `{clinica}` and `{fecha}` are filled in when it is shown.',
      body: { schema: TEXT_BODY, example: SENT_TEXT },
      answer: { schema: named('ConsentText'), example: TEXT_EXAMPLE },
    },
    updateText: {
      id: 'updateConsentText',
      summary: 'Change a consent text',
      description:
        'Replaces everything; the last write wins. A new title or text is a new version: patients who signed an earlier one are asked again. Texts are archived, never deleted.',
      path: [{ name: 'id', schema: ID, example: TEXT_EXAMPLE.id }],
      body: { schema: TEXT_BODY, example: SENT_TEXT },
      answer: { schema: named('ConsentText'), example: TEXT_EXAMPLE },
      errors: ['NOT_FOUND'],
    },
    listToSign: {
      id: 'listConsentsToSign',
      summary: 'Read what a patient is to sign',
      description:
        'With `cita` alone: what the visit still needs. With `texto_id` and `paciente`: that text, as it reads for the patient today.',
      query: [
        { name: CONSENTIMIENTO.appointmentId, schema: ID, description: 'The appointment.', example: 5 },
        { name: CONSENTIMIENTO.textId, schema: ID },
        { name: CONSENTIMIENTO.patientId, schema: ID },
      ],
      answer: { schema: listOf(named('ConsentToSign')), example: [TO_SIGN] },
      errors: ['NOT_FOUND'],
    },
    ofPatient: {
      id: 'listSignedConsents',
      summary: "List a patient's answers to consent texts, newest first",
      description: 'The access is logged.',
      query: [
        {
          name: CONSENTIMIENTO.patientId,
          schema: ID,
          description: 'The patient’s id.',
          isRequired: true,
          example: 17,
        },
      ],
      answer: { schema: listOf(named('SignedConsent')), example: [SIGNED] },
    },
    sign: {
      id: 'signConsent',
      summary: 'Store a signed answer',
      description:
        'A simple electronic signature (Ley 19.799, article 3), drawn in `trazos` or typed in `nombre_escrito`. `sha256` is that of the text that was shown.',
      body: {
        schema: bodyOf(SignConsentInput, { ...WIRE, schemas: { strokes: STROKES, isOfAge: YES_OR_NO } }),
        example: {
          paciente: 17,
          texto_id: 3,
          cita: 5,
          respuesta: 'acepta',
          sha256: DIGEST,
          firma: 'paciente',
          nombre_escrito: 'Rosa Ejemplo',
        },
      },
      answer: { schema: named('SignedConsent'), example: SIGNED },
      errors: ['NOT_FOUND', 'STALE'],
    },
    createLink: {
      id: 'createConsentLink',
      summary: 'Make a link to sign on one’s own phone',
      description: `The page of the link works once, for ${String(LINK_MINUTES)} minutes.`,
      body: {
        schema: bodyOf(ConsentLinkInput, { ...WIRE, schemas: { isOfAge: YES_OR_NO } }),
        example: { paciente: 17, texto_id: 3, cita: 5, firma: 'paciente' },
      },
      answer: {
        schema: answerObject({ id: ID, ruta: TEXT, vence: INSTANT }),
        example: {
          id: 2,
          ruta: '/public/consentimiento/3q2-7wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
          vence: '2026-03-02T16:04:05.000Z',
        },
      },
      errors: ['NOT_FOUND'],
    },
    omit: {
      id: 'continueWithoutConsent',
      summary: 'Record why a visit goes on without a signature',
      body: {
        schema: bodyOf(OmitConsentArgs, WIRE),
        example: { cita: 5, texto_id: 3, motivo: 'Urgencia: sangrado' },
      },
      answer: {
        schema: named('SignedConsent'),
        example: {
          ...SIGNED,
          respuesta: 'sin_firma',
          firma: null,
          nombre: '',
          rut: '',
          nombre_escrito: '',
          equipo: null,
          motivo: 'Urgencia: sangrado',
          vigente: false,
        },
      },
      errors: ['NOT_FOUND'],
    },
    read: {
      id: 'readSignedConsent',
      summary: 'Read an answer to a consent text',
      description: 'The access is logged.',
      path: PATH_ID,
      answer: { schema: named('SignedConsent'), example: SIGNED },
      errors: ['NOT_FOUND'],
    },
    pdf: {
      id: 'downloadSignedConsent',
      summary: 'Download an answer to a consent text as a PDF',
      description: 'The text with its digest, the answer and the signature. The access is logged.',
      path: PATH_ID,
      answer: { media: ['application/pdf'] },
      errors: ['NOT_FOUND'],
    },
    withdraw: {
      id: 'withdrawSignedConsent',
      summary: 'Withdraw an accepted consent',
      description: 'It is kept, with the reason.',
      path: PATH_ID,
      body: {
        schema: bodyOf(WithdrawSignedConsentArgs, { names: { reason: CONSENTIMIENTO.reason } }),
        example: { motivo: 'Ya no quiere seguir' },
      },
      answer: {
        schema: named('SignedConsent'),
        example: {
          ...SIGNED,
          vigente: false,
          retirado: '2026-03-09T12:00:00.000Z',
          retirado_por: 'Ana Paz',
          motivo_retiro: 'Ya no quiere seguir',
        },
      },
      errors: ['NOT_FOUND', 'REQUEST_SETTLED'],
    },
  },
});
