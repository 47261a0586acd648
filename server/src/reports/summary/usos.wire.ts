import { fromPageQuery } from '../../foundation/changes/cambios.wire.js';
import type { WireFields } from '../../foundation/errors/wire-errors.js';
import { asFlag } from '../../foundation/input/flag.js';
import type { SupplyUse } from './supply-uses.js';

export const USOS = {
  from: 'desde',
  to: 'hasta',
  treatment: 'tratamiento',
  withoutAppointment: 'sin_cita',
} as const satisfies WireFields;

/** `?desde=2026-11-01&hasta=2026-11-30&sin_cita=true&cursor=…&limite=…`. */
export const fromUsesQuery = (query: Readonly<Record<string, unknown>>): object => ({
  from: query[USOS.from],
  to: query[USOS.to],
  treatment: query[USOS.treatment],
  withoutAppointment: asFlag(query[USOS.withoutAppointment] ?? 'false'),
  ...fromPageQuery(query),
});

export const toUso = (use: SupplyUse) => ({
  dia: use.day,
  insumo: use.supplyId,
  insumo_nombre: use.supplyName,
  cantidad: use.quantity,
  valor_unitario: use.unitValue,
  costo: use.cost,
  ficha: use.clinicalRecordId,
  paciente_nombre: use.patientName,
});
