import type { LocalDate } from '#domain/clinic-time.js';
import type { MonthSheet } from '#domain/money/month-sheets.es.js';
import { useFile } from '../use-file';

/** The names of the sheets in addresses. */
const SHEETS: Readonly<Record<MonthSheet, string>> = {
  SUMMARY: 'resumen',
  CHARGES: 'cobros',
  PAYMENTS: 'pagos',
  REFUNDS: 'devoluciones',
  DOCUMENTS: 'documentos',
  CORRECTIONS: 'documentos-corregidos',
  EXPENSES: 'gastos',
  CLOSINGS: 'cierres',
};

/** The month as a workbook, or a part of it as CSV. */
export function useMonthFiles(month: LocalDate) {
  const { isLoading, take } = useFile('No se pudo descargar el mes. Inténtelo de nuevo.');
  const address = `/api/caja/mes/${month.slice(0, 7)}/exportar`;
  return {
    isLoading,
    takeAll: () => take(`${address}?formato=xlsx`, 'mes'),
    take: (sheet: MonthSheet) => take(`${address}?formato=csv&hoja=${SHEETS[sheet]}`, 'mes'),
  };
}
