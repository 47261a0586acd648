import { shortDate } from '#domain/clinic-time.es.js';
import { EXPENSE_LABELS, METHOD_LABELS } from '#domain/money/money.es.js';
import type { ExpenseLineFragment } from '../money.generated';

/** 'Insumos y productos · Efectivo · doc. 88123'. */
export const expenseInWords = ({
  category,
  method,
  documentNumber,
  isReversed,
  reason,
  belongsTo,
  bookedOn,
}: ExpenseLineFragment): string =>
  [
    EXPENSE_LABELS[category],
    METHOD_LABELS[method],
    documentNumber && `doc. ${documentNumber}`,
    isReversed && 'anulado',
    reason,
    belongsTo !== bookedOn && `del ${shortDate(belongsTo)}`,
  ]
    .filter(Boolean)
    .join(' · ');
