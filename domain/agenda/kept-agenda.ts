import { type ClinicClock, clinicClock, type LocalDate, type LocalTime, minutesOf } from '../clinic-time.js';

/** All that a browser keeps of an appointment. */
export interface KeptAppointment {
  /** When it starts. */
  readonly time: LocalTime;
  readonly durationMinutes: number;
  readonly name: string;
  readonly treatment: string;
}

/** The agenda that a browser keeps, to be read while the server is not reached. */
export interface KeptAgenda {
  readonly date: LocalDate;
  /** The clinic's, which nobody can be asked for then. */
  readonly timeZone: string;
  /** By time. */
  readonly appointments: readonly KeptAppointment[];
  /** Minutes since the clinic's midnight. */
  readonly keptAt: number;
  /** Of the session that it was kept for. */
  readonly sessionId: string;
}

/** What a browser knows of its session without asking the server. */
export interface KnownSession {
  readonly sessionId: string;
  /** When its access token ends, in milliseconds since 1970. */
  readonly endsAt: number;
}

/**
 * Whether a kept agenda may be read: by the session that it was kept for, until its access token ends, on its own day.
 * Otherwise it is to be removed.
 */
export const isReadable = (kept: KeptAgenda, session: KnownSession | undefined, now: Date): boolean =>
  session !== undefined &&
  session.sessionId === kept.sessionId &&
  now.getTime() < session.endsAt &&
  clinicClock(now, kept.timeZone).date === kept.date;

/** Whether the appointment's time has run out. */
export const isOver = ({ time, durationMinutes }: KeptAppointment, { minutes }: ClinicClock): boolean =>
  minutesOf(time) + durationMinutes <= minutes;
