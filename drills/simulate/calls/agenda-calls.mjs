// @ts-check
import { readGraphql, readRest } from './answers.mjs';

/**
 * @typedef {import('../plan/plan.mjs').Call} Call
 * @typedef {import('../plan/plan.mjs').Time} Time
 * @typedef {import('./answers.mjs').SeenAppointment} SeenAppointment
 * @typedef {import('./request.mjs').Request} Request
 * @typedef {import('./request.mjs').Known} Known
 */

/** @type {Readonly<Record<string, string>>} */
const SPANISH = {
  PODIATRY: 'podologia',
  MANICURE: 'manicura',
  BOOKED: 'reservada',
  CONFIRMED: 'confirmada',
  COMPLETED: 'completada',
  CANCELLED: 'cancelada',
};
const ENGLISH = Object.fromEntries(Object.entries(SPANISH).map(([english, spanish]) => [spanish, english]));

/** @param {number} minutes since midnight. */
const clock = (minutes) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
/** @param {string} time */
const minutesOf = (time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** @param {any} cita @returns {SeenAppointment} */
const fromCita = (cita) => ({
  made: cita.notas,
  id: cita.id,
  time: {
    agenda: /** @type {any} */ (ENGLISH[cita.tipo_cita]),
    day: cita.fecha,
    start: minutesOf(cita.hora),
    minutes: cita.duracion_cita,
  },
  status: /** @type {any} */ (ENGLISH[cita.estado]),
  edited: cita.tratamiento_nombre,
});

const APPOINTMENT = 'id date time durationMinutes serviceType status notes treatment version';
/** @param {any} appointment @returns {SeenAppointment} */
const fromAppointment = (appointment) => ({
  made: appointment.notes,
  id: appointment.id,
  time: {
    agenda: appointment.serviceType,
    day: appointment.date,
    start: minutesOf(appointment.time),
    minutes: appointment.durationMinutes,
  },
  status: appointment.status,
  edited: appointment.treatment,
  version: appointment.version,
});

/** @param {Time} time */
const toCita = ({ agenda, day, start, minutes }) => ({
  fecha: day,
  hora: clock(start),
  tipo_cita: SPANISH[agenda],
  duracion_cita: minutes,
});
/** @param {Time} time */
const toInput = ({ agenda, day, start, minutes }) => ({
  date: day,
  time: clock(start),
  serviceType: agenda,
  durationMinutes: minutes,
});

/** Each booking has its own e-mail and phone. @param {string} id */
function visitor(id) {
  const [, actor = '0', index = '0'] = /(\d+)\.(\d+)$/.exec(id) ?? [];
  const digits = String(Number(actor) * 1_000_000 + Number(index)).padStart(8, '0');
  return { name: 'Visita de prueba', email: `${id}@visitas.invalid`, phone: `+569${digits}` };
}

/** @type {(read: (body: any) => import('./answers.mjs').Seen) => (answer: any) => any} */
const rest = (read) => (answer) => readRest(answer, read);
/** @type {(read: (data: any) => import('./answers.mjs').Seen) => (answer: any) => any} */
const graphql = (read) => (answer) => readGraphql(answer, read);
const nothing = () => ({});

/**
 * @param {Call} call an agenda call.
 * @param {Known} known
 * @param {number | undefined} id the appointment's id.
 * @returns {Request}
 */
export function restAgendaRequest(call, known, id) {
  const one = rest((cita) => ({ appointment: fromCita(cita) }));
  switch (call.kind) {
    case 'BOOK': {
      const { name, email, phone } = visitor(call.id);
      const { day, start } = call.time;
      const body = {
        nombre: name,
        email,
        telefono: phone,
        fecha: day,
        hora: clock(start),
        servicio: 'Consulta General',
        notas: call.id,
      };
      return { method: 'POST', path: '/api/citas/reservar/', body, isPublic: true, read: rest(nothing) };
    }
    case 'CREATE': {
      const body = {
        ...toCita(call.time),
        paciente: known.patients[call.patient],
        estado: SPANISH[call.status],
        tratamiento: call.id,
        notas: call.id,
      };
      return { method: 'POST', path: '/api/citas/crear_cita_admin/', body, read: one };
    }
    case 'CHANGE': {
      const body = { ...toCita(call.time), estado: SPANISH[call.status], tratamiento: call.id };
      return { method: 'PUT', path: `/api/citas/actualizar/${id}/`, body, read: one };
    }
    case 'CANCEL': {
      const body = { estado: SPANISH['CANCELLED'], tratamiento: call.id };
      return { method: 'PUT', path: `/api/citas/actualizar/${id}/`, body, read: one };
    }
    case 'DELETE':
      return { method: 'DELETE', path: `/api/citas/eliminar/${id}/`, read: rest(nothing) };
    case 'LIST_DAY':
      return {
        method: 'GET',
        path: `/api/citas/?fecha=${call.day}`,
        read: rest((citas) => ({ day: citas.map(fromCita) })),
      };
    case 'AVAILABILITY':
      return {
        method: 'GET',
        path: `/api/citas/disponibles/?fecha=${call.day}&tipo_cita=${SPANISH[call.agenda]}`,
        isPublic: true,
        read: rest(({ horas_disponibles }) => ({ hours: { free: horas_disponibles.map(minutesOf) } })),
      };
    default:
      throw new Error(`${call.kind} is not about the agenda`);
  }
}

/**
 * @param {Call} call an agenda call.
 * @param {Known} known
 * @param {number | undefined} id the appointment's id.
 * @param {number} version the appointment's version, as last seen.
 * @returns {Request}
 */
export function graphqlAgendaRequest(call, known, id, version) {
  /** @type {(query: string, variables: object, read: (answer: any) => any, isPublic?: boolean) => Request} */
  const request = (query, variables, read, isPublic = false) => ({
    method: 'POST',
    path: '/graphql',
    body: { query, variables },
    isPublic,
    read,
  });
  const update = `mutation ($id: Int!, $version: Int!, $input: UpdateAppointmentInput!) {
    updateAppointment(id: $id, version: $version, input: $input) { ${APPOINTMENT} } }`;
  const updated = graphql(({ updateAppointment }) => ({ appointment: fromAppointment(updateAppointment) }));
  switch (call.kind) {
    case 'BOOK': {
      const { day, start } = call.time;
      const input = { ...visitor(call.id), date: day, time: clock(start), notes: call.id };
      const book = 'mutation ($input: BookAppointmentInput!) { bookAppointment(input: $input) { date } }';
      return request(book, { input }, graphql(nothing), true);
    }
    case 'CREATE': {
      const patientId = known.patients[call.patient];
      const input = {
        ...toInput(call.time),
        patientId,
        status: call.status,
        treatment: call.id,
        notes: call.id,
      };
      return request(
        `mutation ($input: CreateAppointmentInput!) { createAppointment(input: $input) { ${APPOINTMENT} } }`,
        { input },
        graphql(({ createAppointment }) => ({ appointment: fromAppointment(createAppointment) })),
      );
    }
    case 'CHANGE': {
      const input = { ...toInput(call.time), status: call.status, treatment: call.id };
      return request(update, { id, version, input }, updated);
    }
    case 'CANCEL':
      return request(update, { id, version, input: { status: 'CANCELLED', treatment: call.id } }, updated);
    case 'DELETE':
      return request('mutation ($id: Int!) { deleteAppointment(id: $id) }', { id }, graphql(nothing));
    case 'LIST_DAY':
      return request(
        `query ($day: LocalDate!) { appointments(from: $day, to: $day) { ${APPOINTMENT} } }`,
        { day: call.day },
        graphql(({ appointments }) => ({ day: appointments.map(fromAppointment) })),
      );
    case 'AVAILABILITY':
      return request(
        `query ($day: LocalDate!, $agenda: ServiceType!) {
           availability(date: $day, serviceType: $agenda) { freeStarts takenStarts } }`,
        { day: call.day, agenda: call.agenda },
        graphql(({ availability: { freeStarts, takenStarts } }) => ({
          hours: { free: freeStarts.map(minutesOf), taken: takenStarts.map(minutesOf) },
        })),
        true,
      );
    default:
      throw new Error(`${call.kind} is not about the agenda`);
  }
}
