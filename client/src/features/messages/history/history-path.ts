export const HISTORY_PATH = '/app/mensajes';
/** The list of failed messages (use-history-address.ts). */
export const UNSENT_PATH = `${HISTORY_PATH}?estado=fallidos`;
