import type { PayBasis, PayKind } from '#domain/money/pay.js';
import type { WireFields } from '../../foundation/errors/wire-errors.js';
import { fromWord } from '../../foundation/input/from-word.js';
import { sentOnly } from '../../foundation/input/sent-only.js';
import type { PayRegimeModel } from './pay.model.js';
import type { PayStatement, PaySummary } from './pay.service.js';

export const REGIMEN: Readonly<Record<PayKind, string>> = {
  SALARIED: 'sueldo',
  FEES: 'honorarios',
  RENT: 'arriendo',
};
export const BASE: Readonly<Record<PayBasis, string>> = { COLLECTED: 'cobrado', CHARGED: 'atendido' };

export const LIQUIDACIONES = {
  professionalId: 'profesional',
  month: 'mes',
  format: 'formato',
  kind: 'regimen',
  validFrom: 'desde',
  basis: 'base',
  percent: 'porcentaje',
  rent: 'arriendo',
  rates: 'por_tratamiento',
  treatmentId: 'tratamiento',
} as const satisfies WireFields;

type Body = Readonly<Record<string, unknown>>;

const readRate = (rate: unknown): unknown =>
  typeof rate === 'object' && rate !== null && !Array.isArray(rate)
    ? {
        treatmentId: (rate as Body)[LIQUIDACIONES.treatmentId],
        percent: (rate as Body)[LIQUIDACIONES.percent],
      }
    : rate;

export function readRegime(body: Body): object {
  const rates = body[LIQUIDACIONES.rates];
  return sentOnly({
    professionalId: body[LIQUIDACIONES.professionalId],
    kind: fromWord(REGIMEN, body[LIQUIDACIONES.kind]),
    validFrom: body[LIQUIDACIONES.validFrom],
    basis: fromWord(BASE, body[LIQUIDACIONES.basis]),
    percent: body[LIQUIDACIONES.percent],
    rent: body[LIQUIDACIONES.rent],
    rates: Array.isArray(rates) ? rates.map(readRate) : rates,
  });
}

export const toRegimen = (row: PayRegimeModel) => ({
  id: row.id,
  regimen: REGIMEN[row.kind],
  desde: row.validFrom,
  base: row.basis && BASE[row.basis],
  porcentaje: row.percent,
  arriendo: row.rent,
  por_tratamiento: row.rates.map(({ treatmentId, treatment, percent }) => ({
    tratamiento: treatmentId,
    nombre: treatment,
    porcentaje: percent,
  })),
  registrado_en: row.at,
  registrado_por: row.staffName,
});

export const toResumenDePago = (row: PaySummary) => ({
  profesional_id: row.professionalId,
  profesional: row.professionalName,
  mes: row.month.slice(0, 7),
  regimen: row.kind && REGIMEN[row.kind],
  base: row.base,
  bruto: row.gross,
  retencion_porcentaje: row.retentionPercent,
  retencion: row.retention,
  arriendo: row.rent,
  neto: row.net,
  liquidado_en: row.settledAt,
  liquidado_por: row.settledByName,
});

export const toLiquidacion = (statement: PayStatement) => ({
  ...toResumenDePago(statement),
  lineas: statement.lines.map((line) => ({
    dia: line.day,
    paciente: line.patient,
    tratamiento: line.description,
    regimen: REGIMEN[line.kind],
    base: line.base,
    porcentaje: line.percent,
    monto: line.amount,
  })),
});
