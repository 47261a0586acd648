import { TIPO_CITA } from '../../clinic/settings/tipo-cita.js';
import {
  CURSOR_HEADER,
  CURSOR_IN_QUERY,
  LIMIT_IN_QUERY,
  MORE_HEADER,
} from '../../foundation/changes/cambios.wire.js';
import { describeApi } from '../../foundation/openapi/describe-api.js';
import {
  answerObject,
  DAY,
  ID,
  listOf,
  named,
  oneOfWords,
  TEXT,
} from '../../foundation/openapi/json-schema.js';
import { CONTROL, ESTADO, MOTIVO } from './control.wire.js';
import { ControlsDueController } from './controls-due.controller.js';

const ControlDue = answerObject(
  {
    [CONTROL.patientId]: ID,
    paciente_nombre: TEXT,
    paciente_telefono: TEXT,
    tipo_cita: oneOfWords(TIPO_CITA),
    fecha_visita: DAY,
    fecha_control: DAY,
    [CONTROL.state]: oneOfWords(ESTADO),
    [CONTROL.professionalId]: ID,
    profesional_nombre: TEXT,
    [CONTROL.reason]: oneOfWords(MOTIVO),
    [CONTROL.treatment]: TEXT,
  },
  // Left out for users who may not read health data.
  [CONTROL.reason, CONTROL.treatment],
);

export const controlsDueApi = describeApi(ControlsDueController, {
  tag: 'Appointments',
  schemas: { ControlDue },
  endpoints: {
    list: {
      id: 'listControlsDue',
      summary: 'List the controls that are due',
      description:
        'In pages: the patients whose last visit calls for a control from a year ago until in 14 days, and who have no appointment from today on. Ordered by `fecha_control`; overdue ones alone come latest first. Reading them is logged as an access to health data, for users who may read it.',
      query: [
        { name: CONTROL.state, schema: oneOfWords(ESTADO), description: 'Only these.' },
        { name: CONTROL.professionalId, schema: ID, description: 'Only after visits to this professional.' },
        { name: CONTROL.patientId, schema: ID, description: 'Only of this patient.' },
        {
          name: CONTROL.treatment,
          schema: TEXT,
          description: 'Only after this treatment. 403 without the right to read health data.',
        },
        { name: CURSOR_IN_QUERY, schema: TEXT, description: 'The `X-Cursor` of the previous page.' },
        {
          name: LIMIT_IN_QUERY,
          schema: { type: 'integer', minimum: 1, maximum: 100 },
          description: 'The most rows on a page, by default 25.',
        },
      ],
      headers: {
        [CURSOR_HEADER]: {
          description: 'Where the next page begins; absent if the page is empty.',
          schema: TEXT,
        },
        [MORE_HEADER]: { description: 'Whether there is a next page.', schema: { enum: ['true', 'false'] } },
      },
      answer: {
        schema: listOf(named('ControlDue')),
        example: [
          {
            paciente: 17,
            paciente_nombre: 'Rosa Ejemplo',
            paciente_telefono: '+56 9 1234 5678',
            tipo_cita: 'podologia',
            fecha_visita: '2027-02-01',
            fecha_control: '2027-03-15',
            estado: 'por_vencer',
            profesional: 1,
            profesional_nombre: 'Paula Ejemplo',
            motivo: 'tratamiento',
            tratamiento: 'Podología general',
          },
        ],
      },
    },
  },
});
