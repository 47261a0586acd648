import { toasts } from '../notices/toasts';

/** @returns whether the text is on the clipboard now. Browsers have no clipboard without HTTPS. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

export async function copyWithToast(text: string, done: string): Promise<void> {
  if (await copyText(text)) toasts.success(done);
  else toasts.error('No se pudo copiar: seleccione el texto y cópielo a mano.');
}
