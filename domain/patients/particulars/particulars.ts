import {
  EMPTY_VALUES,
  FIELDS,
  isOptional,
  type OptionalField,
  type PatientData,
} from '../patient-fields.es.js';
import type { HealthInsurance } from './choices.js';

/**
 * A patient's optional data, most of them from Decreto 41 of 2012, article 6. `fonasaTier` is only for `FONASA`,
 * `insurerName` for `ISAPRE` and `OTHER`; without `representativeName` there are no data of a legal representative.
 */
export type Particulars = Pick<PatientData, OptionalField>;

const PARTICULARS = FIELDS.filter(isOptional);

export const NO_PARTICULARS = Object.fromEntries(
  PARTICULARS.map((field) => [field, EMPTY_VALUES[field]]),
) as unknown as Particulars;

type Field = keyof Particulars;

/** The values that were sent: absent ones stay unchanged, null or empty ones are cleared. */
export type ParticularsChange = { readonly [Key in Field]?: Particulars[Key] | null | '' | undefined };

export const hasTier = (insurance: HealthInsurance | null | ''): boolean => insurance === 'FONASA';
export const hasInsurerName = (insurance: HealthInsurance | null | ''): boolean =>
  insurance === 'ISAPRE' || insurance === 'OTHER';

const OF_REPRESENTATIVE = ['representativeRut', 'representativeRelation', 'representativePhone'] as const;

export type ContradictoryField = 'fonasaTier' | 'insurerName' | 'representativeName';

export function contradictions(all: {
  readonly [Key in Field]: Particulars[Key] | '';
}): ContradictoryField[] {
  const isWrong: Readonly<Record<ContradictoryField, boolean>> = {
    fonasaTier: Boolean(all.fonasaTier) && !hasTier(all.healthInsurance),
    insurerName: all.insurerName !== '' && !hasInsurerName(all.healthInsurance),
    representativeName: all.representativeName === '' && OF_REPRESENTATIVE.some((field) => all[field]),
  };
  return (Object.keys(isWrong) as ContradictoryField[]).filter((field) => isWrong[field]);
}

/**
 * The values stored after a change. Fields that depended on a cleared value are cleared too, unless they were sent:
 * then `contradictions` reports them.
 */
export function changedParticulars(stored: Particulars, change: ParticularsChange): Particulars {
  const valueOf = (field: Field) =>
    change[field] === undefined ? stored[field] : change[field] || NO_PARTICULARS[field];
  const next = Object.fromEntries(
    PARTICULARS.map((field) => [field, valueOf(field)]),
  ) as unknown as Particulars;
  const gone = [
    ...(hasTier(next.healthInsurance) ? [] : (['fonasaTier'] as const)),
    // A different insurer has a different name.
    ...(hasInsurerName(next.healthInsurance) && next.healthInsurance === stored.healthInsurance
      ? []
      : (['insurerName'] as const)),
    ...(next.representativeName === '' ? OF_REPRESENTATIVE : []),
  ].filter((field) => change[field] === undefined);
  return { ...next, ...Object.fromEntries(gone.map((field) => [field, NO_PARTICULARS[field]])) };
}
