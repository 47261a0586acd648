import { FONASA_TIERS, HEALTH_INSURANCES, SEXES } from '#domain/patients/particulars/particulars.js';
import { registerEnumType } from '@nestjs/graphql';
import { asEnum } from '../graphql/as-enum.js';

export const SexEnum = asEnum(SEXES);
registerEnumType(SexEnum, {
  name: 'Sex',
  description: "A patient's sex, as the civil registry knows it.",
  valuesMap: {
    FEMALE: { description: 'A woman or girl.' },
    MALE: { description: 'A man or boy.' },
    INTERSEX: { description: 'Neither only female nor only male.' },
  },
});

export const HealthInsuranceEnum = asEnum(HEALTH_INSURANCES);
registerEnumType(HealthInsuranceEnum, {
  name: 'HealthInsurance',
  description: "Who pays for a patient's health care: `NONE`, the patient.",
  valuesMap: {
    FONASA: { description: "Chile's public insurance; it has groups by income." },
    ISAPRE: { description: 'A private insurer of the Chilean health system; `insurerName` says which.' },
    CAPREDENA: { description: 'The fund of the armed forces.' },
    DIPRECA: { description: 'The fund of the police.' },
    OTHER: { description: 'Another insurer; `insurerName` says which.' },
    NONE: { description: 'The patient pays for everything.' },
  },
});

export const FonasaTierEnum = asEnum(FONASA_TIERS);
registerEnumType(FonasaTierEnum, {
  name: 'FonasaTier',
  description: "FONASA's groups by income.",
  valuesMap: {
    A: { description: 'No income.' },
    B: { description: 'The lowest incomes.' },
    C: { description: 'Middle incomes.' },
    D: { description: 'The highest incomes.' },
  },
});
