import type { AppointmentStatus } from '#domain/appointment.js';
import type { LocalDate } from '#domain/clinic-time.js';
import { Injectable } from '@nestjs/common';

/** What of an appointment others may have told somebody. */
export interface AppointmentFacts {
  readonly patientId: number;
  readonly date: LocalDate;
  readonly startMinute: number;
  readonly status: AppointmentStatus;
}

/** Something that happened to an appointment. */
export type AppointmentEvent =
  | { readonly kind: 'MADE'; readonly appointmentId: number }
  | { readonly kind: 'CHANGED'; readonly appointmentId: number; readonly before: AppointmentFacts }
  /** Told while it is still there to be looked at. */
  | { readonly kind: 'REMOVED'; readonly appointmentId: number };

type Hearer = (event: AppointmentEvent) => Promise<void>;

/**
 * Tells features that stand on appointments what happens to them, within the very transaction that does it: what they
 * write commits or rolls back with it. Appointments themselves know none of those features.
 */
@Injectable()
export class AppointmentEvents {
  private readonly hearers: Hearer[] = [];

  /** Calls back at every event, in its transaction; what it throws undoes the event. */
  listen(hear: Hearer): void {
    this.hearers.push(hear);
  }

  async tell(event: AppointmentEvent): Promise<void> {
    for (const hear of this.hearers) await hear(event);
  }
}
