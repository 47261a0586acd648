import type { AppointmentState } from '#domain/agenda/appointment-state.js';
import { SOURCE_WORDS } from '#domain/agenda/booking-source.es.js';
import { TIPO_CITA } from '../../../clinic/settings/tipo-cita.js';
import { fromPageQuery } from '../../../foundation/changes/cambios.wire.js';
import { fromWord } from '../../../foundation/input/from-word.js';
import { asWholeNumber } from '../../../foundation/input/whole-number.js';
import { ASISTENCIA, CITA, ESTADO } from '../rest/cita.wire.js';
import type { AttendancePage } from './attendance-list.js';

/** The REST words of what became of an appointment. */
export const RESULTADO: Readonly<Record<AppointmentState, string>> = {
  ...ESTADO,
  NO_SHOW: ASISTENCIA.NO_SHOW,
};

/** The names of filters that an appointment has no field for. */
export const FILTERS = { weekday: 'dia', hour: 'hora', source: 'origen' } as const;

const UNCLOSED = 'sin_cerrar';

/** What `estado` may be. */
export const ESTADO_DEL_LISTADO: Readonly<Record<string, string>> = { ...RESULTADO, UNCLOSED };

/** `?desde=…&hasta=…&estado=no_vino&profesional=2&tipo_cita=podologia&cursor=…&limite=…`. */
export const fromAttendanceQuery = (query: Readonly<Record<string, unknown>>): object => ({
  from: query[CITA.from],
  to: query[CITA.to],
  ...(query[CITA.status] === UNCLOSED
    ? { unclosed: true }
    : { state: fromWord(RESULTADO, query[CITA.status]) }),
  professionalId: asWholeNumber(query[CITA.professionalId]),
  serviceType: fromWord(TIPO_CITA, query[CITA.serviceType]),
  weekday: asWholeNumber(query[FILTERS.weekday]),
  hour: asWholeNumber(query[FILTERS.hour]),
  treatment: query[CITA.treatment],
  source: fromWord(SOURCE_WORDS, query[FILTERS.source]),
  ...fromPageQuery(query),
});

/** `{reservada: 3, …, no_vino: 1}`. */
export const toConteos = (counts: AttendancePage['counts']): Record<string, number> =>
  Object.fromEntries(
    Object.entries(RESULTADO).map(([state, word]) => [word, counts[state as AppointmentState]]),
  );
