import { timeOfDay } from '#domain/appointment.js';
import { type LocalTime, minutesOf } from '#domain/clinic-time.js';

export type TimeFilter = 'all' | 'morning' | 'afternoon';

export const TIME_FILTER_LABELS: Readonly<Record<TimeFilter, string>> = {
  all: 'Todos los horarios',
  morning: 'Mañana',
  afternoon: 'Tarde',
};

export const passes = (filter: TimeFilter, time: LocalTime): boolean =>
  filter === 'all' || timeOfDay(minutesOf(time)) === filter;
