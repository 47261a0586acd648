import { AGENDA_FIELDS } from '#domain/agenda/agenda-fields.es.js';
import { minutesOf, type LocalTime, type Weekday, WEEKDAYS } from '#domain/clinic-time.js';
import { labelsOf } from '#domain/declared-fields.js';
import { hoursFault } from '#domain/agenda/opening-hours.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { limitInWords } from '../../../ui/fields/LimitSelect';
import { HORIZONS, NOTICES, OPEN_BOOKINGS } from './booking-limits';
import type { EditableAgendaFragment, UpdateAgendaInput } from './settings.generated';
import { DAY_LABELS, type DayField, dayField } from './weekdays';

export type Agenda = EditableAgendaFragment;

/** A closed day keeps its hours, so that opening it again restores them. */
export interface DayRow {
  readonly weekday: Weekday;
  readonly isOpen: boolean;
  readonly opensAt: LocalTime;
  readonly closesAt: LocalTime;
}

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

/** The message if a day's hours are invalid. */
export function faultOf({ isOpen, opensAt, closesAt }: DayRow): string | undefined {
  const fault = isOpen && hoursFault([{ opensAt: minutesOf(opensAt), closesAt: minutesOf(closesAt) }]);
  return fault ? FIELD_MESSAGES[fault] : undefined;
}

export const faultsOf = (values: AgendaValues): Partial<Record<DayField, string>> =>
  Object.fromEntries(
    daysOf(values).flatMap((day) => {
      const fault = faultOf(day);
      return fault ? [[dayField(day.weekday), fault]] : [];
    }),
  );

export const FIELD_LABELS = {
  ...DAY_LABELS,
  ...labelsOf(AGENDA_FIELDS),
} as const satisfies Record<keyof AgendaValues, string>;

/** A field's text when two edits are compared. */
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
