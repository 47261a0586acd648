import { type ClinicClock, clinicClock, type LocalDate, type LocalTime, minutesOf } from '../clinic-time.js';

/** Everything that a browser stores about an appointment. */
export interface OfflineAppointment {
  readonly time: LocalTime;
  readonly durationMinutes: number;
  readonly name: string;
  readonly treatment: string;
}

/** The agenda that a browser stores, to show it while the server is unreachable. */
export interface OfflineAgenda {
  readonly date: LocalDate;
  /** The clinic's time zone, stored because it can't be requested while the server is unreachable. */
  readonly timeZone: string;
  /** Sorted by time. */
  readonly appointments: readonly OfflineAppointment[];
  /** Minutes since the clinic's midnight. */
  readonly keptAt: number;
}

/** Whether it is the agenda of the current day, the only one on which it may be shown. */
export const isOnItsDay = (agenda: OfflineAgenda, now: Date): boolean =>
  clinicClock(now, agenda.timeZone).date === agenda.date;

export const isOver = ({ time, durationMinutes }: OfflineAppointment, { minutes }: ClinicClock): boolean =>
  minutesOf(time) + durationMinutes <= minutes;
