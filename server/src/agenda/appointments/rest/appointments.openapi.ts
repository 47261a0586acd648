import { SERVICE_WORDS, STATUS_WORDS } from '#domain/agenda/appointment.es.js';
import { DURATIONS } from '#domain/agenda/appointment.js';
import { ATTENDANCE_WORDS } from '#domain/visits/attendance.es.js';
import { describeApi, type Parameter } from '../../../foundation/openapi/describe-api.js';
import {
  answerObject,
  DAY,
  FLAG,
  HOUR,
  ID,
  type JsonSchema,
  listOf,
  named,
  oneOfWords,
  orEmpty,
  orNull,
  RUT,
  TEXT,
} from '../../../foundation/openapi/json-schema.js';
import {
  CHANGES_HEADERS,
  CHANGES_IN_QUERY,
  deletionsOf,
} from '../../../foundation/changes/changes.openapi.js';
import { bodyOf } from '../../../foundation/openapi/schema-of-input.js';
import { CreateAppointmentInput, UpdateAppointmentInput } from '../appointment.input.js';
import { AppointmentsController } from './appointments.controller.js';
import { CITA, ALIASES, FORMA_UNAS, TECNICA_UNAS } from './cita.wire.js';

const WIRE = {
  names: CITA,
  words: {
    status: STATUS_WORDS,
    serviceType: SERVICE_WORDS,
    attendance: ATTENDANCE_WORDS,
    nailShape: FORMA_UNAS,
    nailTechnique: TECNICA_UNAS,
  },
  schemas: {
    patient: {
      type: ['integer', 'string'],
      description: 'An integer is the id, a string the RUT. Or `paciente_rut`.',
    },
    overbooked: {
      type: 'boolean',
      description: 'Whether it may be made at a taken hour; if the hour is free, it takes it.',
    },
  },
  descriptions: {
    treatment: 'Or `tipo_tratamiento`.',
    durationMinutes: 'Or `duracion_extendida`, true for 120.',
    nailColor: 'Of a manicure, such as a brand and a number; empty clears it.',
    nailShape: 'Of a manicure; empty clears it.',
    nailTechnique: 'Of a manicure; empty clears it.',
    professionalId: 'Absent or null: the free professional with the fewest appointments that day.',
  },
} as const;

const SECOND: Readonly<Record<string, JsonSchema>> = {
  [ALIASES.patient]: { type: 'string' },
  [ALIASES.treatment]: { type: ['string', 'null'] },
  [ALIASES.durationMinutes]: { type: ['boolean', 'null'] },
};

/** Three fields have two names, and one of each pair is enough. */
function withSecondNames(schema: JsonSchema): JsonSchema {
  const { properties, required, ...rest } = schema as {
    properties: Record<string, JsonSchema>;
    required?: readonly string[];
  };
  const twice: readonly string[] = [CITA.patient, CITA.treatment, CITA.durationMinutes];
  const alone = (required ?? []).filter((key) => !twice.includes(key));
  return {
    ...rest,
    properties: { ...properties, ...SECOND },
    ...(required && {
      required: alone,
      allOf: [
        { anyOf: [{ required: [CITA.patient] }, { required: [ALIASES.patient] }] },
        { anyOf: [{ required: [CITA.treatment] }, { required: [ALIASES.treatment] }] },
      ],
    }),
  };
}

const APPOINTMENT_ID: Parameter = { name: 'id', schema: ID, example: 41 };
const day = (name: string, description: string): Parameter => ({ name, schema: DAY, description });

const APPOINTMENT = {
  id: 41,
  paciente: 17,
  paciente_rut: '12.345.678-5',
  paciente_nombre: 'Rosa Ejemplo',
  nombre_reserva: '',
  paciente_fecha_nacimiento: '1980-05-21',
  fecha: '2027-03-15',
  hora: '10:00',
  estado: 'reservada',
  tipo_cita: 'podologia',
  profesional: 1,
  profesional_nombre: 'Paula Ejemplo',
  tratamiento_nombre: 'Consulta General',
  tipo_tratamiento: 'Consulta General',
  duracion_cita: 60,
  duracion_extendida: false,
  sobrecupo: false,
  notas: '',
  asistencia: '',
};

