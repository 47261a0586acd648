import { fieldOf } from '#domain/imports/import-fields.js';
import type { SeenImport } from './imports.service.js';

/** A file that was taken in; `dato` is what a column was taken for, null where it was not recognised. */
export const toImportacion = ({ id, fileName, rowCount, headers, columns, resource }: SeenImport) => ({
  id,
  nombre: fileName,
  filas: rowCount,
  columnas: headers.map((header, index) => ({
    encabezado: header,
    dato: fieldOf(resource, columns[index] ?? '')?.header ?? null,
  })),
});
