import { describeApi, type Parameter } from '../../foundation/openapi/describe-api.js';
import {
  answerObject,
  COUNT,
  DAY,
  FLAG,
  ID,
  listOf,
  named,
  orNull,
  PESOS,
  TEXT,
} from '../../foundation/openapi/json-schema.js';
import { bodyOf } from '../../foundation/openapi/schema-of-input.js';
import { AgreedPriceInput, AgreementInput, PatientAgreementInput } from './agreement.input.js';
import { ConveniosController } from './convenios.controller.js';
import { CONVENIO } from './convenios.wire.js';

const AGREEMENT_ID: Parameter = { name: 'id', schema: ID, example: 4 };
const PATIENT: Parameter = { name: 'paciente', schema: ID, example: 17, description: 'The patient.' };

const Agreement = answerObject({
  id: ID,
  nombre: TEXT,
  vigente: { ...FLAG, description: 'Whether it is used for new charges.' },
  porcentaje: { ...orNull(COUNT), description: 'Taken off treatments without a price here.' },
  precios: listOf(answerObject({ tratamiento: ID, nombre: TEXT, precio: PESOS })),
});
const PatientAgreement = answerObject({
  convenio: orNull(ID),
  nombre: TEXT,
  vigente: FLAG,
  hasta: { ...orNull(DAY), description: 'Its last day.' },
});

const BODY = bodyOf(AgreementInput, {
  names: CONVENIO,
  schemas: {
    isActive: FLAG,
    prices: {
      type: 'array',
      items: bodyOf(AgreedPriceInput, { names: CONVENIO }),
      maxItems: 200,
    },
  },
});
const SENT = { nombre: 'Municipalidad', porcentaje: 10, precios: [{ tratamiento: 3, precio: 18_000 }] };
const STORED = {
  ...{ id: 4, nombre: 'Municipalidad', vigente: true, porcentaje: 10 },
  precios: [{ tratamiento: 3, nombre: 'Láser', precio: 18_000 }],
};
const OF_PATIENT = { convenio: 4, nombre: 'Municipalidad', vigente: true, hasta: '2027-12-31' };

export const conveniosApi = describeApi(ConveniosController, {
  tag: 'Money',
  schemas: { Agreement, PatientAgreement },
  endpoints: {
    list: {
      id: 'listAgreements',
      summary: 'List the agreements, those in use first',
      answer: { schema: listOf(named('Agreement')), example: [STORED] },
    },
    create: {
      id: 'createAgreement',
      summary: 'Add an agreement',
      description:
        "Finishing a visit of a patient who has it charges the treatment's `precio` in it, or `porcentaje` less than the list price.",
      body: { schema: BODY, example: SENT },
      answer: { schema: named('Agreement'), example: STORED },
    },
    update: {
      id: 'updateAgreement',
      summary: 'Change an agreement; what was charged stays',
      path: [AGREEMENT_ID],
      body: { schema: { ...BODY, required: [] }, example: { vigente: false } },
      answer: { schema: named('Agreement'), example: { ...STORED, vigente: false } },
      errors: ['NOT_FOUND'],
    },
    ofPatient: {
      id: 'readPatientAgreement',
      summary: 'Read the agreement of a patient',
      path: [PATIENT],
      answer: { schema: named('PatientAgreement'), example: OF_PATIENT },
    },
    setOfPatient: {
      id: 'setPatientAgreement',
      summary: 'Give a patient an agreement, or take it away',
      path: [PATIENT],
      body: {
        schema: bodyOf(PatientAgreementInput, {
          names: { agreementId: CONVENIO.agreementId, until: CONVENIO.until },
        }),
        example: { convenio: 4, hasta: '2027-12-31' },
      },
      answer: { schema: named('PatientAgreement'), example: OF_PATIENT },
      errors: ['NOT_FOUND'],
    },
  },
});
