import type { AccessAction } from './access-action.js';

export const ACCESS_LABELS: Readonly<Record<AccessAction, string>> = {
  RECORDS_READ: 'Leyó las fichas clínicas',
  VERSIONS_READ: 'Leyó las versiones de una ficha',
  CERTIFICATES_READ: 'Leyó los certificados',
  CONDITION_READ: 'Leyó la enfermedad base y el caso clínico',
  CONDITIONS_LISTED: 'Leyó la enfermedad base y el caso clínico, en una lista',
  CONDITION_VERSIONS_READ: 'Leyó versiones anteriores de la enfermedad base y el caso clínico',
  NOTES_READ: 'Leyó las notas de sus citas',
  NOTES_LISTED: 'Leyó las notas de citas, en una lista',
  ALERTS_READ: 'Leyó sus alertas',
  ALERTS_LISTED: 'Leyó alertas, en una lista',
  CONTROLS_READ: 'Leyó el motivo de su control',
  CONTROLS_LISTED: 'Leyó motivos de controles, en una lista',
  RECORDS_IMPORTED: 'Importó fichas clínicas',
  RECORDS_IMPORT_UNDONE: 'Deshizo una importación de fichas clínicas',
  DATA_EXPORTED: 'Entregó todos los datos',
  DATA_SUPPRESSED: 'Suprimió sus datos',
  PATIENT_DELETED: 'Eliminó al paciente',
  BACKUP_DOWNLOADED: 'Descargó una copia de seguridad',
  ARCHIVE_MADE: 'Preparó un archivo con todos los datos',
  ARCHIVE_DOWNLOADED: 'Descargó el archivo con todos los datos',
};
