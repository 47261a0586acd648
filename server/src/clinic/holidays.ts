import { addDays, type LocalDate } from '#domain/clinic-time.js';
import Holidays from 'date-holidays';

/** A public holiday of Chile. */
export interface Holiday {
  readonly date: LocalDate;
  readonly name: string;
}

const calendar = new Holidays('CL', { types: ['public'] });
const GOOD_FRIDAY = /^Viernes Santo$/;
const EASTER_SUNDAY = /^Pascua$/;

/**
 * Chile's public holidays of a year, by date. The library lacks Easter Saturday (Ley 2.977, article 1) and has
 * Easter Sunday, which is a Sunday and no more. Days that a law declares once are the clinic's to add.
 */
export function holidaysOf(year: number): Holiday[] {
  const days = calendar.getHolidays(year, 'es').map(({ date, name }) => ({ date: date.slice(0, 10), name }));
  const friday = days.find(({ name }) => GOOD_FRIDAY.test(name));
  const saturday = friday ? [{ date: addDays(friday.date, 1), name: 'Sábado Santo' }] : [];
  return [...days.filter(({ name }) => !EASTER_SUNDAY.test(name)), ...saturday].sort((one, other) =>
    one.date < other.date ? -1 : 1,
  );
}
