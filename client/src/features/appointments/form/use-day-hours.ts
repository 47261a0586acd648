import { type LocalDate, timeAt } from '#domain/clinic-time.js';
import { refusalSentence } from '#domain/schedule.es.js';
import { agendaStarts, checkStart } from '#domain/schedule.js';
import { useEffect } from 'react';
import { toasts } from '../../../ui/notices/toasts';
import { useSchedules } from '../agenda-hours';
import type { AppointmentValues } from './appointment-form-values';
import { CALENDAR_TOAST_MS } from '../calendar-toasts';
import { useDayHoursQuery } from './day-hours.generated';
import { type AppointmentTime, type HourChoice, hourChoices } from './hour-choices';

export interface DayHours {
  readonly isLoading: boolean;
  readonly choices: readonly HourChoice[];
  /** Why the day has no hours at all. */
  readonly closedBecause: string | undefined;
  readonly nextFreeDate: LocalDate | undefined;
  readonly reload: () => void;
}

/** For new and edited appointments alike. */
const HOURS_FAILED = 'Error al cargar los horarios disponibles';
const EDITED_HOURS_FAILED = 'Error al cargar horarios disponibles';

const NOBODY: ReadonlySet<number> = new Set();

/** The hours of the form's day. @param edited the stored appointment, absent for a new one. */
export function useDayHours(
  { date, serviceType, durationMinutes }: AppointmentValues,
  edited: (AppointmentTime & { readonly id: number }) | undefined,
): DayHours {
  const schedule = useSchedules(date)[serviceType];
  const { data, error, loading, refetch } = useDayHoursQuery({
    variables: { date, serviceType, appointmentId: edited?.id ?? null },
    fetchPolicy: 'cache-and-network',
    skip: date === '',
  });
  const isNew = edited === undefined;
  useEffect(() => {
    if (error) toasts.error(isNew ? HOURS_FAILED : EDITED_HOURS_FAILED, CALENDAR_TOAST_MS);
  }, [error, isNew]);

  const starts = date === '' ? [] : agendaStarts(schedule, date);
  const choices =
    data || error
      ? hourChoices({
          hours: error ? undefined : data,
          starts: starts.map(timeAt),
          asked: { date, serviceType, durationMinutes },
          original: edited,
        })
      : [];
  const refusal =
    date === '' || starts.length > 0
      ? undefined
      : checkStart({ date, startMinute: 0, durationMinutes }, { schedule, busySlots: NOBODY });
  return {
    isLoading: loading && !data,
    choices,
    closedBecause: refusal && refusalSentence(refusal, date),
    nextFreeDate: data?.oneHour.nextFreeDate ?? undefined,
    reload: () => void refetch().catch(() => undefined),
  };
}
