import type { LocalDate } from '#domain/clinic-time.js';
import type { PayBasis, PayKind } from '#domain/money/pay.js';
import { PAY_MESSAGES } from '#domain/money/pay.es.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { NOT_PESOS, readPesos } from '../pesos';
import type { PayRegimeInput } from './pay.generated';

interface RateValues {
  readonly treatmentId: number;
  readonly name: string;
  /** As typed. */
  readonly percent: string;
}

export interface RegimeValues {
  readonly kind: PayKind;
  readonly validFrom: LocalDate;
  readonly basis: PayBasis;
  /** As typed. */
  readonly percent: string;
  readonly rent: string;
  readonly rates: readonly RateValues[];
}

/** '32,5' or '32.5' as 32.5; undefined for what is no percentage of at most two decimals. */
export function readPercent(text: string): number | undefined {
  const typed = text.replace('%', '').trim().replace(',', '.');
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(typed)) return undefined;
  const percent = Number(typed);
  return percent <= 100 ? percent : undefined;
}

export function faultsOf(values: RegimeValues): Partial<Record<keyof RegimeValues, string>> {
  const { kind, validFrom, percent, rent, rates } = values;
  const pesos = readPesos(rent);
  return {
    ...(!validFrom && { validFrom: FIELD_MESSAGES.required('validFrom') }),
    ...(kind === 'RENT'
      ? !pesos && { rent: rent.trim() === '' ? PAY_MESSAGES.noRent : NOT_PESOS }
      : {
          ...(readPercent(percent) === undefined && { percent: PAY_MESSAGES.percent }),
          ...(rates.some((rate) => readPercent(rate.percent) === undefined) && {
            rates: PAY_MESSAGES.percent,
          }),
        }),
  };
}

export const toInput = (professionalId: number, values: RegimeValues): PayRegimeInput => ({
  professionalId,
  kind: values.kind,
  validFrom: values.validFrom,
  ...(values.kind === 'RENT'
    ? { rent: readPesos(values.rent) ?? 0 }
    : {
        basis: values.basis,
        percent: readPercent(values.percent) ?? 0,
        rates: values.rates.map(({ treatmentId, percent }) => ({
          treatmentId,
          percent: readPercent(percent) ?? 0,
        })),
      }),
});
