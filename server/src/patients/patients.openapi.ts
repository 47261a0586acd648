import { MAX_IDENTIFIERS } from '#domain/patients/identifiers/identifier.js';
import { FONASA_TIERS } from '#domain/patients/particulars/choices.js';
import { declared, type FieldKind } from '#domain/patients/patient-fields.es.js';
import { describeApi, type Parameter } from '../foundation/openapi/describe-api.js';
import {
  answerObject,
  DAY,
  FLAG,
  ID,
  type JsonSchema,
  listOf,
  named,
  oneOfWords,
  orEmpty,
  orNull,
  RUT,
  TEXT,
} from '../foundation/openapi/json-schema.js';
import { FORMAT_IN_QUERY, SPREADSHEET } from '../foundation/openapi/spreadsheet-answer.js';
import { bodyOf } from '../foundation/openapi/schema-of-input.js';
import { CHANGES_HEADERS, CHANGES_IN_QUERY, deletionsOf } from '../foundation/changes/changes.openapi.js';
import { HEALTH_DATA_KEYS, ORDEN, PACIENTE, PREVISION, SEXO, SHOWN, TIPO } from './paciente.wire.js';
import { CreatePatientInput, UpdatePatientInput } from './patient.input.js';
import { PatientsController } from './patients.controller.js';

const IDENTIFIER: JsonSchema = answerObject({
  tipo: oneOfWords(TIPO),
  pais: {
    type: 'string',
    description: 'The issuing country of a passport or foreign document, as ISO 3166-1 alpha-2.',
  },
  numero: TEXT,
});

const SENT_IDENTIFIERS: JsonSchema = {
  type: ['array', 'null'],
  maxItems: MAX_IDENTIFIERS,
  description: 'All of the patient’s documents besides the RUT; replaces the stored ones.',
  items: {
    type: 'object',
    properties: { tipo: oneOfWords(TIPO), pais: { type: ['string', 'null'] }, numero: TEXT },
    required: ['tipo', 'numero'],
  },
};

const WIRE = {
  names: PACIENTE,
  words: { sex: SEXO, healthInsurance: PREVISION },
  schemas: { identifiers: SENT_IDENTIFIERS },
  descriptions: { rut: 'With or without dots and hyphen.' },
};

const RUT_IN_QUERY: Parameter = {
  name: 'rut',
  schema: { type: 'string' },
  description: 'With or without dots and hyphen.',
  example: '12.345.678-5',
};

const EXAMPLE: Readonly<Partial<Record<(typeof SHOWN)[number], unknown>>> = {
  id: 17,
  rut: '12.345.678-5',
  provisionalRut: false,
  identifiers: [],
  name: 'Rosa Ejemplo',
  phone: '+56 9 1234 5678',
  email: 'rosa@example.com',
  emergencyContact: 'Ana, +56 9 8765 4321',
  address: 'Calle Ejemplo 123',
  birthDate: '1980-05-21',
  sex: 'femenino',
  healthInsurance: 'fonasa',
  fonasaTier: 'B',
};
const PATIENT: Readonly<Record<string, unknown>> = Object.fromEntries(
  SHOWN.map((key) => [PACIENTE[key], EXAMPLE[key] ?? '']),
);
const NEW_PATIENT = Object.fromEntries(
  (['rut', 'name', 'phone', 'email', 'emergencyContact'] as const).map((field) => [
    PACIENTE[field],
    EXAMPLE[field],
  ]),
);

const SCHEMAS: Readonly<Record<FieldKind, JsonSchema>> = {
  OWN_RUT: RUT,
  RUT: orEmpty(RUT),
  FLAG,
  SHORT_TEXT: TEXT,
  LONG_TEXT: TEXT,
  PHONE: TEXT,
  EMAIL: TEXT,
  DAY: orNull(DAY),
  SEX: orEmpty(oneOfWords(SEXO)),
  HEALTH_INSURANCE: orEmpty(oneOfWords(PREVISION)),
  FONASA_TIER: orEmpty({ enum: FONASA_TIERS }),
};

