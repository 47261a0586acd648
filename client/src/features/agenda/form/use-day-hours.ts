import { type LocalDate, type LocalTime, minutesOf, timeAt } from '#domain/clinic-time.js';
import { whoDoes } from '#domain/clinic/professionals/choice.js';
import { agendaStarts, checkStart, type Refusal, type Schedule } from '#domain/schedule.js';
import { useEffect } from 'react';
import { useClinicNow } from '../../../clinic/clinic-now';
import type { ClinicProfessional } from '../../../professionals/professionals';
import { scheduleOf } from '../../../professionals/schedule-of';
import { toasts } from '../../../ui/notices/toasts';
import { useSchedules } from '../agenda-hours';
import type { AppointmentValues } from './appointment-form-values';
import { CALENDAR_TOAST_MS } from '../calendar-toasts';
import { type DayHoursQuery, useDayHoursQuery } from './day-hours.generated';
import { type AppointmentTime, type HourChoice, hourChoices } from './hour-choices';
import { acceptsNewAppointment } from './professional-choice';
import { haveAllPassed, whyNoHours } from './why-no-hours';

export interface DayHours {
  /** Until the day's hours are known and, if none is free, the next free one. */
  readonly isLoading: boolean;
  readonly choices: readonly (HourChoice & {
    /** Today's past hours: a new appointment may use them, but they are not offered at first. */
    readonly isPast: boolean;
  })[];
  /** Why none of the day's hours can be chosen; undefined while no day is. */
  readonly whyNone: string | undefined;
  readonly nextFreeDate: LocalDate | undefined;
  /** The first free hour of that day; undefined while this day has free hours, or if it could not be loaded. */
  readonly nextFreeTime: LocalTime | undefined;
  readonly reload: () => void;
}

const HOURS_FAILED = 'Error al cargar los horarios disponibles';
const EDITED_HOURS_FAILED = 'Error al cargar horarios disponibles';

const NO_SLOTS: ReadonlySet<number> = new Set();

/** For a professional who takes no new appointments. */
const NO_HOURS: DayHoursQuery = {
  oneHour: { freeStarts: [], takenStarts: [], nextFreeDate: null },
  twoHours: { freeStarts: [] },
};

/**
 * The hours of the form's day: the chosen professional's, or everyone's who provides the service.
 * @param edited the stored appointment, absent for a new one.
 */
export function useDayHours(
  values: AppointmentValues,
  edited: (AppointmentTime & { readonly id: number }) | undefined,
  professionals: readonly ClinicProfessional[],
): DayHours {
  const { date, serviceType, durationMinutes, professional, overbooked } = values;
  const schedule = useSchedules(date)[serviceType];
  const professionalId = professional === undefined ? undefined : (professional?.id ?? null);
  const hasHours = acceptsNewAppointment(professionals, values);
  const asked = {
    serviceType,
    appointmentId: edited?.id ?? null,
    ...(professionalId !== undefined && { professionalId }),
    ...(professionalId === null && treatmentThatMatters(professionals, values)),
  };
  const {
    data: loaded,
    error,
    loading,
    refetch,
  } = useDayHoursQuery({
    variables: { ...asked, date },
    fetchPolicy: 'cache-and-network',
    skip: date === '' || !hasHours,
  });
  const data = hasHours ? loaded : NO_HOURS;
  const isNew = edited === undefined;
  useEffect(() => {
    if (error) toasts.error(isNew ? HOURS_FAILED : EDITED_HOURS_FAILED, CALENDAR_TOAST_MS);
  }, [error, isNew]);

  const now = useClinicNow();
  const isPast = (time: LocalTime) => isNew && date === now.date && minutesOf(time) < now.minutes;
  const isOpen = date !== '' && agendaStarts(schedule, date).length > 0;
  // The response has every start of the professionals who work that day, as free or taken.
  const isUnattended = data && !data.oneHour.freeStarts.length && !data.oneHour.takenStarts.length;
  const possible = isOpen ? startsOf(professionals, values, schedule) : [];
  const starts = isUnattended ? [] : possible;
  const choices =
    data || error
      ? hourChoices({
          hours: error ? undefined : data,
          starts: starts.map(timeAt),
          asked: { date, serviceType, durationMinutes, professionalId, overbooked },
          original: edited,
        })
      : [];
  const nextFreeDate = data?.oneHour.nextFreeDate ?? undefined;
  const isNoneLeft = data !== undefined && !choices.some(({ isFree, time }) => isFree && !isPast(time));
  const later = useDayHoursQuery({
    variables: { ...asked, date: nextFreeDate ?? date },
    fetchPolicy: 'cache-and-network',
    skip: nextFreeDate === undefined || !isNoneLeft,
  });
  const laterStarts = durationMinutes > 60 ? later.data?.twoHours.freeStarts : later.data?.oneHour.freeStarts;
  // Otherwise the next free hour would arrive before the button of its day, which may be focused by then.
  const isLoading = (loading && !data) || (later.loading && !later.data && !later.previousData);
  return {
    isLoading,
    choices: choices.map((choice) => ({ ...choice, isPast: isPast(choice.time) })),
    whyNone:
      date === ''
        ? undefined
        : whyNoHours(values, {
            closed: isOpen ? undefined : closed(values, schedule),
            isOver: date === now.date && haveAllPassed(possible, now.minutes),
            isAttended: !isUnattended,
            hasFreeHour: (data?.oneHour.freeStarts.length ?? 0) > 0,
          }),
    nextFreeDate,
    nextFreeTime: isNoneLeft && nextFreeDate ? laterStarts?.[0] : undefined,
    reload: () => void refetch().catch(() => undefined),
  };
}

type Asked = Pick<AppointmentValues, 'serviceType' | 'treatment' | 'professional'>;

/** The treatment, unless all professionals provide it: changing it would then only reload the same hours. */
function treatmentThatMatters(all: readonly ClinicProfessional[], { serviceType, treatment }: Asked) {
  const isForAll = whoDoes(all, serviceType, treatment).length === whoDoes(all, serviceType).length;
  return isForAll ? {} : { treatment };
}

/** The starts of the possible professionals, taken or not; the clinic's until the professionals are loaded. */
function startsOf(
  all: readonly ClinicProfessional[],
  { date, serviceType, treatment, professional }: AppointmentValues,
  agenda: Schedule,
): number[] {
  const able = whoDoes(all, serviceType, treatment);
  const attending = professional ? able.filter(({ id }) => id === professional.id) : able;
  if (attending.length === 0) return agendaStarts(agenda, date);
  return attending.flatMap((one) => agendaStarts(scheduleOf(agenda, one), date));
}

const closed = ({ date, durationMinutes }: AppointmentValues, schedule: Schedule): Refusal | undefined =>
  checkStart({ date, startMinute: 0, durationMinutes }, { schedule, busySlots: NO_SLOTS });
