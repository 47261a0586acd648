import { declared, type FieldKind, type PatientField } from '#domain/patients/patient-fields.es.js';
import { Field, type ReturnTypeFunc } from '@nestjs/graphql';
import { InArea } from '../access/rights/needs.decorator.js';
import { LocalDateScalar, RutScalar } from '../foundation/graphql/scalars.js';
import { FonasaTierEnum, HealthInsuranceEnum, SexEnum } from './particulars-enums.js';

const TYPES: Readonly<Record<FieldKind, ReturnTypeFunc>> = {
  OWN_RUT: () => RutScalar,
  RUT: () => RutScalar,
  FLAG: () => Boolean,
  SHORT_TEXT: () => String,
  LONG_TEXT: () => String,
  PHONE: () => String,
  EMAIL: () => String,
  DAY: () => LocalDateScalar,
  SEX: () => SexEnum,
  HEALTH_INSURANCE: () => HealthInsuranceEnum,
  FONASA_TIER: () => FonasaTierEnum,
};

/** Adds a declared field to a class of the GraphQL schema, for users with the right to its area. */
export function exposeField(
  owner: { readonly prototype: object },
  field: PatientField,
  options: { readonly description: string; readonly nullable: boolean },
): void {
  const { kind, area } = declared(field);
  Field(TYPES[kind], options)(owner.prototype, field);
  if (area === 'HEALTH_DATA') InArea(area)(owner.prototype, field);
}
