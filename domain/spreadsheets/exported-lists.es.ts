import { MONTH_SHEETS } from '../money/month-sheets.es.js';
import { PAY_LIST_COLUMNS } from '../money/pay.es.js';
import { APPOINTMENT_COLUMNS } from './appointments.es.js';
import { RECORD_COLUMNS } from './clinical-records.es.js';
import type { Column } from './column.js';
import { PATIENT_COLUMNS } from './patients.es.js';
import {
  ACCESS_COLUMNS,
  EXPORT_COLUMNS,
  MESSAGE_COLUMNS,
  MOVEMENT_COLUMNS,
  SECURITY_COLUMNS,
  WAITING_COLUMNS,
} from './registers.es.js';
import { SUPPLY_COLUMNS } from './supplies.es.js';

export interface ListFile {
  readonly title: string;
  /** The beginning of the file's name; the day follows. */
  readonly fileName: string;
  readonly columns: readonly Column[];
}

export const EXPORTED_LISTS = {
  PATIENTS: { title: 'Pacientes', fileName: 'pacientes', columns: PATIENT_COLUMNS },
  APPOINTMENTS: { title: 'Citas', fileName: 'citas', columns: APPOINTMENT_COLUMNS },
  RECORDS: { title: 'Fichas', fileName: 'fichas', columns: RECORD_COLUMNS },
  SUPPLIES: { title: 'Insumos', fileName: 'insumos', columns: SUPPLY_COLUMNS },
  MOVEMENTS: { title: 'Movimientos', fileName: 'movimientos', columns: MOVEMENT_COLUMNS },
  MESSAGES: { title: 'Mensajes', fileName: 'mensajes', columns: MESSAGE_COLUMNS },
  WAITING: { title: 'Lista de espera', fileName: 'lista-de-espera', columns: WAITING_COLUMNS },
  ACCESSES: { title: 'Accesos', fileName: 'accesos', columns: ACCESS_COLUMNS },
  SECURITY: { title: 'Registro de seguridad', fileName: 'registro-de-seguridad', columns: SECURITY_COLUMNS },
  MONTH: { title: 'Mes del contador', fileName: 'mes', columns: MONTH_SHEETS.SUMMARY.columns },
  PAY: { title: 'Liquidaciones', fileName: 'liquidaciones', columns: PAY_LIST_COLUMNS },
  EXPORTS: { title: 'Exportaciones', fileName: 'exportaciones', columns: EXPORT_COLUMNS },
  // Each of its tables has columns of its own.
  SUMMARY: { title: 'Resumen', fileName: 'resumen', columns: [] },
} as const satisfies Readonly<Record<string, ListFile>>;
export type ExportedList = keyof typeof EXPORTED_LISTS;

/** A list, or all of the clinic's data as one file. */
export type TakenOut = ExportedList | 'EVERYTHING';

/**
 * The name in the register of exports; `list` is null for one person's data.
 * @param patientName null if the patient is gone, undefined if the reader may not know who it is
 */
export function exportInWords(list: TakenOut | null, patientName: string | null | undefined): string {
  if (list === 'EVERYTHING') return 'Todo, en un archivo';
  if (!list && patientName === undefined) return 'Datos de un paciente';
  return list ? EXPORTED_LISTS[list].title : `Datos de ${patientName ?? 'un paciente eliminado'}`;
}
