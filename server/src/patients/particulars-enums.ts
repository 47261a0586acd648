import { FONASA_TIERS, HEALTH_INSURANCES, SEXES } from '#domain/patients/particulars/particulars.js';
import { registerEnumType } from '@nestjs/graphql';
import { asEnum } from '../graphql/as-enum.js';

export const SexEnum = asEnum(SEXES);
registerEnumType(SexEnum, { name: 'Sex' });

export const HealthInsuranceEnum = asEnum(HEALTH_INSURANCES);
registerEnumType(HealthInsuranceEnum, {
  name: 'HealthInsurance',
  description: "Who pays for a patient's health care: `NONE`, the patient.",
});

export const FonasaTierEnum = asEnum(FONASA_TIERS);
registerEnumType(FonasaTierEnum, { name: 'FonasaTier', description: "FONASA's groups by income." });
