import { totalCost } from '#domain/records/clinical-record.js';
import { formatClp } from '#domain/stock/clp.js';
import type { WireFields } from '../../foundation/errors/wire-errors.js';
import { asWholeNumber } from '../../foundation/input/whole-number.js';
import { readExamenPie, toExamenPie } from './foot/examen-pie.es.js';
import { readAdvertencias, toAdvertenciasLeidas } from './warnings/advertencias.es.js';
import type { RecordRow } from './record.row.js';

/** A clinical record's REST field names. */
export const FICHA = {
  id: 'id',
  patientId: 'paciente',
  date: 'fecha',
  careDescription: 'descripcion_atencion',
  procedure: 'procedimiento',
  instructions: 'indicaciones',
  professionalId: 'profesional',
  usedSupplies: 'productos_usados',
  footExam: 'examen_pie',
  dismissedWarnings: 'advertencias_leidas',
  irritatingProducts: 'productos_irritantes',
} as const satisfies WireFields;

/** The key under which the forms send their products; it wins if both are sent. */
export const PRODUCTS_AS_SENT = 'productos_usados_data';

const KEPT_IF_NOT_SENT = [
  'date',
  'careDescription',
  'procedure',
  'instructions',
  'professionalId',
  'irritatingProducts',
] as const;

type Body = Readonly<Record<string, unknown>>;

const readLine = (line: unknown): object => {
  const { insumo, cantidad } = (line ?? {}) as Record<string, unknown>;
  return { supplyId: insumo, quantity: cantidad };
};

/** Only the fields that were sent: an absent key keeps its value. */
export function readRecord(body: Body): object {
  const products = body[PRODUCTS_AS_SENT] ?? body[FICHA.usedSupplies];
  const sent = KEPT_IF_NOT_SENT.filter((field) => body[FICHA[field]] !== undefined);
  return {
    ...Object.fromEntries(sent.map((field) => [field, body[FICHA[field]]])),
    ...(products !== undefined && {
      usedSupplies: Array.isArray(products) ? products.map(readLine) : products,
    }),
    ...(body[FICHA.footExam] !== undefined && { footExam: readExamenPie(body[FICHA.footExam]) }),
    ...(body[FICHA.dismissedWarnings] !== undefined && {
      dismissedWarnings: readAdvertencias(body[FICHA.dismissedWarnings]),
    }),
  };
}

export const readPatientId = (body: Body): unknown => body[FICHA.patientId];

export const readPatientQuery = (query: Body): { id?: unknown; rut?: unknown } => ({
  id: asWholeNumber(query[FICHA.patientId]),
  rut: query['rut'],
});

export const toFicha = (row: RecordRow): Record<string, unknown> => ({
  id: row.id,
  paciente: row.patientId,
  fecha: row.date,
  profesional: row.professional?.id ?? null,
  descripcion_atencion: row.careDescription,
  procedimiento: row.procedure,
  indicaciones: row.instructions,
  productos_usados: row.usedSupplies.map(({ supplyId, supplyName, quantity, unitValue }) => ({
    insumo: supplyId,
    nombre_insumo: supplyName,
    cantidad: quantity,
    valor_unitario: unitValue,
  })),
  examen_pie: toExamenPie(row.footExam),
  advertencias_leidas: toAdvertenciasLeidas(row.dismissedWarnings),
  productos_irritantes: row.irritatingProducts,
  importada: row.imported && {
    archivo: row.imported.fileName,
    fecha: row.imported.importedAt,
    profesional: row.imported.professionalName,
  },
  costo_total: totalCost(row.usedSupplies),
  costo_total_formato: formatClp(totalCost(row.usedSupplies)),
});
