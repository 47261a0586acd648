import { AGREEMENT_MESSAGES } from '#domain/money/agreement.es.js';
import { AGREEMENT_LIMITS } from '#domain/money/agreement.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { formatClp } from '#domain/stock/clp.js';
import { NOT_PESOS, readPesos } from '../pesos';
import type { AgreementInput, AgreementLineFragment } from './agreements.generated';

export interface AgreementValues {
  name: string;
  isActive: boolean;
  /** Empty for nothing. */
  percent: string;
  /** As typed. */
  prices: ReadonlyArray<{ readonly treatmentId: number; readonly name: string; readonly price: string }>;
}

export const LABELS = {
  name: 'Nombre',
  isActive: 'Vigente',
  percent: 'Descuento en los demás tratamientos (%)',
  prices: 'Precios por tratamiento',
} as const satisfies Record<keyof AgreementValues, string>;

export const EMPTY: AgreementValues = { name: '', isActive: true, percent: '', prices: [] };

export const valuesOf = ({ name, isActive, percent, prices }: AgreementLineFragment): AgreementValues => ({
  name,
  isActive,
  percent: percent === null ? '' : String(percent),
  prices: prices.map(({ treatmentId, name: treatment, price }) => ({
    treatmentId,
    name: treatment,
    price: String(price),
  })),
});

export const toInput = ({ name, isActive, percent, prices }: AgreementValues): AgreementInput => ({
  name: name.trim(),
  isActive,
  percent: percent.trim() === '' ? null : Number(percent),
  prices: prices.map(({ treatmentId, price }) => ({ treatmentId, price: readPesos(price) ?? 0 })),
});

export function faultsOf({ name, percent, prices }: AgreementValues): Partial<Record<string, string>> {
  const isPercent = /^\d{1,3}$/.test(percent.trim()) && Number(percent) >= 1 && Number(percent) <= 100;
  return {
    ...([...name.trim()].length > AGREEMENT_LIMITS.name && {
      name: FIELD_MESSAGES.tooLong('name', AGREEMENT_LIMITS.name),
    }),
    ...(name.trim() === '' && { name: FIELD_MESSAGES.required('name') }),
    ...(percent.trim() === '' && prices.length === 0 && { percent: AGREEMENT_MESSAGES.empty }),
    ...(percent.trim() !== '' && !isPercent && { percent: 'Escriba un porcentaje de 1 a 100.' }),
    ...(prices.some(({ price }) => readPesos(price) === undefined) && { prices: NOT_PESOS }),
  };
}

const pricesInWords = (prices: AgreementValues['prices']): string =>
  prices.map(({ name, price }) => `${name} ${formatClp(readPesos(price) ?? 0)}`).join(', ');

/** A field's text when two edits are compared. */
export function inWords(field: keyof AgreementValues, values: AgreementValues): string {
  if (field === 'prices') return pricesInWords(values.prices);
  if (field === 'isActive') return values.isActive ? 'Sí' : 'No';
  return values[field];
}

/** 'Láser $18.000 · 10 % en los demás'. */
export function termsInWords(agreement: AgreementLineFragment): string {
  const { prices, percent } = agreement;
  const others = prices.length > 0 ? 'en los demás' : 'de descuento';
  return [pricesInWords(valuesOf(agreement).prices), percent !== null && `${percent} % ${others}`]
    .filter(Boolean)
    .join(' · ');
}
