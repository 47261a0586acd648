import type { NamedPeriod, Period, SummaryPeriod } from '#domain/reports/period.js';

/**
 * The rows of each period, one after the other. A statement for all periods at once would be planned without knowing how
 * long they are.
 */
export async function ofPeriods<Row extends object>(
  periods: readonly NamedPeriod[],
  read: (period: Period) => Promise<readonly Row[]>,
): Promise<Array<Row & { readonly period: SummaryPeriod }>> {
  const all: Array<Row & { readonly period: SummaryPeriod }> = [];
  for (const one of periods) all.push(...(await read(one)).map((row) => ({ ...row, period: one.period })));
  return all;
}
