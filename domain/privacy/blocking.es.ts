export const BLOCK_NOT_FOUND = 'Ese bloqueo no existe.';
export const BLOCK_LIFTED = 'Ese bloqueo ya fue levantado.';
export const PATIENT_BLOCKED = 'Los datos de este paciente ya están bloqueados.';
