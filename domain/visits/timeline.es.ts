import type { TimelineKind } from './timeline.js';

/** Labels for the filter on a patient's page. */
export const TIMELINE_KIND_LABELS: Readonly<Record<TimelineKind, string>> = {
  APPOINTMENT: 'Citas',
  RECORD: 'Fichas',
  CERTIFICATE: 'Certificados',
  MESSAGE: 'Mensajes',
};
