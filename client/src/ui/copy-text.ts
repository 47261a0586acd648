import { toasts } from './notices/toasts';

/** @returns whether the text is on the clipboard now. Without HTTPS browsers have none. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Copies a text that is shown, and says so: 'Clave copiada'. */
export async function copyAndSay(text: string, done: string): Promise<void> {
  if (await copyText(text)) toasts.success(done);
  else toasts.error('No se pudo copiar: seleccione el texto y cópielo a mano.');
}
