import { SERVICE_TYPES, type ServiceType } from '#domain/agenda/appointment.js';
import { SOURCE_LABELS, SOURCE_WORDS } from '#domain/agenda/booking-source.es.js';
import { BOOKING_SOURCES, type BookingSource } from '#domain/agenda/booking-source.js';
import { addDays, firstOfMonth, type LocalDate } from '#domain/clinic-time.js';
import { shortDate, weekdayInWords } from '#domain/clinic-time.es.js';
import { METHOD_LABELS } from '#domain/money/money.es.js';
import { periodName } from '#domain/reports/period.es.js';
import type { NamedPeriod, Period, SummaryPeriod } from '#domain/reports/period.js';
import {
  addOutcomes,
  type AppointmentFigures,
  CANCELLERS,
  type IncomeFigures,
  NO_OUTCOMES,
  NOTICES,
  occupancyOf,
  type Outcomes,
  type SupplyFigures,
} from '#domain/reports/summary.js';
import {
  CANCELLER_LABELS,
  NO_APPOINTMENT,
  NOTICE_LABELS,
  OTHER_CHARGES,
} from '#domain/reports/summary-tables.es.js';
import { formatClp } from '#domain/stock/clp.js';
import { thousands } from '#domain/thousands.es.js';
import { attendancePath } from '../../../clinic/attendance-path';

interface Bar {
  readonly label: string;
  /** On the axis, if it differs. */
  readonly short?: string;
  /** The list behind it; undefined if the user may not see it. */
  readonly path: string | undefined;
}

export interface PlotSeries {
  readonly label: string;
  readonly color: string;
  /** One for each bar. */
  readonly values: readonly number[];
}

/** What is drawn, and shown as a table. */
export interface Plot {
  /** Of the bars: the header of the table's first column. */
  readonly header: string;
  readonly bars: readonly Bar[];
  readonly series: readonly PlotSeries[];
  readonly isStacked: boolean;
  readonly layout: 'vertical' | 'horizontal';
  readonly format: (value: number) => string;
  /** On the axis, where there is little room. */
  readonly formatShort?: (value: number) => string;
}

export const COLORS = {
  attended: 'var(--brand)',
  noShows: 'var(--now)',
  cancelled: 'var(--line-field)',
  open: 'var(--podiatry)',
} as const;
const OUTCOME_LABELS = {
  attended: 'Atendidas',
  noShows: 'No vinieron',
  cancelled: 'Canceladas',
  open: 'Por cerrar',
} as const satisfies Readonly<Record<keyof Outcomes, string>>;
const OUTCOMES = Object.keys(OUTCOME_LABELS) as (keyof Outcomes)[];

/** The current period is the strongest. */
const PERIOD_COLORS: Readonly<Record<SummaryPeriod, string>> = {
  CURRENT: 'var(--brand)',
  BEFORE: 'color-mix(in srgb, var(--brand) 45%, var(--card))',
  YEAR_BEFORE: 'color-mix(in srgb, var(--ink-3) 45%, var(--card))',
};
/** From early to late, and unknown. */
const NOTICE_COLORS = [
  'color-mix(in srgb, var(--brand) 35%, var(--card))',
  'color-mix(in srgb, var(--brand) 65%, var(--card))',
  'color-mix(in srgb, var(--now) 45%, var(--card))',
  'color-mix(in srgb, var(--now) 75%, var(--card))',
  'var(--now)',
  'var(--line-field)',
] as const;

const outcomeSeries = (rows: readonly Outcomes[]): PlotSeries[] =>
  OUTCOMES.map((outcome) => ({
    label: OUTCOME_LABELS[outcome],
    color: COLORS[outcome],
    values: rows.map((row) => row[outcome]),
  }));

export const countInWords = (value: number): string => thousands(value);

interface PeriodRow {
  readonly period: SummaryPeriod;
}
export const ofPeriod = <Row extends PeriodRow>(rows: readonly Row[], period: SummaryPeriod): Row[] =>
  rows.filter((row) => row.period === period);

/** Values by key, beside those of the other periods; the keys keep their order, those of today's rows first. */
function beside<Row extends PeriodRow>(
  rows: readonly Row[],
  periods: readonly NamedPeriod[],
  keyOf: (row: Row) => string,
  valueOf: (rows: readonly Row[]) => number,
): { readonly keys: readonly string[]; readonly series: readonly PlotSeries[] } {
  const keys = [...new Set(rows.map(keyOf))];
  return {
    keys,
    series: periods.map((one) => ({
      label: periodName(one),
      color: PERIOD_COLORS[one.period],
      values: keys.map((key) => valueOf(ofPeriod(rows, one.period).filter((row) => keyOf(row) === key))),
    })),
  };
}

/** How the lists behind the bars are reached. */
export interface Paths {
  readonly mayReadAgenda: boolean;
  readonly mayReadTill: boolean;
  readonly mayReadStock: boolean;
}
const list = ({ mayReadAgenda }: Paths, period: Period, more: Readonly<Record<string, string>> = {}) =>
  mayReadAgenda ? attendancePath(period.from, period.to, more) : undefined;

