import type { BackupPlaceFault } from './backup-place.js';

export const BACKUP_PLACE_MESSAGES = {
  folder: 'Escriba la ruta completa de la carpeta en el servidor, como /mnt/copias.',
  fromEnvironment: 'La carpeta se fija en el servidor (BACKUP_DIR), no en esta pantalla.',
} as const;

export const BACKUP_PLACE_FAULTS: Readonly<Record<BackupPlaceFault, string>> = {
  OWN: 'Esa carpeta está dentro de las del sistema, o las contiene, y se perdería con ellas. Elija una en otro disco.',
  NOT_A_FOLDER: 'Ahí hay un archivo, no una carpeta.',
  NOT_WRITABLE: 'El sistema no puede crear esa carpeta o escribir en ella. Revise la ruta y sus permisos.',
  FULL: 'No hay espacio en el disco de esa carpeta.',
  UNUSABLE: 'No se pudo escribir y borrar un archivo de prueba en esa carpeta.',
};