const Appointment = answerObject(
  {
    id: ID,
    paciente: ID,
    paciente_rut: RUT,
    paciente_nombre: TEXT,
    nombre_reserva: {
      ...TEXT,
      description:
        'The person who comes, if the name that a visitor typed is not the patient’s; otherwise empty.',
    },
    paciente_fecha_nacimiento: orNull(DAY),
    fecha: DAY,
    hora: HOUR,
    estado: oneOfWords(STATUS_WORDS),
    tipo_cita: oneOfWords(SERVICE_WORDS),
    profesional: ID,
    profesional_nombre: TEXT,
    tratamiento_nombre: TEXT,
    tipo_tratamiento: TEXT,
    duracion_cita: { enum: DURATIONS },
    duracion_extendida: FLAG,
    sobrecupo: FLAG,
    serie: { ...ID, description: 'The same number for all appointments booked together; absent otherwise.' },
    notas: TEXT,
    asistencia: orEmpty(oneOfWords(ATTENDANCE_WORDS)),
    color_unas: {
      ...TEXT,
      description: 'This and the next two are absent unless one of them was noted of a manicure.',
    },
    forma_unas: orEmpty(oneOfWords(FORMA_UNAS)),
    tecnica_unas: orEmpty(oneOfWords(TECNICA_UNAS)),
  },
  // Notes are omitted for callers who may not read health data.
  ['serie', CITA.notes, CITA.nailColor, CITA.nailShape, CITA.nailTechnique],
);

export const appointmentsApi = describeApi(AppointmentsController, {
  tag: 'Appointments',
  schemas: { Appointment },
  endpoints: {
    ofDay: {
      id: 'listAppointmentsOfDay',
      summary: 'List the appointments of a day, by hour, or what changed',
      query: [
        {
          ...day(CITA.date, 'In the clinic’s time. Required, unless the query asks for what changed.'),
          example: '2027-03-15',
        },
        ...CHANGES_IN_QUERY,
      ],
      headers: CHANGES_HEADERS,
      answer: { schema: listOf(named('Appointment')), example: [APPOINTMENT] },
    },
    deletions: deletionsOf('listDeletedAppointments', 'appointments'),
    read: {
      id: 'readAppointment',
      summary: 'Read an appointment',
      path: [APPOINTMENT_ID],
      answer: { schema: named('Appointment'), example: APPOINTMENT },
      errors: ['NOT_FOUND'],
    },
    all: {
      id: 'listAppointments',
      summary: 'List all appointments, or those of a range of days',
      query: [day(CITA.from, 'The first day.'), day(CITA.to, 'The last day, included.')],
      answer: {
        schema: answerObject({ citas: listOf(named('Appointment')) }),
        example: { citas: [APPOINTMENT] },
      },
    },
    create: {
      id: 'createAppointment',
      summary: 'Book an appointment for a patient',
      body: {
        schema: withSecondNames(bodyOf(CreateAppointmentInput, WIRE)),
        example: { paciente: 17, fecha: '2027-03-15', hora: '10:00', tratamiento: 'Consulta General' },
      },
      answer: { schema: named('Appointment'), example: APPOINTMENT },
      errors: ['SLOT_TAKEN'],
    },
    update: {
      id: 'updateAppointment',
      summary: 'Change an appointment',
      description: 'An absent key keeps its value; the last write wins.',
      path: [APPOINTMENT_ID],
      body: {
        schema: withSecondNames(bodyOf(UpdateAppointmentInput, WIRE)),
        example: { estado: 'confirmada' },
      },
      answer: { schema: named('Appointment'), example: { ...APPOINTMENT, estado: 'confirmada' } },
      errors: ['NOT_FOUND', 'SLOT_TAKEN'],
    },
    delete: {
      id: 'deleteAppointment',
      summary: 'Delete an appointment',
      path: [APPOINTMENT_ID],
      errors: ['NOT_FOUND'],
    },
  },
});
