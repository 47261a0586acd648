import { Injectable } from '@nestjs/common';
import type { AppointmentRow } from './appointment.row.js';

/** What of an appointment an edit can change. */
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
>;

export type AppointmentEvent =
  | { readonly kind: 'CREATED'; readonly appointment: AppointmentRow }
  | {
      readonly kind: 'CHANGED';
      readonly appointment: AppointmentRow;
      readonly before: AppointmentFacts;
      /** Whether a `SeriesEvent` follows, about this one too. */
      readonly isOfSeries?: boolean;
    }
  /** Emitted just before the row is deleted. */
  | { readonly kind: 'DELETED'; readonly appointment: AppointmentRow };

/** What was done to several appointments of a series at once, after the event of each. */
export interface SeriesEvent {
  readonly kind: 'BOOKED' | 'MOVED' | 'ENDED';
  readonly seriesId: number;
  /** By time. */
  readonly appointments: readonly AppointmentRow[];
}

/**
 * Many appointments that an import brought, or that its undoing is about to delete. Nobody is told of either: who keeps
 * the history or looks for freed hours listens, and messages don't.
 */
export interface BulkEvent {
  readonly kind: 'IMPORTED' | 'TAKEN_BACK';
  readonly appointments: readonly (AppointmentFacts & { readonly id: number })[];
}

type Listener = (event: AppointmentEvent) => Promise<void>;
type SeriesListener = (event: SeriesEvent) => Promise<void>;
type BulkListener = (event: BulkEvent) => Promise<void>;

/**
 * Lets the features above appointments act within the very transaction that changes one: what they write commits or
 * rolls back with it. The appointment is locked, and appointments themselves know none of those features.
 */
@Injectable()
export class AppointmentEvents {
  private readonly listeners: Listener[] = [];
  private readonly seriesListeners: SeriesListener[] = [];
  private readonly bulkListeners: BulkListener[] = [];

  /** @param listener runs at every event, in its transaction; what it throws undoes the event. */
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