function schemaOf(key: (typeof SHOWN)[number]): JsonSchema {
  if (key === 'id') return ID;
  return key === 'identifiers' ? listOf(IDENTIFIER) : SCHEMAS[declared(key).kind];
}

const Patient = answerObject(
  Object.fromEntries(SHOWN.map((key) => [PACIENTE[key], schemaOf(key)])),
  // Left out for users who may not read health data.
  HEALTH_DATA_KEYS,
);

export const patientsApi = describeApi(PatientsController, {
  tag: 'Patients',
  schemas: { Patient },
  endpoints: {
    list: {
      id: 'listPatients',
      summary: 'List all patients by name, or the one with a RUT, or what changed',
      query: [RUT_IN_QUERY, ...CHANGES_IN_QUERY],
      headers: CHANGES_HEADERS,
      answer: { schema: listOf(named('Patient')), example: [PATIENT] },
    },
    deletions: deletionsOf(
      'listDeletedPatients',
      'patients',
      'Includes those whose data are blocked at present; they are listed as changed when the block ends.',
    ),
    read: {
      id: 'readPatient',
      summary: 'Read a patient',
      path: [{ name: 'id', schema: ID, example: EXAMPLE.id }],
      answer: { schema: named('Patient'), example: PATIENT },
      errors: ['NOT_FOUND'],
    },
    export: {
      id: 'exportPatients',
      summary: 'Export the patients as a spreadsheet',
      description:
        'The file can be imported again. It includes conditions for users who may read health data.',
      query: [
        FORMAT_IN_QUERY,
        {
          name: 'busqueda',
          schema: { type: 'string' },
          description: 'Searches name, RUT, e-mail and phone.',
        },
        { name: 'orden', schema: { enum: Object.keys(ORDEN) } },
        { name: 'descendente', schema: FLAG },
      ],
      answer: SPREADSHEET,
    },
    checkRut: {
      id: 'checkRut',
      summary: 'Check whether a patient has a RUT',
      query: [{ ...RUT_IN_QUERY, isRequired: true }],
      answer: {
        schema: answerObject({ existe: FLAG, paciente: orNull(named('Patient')) }),
        example: { existe: true, paciente: PATIENT },
      },
    },
    create: {
      id: 'createPatient',
      summary: 'Create a patient',
      description: 'A patient without a RUT gets a provisional one.',
      body: { schema: bodyOf(CreatePatientInput, WIRE), example: NEW_PATIENT },
      answer: { schema: named('Patient'), example: PATIENT },
      errors: ['RUT_IN_USE', 'IDENTIFIER_IN_USE'],
    },
    update: {
      id: 'updatePatient',
      summary: 'Change a patient',
      description:
        'The patient is identified by `rut_original`, otherwise by `rut`. A missing key keeps its value.',
      body: {
        schema: bodyOf(UpdatePatientInput, {
          ...WIRE,
          schemas: { ...WIRE.schemas, originalRut: { type: ['string', 'null'] } },
        }),
        example: { rut_original: '12.345.678-5', telefono: '+56 9 5555 5555' },
      },
      answer: { schema: named('Patient'), example: { ...PATIENT, telefono: '+56 9 5555 5555' } },
      errors: ['NOT_FOUND', 'RUT_IN_USE', 'IDENTIFIER_IN_USE'],
    },
    delete: {
      id: 'deletePatient',
      summary: 'Delete a patient without clinical records',
      description:
        'The patient’s appointments are deleted, too. The deletion is logged with its author. Without the right to write HEALTH_DATA, a patient who has a condition, a clinical case or alerts can’t be deleted: 409.',
      path: [{ ...RUT_IN_QUERY }],
      errors: ['NOT_FOUND', 'PATIENT_HAS_RECORDS'],
    },
  },
});
