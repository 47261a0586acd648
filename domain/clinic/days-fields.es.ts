import type { LabelledFields } from '../declared-fields.js';

/** The fields of a closure and of a professional's days off. */
export const DAYS_FIELDS = {
  reason: { label: 'Motivo' },
  from: { column: 'from_date', label: 'Desde' },
  to: { column: 'to_date', label: 'Hasta (incluido)', header: 'Hasta' },
} as const satisfies LabelledFields;
