import type { BookingSource } from '../agenda/booking-source.js';
import type { Canceller } from '../agenda/canceller.js';
import type { Notice } from '../agenda/cancellation-notice.js';
import type { ServiceType } from '../agenda/appointment.js';
import type { LocalDate } from '../clinic-time.js';
import type { PaymentMethod } from '../money/payment.js';
import type { Clp } from '../stock/clp.js';
import type { SummaryPeriod } from './period.js';

/** Appointments by result; they add up to all appointments. */
export interface Outcomes {
  /** Completed appointments. */
  readonly attended: number;
  readonly cancelled: number;
  readonly noShows: number;
  /** To come, or not closed yet. */
  readonly open: number;
}

interface OfPeriod {
  readonly period: SummaryPeriod;
}

export interface ServiceFigures extends OfPeriod, Outcomes {
  readonly serviceType: ServiceType;
}

export interface WeekFigures extends ServiceFigures {
  /** Its Monday, which may be before the period. */
  readonly week: LocalDate;
}

export interface CancellationFigures extends OfPeriod {
  readonly by: Canceller;
  readonly notice: Notice;
  readonly count: number;
}

export interface OccupancyFigures extends OfPeriod {
  readonly professionalId: number;
  readonly professionalName: string;
  /** 1 is Monday. */
  readonly weekday: number;
  /** By the opening hours as they are set now. */
  readonly openMinutes: number;
  readonly bookedMinutes: number;
}

export interface HourFigures extends OfPeriod {
  /** 1 is Monday. */
  readonly weekday: number;
  /** 0 to 23. */
  readonly hour: number;
  readonly count: number;
}

export interface PatientFigures extends OfPeriod {
  readonly newPatients: number;
  readonly returningPatients: number;
}

export interface SourceFigures extends OfPeriod {
  readonly source: BookingSource;
  readonly count: number;
}

export interface ResoldFigures extends OfPeriod {
  readonly count: number;
  readonly minutes: number;
}

export interface MoneyFigures extends OfPeriod {
  /** Charges, less charges that were taken back. */
  readonly charged: Clp;
  /** Charged by professionals who rent a box: their income, and in no other figure. */
  readonly rented: Clp;
  /** Payments, less refunds; without tips. */
  readonly paid: Clp;
  /** Attended visits without a charge. */
  readonly unchargedVisits: number;
  /** The sum of the list prices of no-shows. */
  readonly noShowsValue: Clp;
  /** Charged for cancelled hours that the waiting list sold again. */
  readonly resoldAmount: Clp;
}

export interface TreatmentFigures extends OfPeriod {
  /** Empty for everything but visits. */
  readonly treatment: string;
  /** Charges that were taken back count as −1. */
  readonly count: number;
  readonly amount: Clp;
}

export interface ProfessionalFigures extends OfPeriod {
  /** Null for a charge without one. */
  readonly professionalId: number | null;
  readonly professionalName: string;
  readonly count: number;
  readonly amount: Clp;
}

export interface MethodFigures extends OfPeriod {
  readonly method: PaymentMethod;
  readonly count: number;
  readonly paid: Clp;
  /** Negative. */
  readonly refunded: Clp;
  readonly amount: Clp;
}

export interface SupplyFigures extends OfPeriod {
  /** Empty for a record without an appointment. */
  readonly treatment: string;
  readonly records: number;
  readonly cost: Clp;
}

export interface AppointmentFigures {
  readonly services: readonly ServiceFigures[];
  readonly weeks: readonly WeekFigures[];
  readonly cancellations: readonly CancellationFigures[];
  readonly occupancy: readonly OccupancyFigures[];
  readonly hours: readonly HourFigures[];
  readonly patients: readonly PatientFigures[];
  readonly sources: readonly SourceFigures[];
  readonly resold: readonly ResoldFigures[];
}

export interface IncomeFigures {
  readonly totals: readonly MoneyFigures[];
  readonly treatments: readonly TreatmentFigures[];
  readonly professionals: readonly ProfessionalFigures[];
  readonly methods: readonly MethodFigures[];
}

/** The outcomes of a service, from its weeks. */
export function servicesOf(weeks: readonly WeekFigures[]): ServiceFigures[] {
  const services = new Map<string, ServiceFigures>();
  for (const { week: _week, ...row } of weeks) {
    const key = `${row.period} ${row.serviceType}`;
    const known = services.get(key);
    services.set(key, known ? { ...known, ...addOutcomes(known, row) } : row);
  }
  return [...services.values()];
}

export const NO_OUTCOMES: Outcomes = { attended: 0, cancelled: 0, noShows: 0, open: 0 };

export const addOutcomes = (one: Outcomes, other: Outcomes): Outcomes => ({
  attended: one.attended + other.attended,
  cancelled: one.cancelled + other.cancelled,
  noShows: one.noShows + other.noShows,
  open: one.open + other.open,
});

/** Rounded; undefined if the whole is nothing. */
const percentOf = (part: number, whole: number): number | undefined =>
  whole === 0 ? undefined : Math.round((100 * part) / whole);

/** In percent, rounded; undefined where nothing was open. */
export const occupancyOf = (openMinutes: number, bookedMinutes: number): number | undefined =>
  percentOf(bookedMinutes, openMinutes);

/** The share of no-shows among expected patients, in percent, rounded; undefined if none was expected. */
export const noShowRateOf = ({
  attended,
  noShows,
}: Pick<Outcomes, 'attended' | 'noShows'>): number | undefined => percentOf(noShows, attended + noShows);

/** Whether so many visits lack an outcome, more than 5 %, that the figures say so. */
export const isUnclosedMuch = (unclosed: number, closed: number): boolean =>
  unclosed > 0.05 * (unclosed + closed);
