import { minutesOf, type LocalTime, type Weekday } from '#domain/clinic-time.js';
import { FIELD_MESSAGES } from '#domain/messages.es.js';
import type { EditableAgendaFragment, UpdateAgendaInput } from './settings.generated';

/** One agenda's settings, as the server keeps them. */
export type Agenda = EditableAgendaFragment;

export const WEEKDAYS: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

/** A weekday's row. Its hours stay while it is closed, so that opening it again brings them back. */
export interface DayRow {
  readonly weekday: Weekday;
  readonly isOpen: boolean;
  readonly opensAt: LocalTime;
  readonly closesAt: LocalTime;
}

export interface AgendaValues {
  readonly days: readonly DayRow[];
  readonly stepMinutes: number;
  readonly horizonDays: number | null;
  readonly noticeMinutes: number | null;
  readonly openBookingsLimit: number | null;
}

/** What a weekday begins with when it is opened for the first time. */
const USUAL = { opensAt: '09:00', closesAt: '19:00' } as const;

export const valuesOf = (agenda: Agenda): AgendaValues => ({
  days: WEEKDAYS.map((weekday) => {
    const hours = agenda.hours.find((one) => one.weekday === weekday);
    return {
      weekday,
      isOpen: hours !== undefined,
      opensAt: hours?.opensAt ?? USUAL.opensAt,
      closesAt: hours?.closesAt ?? USUAL.closesAt,
    };
  }),
  stepMinutes: agenda.stepMinutes,
  horizonDays: agenda.horizonDays,
  noticeMinutes: agenda.noticeMinutes,
  openBookingsLimit: agenda.openBookingsLimit,
});

export const toUpdateInput = (
  { serviceType, version }: Pick<Agenda, 'serviceType' | 'version'>,
  { days, ...rest }: AgendaValues,
): UpdateAgendaInput => ({
  serviceType,
  version,
  ...rest,
  hours: days
    .filter(({ isOpen }) => isOpen)
    .map(({ weekday, opensAt, closesAt }) => ({ weekday, opensAt, closesAt })),
});

/** What is wrong with a day's hours, in a sentence: at least one appointment must fit. */
export const faultOf = ({ isOpen, opensAt, closesAt }: DayRow): string | undefined =>
  isOpen && minutesOf(closesAt) < minutesOf(opensAt) + 60 ? FIELD_MESSAGES.openingOrder : undefined;
