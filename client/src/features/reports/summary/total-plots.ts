import { LINE_KIND_WORDS } from '#domain/money/money.es.js';
import type { MoneyLineKind } from '#domain/money/lines.js';
import type { NamedPeriod } from '#domain/reports/period.js';
import type { AppointmentFigures, IncomeFigures, MoneyFigures } from '#domain/reports/summary.js';
import { formatClp } from '#domain/stock/clp.js';
import { thousands } from '#domain/thousands.es.js';
import { moneyLinesPath } from '../../../clinic/money-lines-path';
import { COLORS, list, named, ofPeriod, type Paths, type Plot, type PlotSeries } from './plots';
import { pesosInShort } from './plot-words';

/** '12,5'. */
export function hoursOf(minutes: number): string {
  const tenths = Math.round(minutes / 6);
  const rest = tenths % 10;
  return `${thousands(Math.trunc(tenths / 10))}${rest === 0 ? '' : `,${rest}`}`;
}

/** Charges and payments by period, without the charges of renting professionals, which are no income. */
export function totalsPlot({ totals }: IncomeFigures, periods: readonly NamedPeriod[]): Plot {
  const rows = periods.map((one) => ofPeriod(totals, one.period)[0]);
  const series = (
    label: string,
    color: string,
    name: keyof Pick<MoneyFigures, 'charged' | 'paid'>,
    kind: MoneyLineKind,
  ): PlotSeries => ({
    label,
    color,
    values: rows.map((row) => row?.[name] ?? 0),
    paths: periods.map((one) => moneyLinesPath(one, { tipo: LINE_KIND_WORDS[kind] })),
  });
  const shown = [
    series('Cobrado', COLORS.attended, 'charged', 'CHARGE'),
    series('Pagado', COLORS.open, 'paid', 'PAYMENT'),
  ];
  return {
    header: 'Período',
    bars: shown.some(isSome) ? periods.map((one) => ({ ...named(one), path: moneyLinesPath(one) })) : [],
    series: shown,
    isStacked: false,
    layout: 'horizontal',
    format: formatClp,
    formatShort: pesosInShort,
  };
}

/** The cancelled hours that the waiting list sold again, period by period. */
export function resoldPlot(
  { resold }: AppointmentFigures,
  periods: readonly NamedPeriod[],
  paths: Paths,
): Plot {
  const rows = periods.map((one) => ofPeriod(resold, one.period)[0]);
  const hours = {
    label: 'Horas',
    color: COLORS.attended,
    values: rows.map((row) => (row?.minutes ?? 0) / 60),
  };
  const count = { label: 'Citas', color: COLORS.open, values: rows.map((row) => row?.count ?? 0) };
  return {
    header: 'Período',
    bars: isSome(count)
      ? periods.map((one) => ({ ...named(one), path: list(paths, one, { revendidas: 'si' }) }))
      : [],
    series: [hours, count],
    isStacked: false,
    layout: 'horizontal',
    format: (value) => hoursOf(60 * value),
  };
}

const isSome = ({ values }: Pick<PlotSeries, 'values'>): boolean => values.some((value) => value !== 0);
