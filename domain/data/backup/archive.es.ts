import type { ArchiveReason } from './archive.js';

export const ARCHIVE_MESSAGES = {
  running: 'Ya se está preparando un archivo. Espere a que termine.',
  notFound: 'Ese archivo ya no está. Prepare otro.',
  damaged: 'Ese archivo está dañado en el disco del servidor. Prepare otro.',
  isOthers: 'Solo quien preparó el archivo puede descargarlo, con su contraseña. Prepare otro.',
  none: 'No hay ningún archivo preparado.',
  mustWrite: 'Para llevarse todo necesita el permiso de respaldos completo.',
} as const;

/** For users: why the archive failed, and what to do. */
export const ARCHIVE_FAILURES: Readonly<Record<ArchiveReason, string>> = {
  DISK_FULL: 'No hay espacio en el disco del servidor. Libere espacio e inténtelo de nuevo.',
  FOLDER_UNUSABLE: 'No se puede escribir en la carpeta de copias del servidor. Revise sus permisos.',
  DATABASE_AWAY: 'La base de datos dejó de responder. Inténtelo de nuevo.',
  INTERRUPTED: 'El sistema se detuvo antes de terminar. Inténtelo de nuevo.',
  UNKNOWN: 'No se pudo preparar el archivo. Inténtelo de nuevo; el registro del servidor tiene los detalles.',
};
