import type { LabelledFields } from '../declared-fields.js';
import { DAYS_FIELDS } from './days-fields.es.js';

export const CLOSURE_FIELDS = {
  ...DAYS_FIELDS,
  serviceType: { label: 'Agenda', header: 'Servicio' },
} as const satisfies LabelledFields;
