import { sessionFetch } from '../../../session/session-fetch';
import { CSRF_HEADER } from '../../../calls/csrf-fetch';
import { csrfToken } from '../../../calls/csrf-token';

export interface AskedExport {
  readonly formato: 'pdf' | 'json' | 'zip';
  readonly recibe: string;
  readonly verificacion: string;
}

const FILE_NAME = /filename="([^"]+)"/;

/**
 * Downloads all data of a patient and lets the browser save the file.
 * @throws Error if the server refuses it or can't be reached.
 */
export async function exportPerson(patientId: number, asked: AskedExport): Promise<void> {
  const response = await sessionFetch('/api/privacidad/exportar/', {
    method: 'POST',
    headers: { 'content-type': 'application/json', [CSRF_HEADER]: await csrfToken() },
    body: JSON.stringify({ paciente: patientId, ...asked }),
  });
  if (!response.ok) throw new Error(`the export was refused with ${response.status}`);
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download =
    FILE_NAME.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? `datos.${asked.formato}`;
  link.click();
  URL.revokeObjectURL(address);
}
