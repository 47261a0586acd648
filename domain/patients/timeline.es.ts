import type { TimelineKind } from './timeline.js';

/** The choices of what a patient's page lists. */
export const TIMELINE_KIND_LABELS: Readonly<Record<TimelineKind, string>> = {
  APPOINTMENT: 'Citas',
  RECORD: 'Fichas',
  CERTIFICATE: 'Certificados',
  MESSAGE: 'Mensajes',
};
