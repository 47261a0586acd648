import { type SearchedSpan, searchedSpan, type SearchTime, wallFrom } from '#domain/data/fhir/search-date.js';
import { clinicClock, shifted } from '#domain/clinic-time.js';
import { isId } from '../../foundation/input/field-rules.js';
import { asWholeNumber } from '../../foundation/input/whole-number.js';

/** Adds a value to the statement and returns its placeholder: '$3'. */
export type Bind = (value: unknown) => string;

export interface SearchParameter {
  readonly type: 'date' | 'reference' | 'string' | 'token';
  readonly documentation: string;
  /** Whether it identifies a patient: then the search also finds the data of a blocked patient. */
  readonly namesPatient?: true;
  /** @returns an SQL condition for one value; undefined for a value that the parameter can't have. */
  readonly condition: (value: string, bind: Bind, time: SearchTime) => string | undefined;
}

export type SearchParameters = Readonly<Record<string, SearchParameter>>;

const NOTHING = 'false';

/** For a column with the numbers used as ids. */
export const byId = (column: string): SearchParameter => ({
  type: 'token',
  documentation: 'The id of the resource.',
  namesPatient: true,
  condition: (value, bind) => matches(column, value, bind),
});

/** `Patient/7`, or `7`. */
export const byReference = (
  target: string,
  column: string,
  documentation: string,
  namesPatient?: true,
): SearchParameter => ({
  type: 'reference',
  documentation,
  ...(namesPatient && { namesPatient }),
  condition: (value, bind) => {
    const [, type = target, id = ''] = /^(?:(?:.*\/)?([A-Z][A-Za-z]+)\/)?([^/]+)$/.exec(value) ?? [];
    return type === target ? matches(column, id, bind) : NOTHING;
  },
});

function matches(column: string, text: string, bind: Bind): string {
  const id = asWholeNumber(text);
  return isId(id) ? `${column} = ${bind(id)}` : NOTHING;
}

export const byInstant = (column: string, documentation: string): SearchParameter => ({
  type: 'date',
  documentation,
  condition: (value, bind, time) => {
    const span = searchedSpan(value, time);
    return (
      span &&
      both(
        span,
        span.from && `${column} >= ${bind(span.from)}::timestamptz`,
        span.before && `${column} < ${bind(span.before)}::timestamptz`,
      )
    );
  },
});

/** For columns with a day and a minute in the clinic's time. */
export const byWallTime = (day: string, minute: string, documentation: string): SearchParameter => ({
  type: 'date',
  documentation,
  condition: (value, bind, time) => {
    const span = searchedSpan(value, time);
    const at = (instant: Date): string => {
      const { date, minutes } = wallFrom(instant, time.timeZone);
      return `(${bind(date)}::date, ${bind(minutes)}::integer)`;
    };
    return (
      span &&
      both(
        span,
        span.from && `(${day}, ${minute}::integer) >= ${at(span.from)}`,
        span.before && `(${day}, ${minute}::integer) < ${at(span.before)}`,
      )
    );
  },
});

/** For days, each meaning the whole day. */
export const byDay = (
  dayOf: (bind: Bind, timeZone: string) => string,
  documentation: string,
): SearchParameter => ({
  type: 'date',
  documentation,
  condition: (value, bind, time) => {
    const span = searchedSpan(value, time);
    const { timeZone } = time;
    const column = dayOf(bind, timeZone);
    const last = span?.before && shifted(span.before, -1);
    return (
      span &&
      both(
        span,
        span.from && `${column} >= ${bind(clinicClock(span.from, timeZone).date)}::date`,
        last && `${column} <= ${bind(clinicClock(last, timeZone).date)}::date`,
      )
    );
  },
});

function both({ isExcluded }: SearchedSpan, ...conditions: Array<string | undefined>): string {
  const within = conditions.filter((one) => one !== undefined).join(' and ');
  return isExcluded ? `not (${within})` : within;
}

/**
 * Reads `system|code`, `|code` or `code`.
 * @returns `system` undefined if any system matches, empty for a code without a system.
 */
export function tokenOf(value: string): { system: string | undefined; code: string } {
  const bar = value.indexOf('|');
  return bar < 0
    ? { system: undefined, code: value }
    : { system: value.slice(0, bar), code: value.slice(bar + 1) };
}
