import type { ImportResource } from '#domain/imports/import.js';
import { errorOf, jsonOf } from '../../calls/call-errors';
import { CSRF_HEADER } from '../../calls/csrf-fetch';
import { csrfToken } from '../../calls/csrf-token';
import { sessionFetch } from '../../session/session-fetch';

const PATHS: Readonly<Record<ImportResource, string>> = {
  PATIENTS: '/api/pacientes/importaciones',
  APPOINTMENTS: '/api/citas/importaciones',
  SUPPLIES: '/api/insumos/importaciones',
  RECORDS: '/api/pacientes/fichas/importaciones',
};

/** @returns the id of the import. @throws ServerError that says what to do, ConnectionError */
export async function uploadImport(resource: ImportResource, file: File): Promise<number> {
  const name = encodeURIComponent(file.name.slice(-200));
  const response = await sessionFetch(`${PATHS[resource]}/?nombre=${name}`, {
    method: 'POST',
    // The server checks the bytes, not the file name.
    headers: { [CSRF_HEADER]: await csrfToken(), 'content-type': 'application/octet-stream' },
    body: file,
  });
  const body = await jsonOf(response);
  const error = errorOf(response, body);
  if (error) throw error;
  return (body as { id: number }).id;
}

/** @throws Error if the server refuses it or can't be reached. */
export const downloadTemplate = (resource: ImportResource, format: 'csv' | 'xlsx'): Promise<void> =>
  download(`${PATHS[resource]}/plantilla/?formato=${format}`);

/** The rejected rows, to be corrected. @throws Error as above */
export const downloadRejected = (resource: ImportResource, id: number): Promise<void> =>
  download(`${PATHS[resource]}/${id}/rechazadas/`);

async function download(address: string): Promise<void> {
  const response = await sessionFetch(address, {});
  if (!response.ok) throw new Error(`the download was refused with ${response.status}`);
  const content = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = content;
  link.download =
    /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'filas.csv';
  link.click();
  URL.revokeObjectURL(content);
}
