import { formatRut } from '../../rut.js';
import type { HealthInsurance, Sex } from './choices.js';
import type { ContradictoryField, Particulars } from './particulars.js';

export const SEX_LABELS: Readonly<Record<Sex, string>> = {
  FEMALE: 'Femenino',
  MALE: 'Masculino',
  INTERSEX: 'Intersexual',
};

export const HEALTH_INSURANCE_LABELS: Readonly<Record<HealthInsurance, string>> = {
  FONASA: 'FONASA',
  ISAPRE: 'Isapre',
  CAPREDENA: 'CAPREDENA',
  DIPRECA: 'DIPRECA',
  OTHER: 'Otra',
  NONE: 'Particular',
};

/** 'FONASA, tramo B', 'Isapre Colmena'; empty if not known. */
export function insuranceInWords({
  healthInsurance,
  fonasaTier,
  insurerName,
}: Pick<Particulars, 'healthInsurance' | 'fonasaTier' | 'insurerName'>): string {
  if (!healthInsurance) return '';
  const label = HEALTH_INSURANCE_LABELS[healthInsurance];
  if (fonasaTier) return `${label}, tramo ${fonasaTier}`;
  if (!insurerName) return label;
  return healthInsurance === 'OTHER' ? insurerName : `${label} ${insurerName}`;
}

type Representative = Pick<
  Particulars,
  'representativeName' | 'representativeRut' | 'representativeRelation' | 'representativePhone'
>;

/** 'Marta Soto (madre), RUT 12.345.678-5, +56 9 1234 5678'; empty if there is none. */
export function representativeInWords(one: Representative): string {
  const relation = one.representativeRelation && ` (${one.representativeRelation})`;
  const rut = one.representativeRut && `RUT ${formatRut(one.representativeRut)}`;
  return [one.representativeName + relation, rut, one.representativePhone].filter(Boolean).join(', ');
}

export const CONTRADICTIONS: Readonly<Record<ContradictoryField, string>> = {
  fonasaTier: 'Solo FONASA tiene tramo. Elija FONASA o deje el tramo vacío.',
  insurerName: 'Elija Isapre u otra previsión para escribir su nombre, o déjelo vacío.',
  representativeName: 'Escriba el nombre del representante legal, o deje vacíos sus demás datos.',
};
