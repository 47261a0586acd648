import type { ErrorCode } from './errors.js';

// Apart from the other sentences, whose names of fields would make every page of the panel larger.

/** The errors that screens word themselves. The server words all others, which keeps pages small. */
export const SCREEN_ERRORS = {
  RUT_IN_USE: 'Ya existe un paciente con este RUT',
  SLOT_TAKEN: 'Hora no disponible',
  STALE: 'Otra persona cambió estos datos mientras los editaba. Revise los cambios antes de guardar.',
  SUPPLY_IN_USE: 'No se puede eliminar el insumo porque está siendo utilizado en alguna ficha clínica',
  INTERNAL: 'Error interno del servidor',
} as const satisfies Partial<Record<ErrorCode, string>>;

export const PATIENT_NOT_FOUND = 'Paciente no encontrado';
export const CHANNEL_REFUSALS = {
  CONFIRMATION: 'Error al enviar la confirmación por WhatsApp',
  REMINDER: 'Error al enviar el recordatorio por WhatsApp',
} as const;
