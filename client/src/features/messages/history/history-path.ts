/** Where all messages are listed. */
export const HISTORY_PATH = '/app/mensajes';
/** The same, of those that did not go out (use-history-address.ts). */
export const UNSENT_PATH = `${HISTORY_PATH}?estado=fallidos`;
