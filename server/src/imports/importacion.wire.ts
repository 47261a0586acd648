import { fieldOf } from '#domain/imports/import-fields.js';
import type { SeenImport } from './imports.service.js';

/** An uploaded file; `dato` is the field recognised for a column, null if there is none. */
export const toImportacion = ({ id, fileName, rowCount, headers, columns, resource }: SeenImport) => ({
  id,
  nombre: fileName,
  filas: rowCount,
  columnas: headers.map((header, index) => ({
    encabezado: header,
    dato: fieldOf(resource, columns[index] ?? '')?.header ?? null,
  })),
});
