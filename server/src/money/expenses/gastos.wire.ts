import type { ExpenseCategory } from '#domain/money/expense.js';
import type { WireFields } from '../../foundation/errors/wire-errors.js';
import { fromWord } from '../../foundation/input/from-word.js';
import { sentOnly } from '../../foundation/input/sent-only.js';
import { MEDIO } from '../payments/payment-method.js';
import type { ExpenseRow } from './expense-rows.js';

export const CATEGORIA_GASTO: Readonly<Record<ExpenseCategory, string>> = {
  SUPPLIES: 'insumos',
  EQUIPMENT: 'equipos',
  RENT: 'arriendo',
  UTILITIES: 'servicios_basicos',
  PAY: 'sueldos_y_honorarios',
  ADVERTISING: 'publicidad',
  TAXES: 'impuestos',
  OTHER: 'otros',
};

/** Maps the fields of expenses to wire names. */
export const GASTOS = {
  id: 'id',
  category: 'categoria',
  description: 'descripcion',
  amount: 'monto',
  method: 'medio',
  documentNumber: 'numero_documento',
  belongsTo: 'fecha',
  reason: 'motivo',
} as const satisfies WireFields;

export const readExpense = (body: Readonly<Record<string, unknown>>): object =>
  sentOnly({
    category: fromWord(CATEGORIA_GASTO, body[GASTOS.category]),
    description: body[GASTOS.description],
    amount: body[GASTOS.amount],
    method: fromWord(MEDIO, body[GASTOS.method]),
    documentNumber: body[GASTOS.documentNumber],
    belongsTo: body[GASTOS.belongsTo],
  });

export const toGasto = (row: ExpenseRow) => ({
  id: row.id,
  categoria: CATEGORIA_GASTO[row.category],
  descripcion: row.description,
  monto: row.amount,
  medio: MEDIO[row.method],
  numero_documento: row.documentNumber,
  motivo: row.reason,
  fecha: row.belongsTo,
  fecha_caja: row.bookedOn,
  registrado_en: row.at,
  registrado_por: row.staffName,
  anula: row.reversesId,
  anulado: row.isReversed,
});
