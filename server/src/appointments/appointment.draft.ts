import type { AppointmentStatus } from '#domain/appointment.js';
import { minutesOf } from '#domain/clinic-time.js';
import type { AgendaTime } from './agenda.js';
import type { CreateAppointmentInput, UpdateAppointmentInput } from './appointment.input.js';

export interface AppointmentDraft extends AgendaTime {
  readonly patientId: number;
  readonly treatment: string;
  readonly notes: string;
  readonly status: AppointmentStatus;
  /** The name that a visitor typed; null where staff write. */
  readonly bookedName: string | null;
}

/** What an edit may change; absent keeps what is stored. */
export type AppointmentChanges = Partial<Omit<AppointmentDraft, 'bookedName'>>;

/** A new appointment as staff send it, by GraphQL or REST. */
export function draftOf({ time, notes, ...rest }: CreateAppointmentInput): AppointmentDraft {
  return { ...rest, startMinute: minutesOf(time), notes: notes ?? '', bookedName: null };
}

/** Only what was sent: an input carries what is absent as undefined. */
export function changesOf({ time, notes, ...rest }: UpdateAppointmentInput): AppointmentChanges {
  const changes = {
    ...rest,
    startMinute: time === undefined ? undefined : minutesOf(time),
    notes: notes === undefined ? undefined : (notes ?? ''),
  };
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}
