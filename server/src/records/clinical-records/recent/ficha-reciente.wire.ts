import { fromPageQuery } from '../../../foundation/changes/cambios.wire.js';
import type { WireFields } from '../../../foundation/errors/wire-errors.js';
import { asWholeNumber } from '../../../foundation/input/whole-number.js';
import { attendantOf, type RecentRecordRow } from './recent-records.js';

export const RECIENTES = {
  from: 'desde',
  to: 'hasta',
  professionalId: 'profesional',
  finding: 'hallazgo',
} as const satisfies WireFields;

/** `?desde=…&hasta=…&profesional=2&hallazgo=úlcera&cursor=…&limite=…`. */
export const fromRecentQuery = (query: Readonly<Record<string, unknown>>): object => ({
  from: query[RECIENTES.from],
  to: query[RECIENTES.to],
  professionalId: asWholeNumber(query[RECIENTES.professionalId]),
  finding: query[RECIENTES.finding],
  ...fromPageQuery(query),
});

export const toFichaReciente = (row: RecentRecordRow): object => ({
  id: row.id,
  paciente: row.patientId,
  paciente_nombre: row.patientName,
  fecha: row.date,
  profesional: row.professional?.id ?? null,
  profesional_nombre: attendantOf(row),
  importada: row.importedProfessional !== null,
  version: row.version,
  escrita: row.writtenAt,
  escrita_por: row.writtenBy,
});
