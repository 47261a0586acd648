import { SERVICE_WORDS } from '#domain/agenda/appointment.es.js';
import { SERVICE_TYPES, type ServiceType } from '#domain/agenda/appointment.js';
import { APPOINTMENT_STATE_WORDS, UNCLOSED_WORD } from '#domain/agenda/appointment-state.es.js';
import { APPOINTMENT_STATES, type AppointmentState } from '#domain/agenda/appointment-state.js';
import { SOURCE_WORDS } from '#domain/agenda/booking-source.es.js';
import { BOOKING_SOURCES, type BookingSource } from '#domain/agenda/booking-source.js';
import { ATTENDED_PATIENTS_WORDS } from '#domain/agenda/attended-patients.es.js';
import { ATTENDED_PATIENTS, type AttendedPatients } from '#domain/agenda/attended-patients.js';
import { CANCELLER_WORDS } from '#domain/agenda/canceller.es.js';
import { NOTICE_WORDS } from '#domain/agenda/cancellation-notice.es.js';
import { NOTICES, type Notice } from '#domain/agenda/cancellation-notice.js';
import { CANCELLERS, type Canceller } from '#domain/agenda/canceller.js';
import { addDays, type LocalDate, type Weekday, WEEKDAYS } from '#domain/clinic-time.js';
import { useSearchParams } from 'react-router-dom';
import { freePeriodIn } from '../../../clinic/free-period';
import { wholeNumberIn } from '../../../ui/lists/list-filter';

/** The days before today that are shown unless the address says otherwise. */
const DAYS_BACK = 30;

/** A state, or appointments whose hour is over without a result. */
export type ListedState = AppointmentState | 'UNCLOSED';
export const LISTED_STATES = [...APPOINTMENT_STATES, 'UNCLOSED'] as const;

/** Undefined means no restriction. */
export interface AttendanceFilter {
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly state: ListedState | undefined;
  readonly professionalId: number | undefined;
  readonly serviceType: ServiceType | undefined;
  /** 1 for Mondays to 7 for Sundays. */
  readonly weekday: Weekday | undefined;
  /** Only appointments that start within this hour. */
  readonly hour: number | undefined;
  readonly treatment: string | undefined;
  readonly source: BookingSource | undefined;
  /** Only appointments that these cancelled. */
  readonly cancelledBy: Canceller | undefined;
  /** Only cancelled ones. */
  readonly notice: Notice | undefined;
  /** Only the first visit of each in the period. */
  readonly patients: AttendedPatients | undefined;
  readonly withoutCancelled: true | undefined;
  /** Only hours that the waiting list sold after a cancellation. */
  readonly resold: true | undefined;
  /** Only those to come or not closed yet. */
  readonly open: true | undefined;
  /** Counted from 1. */
  readonly page: number;
}

const YES = 'si';
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

const STATE_WORDS: Readonly<Record<ListedState, string>> = {
  ...APPOINTMENT_STATE_WORDS,
  UNCLOSED: UNCLOSED_WORD,
};

/** The filter in an address; a missing or impossible part has its default. */
export function filterIn(params: URLSearchParams, today: LocalDate): AttendanceFilter {
  return {
    ...(freePeriodIn(params) ?? { from: addDays(today, -DAYS_BACK), to: today }),
    state: LISTED_STATES.find((state) => STATE_WORDS[state] === params.get('estado')),
    professionalId: wholeNumberIn(params, 'profesional'),
    serviceType: SERVICE_TYPES.find((type) => SERVICE_WORDS[type] === params.get('servicio')),
    weekday: WEEKDAYS.find((day) => String(day) === params.get('dia')),
    hour: HOURS.find((hour) => String(hour) === params.get('hora')),
    treatment: params.get('tratamiento') || undefined,
    source: BOOKING_SOURCES.find((source) => SOURCE_WORDS[source] === params.get('origen')),
    cancelledBy: CANCELLERS.find((one) => CANCELLER_WORDS[one] === params.get('cancelada_por')),
    notice: NOTICES.find((one) => NOTICE_WORDS[one] === params.get('anticipacion')),
    patients: ATTENDED_PATIENTS.find((one) => ATTENDED_PATIENTS_WORDS[one] === params.get('pacientes')),
    withoutCancelled: params.get('sin_canceladas') === YES || undefined,
    resold: params.get('revendidas') === YES || undefined,
    open: params.get('por_cerrar') === YES || undefined,
    page: wholeNumberIn(params, 'pagina') ?? 1,
  };
}

/** The address of a filter, without the parts that have their default. */
export function wordsOf(filter: AttendanceFilter, today: LocalDate): Record<string, string> {
  const { from, to, state, professionalId, serviceType, weekday, hour, treatment } = filter;
  const { source, cancelledBy, notice, patients, withoutCancelled, resold, open, page } = filter;
  const isUsualPeriod = from === addDays(today, -DAYS_BACK) && to === today;
  return {
    ...(!isUsualPeriod && { desde: from, hasta: to }),
    ...(state && { estado: STATE_WORDS[state] }),
    ...(professionalId !== undefined && { profesional: String(professionalId) }),
    ...(serviceType && { servicio: SERVICE_WORDS[serviceType] }),
    ...(weekday && { dia: String(weekday) }),
    ...(hour !== undefined && { hora: String(hour) }),
    ...(treatment && { tratamiento: treatment }),
    ...(source && { origen: SOURCE_WORDS[source] }),
    ...(cancelledBy && { cancelada_por: CANCELLER_WORDS[cancelledBy] }),
    ...(notice && { anticipacion: NOTICE_WORDS[notice] }),
    ...(patients && { pacientes: ATTENDED_PATIENTS_WORDS[patients] }),
    ...(withoutCancelled && { sin_canceladas: YES }),
    ...(resold && { revendidas: YES }),
    ...(open && { por_cerrar: YES }),
    ...(page > 1 && { pagina: String(page) }),
  };
}

/** The filter and page of the list, kept in the address for the back button and for sharing. */
export function useAttendanceAddress(today: LocalDate): {
  filter: AttendanceFilter;
  goTo: (change: Partial<AttendanceFilter>) => void;
} {
  const [params, setParams] = useSearchParams();
  const filter = filterIn(params, today);
  return {
    filter,
    goTo: (change) =>
      // A changed filter starts on its first page.
      setParams(wordsOf({ ...filter, page: 1, ...change }, today), { preventScrollReset: true }),
  };
}
