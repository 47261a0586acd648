import type {
  AppointmentStatus,
  DurationMinutes,
  ServiceType,
  TimeSpan,
} from '#domain/agenda/appointment.js';
import { type LocalDate, minutesOf } from '#domain/clinic-time.js';
import type { Manicure } from '#domain/agenda/manicure.js';
import type { Attendance } from '#domain/visits/attendance.js';
import type { CreateAppointmentInput, UpdateAppointmentInput } from './appointment.input.js';

export interface RequestedTime extends TimeSpan {
  readonly serviceType: ServiceType;
  readonly date: LocalDate;
  readonly durationMinutes: DurationMinutes;
  /** Null: any professional who offers it. */
  readonly professionalId: number | null;
  readonly treatment: string;
}

export interface AppointmentDraft extends RequestedTime {
  readonly patientId: number;
  readonly notes: string;
  readonly status: AppointmentStatus;
  /** Whether it may be made at hours that are taken. It takes the hours if they are free. */
  readonly overbooked: boolean;
  /** The name a visitor typed; null if staff made the appointment. */
  readonly bookedName: string | null;
  readonly seriesId?: number;
}

/** Absent fields keep their stored values. */
export type AppointmentChanges = Partial<Omit<AppointmentDraft, 'bookedName' | 'seriesId'>> &
  Partial<Manicure> & { readonly attendance?: Attendance | null };

export function draftOf({ time, notes, professionalId, ...rest }: CreateAppointmentInput): AppointmentDraft {
  return {
    ...rest,
    professionalId: professionalId ?? null,
    startMinute: minutesOf(time),
    notes: notes ?? '',
    bookedName: null,
  };
}

/** Only the fields that were sent: absent fields of an input are undefined. */
export function changesOf({
  time,
  notes,
  attendance,
  nailColor,
  ...rest
}: UpdateAppointmentInput): AppointmentChanges {
  const changes = {
    ...rest,
    attendance: attendance === undefined ? undefined : attendance || null,
    startMinute: time === undefined ? undefined : minutesOf(time),
    notes: notes === undefined ? undefined : (notes ?? ''),
    nailColor: nailColor === undefined ? undefined : (nailColor ?? ''),
  };
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}
