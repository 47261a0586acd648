import {
  addDays,
  type ClinicClock,
  clinicClock,
  instantOf,
  isLocalDate,
  parseInstant,
  shifted,
} from '../../clinic-time.js';

/** From one instant until before another; either may be open. */
export interface SearchedSpan {
  readonly from?: Date;
  readonly before?: Date;
  /** Search everything outside this span. */
  readonly isExcluded?: true;
}

/** The time zone serves dates without an offset; the current time, approximate dates. */
export interface SearchTime {
  readonly timeZone: string;
  readonly now: Date;
}

/** Programs write these years to mean "no bound"; time zone data ends with them. */
const [FIRST_YEAR, LAST_YEAR] = ['1000', '9999'];
const FIRST_TIME: ClinicClock = { date: '1001-01-01', minutes: 0 };
const LAST_TIME: ClinicClock = { date: '9999-01-01', minutes: 0 };

/** `ap` widens a period by this share of its distance to now. */
const APPROXIMATION = 0.1;

const VALUE =
  /^(eq|ne|ge|gt|le|lt|sa|eb|ap)?(\d{4})(?:-(\d{2})(?:-(\d{2})(?:T([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(?:\.(\d{1,9}))?)?(Z|[+-](?:0\d|1[0-4]):[0-5]\d)?)?)?)?$/;

/**
 * The span that a FHIR date parameter asks for (R4, Search, 'date'): a year, month, day or time stands for all of it,
 * and is in the clinic's time if it has no offset.
 * @returns undefined for an invalid or unsupported value.
 */
export function searchedSpan(text: string, { timeZone, now }: SearchTime): SearchedSpan | undefined {
  const match = VALUE.exec(text);
  if (!match) return undefined;
  const [, prefix = 'eq', year = '', month, day, hour, minute, second, fraction, offset] = match;
  const date = `${year}-${month ?? '01'}-${day ?? '01'}`;
  if (!isLocalDate(date)) return undefined;
  const begin = (wall: ClinicClock): Date => instantOf(wall, timeZone);
  let from: Date;
  let before: Date;
  if (year === FIRST_YEAR || year === LAST_YEAR) {
    from = begin(year === FIRST_YEAR ? FIRST_TIME : LAST_TIME);
    before = from;
  } else if (hour !== undefined && minute !== undefined) {
    const milliseconds = Number((fraction ?? '').padEnd(3, '0').slice(0, 3));
    const into = Number(second ?? 0) * 1000 + milliseconds;
    const atMinute = offset
      ? parseInstant(`${date}T${hour}:${minute}:00${offset}`)
      : begin({ date, minutes: Number(hour) * 60 + Number(minute) });
    from = shifted(atMinute, into);
    before = shifted(from, fraction ? 1 : second ? 1000 : 60_000);
  } else {
    from = begin({ date, minutes: 0 });
    const next = nextOf(date, day !== undefined, month !== undefined);
    before = begin({ date: next, minutes: 0 });
  }
  switch (prefix) {
    case 'ge':
      return { from };
    case 'gt':
    case 'sa':
      return { from: before };
    case 'le':
      return { before };
    case 'lt':
    case 'eb':
      return { before: from };
    case 'ap':
      return around({ from, before }, now, begin);
    case 'ne':
      return { from, before, isExcluded: true };
    default:
      return { from, before };
  }
}

/** Widens a period by a tenth of its distance to now, which R4 recommends. Only today's period stays as it is. */
function around(
  { from, before }: Required<Pick<SearchedSpan, 'from' | 'before'>>,
  now: Date,
  begin: (wall: ClinicClock) => Date,
): SearchedSpan {
  const distance = Math.max(0, from.getTime() - now.getTime(), now.getTime() - before.getTime());
  const margin = Math.round(distance * APPROXIMATION);
  const [first, last] = [begin(FIRST_TIME), begin(LAST_TIME)];
  const [wideFrom, wideBefore] = [shifted(from, -margin), shifted(before, margin)];
  return { from: wideFrom < first ? first : wideFrom, before: wideBefore > last ? last : wideBefore };
}

/** The first day after the day, month or year that begins on a date. */
function nextOf(date: string, isDay: boolean, isMonth: boolean): string {
  if (isDay) return addDays(date, 1);
  const year = Number(date.slice(0, 4));
  const month = Number(date.slice(5, 7));
  if (!isMonth || month === 12) return `${String(year + 1)}-01-01`;
  return `${String(year)}-${String(month + 1).padStart(2, '0')}-01`;
}

/** The first whole minute of clinic time at or after an instant. */
export function wallFrom(instant: Date, timeZone: string): ClinicClock {
  const within = instant.getTime() % 60_000;
  return clinicClock(within === 0 ? instant : shifted(instant, 60_000 - within), timeZone);
}
