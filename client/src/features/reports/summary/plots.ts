import { SERVICE_WORDS, STATUS_WORDS } from '#domain/agenda/appointment.es.js';
import { APPOINTMENT_STATE_WORDS } from '#domain/agenda/appointment-state.es.js';
import { SERVICE_TYPES, type ServiceType } from '#domain/agenda/appointment.js';
import { ATTENDED_PATIENTS_LABELS, ATTENDED_PATIENTS_WORDS } from '#domain/agenda/attended-patients.es.js';
import { ATTENDED_PATIENTS } from '#domain/agenda/attended-patients.js';
import { SOURCE_LABELS, SOURCE_WORDS } from '#domain/agenda/booking-source.es.js';
import { BOOKING_SOURCES, type BookingSource } from '#domain/agenda/booking-source.js';
import { CANCELLER_LABELS, CANCELLER_WORDS } from '#domain/agenda/canceller.es.js';
import { CANCELLERS } from '#domain/agenda/canceller.js';
import { NOTICE_LABELS, NOTICE_WORDS } from '#domain/agenda/cancellation-notice.es.js';
import { NOTICES } from '#domain/agenda/cancellation-notice.js';
import { addDays, type LocalDate } from '#domain/clinic-time.js';
import { shortDate, weekdayInWords } from '#domain/clinic-time.es.js';
import { METHOD_LABELS, METHOD_WORDS } from '#domain/money/money.es.js';
import type { PaymentMethod } from '#domain/money/payment.js';
import { periodName, shortPeriodName } from '#domain/reports/period.es.js';
import type { NamedPeriod, Period, SummaryPeriod } from '#domain/reports/period.js';
import {
  addOutcomes,
  type AppointmentFigures,
  type IncomeFigures,
  NO_OUTCOMES,
  occupancyOf,
  type Outcomes,
  type SupplyFigures,
} from '#domain/reports/summary.js';
import { NO_APPOINTMENT, OTHER_CHARGES } from '#domain/reports/summary-tables.es.js';
import { formatClp } from '#domain/stock/clp.js';
import { thousands } from '#domain/thousands.es.js';
import { attendancePath } from '../../../clinic/attendance-path';
import { moneyLinesPath, WITHOUT_PROFESSIONAL_WORD } from '../../../clinic/money-lines-path';
import { usedSuppliesPath } from '../../../clinic/used-supplies-path';
import { pesosInShort } from './plot-words';

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
  readonly values: readonly number[];
  /** The lists behind its values, if they differ from the bars' lists: another period's. */
  readonly paths?: readonly (string | undefined)[];
}

