import { instantOf, type LocalDate } from '#domain/clinic-time.js';
import { type SentEventKind, wireNameOf } from '#domain/integrations/webhooks/webhook.js';

/** As written by the database's triggers. Only ids, days and times: receivers query the rest with their own rights. */
export interface EventFacts {
  readonly appointmentId?: number;
  readonly patientId?: number;
  readonly professionalId?: number | null;
  readonly date?: LocalDate;
  readonly startMinute?: number;
  readonly previousDate?: LocalDate;
  readonly previousStartMinute?: number;
  readonly previousProfessionalId?: number | null;
  readonly mergedPatientId?: number;
  readonly supplyId?: number;
  readonly webhookId?: number;
}

export interface SentEvent {
  readonly type: SentEventKind;
  /** ISO 8601, in UTC. */
  readonly at: string;
  readonly facts: EventFacts;
}

/** The JSON sent to a receiver, identical on every attempt. */
export function webhookBody({ type, at, facts }: SentEvent, timeZone: string): string {
  const { date, startMinute, previousDate, previousStartMinute, ...ids } = facts;
  const startOf = (day?: LocalDate, minutes?: number): string | undefined =>
    day === undefined || minutes === undefined
      ? undefined
      : instantOf({ date: day, minutes }, timeZone).toISOString();
  const data = {
    ...ids,
    startsAt: startOf(date, startMinute),
    previousStartsAt: startOf(previousDate, previousStartMinute),
  };
  return JSON.stringify({ type: wireNameOf(type), timestamp: at, data });
}
