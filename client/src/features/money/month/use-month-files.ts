import type { LocalDate } from '#domain/clinic-time.js';
import type { MonthSheet } from '#domain/money/month-sheets.es.js';
import { useState } from 'react';
import { downloadFile, saveFile } from '../../../exporting/download-file';
import { toasts } from '../../../ui/notices/toasts';

/** The names of the sheets in addresses. */
const SHEETS: Readonly<Record<MonthSheet, string>> = {
  SUMMARY: 'resumen',
  CHARGES: 'cobros',
  PAYMENTS: 'pagos',
  REFUNDS: 'devoluciones',
  DOCUMENTS: 'documentos',
  EXPENSES: 'gastos',
  CLOSINGS: 'cierres',
};

/** The month as a workbook, or a part of it as CSV. */
export function useMonthFiles(month: LocalDate) {
  const [isLoading, setLoading] = useState(false);
  const download = (query: string) => {
    setLoading(true);
    downloadFile(`/api/caja/mes/${month.slice(0, 7)}/exportar?${query}`)
      .then(({ content, name }) => saveFile(content, name ?? 'mes'))
      .catch(() => toasts.error('No se pudo descargar el mes. Inténtelo de nuevo.'))
      .finally(() => setLoading(false));
  };
  return {
    isLoading,
    takeAll: () => download('formato=xlsx'),
    take: (sheet: MonthSheet) => download(`formato=csv&hoja=${SHEETS[sheet]}`),
  };
}
