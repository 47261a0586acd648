import type { Area, AreaAccess } from './rights.js';

/** With their article, for use within a sentence. */
export const AREA_NAMES: Readonly<Record<Area, string>> = {
  AGENDA: 'la agenda',
  PATIENTS: 'los pacientes',
  HEALTH_DATA: 'los datos de salud',
  STOCK: 'el inventario',
  MESSAGES: 'los mensajes',
  BACKUP: 'las copias de seguridad',
  SETTINGS: 'la configuración',
  CAJA: 'la caja',
  CAJA_CORRECTIONS: 'las correcciones de caja',
  TEAM: 'el equipo',
};

/** For a table's headers. */
export const AREA_TITLES: Readonly<Record<Area, string>> = {
  AGENDA: 'Agenda',
  PATIENTS: 'Pacientes',
  HEALTH_DATA: 'Datos de salud',
  STOCK: 'Inventario',
  MESSAGES: 'Mensajes',
  BACKUP: 'Copias de seguridad',
  SETTINGS: 'Configuración',
  CAJA: 'Caja',
  CAJA_CORRECTIONS: 'Correcciones de caja',
  TEAM: 'Equipo',
};

/** Each message tells the user what to do. */
export const RIGHTS_MESSAGES = {
  oncePerArea: 'Elija para cada área un permiso, una sola vez: ver, o ver y cambiar.',
  missing: 'Elija los permisos de la persona.',
} as const;

const VERBS: Readonly<Record<AreaAccess, string>> = { READ: 'ver', WRITE: 'cambiar' };

export const mayNot = (area: Area, access: AreaAccess): string =>
  `Su usuario no tiene permiso para ${VERBS[access]} ${AREA_NAMES[area]}.`;
