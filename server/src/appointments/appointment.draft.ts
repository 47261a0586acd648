import type { AppointmentStatus, DurationMinutes, ServiceType, TimeSpan } from '#domain/appointment.js';
import { type LocalDate, minutesOf } from '#domain/clinic-time.js';
import type { Attendance } from '#domain/visits/attendance.js';
import type { CreateAppointmentInput, UpdateAppointmentInput } from './appointment.input.js';

/** A time that is asked for. */
export interface AskedTime extends TimeSpan {
  readonly serviceType: ServiceType;
  readonly date: LocalDate;
  readonly durationMinutes: DurationMinutes;
  /** Null: anybody who does it. */
  readonly professionalId: number | null;
  readonly treatment: string;
}

export interface AppointmentDraft extends AskedTime {
  readonly patientId: number;
  readonly notes: string;
  readonly status: AppointmentStatus;
  /** Whether it may be made at hours that somebody else holds. Where they are free, it takes them. */
  readonly overbooked: boolean;
  /** The name that a visitor typed; null where staff write. */
  readonly bookedName: string | null;
  /** Of which series it is to be. */
  readonly seriesId?: number;
}

/** What an edit may change; absent keeps what is stored. */
export type AppointmentChanges = Partial<Omit<AppointmentDraft, 'bookedName' | 'seriesId'>> & {
  readonly attendance?: Attendance | null;
};

/** A new appointment as staff send it, by GraphQL or REST. */
export function draftOf({ time, notes, professionalId, ...rest }: CreateAppointmentInput): AppointmentDraft {
  return {
    ...rest,
    professionalId: professionalId ?? null,
    startMinute: minutesOf(time),
    notes: notes ?? '',
    bookedName: null,
  };
}

/** Only what was sent: an input carries what is absent as undefined. */
export function changesOf({ time, notes, attendance, ...rest }: UpdateAppointmentInput): AppointmentChanges {
  const changes = {
    ...rest,
    attendance: attendance === undefined ? undefined : attendance || null,
    startMinute: time === undefined ? undefined : minutesOf(time),
    notes: notes === undefined ? undefined : (notes ?? ''),
  };
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}
