import { addDays, type LocalDate } from '#domain/clinic-time.js';
import Holidays from 'date-holidays';

export interface Holiday {
  readonly date: LocalDate;
  readonly name: string;
}

const calendar = new Holidays('CL', { types: ['public'] });
const GOOD_FRIDAY = /^Viernes Santo$/;
const EASTER_SUNDAY = /^Pascua$/;

/**
 * Chile's public holidays, by date. The library lacks Holy Saturday (Ley 2.977, article 1) and has Easter Sunday, which
 * is not a holiday by law. One-off holidays that a law declares are added by the clinic as closures.
 */
export function holidaysOf(year: number): Holiday[] {
  const days = calendar.getHolidays(year, 'es').map(({ date, name }) => ({ date: date.slice(0, 10), name }));
  const friday = days.find(({ name }) => GOOD_FRIDAY.test(name));
  const saturday = friday ? [{ date: addDays(friday.date, 1), name: 'Sábado Santo' }] : [];
  return [...days.filter(({ name }) => !EASTER_SUNDAY.test(name)), ...saturday].sort((one, other) =>
    one.date < other.date ? -1 : 1,
  );
}
