import type { WireFields } from '../../foundation/errors/wire-errors.js';
import { sentOnly } from '../../foundation/input/sent-only.js';
import type { AgreementRow } from './agreements.service.js';
import type { PatientAgreementRow } from './patient-agreements.service.js';

/** Maps the fields of agreements to wire names. */
export const CONVENIO = {
  id: 'id',
  name: 'nombre',
  isActive: 'vigente',
  percent: 'porcentaje',
  prices: 'precios',
  treatmentId: 'tratamiento',
  price: 'precio',
  patientId: 'paciente',
  agreementId: 'convenio',
  until: 'hasta',
} as const satisfies WireFields;

type Body = Readonly<Record<string, unknown>>;

const readPrice = (value: unknown): unknown =>
  typeof value === 'object' && value !== null
    ? sentOnly({
        treatmentId: (value as Body)[CONVENIO.treatmentId],
        price: (value as Body)[CONVENIO.price],
      })
    : value;

export function readAgreement(body: Body): object {
  const prices = body[CONVENIO.prices];
  return sentOnly({
    name: body[CONVENIO.name],
    isActive: body[CONVENIO.isActive],
    percent: body[CONVENIO.percent],
    prices: Array.isArray(prices) ? prices.map(readPrice) : prices,
  });
}

export const toConvenio = (row: AgreementRow) => ({
  id: row.id,
  nombre: row.name,
  vigente: row.isActive,
  porcentaje: row.percent,
  precios: row.prices.map(({ treatmentId, name, price }) => ({
    tratamiento: treatmentId,
    nombre: name,
    precio: price,
  })),
});

export const toConvenioDePaciente = (row: PatientAgreementRow | null) => ({
  convenio: row?.agreementId ?? null,
  nombre: row?.name ?? '',
  vigente: row?.isActive ?? false,
  hasta: row?.until ?? null,
});
