import { FONASA_TIERS, HEALTH_INSURANCES, SEXES } from '#domain/patients/particulars/choices.js';
import { registerEnumType } from '@nestjs/graphql';
import { asEnum } from '../foundation/graphql/as-enum.js';

export const SexEnum = asEnum(SEXES);
registerEnumType(SexEnum, {
  name: 'Sex',
  description: "A patient's sex, as recorded in the civil registry.",
  valuesMap: {
    FEMALE: { description: 'A woman or girl.' },
    MALE: { description: 'A man or boy.' },
    INTERSEX: { description: 'Neither only female nor only male.' },
  },
});

export const HealthInsuranceEnum = asEnum(HEALTH_INSURANCES);
registerEnumType(HealthInsuranceEnum, {
  name: 'HealthInsurance',
  description: "The payer of a patient's health care; `NONE`: the patient.",
  valuesMap: {
    FONASA: { description: "Chile's public insurance, with income-based tiers." },
    ISAPRE: { description: 'A private insurer in the Chilean health system; `insurerName` says which.' },
    CAPREDENA: { description: "The armed forces' fund." },
    DIPRECA: { description: "The police's fund." },
    OTHER: { description: 'Another insurer; `insurerName` says which.' },
    NONE: { description: 'The patient pays for everything.' },
  },
});

export const FonasaTierEnum = asEnum(FONASA_TIERS);
registerEnumType(FonasaTierEnum, {
  name: 'FonasaTier',
  description: "FONASA's income-based tiers.",
  valuesMap: {
    A: { description: 'No income.' },
    B: { description: 'The lowest incomes.' },
    C: { description: 'Middle incomes.' },
    D: { description: 'The highest incomes.' },
  },
});
