import { ARCHIVE_FAILURES } from '#domain/data/backup/archive.es.js';
import type { ArchiveState } from '#domain/data/backup/archive.js';
import type { ArchiveRow } from './archive.row.js';

/** An archive's REST keys. */
export const ARCHIVO = { password: 'contrasena' } as const;

export const ESTADOS: Readonly<Record<Exclude<ArchiveState, 'REMOVED'>, string>> = {
  RUNNING: 'en_curso',
  READY: 'listo',
  FAILED: 'fallido',
};

export const fromArchivo = (body: Readonly<Record<string, unknown>>) => ({
  password: body[ARCHIVO.password],
});

/** `problema` is the reason of a failure and how to fix it. */
export const toArchivo = (archive: ArchiveRow) => ({
  id: archive.id,
  estado: archive.state === 'REMOVED' ? null : ESTADOS[archive.state],
  problema: archive.reason && ARCHIVE_FAILURES[archive.reason],
  pedido_el: archive.requestedAt,
  pedido_por: archive.requestedByName,
  terminado_el: archive.finishedAt,
  filas_listas: archive.doneRows,
  filas: archive.rowCount,
  bytes: archive.bytes,
});
