import { AREA_NAMES } from '../rights.es.js';
import type { Area, AreaAccess } from '../rights.js';
import type { KeyArea, KeyState } from './api-key.js';

/** Each message tells the user what to do. */
export const KEY_MESSAGES = {
  isRefused:
    'Esta clave no vale: está mal copiada, venció o fue revocada. Pida otra en Configuración → Integraciones.',
  ownAccount: 'Esto es de la cuenta de una persona: una clave no puede hacerlo. Ingrese con su usuario.',
  noRights: 'Elija al menos un permiso.',
  end: 'Elija un día desde hoy hasta dentro de dos años.',
  notFound: 'Esa clave no existe.',
} as const;

export const keyMayNot = (area: Area, access: AreaAccess): string =>
  `Esta clave no tiene permiso para ${access === 'READ' ? 'ver' : 'cambiar'} ${AREA_NAMES[area]}.`;

export const KEY_STATE_LABELS: Readonly<Record<KeyState, string>> = {
  ACTIVE: 'Activa',
  EXPIRED: 'Vencida',
  REVOKED: 'Revocada',
  WITHOUT_SECRET: 'Sin efecto: se restauró un respaldo',
};

/** Contents of an area that users might not expect. */
export const AREA_HINTS: Readonly<Partial<Record<KeyArea, string>>> = {
  HEALTH_DATA: 'Fichas, enfermedades, alertas y notas',
  BACKUP: 'Cada copia contiene todos los datos',
  CAJA: 'Cobros, pagos y cierres',
  CAJA_CORRECTIONS: 'Anular, devolver y reabrir un día',
};
