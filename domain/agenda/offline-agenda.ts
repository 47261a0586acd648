import { type ClinicClock, clinicClock, type LocalDate, type LocalTime, minutesOf } from '../clinic-time.js';

/** Everything that a browser stores about an appointment. */
export interface KeptAppointment {
  /** When it starts. */
  readonly time: LocalTime;
  readonly durationMinutes: number;
  readonly name: string;
  readonly treatment: string;
}

/** The agenda that a browser stores, to show it while the server is unreachable. */
export interface OfflineAgenda {
  readonly date: LocalDate;
  /** The clinic's; stored too, because the server can't be asked while it is unreachable. */
  readonly timeZone: string;
  /** Sorted by time. */
  readonly appointments: readonly KeptAppointment[];
  /** Minutes since the clinic's midnight. */
  readonly keptAt: number;
  /** The session that it was stored for. */
  readonly sessionId: string;
}

/** What a browser knows about its session without asking the server. */
export interface KnownSession {
  readonly sessionId: string;
  /** When its access token expires, in milliseconds since 1970. */
  readonly endsAt: number;
}

/**
 * Whether a stored agenda may be read: only by the session it was stored for, until its access token expires, and only
 * on its own day. Otherwise it must be deleted.
 */
export const isReadable = (kept: OfflineAgenda, session: KnownSession | undefined, now: Date): boolean =>
  session !== undefined &&
  session.sessionId === kept.sessionId &&
  now.getTime() < session.endsAt &&
  clinicClock(now, kept.timeZone).date === kept.date;

/** Whether the appointment has ended. */
export const isOver = ({ time, durationMinutes }: KeptAppointment, { minutes }: ClinicClock): boolean =>
  minutesOf(time) + durationMinutes <= minutes;
