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

const VERBS: Readonly<Record<AreaAccess, string>> = { READ: 'ver', WRITE: 'cambiar' };

export const mayNot = (area: Area, access: AreaAccess): string =>
  `Su usuario no tiene permiso para ${VERBS[access]} ${AREA_NAMES[area]}.`;
