import { SERVICE_WORDS } from '#domain/agenda/appointment.es.js';
import { PAGE_HEADERS, pageInQuery } from '../../foundation/changes/changes.openapi.js';
import { describeApi } from '../../foundation/openapi/describe-api.js';
import {
  answerObject,
  DAY,
  ID,
  listOf,
  named,
  oneOfWords,
  orNull,
  TEXT,
} from '../../foundation/openapi/json-schema.js';
import { CANAL, CONTROL, ESTADO, FOLLOW_UP, HEALTH_KEYS, MOTIVO } from './control.wire.js';
import { DismissControlInput, InviteToControlInput, ListedControlInput } from './control-follow-up.input.js';
import { bodyOf } from '../../foundation/openapi/schema-of-input.js';
import { ControlsDueController } from './controls-due.controller.js';

const ControlCause = answerObject({
  motivo: oneOfWords(MOTIVO),
  fecha_desde: DAY,
  fecha_control: DAY,
  fecha_visita: DAY,
  tratamiento: TEXT,
  profesional_nombre: TEXT,
});

const SentControlInvitation = answerObject({
  id: ID,
  fecha: TEXT,
  canal: oneOfWords(CANAL),
  por: TEXT,
  automatica: { type: 'boolean' },
  estado: { enum: ['enviada', 'pendiente', 'fallida'] },
});

const ControlDismissal = answerObject({ nota: TEXT, fecha: TEXT, por: TEXT });

const CONTROL_OF_BODY = { paciente: 17, tipo_cita: 'podologia' };
const WIRE = { names: FOLLOW_UP, words: { serviceType: SERVICE_WORDS } };

const ControlDue = answerObject(
  {
    [CONTROL.patientId]: ID,
    paciente_nombre: TEXT,
    paciente_telefono: TEXT,
    tipo_cita: oneOfWords(SERVICE_WORDS),
    [CONTROL.visitedOn]: DAY,
    [CONTROL.startsOn]: DAY,
    fecha_control: DAY,
    [CONTROL.state]: oneOfWords(ESTADO),
    [CONTROL.professionalId]: ID,
    profesional_nombre: TEXT,
    invitacion: { ...orNull(named('SentControlInvitation')), description: 'The last one since that visit.' },
    [CONTROL.dismissed]: {
      ...orNull(named('ControlDismissal')),
      description: 'Null if the patient is called.',
    },
    [CONTROL.reason]: oneOfWords(MOTIVO),
    [CONTROL.treatment]: TEXT,
    [CONTROL.causes]: listOf(named('ControlCause')),
  },
  HEALTH_KEYS,
);

export const controlsDueApi = describeApi(ControlsDueController, {
  tag: 'Appointments',
  schemas: { ControlCause, ControlDismissal, ControlDue, SentControlInvitation },
  endpoints: {
    list: {
      id: 'listControlsDue',
      summary: 'List the controls that are due',
      description:
        "In pages: the patients who should come back and have no appointment from today on. A control for a treatment or for a nail's brace is listed from 14 days before its date, one for the risk of the feet from the start of its interval (`fecha_desde`) on (for users who may not read health data, 14 days before its date too), each until a year after `fecha_control`. A patient with several is listed with the earliest; `motivos` has all. Ordered by `fecha_control`; overdue ones alone come latest first. Reading them is logged as an access to health data, for users who may read it.",
      query: [
        { name: CONTROL.state, schema: oneOfWords(ESTADO), description: 'Only these.' },
        { name: CONTROL.professionalId, schema: ID, description: 'Only after visits to this professional.' },
        { name: CONTROL.patientId, schema: ID, description: 'Only of this patient.' },
        {
          name: CONTROL.reason,
          schema: oneOfWords(MOTIVO),
          description: 'Only for this reason. 403 without the right to read health data.',
        },
        {
          name: CONTROL.treatment,
          schema: TEXT,
          description: 'Only after this treatment. 403 without the right to read health data.',
        },
        {
          name: CONTROL.dismissed,
          schema: { type: 'boolean' },
          description: 'True: only those for which the patient is not called, instead of all others.',
        },
        ...pageInQuery(25, 100),
      ],
      headers: PAGE_HEADERS,
      answer: {
        schema: listOf(named('ControlDue')),
        example: [
          {
            paciente: 17,
            paciente_nombre: 'Rosa Ejemplo',
            paciente_telefono: '+56 9 1234 5678',
            tipo_cita: 'podologia',
            fecha_visita: '2027-02-01',
            fecha_desde: '2027-03-01',
            fecha_control: '2027-03-15',
            estado: 'por_vencer',
            profesional: 1,
            profesional_nombre: 'Paula Ejemplo',
            invitacion: {
              id: 5,
              fecha: '2027-03-03T13:20:00.000Z',
              canal: 'whatsapp',
              por: 'Iván Ejemplo',
              automatica: false,
              estado: 'enviada',
            },
            no_llamar: null,
            motivo: 'tratamiento',
            tratamiento: 'Podología general',
            motivos: [
              {
                motivo: 'tratamiento',
                fecha_desde: '2027-03-01',
                fecha_control: '2027-03-15',
                fecha_visita: '2027-02-01',
                tratamiento: 'Podología general',
                profesional_nombre: 'Paula Ejemplo',
              },
            ],
          },
        ],
      },
    },
    invite: {
      id: 'inviteToControl',
      summary: 'Note that a patient is written to about a control',
      description:
        'Returns the link that opens WhatsApp with the text. It names the treatment to users who may read health data, which is logged as an access. `invitacion_vista` is the `id` of the last invitation that was seen: if another user has written since, the status is 409 and nothing is noted. 400 on `paciente` if the phone is not one that WhatsApp supports.',
      body: {
        schema: bodyOf(InviteToControlInput, WIRE),
        example: { ...CONTROL_OF_BODY, invitacion_vista: null },
      },
      answer: {
        schema: answerObject({ enlace: TEXT }),
        example: { enlace: 'https://wa.me/56912345678?text=Hola%20Rosa' },
      },
      errors: ['NOT_FOUND', 'STALE', 'PATIENT_OPPOSES'],
    },
    dismiss: {
      id: 'dismissControl',
      summary: 'Do not call a patient for a control any more',
      description: 'A later visit or exam calls for another control, which is listed again.',
      body: {
        schema: bodyOf(DismissControlInput, WIRE),
        example: { ...CONTROL_OF_BODY, nota: 'Se atiende en otra ciudad' },
      },
      errors: ['NOT_FOUND'],
    },
    restore: {
      id: 'restoreControl',
      summary: 'Call a patient for a control again',
      body: { schema: bodyOf(ListedControlInput, WIRE), example: CONTROL_OF_BODY },
      errors: ['NOT_FOUND'],
    },
  },
});
