import type { LabelledFields } from '../../declared-fields.js';

export const WEBHOOK_FIELDS = {
  address: { label: 'Dirección' },
  events: { label: 'Avisos', header: 'Eventos' },
} as const satisfies LabelledFields;
