/** Where all messages are listed. */
export const HISTORY_PATH = '/app/mensajes';
