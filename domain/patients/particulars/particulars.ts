import type { Rut } from '../../rut.js';

/** As recorded by the civil registry and the health statistics. */
export const SEXES = ['FEMALE', 'MALE', 'INTERSEX'] as const;
export type Sex = (typeof SEXES)[number];

/** With `NONE` the patient pays. */
export const HEALTH_INSURANCES = ['FONASA', 'ISAPRE', 'CAPREDENA', 'DIPRECA', 'OTHER', 'NONE'] as const;
export type HealthInsurance = (typeof HEALTH_INSURANCES)[number];

export const FONASA_TIERS = ['A', 'B', 'C', 'D'] as const;
export type FonasaTier = (typeof FONASA_TIERS)[number];

/** A clinical record's patient data besides name, RUT, birth date and contact (Decreto 41 of 2012, article 6). */
export interface Particulars {
  readonly sex: Sex | null;
  readonly occupation: string;
  readonly healthInsurance: HealthInsurance | null;
  /** Only for `FONASA`. */
  readonly fonasaTier: FonasaTier | null;
  /** Only for `ISAPRE` and `OTHER`. */
  readonly insurerName: string;
  /** Empty without a legal representative; then the three below are empty too. */
  readonly representativeName: string;
  readonly representativeRut: Rut | null;
  readonly representativeRelation: string;
  readonly representativePhone: string;
}

export const NO_PARTICULARS: Particulars = {
  sex: null,
  occupation: '',
  healthInsurance: null,
  fonasaTier: null,
  insurerName: '',
  representativeName: '',
  representativeRut: null,
  representativeRelation: '',
  representativePhone: '',
};

type Field = keyof Particulars;
export const PARTICULARS = Object.keys(NO_PARTICULARS) as readonly Field[];

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
