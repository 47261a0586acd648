import { PAY_COLUMNS, PAY_LIST_COLUMNS, percentInWords } from '#domain/money/pay.es.js';
import type { LoadedSheet } from '../../access/list-exports.js';
import type { PayStatement, PaySummary } from './pay.service.js';

/** The lines of a statement, followed by its sums. */
export function statementSheet(statement: PayStatement): LoadedSheet {
  const { lines, base, gross, retention, retentionPercent, rent, net } = statement;
  const sum = (description: string, amount: number, more: object = {}) => ({ description, amount, ...more });
  return {
    title: 'Liquidación',
    columns: PAY_COLUMNS,
    rows: [
      ...lines.map(({ percent, ...line }) => ({ ...line, percent: inWords(percent) })),
      sum('Bruto', gross, { base }),
      ...(retention > 0 ? [sum('Retención', -retention, { percent: inWords(retentionPercent) })] : []),
      ...(rent > 0 ? [sum('Arriendo de box', -rent)] : []),
      sum('Neto', net),
    ],
  };
}

export const monthSheet = (summaries: readonly PaySummary[]): LoadedSheet => ({
  title: 'Liquidaciones',
  columns: PAY_LIST_COLUMNS,
  rows: summaries.map((summary) => ({ ...summary, isSettled: summary.settledAt !== null })),
});

const inWords = (percent: number): string => percentInWords(Math.round(percent * 100));
