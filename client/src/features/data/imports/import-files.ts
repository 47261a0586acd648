import type { ImportResource } from '#domain/data/imports/import.js';
import { errorOf, jsonOf, ServerError } from '../../../calls/call-errors';
import { CSRF_HEADER } from '../../../calls/csrf-fetch';
import { csrfToken } from '../../../calls/csrf-token';
import { sessionFetch } from '../../../session/session-fetch';

const PATHS: Readonly<Record<ImportResource, string>> = {
  PATIENTS: '/api/pacientes/importaciones',
  APPOINTMENTS: '/api/citas/importaciones',
  SUPPLIES: '/api/insumos/importaciones',
  RECORDS: '/api/pacientes/fichas/importaciones',
};

/** For file inputs. */
export const FILE_TYPES =
  '.csv,.xlsx,.txt,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The sheet and header row to read; by default the server finds them. */
export interface ReadingChoice {
  readonly sheet?: string | undefined;
  /** As numbered by the spreadsheet. */
  readonly headerRow?: number | undefined;
}

/** The last upload, so that the user can read it differently without choosing it again: the server keeps no files. */
let last: { readonly id: number; readonly file: File } | undefined;

/** The file of an import, if it was the last one uploaded since the page was opened. */
export const fileOfImport = (id: number): File | undefined => (last?.id === id ? last.file : undefined);

/** @returns the id of the import. @throws ServerError that says what to do, ConnectionError */
export async function uploadImport(
  resource: ImportResource,
  file: File,
  { sheet, headerRow }: ReadingChoice = {},
): Promise<number> {
  const query = [
    `nombre=${encodeURIComponent(file.name.slice(-200))}`,
    ...(sheet === undefined ? [] : [`hoja=${encodeURIComponent(sheet)}`]),
    ...(headerRow === undefined ? [] : [`fila_encabezados=${headerRow}`]),
  ].join('&');
  const response = await sessionFetch(`${PATHS[resource]}/?${query}`, {
    method: 'POST',
    // The server checks the bytes, not the file name.
    headers: { [CSRF_HEADER]: await csrfToken(), 'content-type': 'application/octet-stream' },
    body: file,
  });
  const body = await jsonOf(response);
  const error = errorOf(response, body);
  if (error) throw error;
  const { id } = body as { id: number };
  last = { id, file };
  return id;
}

export const uploadFault = (error: unknown): string =>
  (error instanceof ServerError && error.sentence) || 'No se pudo subir el archivo. Inténtelo de nuevo.';

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