/** Data of a chart and of its table. */
export interface Plot {
  /** The header of the bars: the table's first column. */
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
  open: 'color-mix(in srgb, var(--brand) 40%, var(--card))',
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

/** The filter of each list; open appointments have two states. */
const FILTER_OF_OUTCOME = {
  attended: { estado: APPOINTMENT_STATE_WORDS.COMPLETED },
  noShows: { estado: APPOINTMENT_STATE_WORDS.NO_SHOW },
  cancelled: { estado: APPOINTMENT_STATE_WORDS.CANCELLED },
  open: { por_cerrar: 'si' },
} as const satisfies Readonly<Record<keyof Outcomes, Readonly<Record<string, string>>>>;

type ListOf = (more: Readonly<Record<string, string>>) => string | undefined;

/** @param lists of each bar */
const outcomeSeries = (rows: readonly Outcomes[], lists: readonly ListOf[]): PlotSeries[] =>
  OUTCOMES.map((outcome) => ({
    label: OUTCOME_LABELS[outcome],
    color: COLORS[outcome],
    values: rows.map((row) => row[outcome]),
    paths: lists.map((listOf) => listOf(FILTER_OF_OUTCOME[outcome])),
  }));

export const countInWords = (value: number): string => thousands(value);

interface PeriodRow {
  readonly period: SummaryPeriod;
}
export const ofPeriod = <Row extends PeriodRow>(rows: readonly Row[], period: SummaryPeriod): Row[] =>
  rows.filter((row) => row.period === period);

interface Besides<Row> {
  readonly keyOf: (row: Row) => string;
  readonly valueOf: (rows: readonly Row[]) => number;
  readonly labelOf: (key: string) => string;
  /** The list behind a value. */
  readonly pathOf: (key: string, period: Period) => string | undefined;
}

/** Values by key, beside the values of the other periods. The keys keep their order, today's rows first. */
function beside<Row extends PeriodRow>(
  rows: readonly Row[],
  periods: readonly NamedPeriod[],
  { keyOf, valueOf, labelOf, pathOf }: Besides<Row>,
): { readonly bars: readonly Bar[]; readonly series: readonly PlotSeries[] } {
  const keys = [...new Set(rows.map(keyOf))];
  const pathsIn = (period: Period) => keys.map((key) => pathOf(key, period));
  const [current] = periods;
  return {
    bars: keys.map((key) => ({ label: labelOf(key), path: current && pathOf(key, current) })),
    series: periods.map((one) => ({
      label: periodName(one),
      color: PERIOD_COLORS[one.period],
      values: keys.map((key) => valueOf(ofPeriod(rows, one.period).filter((row) => keyOf(row) === key))),
      ...(one !== current && { paths: pathsIn(one) }),
    })),
  };
}

/** Cut to the axis' room, a month and the same one a year before would have the same name. */
export const named = (one: Period): Pick<Bar, 'label' | 'short'> => ({
  label: periodName(one),
  short: shortPeriodName(one),
});

/** How the lists behind the bars are reached. */
export interface Paths {
  readonly mayReadAgenda: boolean;
}
export const list = ({ mayReadAgenda }: Paths, period: Period, more: Readonly<Record<string, string>> = {}) =>
  mayReadAgenda ? attendancePath(period.from, period.to, more) : undefined;

/** @param service undefined for both */
export function weeksPlot(
  { weeks }: AppointmentFigures,
  period: NamedPeriod,
  service: ServiceType | undefined,
  paths: Paths,
): Plot {
  const rows = new Map<LocalDate, Outcomes>();
  for (const row of ofPeriod(weeks, period.period))
    if (!service || row.serviceType === service)
      rows.set(row.week, addOutcomes(rows.get(row.week) ?? NO_OUTCOMES, row));
  const listOf =
    (week: LocalDate): ListOf =>
    (more) =>
      list(
        paths,
        {
          from: week < period.from ? period.from : week,
          to: addDays(week, 6) > period.to ? period.to : addDays(week, 6),
        },
        { ...(service && { servicio: SERVICE_WORDS[service] }), ...more },
      );
  return {
    header: 'Semana del',
    bars: [...rows.keys()].map((week) => ({
      label: shortDate(week),
      short: shortDate(week).slice(0, 5),
      path: listOf(week)({}),
    })),
    series: outcomeSeries([...rows.values()], [...rows.keys()].map(listOf)),
    isStacked: true,
    layout: 'vertical',
    format: countInWords,
  };
}

export const servicesIn = ({ weeks }: AppointmentFigures): ServiceType[] =>
  SERVICE_TYPES.filter((type) => weeks.some((row) => row.serviceType === type));

export function outcomesOf({ services }: AppointmentFigures, period: SummaryPeriod): Outcomes {
  return ofPeriod(services, period).reduce<Outcomes>(addOutcomes, NO_OUTCOMES);
}

export const outcomesPlot = (
  figures: AppointmentFigures,
  periods: readonly NamedPeriod[],
  paths: Paths,
): Plot => ({
  header: 'Período',
  bars: periods.map((one) => ({ ...named(one), path: list(paths, one) })),
  series: outcomeSeries(
    periods.map((one) => outcomesOf(figures, one.period)),
    periods.map((one) => (more) => list(paths, one, more)),
  ),
  isStacked: true,
  layout: 'horizontal',
  format: countInWords,
});

export function cancellationsPlot(figures: AppointmentFigures, period: NamedPeriod, paths: Paths): Plot {
  const rows = ofPeriod(figures.cancellations, period.period);
  const who = CANCELLERS.filter((one) => rows.some(({ by }) => by === one));
  const listOf = (one: (typeof who)[number], more: Readonly<Record<string, string>> = {}) =>
    list(paths, period, {
      estado: STATUS_WORDS.CANCELLED,
      cancelada_por: CANCELLER_WORDS[one],
      ...more,
    });
  return {
    header: 'Quién canceló',
    bars: who.map((one) => ({ label: CANCELLER_LABELS[one], path: listOf(one) })),
    series: NOTICES.map((notice, place) => ({
      label: NOTICE_LABELS[notice],
      color: NOTICE_COLORS[place] ?? COLORS.cancelled,
      values: who.map((one) => rows.find((row) => row.by === one && row.notice === notice)?.count ?? 0),
      paths: who.map((one) => listOf(one, { anticipacion: NOTICE_WORDS[notice] })),
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
  paths: Paths,
): Plot {
  const isWeekday = by === 'weekday';
  const rows = isWeekday ? occupancy.toSorted((one, other) => one.weekday - other.weekday) : occupancy;
  const keyOf = (row: (typeof rows)[number]) => String(isWeekday ? row.weekday : row.professionalId);
  return {
    header: isWeekday ? 'Día' : 'Profesional',
    ...beside(rows, periods, {
      keyOf,
      valueOf: percentOf,
      labelOf: (key) => {
        const row = rows.find((one) => keyOf(one) === key);
        return row ? (isWeekday ? weekdayInWords(row.weekday) : row.professionalName) : key;
      },
      pathOf: (key, period) =>
        list(paths, period, { ...(isWeekday ? { dia: key } : { profesional: key }), sin_canceladas: 'si' }),
    }),
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
    // A list of all visits would be longer: a patient may have come twice.
    bars: periods.map((one) => ({ ...named(one), path: undefined })),
    series: ATTENDED_PATIENTS.map((who) => ({
      label: ATTENDED_PATIENTS_LABELS[who],
      color: who === 'NEW' ? COLORS.open : COLORS.attended,
      values: rows.map((row) => (who === 'NEW' ? row?.newPatients : row?.returningPatients) ?? 0),
      paths: periods.map((one) => list(paths, one, { pacientes: ATTENDED_PATIENTS_WORDS[who] })),
    })),
    isStacked: true,
    layout: 'horizontal',
    format: countInWords,
  };
};

export function sourcesPlot(
  { sources }: AppointmentFigures,
  periods: readonly NamedPeriod[],
  paths: Paths,
): Plot {
  const rows = BOOKING_SOURCES.flatMap((source) => sources.filter((row) => row.source === source));
  return {
    header: 'Origen',
    ...beside(rows, periods, {
      keyOf: (row) => row.source,
      valueOf: sumOf('count'),
      labelOf: (key) => SOURCE_LABELS[key as BookingSource],
      pathOf: (key, period) => list(paths, period, { origen: SOURCE_WORDS[key as BookingSource] }),
    }),
    isStacked: false,
    layout: 'horizontal',
    format: countInWords,
  };
}

const sumOf =
  <Name extends string>(name: Name) =>
  (rows: ReadonlyArray<Readonly<Record<Name, number>>>): number =>
    rows.reduce((all, row) => all + row[name], 0);

const pesos = (header: string, besides: Pick<Plot, 'bars' | 'series'>): Plot => ({
  header,
  ...besides,
  isStacked: false,
  layout: 'horizontal',
  format: formatClp,
  formatShort: pesosInShort,
});

export const treatmentsPlot = ({ treatments }: IncomeFigures, periods: readonly NamedPeriod[]): Plot =>
  pesos(
    'Tratamiento',
    beside(treatments, periods, {
      keyOf: ({ treatment }) => treatment,
      valueOf: sumOf('amount'),
      labelOf: (key) => key || OTHER_CHARGES,
      pathOf: (key, period) => moneyLinesPath(period, { tratamiento: key }),
    }),
  );

export function professionalsPlot({ professionals }: IncomeFigures, periods: readonly NamedPeriod[]): Plot {
  const keyOf = ({ professionalId }: IncomeFigures['professionals'][number]) => String(professionalId ?? '');
  return pesos(
    'Profesional',
    beside(professionals, periods, {
      keyOf,
      valueOf: sumOf('amount'),
      labelOf: (key) => professionals.find((row) => keyOf(row) === key)?.professionalName ?? '',
      pathOf: (key, period) => moneyLinesPath(period, { profesional: key || WITHOUT_PROFESSIONAL_WORD }),
    }),
  );
}

export const methodsPlot = ({ methods }: IncomeFigures, periods: readonly NamedPeriod[]): Plot =>
  pesos(
    'Medio',
    beside(methods, periods, {
      keyOf: ({ method }) => method,
      valueOf: sumOf('amount'),
      labelOf: (key) => METHOD_LABELS[key as PaymentMethod],
      pathOf: (key, period) => moneyLinesPath(period, { medio: METHOD_WORDS[key as PaymentMethod] }),
    }),
  );

export const suppliesPlot = (supplies: readonly SupplyFigures[], periods: readonly NamedPeriod[]): Plot =>
  pesos(
    'Tratamiento',
    beside(supplies, periods, {
      keyOf: ({ treatment }) => treatment,
      valueOf: sumOf('cost'),
      labelOf: (key) => key || NO_APPOINTMENT,
      pathOf: (key, period) => usedSuppliesPath(period, key),
    }),
  );
