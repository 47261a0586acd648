import type { Canceller } from './canceller.js';

export const CANCELLER_LABELS: Readonly<Record<Canceller, string>> = {
  OWNER: 'Paciente',
  STAFF: 'Equipo',
  PROGRAM: 'Integración',
  SYSTEM: 'Sistema',
  UNKNOWN: 'Sin dato',
};

/** In REST and in addresses. */
export const CANCELLER_WORDS: Readonly<Record<Canceller, string>> = {
  OWNER: 'paciente',
  STAFF: 'equipo',
  PROGRAM: 'integracion',
  SYSTEM: 'sistema',
  UNKNOWN: 'sin_dato',
};
