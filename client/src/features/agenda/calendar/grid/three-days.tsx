import { addDays } from '#domain/clinic-time.js';
import type { ComponentProps } from 'react';
import library from 'react-big-calendar/lib/TimeGrid';
import { dayOf, dayOnWall, startOfWallDay } from './wall-dates';

// CommonJS: depending on the bundler, its default export is the module or a property of it.
const TimeGrid = (library as typeof library & { default?: typeof library }).default ?? library;

const daysFrom = (date: Date): Date[] =>
  [0, 1, 2].map((days) => startOfWallDay(dayOnWall(addDays(dayOf(date), days))));

interface ThreeDaysProps extends Omit<ComponentProps<typeof TimeGrid>, 'range'> {
  date: Date;
}

/** The week view on narrow screens, in addition to the library's own views. */
export function ThreeDays({ date, ...props }: ThreeDaysProps) {
  return <TimeGrid {...props} eventOffset={10} range={daysFrom(date)} />;
}

// The library requires these of each view.
ThreeDays.range = daysFrom;
ThreeDays.navigate = (date: Date) => date;
ThreeDays.title = () => '';
