import type { AppointmentStatus, ServiceType } from '../../agenda/appointment.js';
import { SERVICE_TYPE_LABELS, STATUS_LABELS } from '../../agenda/appointment.es.js';
import type { LocalDate, LocalTime } from '../../clinic-time.js';
import { shortDate } from '../../clinic-time.es.js';
import { searchForm } from '../../patients/patient-search.js';
import type { Attendance } from '../../visits/attendance.js';
import { ATTENDANCE_LABELS } from '../../visits/attendance.es.js';

/** The status and attendance that a word stands for. */
export interface SaidState {
  readonly status?: AppointmentStatus;
  readonly attendance?: Attendance;
}

const SAYS: readonly (readonly [RegExp, SaidState])[] = [
  [
    /^(reserv|no confirm|sin confirm|agend|programad|pendiente|por confirmar|nueva?$|booked|scheduled)/,
    { status: 'BOOKED' },
  ],
  [/^(confirm)/, { status: 'CONFIRMED' }],
  [/^(complet|realizad|finalizad|terminad|atendid|completed|done)/, { status: 'COMPLETED' }],
  [/^(cancel|anul|suspend|eliminad|cancelled|canceled)/, { status: 'CANCELLED' }],
  [
    /^(no (vino|asist|lleg|se present)|ausente|inasist|falto|no show|no-show|noshow|no$)/,
    { attendance: 'NO_SHOW' },
  ],
  [/^(asist|vino|llego|presente|si$|arrived|attended)/, { attendance: 'ARRIVED' }],
  [/^(en atencion|atendiendo|in care)/, { attendance: 'IN_CARE' }],
];

/** 'Reservada', 'anulado', 'Asistió', 'no vino'; undefined for other words and for contradictory ones. */
export function readState(text: string): SaidState | undefined {
  const said = searchForm(text).trim();
  const found = SAYS.find(([words]) => words.test(said));
  const rest = wordsOf(said.replace(found?.[0] ?? '', '')).slice(1);
  const isOther = rest.some((word) =>
    SAYS.some(([words, state]) => state !== found?.[1] && words.test(word)),
  );
  return isOther ? undefined : found?.[1];
}

const wordsOf = (text: string): string[] => text.split(/[^a-z]+/);

const SERVICES: Readonly<Record<ServiceType, RegExp>> = {
  PODIATRY: /^(podolog|podiatr|pies?$|pod$)/,
  MANICURE: /^(manicur|manos?$|man$)/,
};

/** 'Podología', 'manicure'; undefined for other words, and if both services occur. */
export function readService(text: string): ServiceType | undefined {
  const said = searchForm(text).trim();
  const types = (Object.keys(SERVICES) as ServiceType[]).filter((type) =>
    wordsOf(said).some((word) => SERVICES[type].test(word)),
  );
  return types.length === 1 ? types.find((type) => SERVICES[type].test(said)) : undefined;
}

const OR = new Intl.ListFormat('es', { type: 'disjunction' });
const oneOf = (names: readonly string[]): string => OR.format(names);

/** Why an appointment row can't be stored, and what to do; shown after the column's name. */
export const APPOINTMENT_FAULTS = {
  state: `Escriba ${oneOf(Object.values(STATUS_LABELS))}; de la asistencia, ${oneOf(Object.values(ATTENDANCE_LABELS))}.`,
  service: `Escriba ${oneOf(Object.values(SERVICE_TYPE_LABELS))}. Si la columna dice qué se hace, elíjala como «Tratamiento».`,
  noTime: 'Falta la hora. Escríbala como 09:30, aquí o detrás de la fecha.',
  otherTime: 'Las horas o los días de la fila no son los mismos. Deje los que valen.',
  start: 'Las citas comienzan a la hora en punto o a la media hora. Corríjala.',
  duration:
    'Las citas duran 60 o 120 minutos. Corríjala, o déjela vacía: entonces dura lo que su tratamiento.',
  pastMidnight: 'La cita terminaría después de medianoche. Corrija la hora.',
  unknownProfessional: (known: readonly string[]) =>
    known.length > 0
      ? `No hay nadie con ese nombre. Escriba ${oneOf(known)}.`
      : 'No hay nadie con ese nombre. Agréguelo primero en Profesionales.',
  namesakes: 'Hay más de un profesional con ese nombre. Cámbielo en Profesionales para distinguirlos.',
  whoAttends: (known: readonly string[]) => `Diga quién atiende: ${oneOf(known)}.`,
  taken: (date: LocalDate, time: LocalTime) =>
    `La hora del ${shortDate(date)} a las ${time} ya está tomada. Cámbiela, o quite la fila.`,
  takenByRow: (date: LocalDate, time: LocalTime, row: number) =>
    `La fila ${row} ya toma la hora del ${shortDate(date)} a las ${time}. Cambie una de las dos.`,
} as const;
