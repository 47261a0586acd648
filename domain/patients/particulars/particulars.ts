import type { Rut } from '../../rut.js';

/** As the civil registry and the health statistics know it. */
export const SEXES = ['FEMALE', 'MALE', 'INTERSEX'] as const;
export type Sex = (typeof SEXES)[number];

/** Who pays for a patient's health care; `NONE` pays by themselves. */
export const HEALTH_INSURANCES = ['FONASA', 'ISAPRE', 'CAPREDENA', 'DIPRECA', 'OTHER', 'NONE'] as const;
export type HealthInsurance = (typeof HEALTH_INSURANCES)[number];

export const FONASA_TIERS = ['A', 'B', 'C', 'D'] as const;
export type FonasaTier = (typeof FONASA_TIERS)[number];

/** What a clinical record says of its patient beside name, RUT, birth date and contact (Decreto 41 of 2012, article 6). */
export interface Particulars {
  readonly sex: Sex | null;
  readonly occupation: string;
  readonly healthInsurance: HealthInsurance | null;
  /** Of `FONASA` alone. */
  readonly fonasaTier: FonasaTier | null;
  /** Of `ISAPRE` and `OTHER` alone. */
  readonly insurerName: string;
  /** Empty where there is no legal representative; the three below are then empty too. */
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

/** What was sent of them; what is absent stays, and null or empty clears. */
export type ParticularsChange = { readonly [Key in Field]?: Particulars[Key] | null | '' | undefined };

export const hasTier = (insurance: HealthInsurance | null | ''): boolean => insurance === 'FONASA';
export const hasInsurerName = (insurance: HealthInsurance | null | ''): boolean =>
  insurance === 'ISAPRE' || insurance === 'OTHER';

const OF_REPRESENTATIVE = ['representativeRut', 'representativeRelation', 'representativePhone'] as const;

/** The fields that contradict another one. */
export type ContradictoryField = 'fonasaTier' | 'insurerName' | 'representativeName';

/** The fields of a whole that can't stand beside the others. */
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
 * What is stored after a change. What depended on a value that went goes with it, unless it was sent itself: then it is for
 * `contradictions` to find.
 */
export function changedParticulars(stored: Particulars, change: ParticularsChange): Particulars {
  const valueOf = (field: Field) =>
    change[field] === undefined ? stored[field] : change[field] || NO_PARTICULARS[field];
  const next = Object.fromEntries(
    PARTICULARS.map((field) => [field, valueOf(field)]),
  ) as unknown as Particulars;
  const gone = [
    ...(hasTier(next.healthInsurance) ? [] : (['fonasaTier'] as const)),
    // Another insurer has another name.
    ...(hasInsurerName(next.healthInsurance) && next.healthInsurance === stored.healthInsurance
      ? []
      : (['insurerName'] as const)),
    ...(next.representativeName === '' ? OF_REPRESENTATIVE : []),
  ].filter((field) => change[field] === undefined);
  return { ...next, ...Object.fromEntries(gone.map((field) => [field, NO_PARTICULARS[field]])) };
}
