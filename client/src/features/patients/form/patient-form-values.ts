import { shortDate } from '#domain/clinic-time.es.js';
import {
  hasCountry,
  IDENTIFIER_KINDS,
  type IdentifierKind,
  parseIdentifierValue,
} from '#domain/patients/identifiers/identifier.js';
import { identifierInWords } from '#domain/patients/identifiers/identifier.es.js';
import type { HealthInsurance, Sex } from '#domain/patients/particulars/choices.js';
import { hasInsurerName, hasTier } from '#domain/patients/particulars/particulars.js';
import {
  declared,
  type FieldFor,
  fieldsFor,
  isOptional,
  type PatientData,
} from '#domain/patients/patient-fields.es.js';
import { HEALTH_INSURANCE_LABELS, SEX_LABELS } from '#domain/patients/particulars/particulars.es.js';
import { parseRut } from '#domain/rut.js';
import type { CreatePatientInput, PatientToEditQuery, UpdatePatientInput } from '../patients.generated';

/** Includes the version that an update must send. */
export type EditablePatient = NonNullable<PatientToEditQuery['patient']>;

/** A document other than the RUT, as typed. */
export interface TypedIdentifier {
  readonly kind: IdentifierKind;
  /** Empty until it is chosen, and for kinds without a country. */
  readonly country: string;
  readonly value: string;
}

type FormField = FieldFor<'WRITTEN'>;

/** All but one are text. */
export type PatientFormValues = {
  [Field in FormField]: Exclude<PatientData[Field], null> | '';
} & { identifiers: TypedIdentifier[] };

export type PatientField = keyof PatientFormValues;
export type TextField = Exclude<PatientField, 'identifiers'>;

const FORM_FIELDS = fieldsFor('WRITTEN');
const labelsOf = (fields: readonly FormField[]) => fields.map((field) => [field, declared(field).label]);

/** In the form's order. */
export const FIELD_LABELS = Object.fromEntries([
  ...labelsOf(FORM_FIELDS.filter((field) => !isOptional(field))),
  ['identifiers', 'Otros documentos'],
  ...labelsOf(FORM_FIELDS.filter(isOptional)),
]) as Readonly<Record<PatientField, string>>;

const PATIENT_FIELDS = Object.keys(FIELD_LABELS) as PatientField[];

/** The fields that the form hides until one of them is filled in. */
export const OPTIONAL_FIELDS = PATIENT_FIELDS.slice(PATIENT_FIELDS.indexOf('identifiers'));

export const EMPTY_PATIENT = Object.fromEntries(
  PATIENT_FIELDS.map((field) => [field, field === 'identifiers' ? [] : '']),
) as unknown as PatientFormValues;

export const valuesOf = (patient: EditablePatient): PatientFormValues => ({
  ...(Object.fromEntries(
    PATIENT_FIELDS.map((field) => [field, patient[field] ?? '']),
  ) as unknown as PatientFormValues),
  identifiers: patient.identifiers.map(({ kind, country, value }) => ({
    kind,
    country: country ?? '',
    value,
  })),
});

export const NEW_IDENTIFIER: TypedIdentifier = { kind: IDENTIFIER_KINDS[0], country: '', value: '' };

/** A field's text when two edits are compared. */
export function inWords(field: PatientField, values: PatientFormValues): string {
  if (field === 'identifiers') return values.identifiers.map(identifierInWords).join(', ') || NOTHING;
  const text = values[field].trim();
  if (text === '') return NOTHING;
  if (field === 'birthDate') return shortDate(text);
  if (field === 'sex') return SEX_LABELS[text as Sex];
  return field === 'healthInsurance' ? HEALTH_INSURANCE_LABELS[text as HealthInsurance] : text;
}

export const NOTHING = '(vacío)';

/** The optional fields to send. A field that the form hides because of another one's value is left out. */
const optionalInput = (values: PatientFormValues) => ({
  identifiers: values.identifiers.map(({ kind, country, value }) => ({
    kind,
    country: hasCountry(kind) ? country : null,
    value: parseIdentifierValue(value) ?? value,
  })),
  sex: values.sex || null,
  healthInsurance: values.healthInsurance || null,
  fonasaTier: hasTier(values.healthInsurance) ? values.fonasaTier || null : null,
  insurerName: hasInsurerName(values.healthInsurance) ? values.insurerName : '',
  representativeRut: values.representativeRut.trim() || null,
});

/** An empty RUT is sent as absent: the patient then gets a provisional one. */
export function toCreateInput(values: PatientFormValues): CreatePatientInput {
  const { rut, underlyingCondition, clinicalCase, ...rest } = values;
  return {
    ...rest,
    ...optionalInput(values),
    rut: rut.trim() || null,
    birthDate: values.birthDate || null,
    // The server refuses these fields, even if empty, from users who may not write health data.
    ...(underlyingCondition && { underlyingCondition }),
    ...(clinicalCase && { clinicalCase }),
  };
}

/**
 * All fields, except a RUT that is unchanged or empty, and fields that were not loaded because the user may not see
 * them: those stay unchanged.
 */
export function toUpdateInput(values: PatientFormValues, patient: EditablePatient): UpdatePatientInput {
  const { rut, ...rest } = values;
  const isNew = rut.trim() !== '' && parseRut(rut) !== parseRut(patient.rut);
  const sent = {
    ...rest,
    ...optionalInput(values),
    birthDate: values.birthDate || null,
    ...(isNew && { rut }),
  };
  return Object.fromEntries(
    Object.entries(sent).filter(([field]) => patient[field as PatientField] !== undefined),
  );
}
