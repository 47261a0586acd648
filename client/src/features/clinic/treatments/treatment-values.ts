import { DEFAULT_DURATION, DEFAULT_SERVICE_TYPE, type ServiceType } from '#domain/agenda/appointment.js';
import { SERVICE_TYPE_LABELS } from '#domain/agenda/appointment.es.js';
import { TREATMENT_FIELDS } from '#domain/clinic/treatment-fields.es.js';
import { labelsOf } from '#domain/declared-fields.js';
import { MAX_CLP, type TaxTreatment, usualTax } from '#domain/money/charge.js';
import { TAX_LABELS } from '#domain/money/money.es.js';
import { ALERT_LABELS } from '#domain/patients/alert.es.js';
import type { Contraindication } from '#domain/records/warnings/warning.js';
import { formatClp, readClp } from '#domain/stock/clp.js';
import { TEXT_LIMITS } from '#domain/text-limits.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { MAX_AMOUNT } from '#domain/stock/supply.js';
import { CONTROL_WEEKS } from '#domain/visits/next-visit.js';
import type { ClinicTreatment } from '../../../treatments/treatments';
import type { TreatmentInput } from './treatment-writes.generated';

export interface KitLine {
  readonly supplyId: number;
  readonly supplyName: string;
  /** As typed. */
  readonly quantity: string;
}

/** Numbers are text, as typed. */
export interface TreatmentValues {
  serviceType: ServiceType;
  name: string;
  durationMinutes: number;
  price: string;
  deposit: string;
  controlWeeks: string;
  isBookableOnline: boolean;
  contraindications: readonly Contraindication[];
  tax: TaxTreatment;
  kit: readonly KitLine[];
}

export const EMPTY: TreatmentValues = {
  serviceType: DEFAULT_SERVICE_TYPE,
  name: '',
  durationMinutes: DEFAULT_DURATION,
  price: '',
  deposit: '',
  controlWeeks: '',
  isBookableOnline: false,
  contraindications: [],
  tax: usualTax(DEFAULT_SERVICE_TYPE),
  kit: [],
};

export const valuesOf = (treatment: ClinicTreatment): TreatmentValues => ({
  serviceType: treatment.serviceType,
  name: treatment.name,
  durationMinutes: treatment.durationMinutes,
  price: treatment.price === null ? '' : formatClp(treatment.price),
  deposit: treatment.deposit ? formatClp(treatment.deposit) : '',
  controlWeeks: treatment.controlWeeks === null ? '' : String(treatment.controlWeeks),
  isBookableOnline: treatment.isBookableOnline,
  contraindications: treatment.contraindications,
  tax: treatment.tax,
  kit: treatment.kit.map(({ supplyId, supplyName, quantity }) => ({
    supplyId,
    supplyName,
    quantity: String(quantity),
  })),
});

const numberOf = (text: string): number | null => (text.trim() === '' ? null : Number(text));

export const toInput = ({ kit, contraindications, ...values }: TreatmentValues): TreatmentInput => ({
  ...values,
  name: values.name.trim(),
  price: readClp(values.price, MAX_CLP) ?? null,
  deposit: readClp(values.deposit, MAX_CLP) ?? null,
  controlWeeks: numberOf(values.controlWeeks),
  contraindications: [...contraindications],
  kit: kit.map(({ supplyId, quantity }) => ({ supplyId, quantity: Number(quantity) })),
});

export const LABELS = {
  ...labelsOf(TREATMENT_FIELDS),
  contraindications: 'Contraindicaciones',
  tax: 'Impuesto',
  kit: 'Insumos que se usan',
} as const satisfies Record<keyof TreatmentValues, string>;

const isWhole = (text: string, least: number, most: number): boolean =>
  /^\d+$/.test(text.trim()) && Number(text) >= least && Number(text) <= most;

export function faultsOf(values: TreatmentValues): Partial<Record<keyof TreatmentValues, string>> {
  const { name, price, deposit, controlWeeks, kit } = values;
  const { least, most } = CONTROL_WEEKS;
  return {
    ...([...name.trim()].length > TEXT_LIMITS.short && {
      name: FIELD_MESSAGES.tooLong('name', TEXT_LIMITS.short),
    }),
    ...(name.trim() === '' && { name: FIELD_MESSAGES.required('name') }),
    ...(price.trim() !== '' &&
      readClp(price, MAX_CLP) === undefined && { price: FIELD_MESSAGES.between('price', 0, MAX_CLP) }),
    ...(deposit.trim() !== '' &&
      readClp(deposit, MAX_CLP) === undefined && { deposit: FIELD_MESSAGES.between('deposit', 0, MAX_CLP) }),
    ...(controlWeeks.trim() !== '' &&
      !isWhole(controlWeeks, least, most) && {
        controlWeeks: FIELD_MESSAGES.between('controlWeeks', least, most),
      }),
    ...(kit.some(({ quantity }) => !isWhole(quantity, 1, MAX_AMOUNT)) && {
      kit: 'Escriba una cantidad entera desde 1 en cada insumo.',
    }),
  };
}

export const kitInWords = (
  kit: ReadonlyArray<{ readonly supplyName: string; readonly quantity: number | string }>,
): string => kit.map(({ supplyName, quantity }) => `${supplyName} × ${quantity}`).join(', ');

/** Empty if nothing is typed, and as typed if it is no amount. */
function amountInWords(text: string): string {
  const amount = readClp(text, MAX_CLP);
  return amount === undefined ? text.trim() : formatClp(amount);
}

/** A field's text when two edits are compared. */
export function inWords(field: keyof TreatmentValues, values: TreatmentValues): string {
  switch (field) {
    case 'serviceType':
      return SERVICE_TYPE_LABELS[values.serviceType];
    case 'durationMinutes':
      return lengthInWords(values.durationMinutes);
    case 'price':
      return amountInWords(values.price) || 'Sin precio';
    case 'deposit':
      return readClp(values.deposit, MAX_CLP) === 0
        ? 'Sin abono'
        : amountInWords(values.deposit) || 'Sin abono';
    case 'controlWeeks':
      return values.controlWeeks.trim() || 'Sin control';
    case 'isBookableOnline':
      return values.isBookableOnline ? 'Sí' : 'No';
    case 'contraindications':
      return values.contraindications.map((kind) => ALERT_LABELS[kind]).join(', ') || '(vacío)';
    case 'tax':
      return TAX_LABELS[values.tax];
    case 'kit':
      return kitInWords(values.kit) || '(vacío)';
    default:
      return values.name.trim() || '(vacío)';
  }
}

export const lengthInWords = (minutes: number): string => (minutes > 60 ? '2 horas' : '1 hora');

/** '1 hora · $25.000 · control en 5 semanas'; unknown values are left out. */
export const factsInWords = ({
  durationMinutes,
  price,
  deposit,
  controlWeeks,
  isBookableOnline,
}: ClinicTreatment): string =>
  [
    lengthInWords(durationMinutes),
    price !== null && formatClp(price),
    deposit !== null && deposit > 0 && `abono ${formatClp(deposit)}`,
    controlWeeks !== null && `control en ${controlWeeks === 1 ? '1 semana' : `${controlWeeks} semanas`}`,
    isBookableOnline && 'se reserva en línea',
  ]
    .filter(Boolean)
    .join(' · ');
