import type { BackupCause, BackupReason, BackupState, BackupWarning } from './backup.js';

export const BACKUP_STATE_LABELS: Readonly<Record<BackupState, string>> = {
  RUNNING: 'En curso',
  GOOD: 'Comprobada',
  UNCHECKED: 'Sin comprobar',
  FAILED: 'Fallida',
};

export const BACKUP_CAUSE_LABELS: Readonly<Record<BackupCause, string>> = {
  NIGHTLY: 'Automática',
  STAFF: 'A pedido',
  FOUND: 'Encontrada en la carpeta',
};

export const BACKUP_RUNNING_SENTENCE = 'Se está haciendo y comprobando.';
export const BACKUP_GOOD_SENTENCE = 'Se restauró aparte, como prueba, y todos sus registros coinciden.';
export const BACKUP_GONE_SENTENCE = 'El archivo ya no está en la carpeta de copias.';

const WHY_FAILED: Readonly<Partial<Record<BackupReason, string>>> = {
  DISK_FULL: 'No hay espacio en el disco. Libere espacio o cambie la carpeta de copias.',
  FOLDER_UNUSABLE:
    'La carpeta de copias no está, o no se puede escribir en ella. Revise su disco y sus permisos.',
  DATABASE_AWAY: 'La base de datos dejó de responder mientras se hacía.',
  INTERRUPTED: 'El sistema se detuvo antes de terminarla.',
  CHECK_FAILED: 'Al restaurarla aparte, como prueba, no volvió completa, y se descartó.',
};

const WHY_UNCHECKED: Readonly<Partial<Record<BackupReason, string>>> = {
  INTERRUPTED: 'el sistema se detuvo antes.',
  CHECK_NOT_ALLOWED:
    'el usuario de la base de datos no tiene el derecho a crear otra base para probarla (CREATEDB).',
  CHECK_IMPOSSIBLE: 'no se pudo restaurar aparte, como prueba.',
  FOUND: 'el archivo ya estaba en la carpeta.',
};

export const whyFailed = (reason: BackupReason): string =>
  WHY_FAILED[reason] ?? 'Falló por un motivo desconocido. El registro del servidor tiene los detalles.';

/** Used after a colon in a sentence. */
export const whyUnchecked = (reason: BackupReason): string =>
  WHY_UNCHECKED[reason] ?? 'no se sabe por qué. El registro del servidor tiene los detalles.';

export const BACKUP_WARNING_SENTENCES: Readonly<Record<BackupWarning, string>> = {
  NONE: 'Todavía no hay ninguna copia automática.',
  FAILED: 'La última copia falló.',
  LATE: 'La última copia tiene más de 36 horas.',
  UNCHECKED: 'La última copia no se ha comprobado.',
};
