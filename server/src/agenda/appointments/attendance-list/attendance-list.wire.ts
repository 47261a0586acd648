import { SERVICE_WORDS } from '#domain/agenda/appointment.es.js';
import { APPOINTMENT_STATE_WORDS, UNCLOSED_WORD } from '#domain/agenda/appointment-state.es.js';
import type { AppointmentState } from '#domain/agenda/appointment-state.js';
import { SOURCE_WORDS } from '#domain/agenda/booking-source.es.js';
import { ATTENDED_PATIENTS_WORDS } from '#domain/agenda/attended-patients.es.js';
import { CANCELLER_WORDS } from '#domain/agenda/canceller.es.js';
import { NOTICE_WORDS } from '#domain/agenda/cancellation-notice.es.js';
import { fromPageQuery } from '../../../foundation/changes/cambios.wire.js';
import { asFlag } from '../../../foundation/input/flag.js';
import { fromWord } from '../../../foundation/input/from-word.js';
import { asWholeNumber } from '../../../foundation/input/whole-number.js';
import { CITA } from '../rest/cita.wire.js';
import type { AttendancePage } from './attendance-list.js';

/** The names of filters that an appointment has no field for. */
export const FILTERS = {
  weekday: 'dia',
  hour: 'hora',
  source: 'origen',
  cancelledBy: 'cancelada_por',
  notice: 'anticipacion',
  patients: 'pacientes',
  withoutCancelled: 'sin_canceladas',
  resold: 'revendidas',
  open: 'por_cerrar',
} as const;

/** The values of `estado`. */
export const ESTADO_DEL_LISTADO: Readonly<Record<string, string>> = {
  ...APPOINTMENT_STATE_WORDS,
  UNCLOSED: UNCLOSED_WORD,
};

/** `?desde=…&hasta=…&estado=no_vino&profesional=2&tipo_cita=podologia&cursor=…&limite=…`. */
export const fromAttendanceQuery = (query: Readonly<Record<string, unknown>>): object => ({
  from: query[CITA.from],
  to: query[CITA.to],
  ...(query[CITA.status] === UNCLOSED_WORD
    ? { unclosed: true }
    : { state: fromWord(APPOINTMENT_STATE_WORDS, query[CITA.status]) }),
  professionalId: asWholeNumber(query[CITA.professionalId]),
  serviceType: fromWord(SERVICE_WORDS, query[CITA.serviceType]),
  weekday: asWholeNumber(query[FILTERS.weekday]),
  hour: asWholeNumber(query[FILTERS.hour]),
  treatment: query[CITA.treatment],
  source: fromWord(SOURCE_WORDS, query[FILTERS.source]),
  cancelledBy: fromWord(CANCELLER_WORDS, query[FILTERS.cancelledBy]),
  notice: fromWord(NOTICE_WORDS, query[FILTERS.notice]),
  patients: fromWord(ATTENDED_PATIENTS_WORDS, query[FILTERS.patients]),
  withoutCancelled: asFlag(query[FILTERS.withoutCancelled] ?? 'false'),
  resold: asFlag(query[FILTERS.resold] ?? 'false'),
  open: asFlag(query[FILTERS.open] ?? 'false'),
  ...fromPageQuery(query),
});

/** `{reservada: 3, …, no_vino: 1}`. */
export const toConteos = (counts: AttendancePage['counts']): Record<string, number> =>
  Object.fromEntries(
    Object.entries(APPOINTMENT_STATE_WORDS).map(([state, word]) => [word, counts[state as AppointmentState]]),
  );
