import { describeApi, type Endpoint } from '../../foundation/openapi/describe-api.js';
import {
  answerObject,
  COUNT,
  ID,
  listOf,
  named,
  orNull,
  TEXT,
} from '../../foundation/openapi/json-schema.js';
import {
  AppointmentImportsController,
  PatientImportsController,
  RecordImportsController,
  SupplyImportsController,
} from './resource-imports.controller.js';

const Import = answerObject({
  id: ID,
  nombre: TEXT,
  filas: COUNT,
  columnas: listOf(answerObject({ encabezado: TEXT, dato: orNull(TEXT) })),
  hoja: orNull(TEXT),
  hojas: listOf(answerObject({ nombre: TEXT, oculta: { type: 'boolean' } })),
  fila_encabezados: orNull(COUNT),
  filas_sobre_encabezados: listOf(answerObject({ fila: COUNT, texto: TEXT })),
  filas_ocultas: COUNT,
});

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const SOURCE = {
  hoja: 'Pacientes',
  hojas: [
    { nombre: 'Portada', oculta: false },
    { nombre: 'Pacientes', oculta: false },
  ],
  fila_encabezados: 3,
  filas_sobre_encabezados: [{ fila: 1, texto: 'Listado de pacientes' }],
  filas_ocultas: 0,
};

const endpointsOf = (
  what: 'Patient' | 'Appointment' | 'Record' | 'Supply',
  columns: readonly { readonly encabezado: string; readonly dato: string | null }[],
): Record<'upload' | 'template' | 'rejected', Endpoint> => ({
  upload: {
    id: `upload${what}Import`,
    summary: 'Upload a file for import',
    description:
      'The body is the file itself, CSV or XLSX, at most 20,000,000 bytes and 100,000 rows. Nothing is imported yet: a user checks and applies it in the panel, within a day.',
    query: [
      { name: 'nombre', schema: TEXT, description: 'The name of the file.', example: 'lista.csv' },
      {
        name: 'hoja',
        schema: TEXT,
        description:
          'The sheet to read; without it, the first visible one whose headers are recognised, or the first with content.',
        example: 'Pacientes',
      },
      {
        name: 'fila_encabezados',
        schema: { type: 'integer', minimum: 1 },
        description: 'The number of the row with the headers; without it, it is looked for.',
        example: 3,
      },
    ],
    body: { media: ['text/csv', XLSX] },
    answer: {
      schema: named('Import'),
      example: { id: 4, nombre: 'lista.csv', filas: 120, columnas: columns, ...SOURCE },
    },
  },
  template: {
    id: `get${what}ImportTemplate`,
    summary: 'Get a template for import',
    query: [{ name: 'formato', schema: { type: 'string', enum: ['csv', 'xlsx'] }, example: 'csv' }],
    answer: { media: ['text/csv', XLSX] },
  },
  rejected: {
    id: `getRejected${what}Rows`,
    summary: 'Get the rejected rows of an import, with what to correct',
    path: [{ name: 'id', schema: ID, example: 4 }],
    answer: { media: ['text/csv'] },
    errors: ['NOT_FOUND'],
  },
});

export const patientImportsApi = describeApi(PatientImportsController, {
  tag: 'Patients',
  schemas: { Import },
  endpoints: endpointsOf('Patient', [
    { encabezado: 'Fono', dato: 'Teléfono' },
    { encabezado: 'Color favorito', dato: null },
  ]),
});

export const appointmentImportsApi = describeApi(AppointmentImportsController, {
  tag: 'Appointments',
  endpoints: endpointsOf('Appointment', [
    { encabezado: 'Fecha y hora', dato: 'Fecha' },
    { encabezado: 'Sucursal', dato: null },
  ]),
});

export const supplyImportsApi = describeApi(SupplyImportsController, {
  tag: 'Supplies',
  endpoints: endpointsOf('Supply', [{ encabezado: 'Producto', dato: 'Nombre' }]),
});

export const recordImportsApi = describeApi(RecordImportsController, {
  tag: 'Clinical records',
  endpoints: endpointsOf('Record', [
    { encabezado: 'Evolución', dato: 'Descripción de la atención' },
    { encabezado: 'Nº de ficha', dato: null },
  ]),
});
