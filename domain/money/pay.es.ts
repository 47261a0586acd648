import { decimalComma } from '../decimal-comma.es.js';
import type { Column } from '../spreadsheets/column.js';
import { monthName } from '../clinic-time.es.js';
import type { LocalDate } from '../clinic-time.js';
import type { BasisPoints, PayBasis, PayKind } from './pay.js';

export const PAY_KIND_LABELS: Readonly<Record<PayKind, string>> = {
  SALARIED: 'Sueldo con comisión',
  FEES: 'Honorarios',
  RENT: 'Arriendo de box',
};

export const PAY_BASIS_LABELS: Readonly<Record<PayBasis, string>> = {
  COLLECTED: 'Cobrado',
  CHARGED: 'Atendido',
};

/** Each sentence tells the user what to do. */
export const PAY_MESSAGES = {
  professionalNotFound: 'Ese profesional no existe.',
  settledSince: 'Ese día está en un mes ya liquidado. Elija un día posterior.',
  notOver: 'El mes no ha terminado. Se liquida desde el día 1 del mes siguiente.',
  settled: 'Ese mes ya está liquidado.',
  noRegime: 'Defina primero cómo se le paga.',
  percent: 'Escriba un porcentaje de 0 a 100, con dos decimales como máximo.',
  noBasis: 'Elija sobre qué se calcula: lo cobrado o lo atendido.',
  noRent: 'Escriba el arriendo mensual.',
  notOfRent: 'El arriendo de box no lleva porcentajes.',
  notProfessional: 'Su usuario no es de un profesional de la clínica.',
  onlyRent: 'Solo para el arriendo de box.',
  rates: 'Elija tratamientos de la lista, cada uno una sola vez.',
} as const;

/** '32,5 %'. */
export const percentInWords = (basisPoints: BasisPoints): string => `${decimalComma(basisPoints / 100)} %`;

/** 'Noviembre de 2026', for titles; in sentences, in small letters. */
export const monthInWords = (month: LocalDate): string => `${monthName(month)} de ${month.slice(0, 4)}`;

export const INTERNAL_PAPER = 'Comprobante interno, no es boleta ni liquidación de sueldo.';

/** The lines of a settlement, followed by its sums. */
export const PAY_COLUMNS = [
  { field: 'day', header: 'Día', kind: 'DAY' },
  { field: 'patient', header: 'Paciente', kind: 'TEXT' },
  { field: 'description', header: 'Detalle', kind: 'TEXT' },
  { field: 'kind', header: 'Régimen', kind: 'CHOICE', words: PAY_KIND_LABELS },
  { field: 'base', header: 'Base', kind: 'WHOLE' },
  { field: 'percent', header: 'Porcentaje', kind: 'TEXT' },
  { field: 'amount', header: 'Monto', kind: 'WHOLE' },
] as const satisfies readonly Column[];

export const PAY_LIST_COLUMNS = [
  { field: 'professionalName', header: 'Profesional', kind: 'TEXT' },
  { field: 'isSettled', header: 'Liquidado', kind: 'YES_NO' },
  { field: 'base', header: 'Base', kind: 'WHOLE' },
  { field: 'gross', header: 'Bruto', kind: 'WHOLE' },
  { field: 'retention', header: 'Retención', kind: 'WHOLE' },
  { field: 'rent', header: 'Arriendo', kind: 'WHOLE' },
  { field: 'net', header: 'Neto', kind: 'WHOLE' },
] as const satisfies readonly Column[];
