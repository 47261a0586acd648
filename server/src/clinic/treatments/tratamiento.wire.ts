import { SERVICE_WORDS } from '#domain/agenda/appointment.es.js';
import { WARNING_LABELS } from '#domain/records/warnings/warning.es.js';
import { IMPUESTO } from '../settings/tax-treatment.es.js';
import type { WireFields } from '../../foundation/errors/wire-errors.js';
import type { TreatmentModel, TreatmentPriceChangeModel } from './treatment.model.js';

export const TRATAMIENTO = { id: 'id' } as const satisfies WireFields;

export const toTratamiento = (treatment: TreatmentModel) => ({
  id: treatment.id,
  nombre: treatment.name,
  tipo_cita: SERVICE_WORDS[treatment.serviceType],
  duracion_cita: treatment.durationMinutes,
  precio: treatment.price,
  abono: treatment.deposit,
  semanas_control: treatment.controlWeeks,
  reserva_en_linea: treatment.isBookableOnline,
  impuesto: IMPUESTO[treatment.tax],
  contraindicaciones: treatment.contraindications.map((kind) => WARNING_LABELS[kind]),
  insumos: treatment.kit.map(({ supplyId, supplyName, quantity }) => ({
    insumo: supplyId,
    nombre_insumo: supplyName,
    cantidad: quantity,
  })),
});

export const toPrecio = ({ id, at, formerPrice, price, changedByName }: TreatmentPriceChangeModel) => ({
  id,
  fecha: at,
  precio_anterior: formerPrice,
  precio: price,
  usuario: changedByName,
});