const SERVICE_WORDS: Readonly<Record<ServiceType, string>> = { PODIATRY: 'podologia', MANICURE: 'manicura' };

/** @param service undefined for both */
export function weeksPlot(
  { weeks }: AppointmentFigures,
  period: Period,
  service: ServiceType | undefined,
  paths: Paths,
): Plot {
  const rows = new Map<LocalDate, Outcomes>();
  for (const row of ofPeriod(weeks, 'CURRENT'))
    if (!service || row.serviceType === service)
      rows.set(row.week, addOutcomes(rows.get(row.week) ?? NO_OUTCOMES, row));
  return {
    header: 'Semana del',
    bars: [...rows.keys()].map((week) => ({
      label: shortDate(week),
      short: shortDate(week).slice(0, 5),
      path: list(
        paths,
        {
          from: week < period.from ? period.from : week,
          to: addDays(week, 6) > period.to ? period.to : addDays(week, 6),
        },
        service && { servicio: SERVICE_WORDS[service] },
      ),
    })),
    series: outcomeSeries([...rows.values()]),
    isStacked: true,
    layout: 'vertical',
    format: countInWords,
  };
}

export const servicesIn = ({ weeks }: AppointmentFigures): ServiceType[] =>
  SERVICE_TYPES.filter((type) => weeks.some((row) => row.period === 'CURRENT' && row.serviceType === type));

export function outcomesOf({ services }: AppointmentFigures, period: SummaryPeriod): Outcomes {
  return ofPeriod(services, period).reduce<Outcomes>(addOutcomes, NO_OUTCOMES);
}

export const outcomesPlot = (
  figures: AppointmentFigures,
  periods: readonly NamedPeriod[],
  paths: Paths,
): Plot => ({
  header: 'Período',
  bars: periods.map((one) => ({ label: periodName(one), path: list(paths, one) })),
  series: outcomeSeries(periods.map((one) => outcomesOf(figures, one.period))),
  isStacked: true,
  layout: 'horizontal',
  format: countInWords,
});

export function cancellationsPlot(figures: AppointmentFigures, period: Period, paths: Paths): Plot {
  const rows = ofPeriod(figures.cancellations, 'CURRENT');
  const who = CANCELLERS.filter((one) => rows.some(({ by }) => by === one));
  return {
    header: 'Quién canceló',
    bars: who.map((one) => ({
      label: CANCELLER_LABELS[one],
      path: list(paths, period, { estado: 'cancelada' }),
    })),
    series: NOTICES.map((notice, place) => ({
      label: NOTICE_LABELS[notice],
      color: NOTICE_COLORS[place] ?? COLORS.cancelled,
      values: who.map((one) => rows.find((row) => row.by === one && row.notice === notice)?.count ?? 0),
    })).filter(({ values }) => values.some((value) => value > 0)),
    isStacked: true,
    layout: 'horizontal',
    format: countInWords,
  };
}

const minutesOf = (rows: AppointmentFigures['occupancy']) => ({
  open: rows.reduce((all, { openMinutes }) => all + openMinutes, 0),
  booked: rows.reduce((all, { bookedMinutes }) => all + bookedMinutes, 0),
});
export const occupancyIn = (figures: AppointmentFigures, period: SummaryPeriod) => {
  const { open, booked } = minutesOf(ofPeriod(figures.occupancy, period));
  return { openMinutes: open, percent: occupancyOf(open, booked) };
};
const percentOf = (rows: AppointmentFigures['occupancy']): number => {
  const { open, booked } = minutesOf(rows);
  return occupancyOf(open, booked) ?? 0;
};
const inPercent = (value: number): string => `${value} %`;

export function occupancyPlot(
  { occupancy }: AppointmentFigures,
  by: 'professional' | 'weekday',
  periods: readonly NamedPeriod[],
  period: Period,
  paths: Paths,
): Plot {
  const isWeekday = by === 'weekday';
  const rows = isWeekday ? occupancy.toSorted((one, other) => one.weekday - other.weekday) : occupancy;
  const { keys, series } = beside(
    rows,
    periods,
    (row) => String(isWeekday ? row.weekday : row.professionalId),
    percentOf,
  );
  const nameOf = (key: string): string => {
    const row = rows.find((one) => String(isWeekday ? one.weekday : one.professionalId) === key);
    return row ? (isWeekday ? weekdayInWords(row.weekday) : row.professionalName) : key;
  };
  return {
    header: isWeekday ? 'Día' : 'Profesional',
    bars: keys.map((key) => ({
      label: nameOf(key),
      path: list(paths, period, isWeekday ? { dia: key } : { profesional: key }),
    })),
    series,
    isStacked: false,
    layout: 'horizontal',
    format: inPercent,
  };
}

