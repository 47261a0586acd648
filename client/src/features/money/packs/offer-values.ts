import { MAX_CLP } from '#domain/money/charge.js';
import { PACK_LIMITS } from '#domain/money/pack.js';
import { PACK_MESSAGES } from '#domain/money/pack.es.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { NOT_PESOS, readPesos } from '../pesos';
import type { OfferLineFragment, PackOfferInput } from './packs.generated';

export interface OfferValues {
  name: string;
  treatments: ReadonlyArray<{ readonly id: number; readonly name: string }>;
  sessions: string;
  price: string;
  validMonths: string;
}

export const LABELS = {
  name: 'Nombre',
  treatments: 'Tratamientos que cubre',
  sessions: 'Sesiones',
  price: 'Precio de todas',
  validMonths: 'Vence a los (meses)',
} as const satisfies Record<keyof OfferValues, string>;

export const EMPTY: OfferValues = { name: '', treatments: [], sessions: '5', price: '', validMonths: '6' };

export const valuesOf = (offer: OfferLineFragment): OfferValues => ({
  name: offer.name,
  treatments: offer.treatments.map(({ id, name }) => ({ id, name })),
  sessions: String(offer.sessions),
  price: String(offer.price),
  validMonths: String(offer.validMonths),
});

export const toInput = ({ name, treatments, sessions, price, validMonths }: OfferValues): PackOfferInput => ({
  name: name.trim(),
  treatmentIds: treatments.map(({ id }) => id),
  sessions: Number(sessions),
  price: readPesos(price) ?? 0,
  validMonths: Number(validMonths),
});

const isBetween = (text: string, limit: number): boolean =>
  /^\d{1,2}$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= limit;

export function faultsOf(values: OfferValues): Partial<Record<keyof OfferValues, string>> {
  const { name, treatments, sessions, price, validMonths } = values;
  const pesos = readPesos(price);
  return {
    ...([...name.trim()].length > PACK_LIMITS.name && {
      name: FIELD_MESSAGES.tooLong('name', PACK_LIMITS.name),
    }),
    ...(name.trim() === '' && { name: FIELD_MESSAGES.required('name') }),
    ...(treatments.length === 0 && { treatments: PACK_MESSAGES.noTreatments }),
    ...(!isBetween(sessions, PACK_LIMITS.sessions) && {
      sessions: `Escriba de 1 a ${PACK_LIMITS.sessions} sesiones.`,
    }),
    ...((pesos === undefined || pesos < 1 || pesos > MAX_CLP) && { price: NOT_PESOS }),
    ...(!isBetween(validMonths, PACK_LIMITS.months) && {
      validMonths: `Escriba de 1 a ${PACK_LIMITS.months} meses.`,
    }),
  };
}

/** A field's text when two edits are compared. */
export const inWords = (field: keyof OfferValues, values: OfferValues): string =>
  field === 'treatments' ? values.treatments.map(({ name }) => name).join(', ') : values[field];
