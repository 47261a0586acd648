import { slotsOf } from '#domain/agenda/appointment.js';
import { type ClinicClock, type LocalDate, type LocalTime, minutesOf, timeAt } from '#domain/clinic-time.js';
import { MIN_MINUTES } from '#domain/agenda/appointment.js';
import { checkStart, isPast, type Schedule } from '#domain/schedule.js';
import type { AgendaAppointment } from '../../../agenda-appointment';
import { snapToAgenda } from '../../snap-to-agenda';

type Held = Pick<AgendaAppointment, 'time' | 'durationMinutes'>;

interface LaneOfDay {
  readonly date: LocalDate;
  readonly schedule: Schedule;
  /** The lane's appointments and blocks that hold time. */
  readonly held: readonly Held[];
  readonly now: ClinicClock;
}

/** The start of an appointment created by a click on a minute; undefined if it is taken, closed or over. */
export function freeStartAt(minute: number, { date, schedule, held, now }: LaneOfDay): LocalTime | undefined {
  const startMinute = minutesOf(snapToAgenda(schedule, date, timeAt(minute)));
  const endMinute = startMinute + MIN_MINUTES;
  if (minute < startMinute || minute >= endMinute || isPast(date, endMinute, now)) return undefined;
  const busySlots = new Set(
    held.flatMap(({ time, durationMinutes }) => slotsOf({ startMinute: minutesOf(time), durationMinutes })),
  );
  const refusal = checkStart({ date, startMinute, durationMinutes: MIN_MINUTES }, { schedule, busySlots });
  return refusal ? undefined : timeAt(startMinute);
}