export const patientsPlot = (
  { patients }: AppointmentFigures,
  periods: readonly NamedPeriod[],
  paths: Paths,
): Plot => {
  const rows = periods.map((one) => ofPeriod(patients, one.period)[0]);
  return {
    header: 'Período',
    bars: periods.map((one) => ({
      label: periodName(one),
      path: list(paths, one, { estado: 'completada' }),
    })),
    series: [
      { label: 'Nuevos', color: COLORS.open, values: rows.map((row) => row?.newPatients ?? 0) },
      {
        label: 'Que vuelven',
        color: COLORS.attended,
        values: rows.map((row) => row?.returningPatients ?? 0),
      },
    ],
    isStacked: true,
    layout: 'horizontal',
    format: countInWords,
  };
};

export function sourcesPlot(
  { sources }: AppointmentFigures,
  periods: readonly NamedPeriod[],
  period: Period,
  paths: Paths,
): Plot {
  const rows = BOOKING_SOURCES.flatMap((source) => sources.filter((row) => row.source === source));
  const { keys, series } = beside(rows, periods, (row) => row.source, sumOf('count'));
  return {
    header: 'Origen',
    bars: keys.map((key) => ({
      label: SOURCE_LABELS[key as BookingSource],
      path: list(paths, period, { origen: SOURCE_WORDS[key as BookingSource] }),
    })),
    series,
    isStacked: false,
    layout: 'horizontal',
    format: countInWords,
  };
}

const sumOf =
  <Name extends string>(name: Name) =>
  (rows: ReadonlyArray<Readonly<Record<Name, number>>>): number =>
    rows.reduce((all, row) => all + row[name], 0);

const pesos = (header: string, bars: readonly Bar[], series: readonly PlotSeries[]): Plot => ({
  header,
  bars,
  series,
  isStacked: false,
  layout: 'horizontal',
  format: formatClp,
  formatShort: pesosInShort,
});

export function treatmentsPlot(
  { treatments }: IncomeFigures,
  periods: readonly NamedPeriod[],
  period: Period,
  paths: Paths,
): Plot {
  const { keys, series } = beside(treatments, periods, ({ treatment }) => treatment, sumOf('amount'));
  return pesos(
    'Tratamiento',
    keys.map((key) => ({
      label: key || OTHER_CHARGES,
      path: key ? list(paths, period, { estado: 'completada', tratamiento: key }) : undefined,
    })),
    series,
  );
}

export function professionalsPlot(
  { professionals }: IncomeFigures,
  periods: readonly NamedPeriod[],
  period: Period,
  paths: Paths,
): Plot {
  const keyOf = ({ professionalId }: IncomeFigures['professionals'][number]) => String(professionalId ?? '');
  const { keys, series } = beside(professionals, periods, keyOf, sumOf('amount'));
  const bars = keys.map((key) => ({
    label: professionals.find((row) => keyOf(row) === key)?.professionalName ?? '',
    path: list(paths, period, { estado: 'completada', ...(key && { profesional: key }) }),
  }));
  return pesos('Profesional', bars, series);
}

export function methodsPlot(
  { methods }: IncomeFigures,
  periods: readonly NamedPeriod[],
  period: Period,
  today: LocalDate,
  { mayReadTill }: Paths,
): Plot {
  const { keys, series } = beside(methods, periods, ({ method }) => method, sumOf('amount'));
  const last = period.to > today ? today : period.to;
  // The accountant's month has the payments by method, and the till those of a day.
  const isOneMonth = firstOfMonth(period.from) === firstOfMonth(last);
  const page = isOneMonth ? `/app/caja/mes?mes=${last.slice(0, 7)}` : `/app/caja?dia=${last}`;
  const path = mayReadTill ? page : undefined;
  const bars = keys.map((key) => ({ label: METHOD_LABELS[key as keyof typeof METHOD_LABELS], path }));
  return pesos('Medio', bars, series);
}

export function suppliesPlot(
  supplies: readonly SupplyFigures[],
  periods: readonly NamedPeriod[],
  period: Period,
  paths: Paths,
): Plot {
  const { keys, series } = beside(supplies, periods, ({ treatment }) => treatment, sumOf('cost'));
  const stock = paths.mayReadStock ? '/app/inventario' : undefined;
  return pesos(
    'Tratamiento',
    keys.map((key) => ({
      label: key || NO_APPOINTMENT,
      path: (key && list(paths, period, { tratamiento: key })) || stock,
    })),
    series,
  );
}

/** '+8 %', '−3 %', 'igual'; undefined where there is nothing to compare with. */
export function changeInWords(now: number, before: number): string | undefined {
  if (before === 0) return undefined;
  const percent = Math.round((100 * (now - before)) / Math.abs(before));
  return percent === 0 ? 'igual' : `${percent > 0 ? '+' : '−'}${Math.abs(percent)} %`;
}

/** '$1,5 M', '$500 mil', '$900'. */
export function pesosInShort(amount: number): string {
  const size = Math.abs(amount);
  const sign = amount < 0 ? '-' : '';
  const rounded = (unit: number): string => String(Math.round((10 * size) / unit) / 10).replace('.', ',');
  if (size >= 1_000_000) return `${sign}$${rounded(1_000_000)} M`;
  return size >= 1_000 ? `${sign}$${rounded(1_000)} mil` : `${sign}$${size}`;
}
