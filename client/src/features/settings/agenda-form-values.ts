import { addDays, minutesOf, type LocalTime, type Weekday } from '#domain/clinic-time.js';
import { weekdayName } from '#domain/clinic-time.es.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { limitInWords } from '../../ui/fields/LimitSelect';
import { HORIZONS, NOTICES, OPEN_BOOKINGS } from './booking-limits';
import type { EditableAgendaFragment, UpdateAgendaInput } from './settings.generated';

export type Agenda = EditableAgendaFragment;

export const WEEKDAYS: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

/** Its hours are kept while it is closed, so that opening it again restores them. */
export interface DayRow {
  readonly weekday: Weekday;
  readonly isOpen: boolean;
  readonly opensAt: LocalTime;
  readonly closesAt: LocalTime;
}

type DayField = `day${Weekday}`;
/** Each weekday is a field of its own, so that two people can change different days. */
export const dayField = (weekday: Weekday): DayField => `day${weekday}`;

interface Limited {
  stepMinutes: number;
  horizonDays: number | null;
  noticeMinutes: number | null;
  openBookingsLimit: number | null;
}
export type AgendaValues = Record<DayField, DayRow> & Limited;

/** The hours of a weekday that is opened for the first time. */
const USUAL = { opensAt: '09:00', closesAt: '19:00' } as const;

export const valuesOf = (agenda: Agenda): AgendaValues => {
  const days = WEEKDAYS.map((weekday) => {
    const hours = agenda.hours.find((one) => one.weekday === weekday);
    const { opensAt, closesAt } = hours ?? USUAL;
    return [dayField(weekday), { weekday, isOpen: hours !== undefined, opensAt, closesAt }] as const;
  });
  return {
    ...(Object.fromEntries(days) as Record<DayField, DayRow>),
    stepMinutes: agenda.stepMinutes,
    horizonDays: agenda.horizonDays,
    noticeMinutes: agenda.noticeMinutes,
    openBookingsLimit: agenda.openBookingsLimit,
  };
};

const daysOf = (values: AgendaValues): DayRow[] => WEEKDAYS.map((weekday) => values[dayField(weekday)]);

export const toUpdateInput = (
  { serviceType, version }: Pick<Agenda, 'serviceType' | 'version'>,
  values: AgendaValues,
): UpdateAgendaInput => ({
  serviceType,
  version,
  stepMinutes: values.stepMinutes,
  horizonDays: values.horizonDays,
  noticeMinutes: values.noticeMinutes,
  openBookingsLimit: values.openBookingsLimit,
  hours: daysOf(values)
    .filter(({ isOpen }) => isOpen)
    .map(({ weekday, opensAt, closesAt }) => ({ weekday, opensAt, closesAt })),
});

/** What is wrong with a day's hours: at least one appointment must fit. */
export const faultOf = ({ isOpen, opensAt, closesAt }: DayRow): string | undefined =>
  isOpen && minutesOf(closesAt) < minutesOf(opensAt) + 60 ? FIELD_MESSAGES.openingOrder : undefined;

export const faultsOf = (values: AgendaValues): Partial<Record<DayField, string>> =>
  Object.fromEntries(
    daysOf(values).flatMap((day) => {
      const fault = faultOf(day);
      return fault ? [[dayField(day.weekday), fault]] : [];
    }),
  );

const A_MONDAY = '2026-11-23';
export const dayName = (weekday: Weekday): string => weekdayName(addDays(A_MONDAY, weekday - 1));

export const FIELD_LABELS = {
  ...(Object.fromEntries(WEEKDAYS.map((weekday) => [dayField(weekday), capital(dayName(weekday))])) as Record<
    DayField,
    string
  >),
  stepMinutes: 'Horas cada',
  horizonDays: 'Reservar hasta',
  noticeMinutes: 'Anticipación mínima',
  openBookingsLimit: 'Por persona, a lo más',
} as const satisfies Record<keyof AgendaValues, string>;

/** As shown when two edits are compared. */
export function inWords(field: keyof AgendaValues, values: AgendaValues): string {
  switch (field) {
    case 'stepMinutes':
      return `${values.stepMinutes} minutos`;
    case 'horizonDays':
      return limitInWords(HORIZONS, values.horizonDays);
    case 'noticeMinutes':
      return limitInWords(NOTICES, values.noticeMinutes);
    case 'openBookingsLimit':
      return limitInWords(OPEN_BOOKINGS, values.openBookingsLimit);
    default: {
      const { isOpen, opensAt, closesAt } = values[field];
      return isOpen ? `${opensAt}–${closesAt}` : 'Cerrado';
    }
  }
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
