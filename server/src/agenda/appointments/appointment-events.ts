import type { LocalDate } from '#domain/clinic-time.js';
import { Injectable } from '@nestjs/common';
import type { Manicure } from '#domain/agenda/manicure.js';
import type { AppointmentRow } from './appointment.row.js';

declare module '../../foundation/live/live-bus.js' {
  interface LiveKinds {
    readonly AGENDA: { readonly appointmentId: number; readonly dates: readonly LocalDate[] };
  }
}

/** The parts of an appointment that an edit can change. */
export type AppointmentFacts = Pick<
  AppointmentRow,
  | 'patientId'
  | 'professionalId'
  | 'serviceType'
  | 'date'
  | 'startMinute'
  | 'durationMinutes'
  | 'status'
  | 'overbooked'
  | 'treatment'
  | 'notes'
  | 'attendance'
> &
  Partial<Manicure>;

export type AppointmentEvent =
  | { readonly kind: 'CREATED'; readonly appointment: AppointmentRow }
  | {
      readonly kind: 'CHANGED';
      readonly appointment: AppointmentRow;
      readonly before: AppointmentFacts;
      /** Whether a `SeriesEvent` follows that includes this appointment. */
      readonly isOfSeries?: boolean;
      /** Whether the new patient is the visitor who received the messages about it. */
      readonly isToVisitor?: boolean;
    }
  /** Emitted just before the row is deleted. */
  | { readonly kind: 'DELETED'; readonly appointment: AppointmentRow };

/** A change to several appointments of a series at once; emitted after the event of each. */
export interface SeriesEvent {
  readonly kind: 'BOOKED' | 'MOVED' | 'ENDED';
  readonly seriesId: number;
  /** Ordered by time. */
  readonly appointments: readonly AppointmentRow[];
}

export interface RenamedAppointment extends Omit<AppointmentFacts, 'notes' | keyof Manicure>, Manicure {
  readonly id: number;
  readonly formerTreatment: string;
}

/**
 * Many appointments that an import created, that undoing it is about to delete, or whose treatment was renamed. Patients
 * are not notified of any: the history and the search for freed hours listen to this event, messages don't.
 */
export type BulkEvent =
  | {
      readonly kind: 'IMPORTED' | 'TAKEN_BACK';
      readonly appointments: readonly (AppointmentFacts & { readonly id: number })[];
    }
  | { readonly kind: 'RENAMED'; readonly appointments: readonly RenamedAppointment[] };

type Listener = (event: AppointmentEvent) => Promise<void>;
type SeriesListener = (event: SeriesEvent) => Promise<void>;
type BulkListener = (event: BulkEvent) => Promise<void>;

/**
 * Lets features built on appointments act in the transaction that changes one: their writes commit or roll back with
 * it. The appointment is locked, and this module knows none of those features.
 */
@Injectable()
export class AppointmentEvents {
  private readonly listeners: Listener[] = [];
  private readonly seriesListeners: SeriesListener[] = [];
  private readonly bulkListeners: BulkListener[] = [];

  /** @param listener runs on every event, in its transaction; if it throws, the change is rolled back. */
  onEvent(listener: Listener): void {
    this.listeners.push(listener);
  }

  async emit(event: AppointmentEvent): Promise<void> {
    for (const listener of this.listeners) await listener(event);
  }

  onSeriesEvent(listener: SeriesListener): void {
    this.seriesListeners.push(listener);
  }

  onBulkEvent(listener: BulkListener): void {
    this.bulkListeners.push(listener);
  }

  async emitBulk(event: BulkEvent): Promise<void> {
    for (const listener of this.bulkListeners) await listener(event);
  }

  async emitSeries(event: SeriesEvent): Promise<void> {
    for (const listener of this.seriesListeners) await listener(event);
  }
}
