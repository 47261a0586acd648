import type { AppointmentStatus, ServiceType } from './appointment.js';
import { nearDay } from '../clinic-time.es.js';
import type { LocalDate, LocalTime } from '../clinic-time.js';
import { UNSPECIFIED_TREATMENT } from '../clinic/treatments.js';

export const SERVICE_TYPE_LABELS: Readonly<Record<ServiceType, string>> = {
  PODIATRY: 'Podología',
  MANICURE: 'Manicura',
};
/** In REST and in addresses. */
export const SERVICE_WORDS: Readonly<Record<ServiceType, string>> = {
  PODIATRY: 'podologia',
  MANICURE: 'manicura',
};
/** Within a sentence: 'podología'. */
export const serviceInText = (type: ServiceType): string => SERVICE_TYPE_LABELS[type].toLowerCase();

export const STATUS_LABELS: Readonly<Record<AppointmentStatus, string>> = {
  BOOKED: 'Reservada',
  CONFIRMED: 'Confirmada',
  COMPLETED: 'Completada',
  CANCELLED: 'Cancelada',
};
/** In REST, in addresses and within sentences. */
export const STATUS_WORDS: Readonly<Record<AppointmentStatus, string>> = {
  BOOKED: 'reservada',
  CONFIRMED: 'confirmada',
  COMPLETED: 'completada',
  CANCELLED: 'cancelada',
};

/**
 * 'Luis Distinto (reserva de Elvira Ficticia)', or the patient alone.
 * @param visitorName the person who comes, if not the patient.
 */
export const whoComes = (patientName: string, visitorName: string | null): string =>
  visitorName ? `${visitorName} (reserva de ${patientName})` : patientName;

/** '<person who comes> - <treatment>', plus ' (2h)' when extended. */
export function eventTitle(appointment: {
  patientName: string;
  visitorName: string | null;
  treatment: string;
  durationMinutes: number;
}): string {
  const extended = appointment.durationMinutes > 60 ? ' (2h)' : '';
  const { patientName, visitorName } = appointment;
  return `${whoComes(patientName, visitorName)} - ${appointment.treatment || UNSPECIFIED_TREATMENT}${extended}`;
}

/** Two old appointments that are always pink, whatever their type. */
const ALWAYS_PINK_IDS: ReadonlySet<number> = new Set([11, 13]);

/** Pink for manicure, blue for podiatry. A title that contains 'Manicura' is pink too. */
export function eventColour(event: { id: number; serviceType: ServiceType; title: string }): 'pink' | 'blue' {
  const pink =
    event.serviceType === 'MANICURE' || event.title.includes('Manicura') || ALWAYS_PINK_IDS.has(event.id);
  return pink ? 'pink' : 'blue';
}

interface Placed {
  readonly date: LocalDate;
  readonly time: LocalTime;
}

/** 'Cita movida al martes 24, 10:00'. */
export const movedTo = ({ date, time }: Placed, today: LocalDate): string =>
  `Cita movida al ${nearDay(date, today)}, ${time}`;

/** 'Rosa Lillo, el martes 24 a las 10:00'. */
export const bookedFor = (
  { date, time, patient }: Placed & { readonly patient: { readonly name: string } },
  today: LocalDate,
): string => `${patient.name}, el ${nearDay(date, today)} a las ${time}`;
