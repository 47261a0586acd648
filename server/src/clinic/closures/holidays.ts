import { addDays, type LocalDate } from '#domain/clinic-time.js';

export interface Holiday {
  readonly date: LocalDate;
  readonly name: string;
}

export type HolidayCalendar = (year: number) => Holiday[];

const GOOD_FRIDAY = /^Viernes Santo$/;
const EASTER_SUNDAY = /^Pascua$/;
/** Names that the library spells differently than Chile's law. */
const SPELLED: Readonly<Record<string, string>> = { 'La inmaculada concepción': 'Inmaculada Concepción' };

/**
 * Chile's public holidays of a year, by date. The library lacks Holy Saturday (Ley 2.977, article 1) and has Easter
 * Sunday, which is not a legal holiday. The clinic adds one-off holidays declared by law as closures.
 */
export async function holidayCalendar(): Promise<HolidayCalendar> {
  // Loaded lazily: the library contains the whole world's holidays and would take a tenth of the start-up time.
  const { default: Holidays } = await import('date-holidays');
  const calendar = new Holidays('CL', { types: ['public'] });
  return (year) => {
    const days = calendar
      .getHolidays(year, 'es')
      .map(({ date, name }) => ({ date: date.slice(0, 10), name: SPELLED[name] ?? name }));
    const friday = days.find(({ name }) => GOOD_FRIDAY.test(name));
    const saturday = friday ? [{ date: addDays(friday.date, 1), name: 'Sábado Santo' }] : [];
    return [...days.filter(({ name }) => !EASTER_SUNDAY.test(name)), ...saturday].sort((one, other) =>
      one.date < other.date ? -1 : 1,
    );
  };
}
