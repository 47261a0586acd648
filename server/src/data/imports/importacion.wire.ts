import { fieldOf } from '#domain/data/imports/import-fields.js';
import type { SeenImport } from './seen-import.js';

/** An uploaded file; `dato` is the field recognised for a column, null if there is none. */
export const toImportacion = ({
  id,
  fileName,
  rowCount,
  headers,
  columns,
  resource,
  source,
}: SeenImport) => ({
  id,
  nombre: fileName,
  filas: rowCount,
  columnas: headers.map((header, index) => ({
    encabezado: header,
    dato: fieldOf(resource, columns[index] ?? '')?.header ?? null,
  })),
  hoja: source?.sheet ?? null,
  hojas: (source?.sheets ?? []).map(({ name, isHidden }) => ({ nombre: name, oculta: isHidden })),
  fila_encabezados: source?.headerRow ?? null,
  filas_sobre_encabezados: (source?.titleRows ?? []).map(({ number, text }) => ({
    fila: number,
    texto: text,
  })),
  filas_ocultas: source?.hiddenRows ?? 0,
});
