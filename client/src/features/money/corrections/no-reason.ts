export const NO_REASON = 'Escriba el motivo.';
