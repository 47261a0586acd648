import type { LocalDate } from '../clinic-time.js';
import type { Rut } from '../rut.js';
import type { FonasaTier, HealthInsurance, Sex } from './particulars/choices.js';

/** The stored value of a field of each kind; the kind also decides its rule, column and type in every API. */
interface ValueOfKind {
  /** The patient's, canonical. */
  OWN_RUT: Rut;
  /** Another person's, canonical. */
  RUT: Rut | null;
  FLAG: boolean;
  /** On one line, at most `TEXT_LIMITS.short` characters; empty if unknown, like the kinds of text below. */
  SHORT_TEXT: string;
  /** At most `TEXT_LIMITS.long` characters. */
  LONG_TEXT: string;
  /** A short text that contains a plausible phone. */
  PHONE: string;
  EMAIL: string;
  /** Not in the future. */
  DAY: LocalDate | null;
  SEX: Sex | null;
  HEALTH_INSURANCE: HealthInsurance | null;
  FONASA_TIER: FonasaTier | null;
}
export type FieldKind = keyof ValueOfKind;
type TextKind = 'SHORT_TEXT' | 'LONG_TEXT' | 'PHONE' | 'EMAIL';

/**
 * Where a field occurs; nowhere else:
 * - `SHOWN`: in the responses of both APIs; `WRITTEN`: in their inputs, and in the form;
 * - `LISTED`: in the spreadsheet of patients; `IMPORTED`: read from such a spreadsheet;
 * - `EXPORTED`: in the export of a person's data; `ARCHIVED`: in the archive of everything.
 */
export type FieldUse = 'SHOWN' | 'WRITTEN' | 'LISTED' | 'IMPORTED' | 'EXPORTED' | 'ARCHIVED';

interface DeclaredField {
  readonly kind: FieldKind;
  /** In REST, and in the export of a person's data. */
  readonly key: string;
  readonly label: string;
  /** The header of its column in spreadsheets, if not the label. */
  readonly header?: string;
  readonly uses: readonly FieldUse[];
  /** The area of rights that it needs. Fields of `HEALTH_DATA` are health data, all others other personal data. */
  readonly area: 'PATIENTS' | 'HEALTH_DATA';
  /** The effect of a suppression that keeps the patient: `REPLACED` by a placeholder, or `CLEARED`. */
  readonly atSuppression: 'KEPT' | 'REPLACED' | 'CLEARED';
  /** The choice at a merge. Fields with the same choice belong together: imports fill in all or none. */
  readonly merge: string;
  /** A new patient needs it, and an edit can't clear it. */
  readonly isRequired?: true;
  /** In the form under 'Más datos'. */
  readonly section?: 'MORE';
}

const EVERYWHERE = ['SHOWN', 'WRITTEN', 'LISTED', 'IMPORTED', 'EXPORTED', 'ARCHIVED'] as const;
const IDENTITY = { uses: EVERYWHERE, area: 'PATIENTS', atSuppression: 'KEPT' } as const;
const CONTACT = { ...IDENTITY, atSuppression: 'REPLACED', isRequired: true } as const;
const HEALTH = { ...IDENTITY, area: 'HEALTH_DATA' } as const;
const MORE = { ...IDENTITY, atSuppression: 'CLEARED', section: 'MORE' } as const;
const INSURANCE = { ...MORE, merge: 'HEALTH_INSURANCE' } as const;
const REPRESENTATIVE = { ...MORE, merge: 'LEGAL_REPRESENTATIVE' } as const;

/**
 * All of a patient's own fields that people see or write, in the order of the form. Everything that handles them is
 * made from this declaration (decision 91). Other columns of the table are in no API, form, list or file.
 */
export const PATIENT_FIELDS = {
  rut: { ...IDENTITY, kind: 'OWN_RUT', key: 'rut', label: 'RUT', merge: 'RUT' },
  provisionalRut: {
    ...IDENTITY,
    kind: 'FLAG',
    key: 'rut_provisional',
    label: 'RUT provisorio',
    merge: 'RUT',
    uses: ['SHOWN', 'LISTED', 'IMPORTED', 'EXPORTED', 'ARCHIVED'],
  },
  name: {
    ...IDENTITY,
    kind: 'SHORT_TEXT',
    key: 'nombre',
    label: 'Nombre',
    merge: 'NAME',
    isRequired: true,
  },
  phone: { ...CONTACT, kind: 'PHONE', key: 'telefono', label: 'Teléfono', merge: 'PHONE' },
  email: { ...CONTACT, kind: 'EMAIL', key: 'correo', label: 'Correo', merge: 'EMAIL' },
  underlyingCondition: {
    ...HEALTH,
    kind: 'LONG_TEXT',
    key: 'enfermedad_base',
    label: 'Enfermedad Base',
    header: 'Enfermedad base',
    merge: 'UNDERLYING_CONDITION',
  },
  emergencyContact: {
    ...CONTACT,
    kind: 'SHORT_TEXT',
    key: 'contacto_emergencia',
    label: 'Contacto de Emergencia',
    header: 'Contacto de emergencia',
    merge: 'EMERGENCY_CONTACT',
  },
  address: {
    ...IDENTITY,
    kind: 'SHORT_TEXT',
    key: 'direccion',
    label: 'Dirección',
    merge: 'ADDRESS',
    atSuppression: 'CLEARED',
  },
  birthDate: {
    ...IDENTITY,
    kind: 'DAY',
    key: 'fecha_nacimiento',
    label: 'Fecha de Nacimiento',
    header: 'Fecha de nacimiento',
    merge: 'BIRTH_DATE',
  },
  clinicalCase: {
    ...HEALTH,
    kind: 'LONG_TEXT',
    key: 'caso_clinico',
    label: 'Caso Clínico',
    header: 'Caso clínico',
    merge: 'CLINICAL_CASE',
  },
  sex: { ...MORE, kind: 'SEX', key: 'sexo', label: 'Sexo', merge: 'SEX', atSuppression: 'KEPT' },
  occupation: { ...MORE, kind: 'SHORT_TEXT', key: 'ocupacion', label: 'Ocupación', merge: 'OCCUPATION' },
  referralSource: {
    ...MORE,
    kind: 'SHORT_TEXT',
    key: 'como_nos_conocio',
    label: 'Cómo nos conoció',
    merge: 'REFERRAL_SOURCE',
  },
  healthInsurance: { ...INSURANCE, kind: 'HEALTH_INSURANCE', key: 'prevision', label: 'Previsión' },
  fonasaTier: {
    ...INSURANCE,
    kind: 'FONASA_TIER',
    key: 'tramo_fonasa',
    label: 'Tramo',
    header: 'Tramo FONASA',
  },
  insurerName: {
    ...INSURANCE,
    kind: 'SHORT_TEXT',
    key: 'nombre_prevision',
    label: 'Nombre de la previsión',
  },
  representativeName: {
    ...REPRESENTATIVE,
    kind: 'SHORT_TEXT',
    key: 'representante_nombre',
    label: 'Nombre del representante',
    header: 'Representante legal',
  },
  representativeRut: {
    ...REPRESENTATIVE,
    kind: 'RUT',
    key: 'representante_rut',
    label: 'RUT del representante',
  },
  representativeRelation: {
    ...REPRESENTATIVE,
    kind: 'SHORT_TEXT',
    key: 'representante_relacion',
    label: 'Relación con el paciente',
    header: 'Relación del representante',
  },
  representativePhone: {
    ...REPRESENTATIVE,
    kind: 'SHORT_TEXT',
    key: 'representante_telefono',
    label: 'Teléfono del representante',
  },
} as const satisfies Readonly<Record<string, DeclaredField>>;

type Declared = typeof PATIENT_FIELDS;
export type PatientField = keyof Declared;

/** A patient's stored values. */
export type PatientData = { readonly [Field in PatientField]: ValueOfKind[Declared[Field]['kind']] };

export const FIELDS = Object.keys(PATIENT_FIELDS) as readonly PatientField[];
export const declared = (field: PatientField): DeclaredField => PATIENT_FIELDS[field];

type FieldWith<Facts> = {
  [Field in PatientField]: Declared[Field] extends Facts ? Field : never;
}[PatientField];
export type FieldFor<Use extends FieldUse> = {
  [Field in PatientField]: Use extends Declared[Field]['uses'][number] ? Field : never;
}[PatientField];
export type RequiredField = FieldWith<{ isRequired: true }>;
export type OptionalField = FieldWith<{ section: 'MORE' }>;

export const fieldsFor = <Use extends FieldUse>(use: Use): FieldFor<Use>[] =>
  FIELDS.filter((field): field is FieldFor<Use> => declared(field).uses.includes(use));

export const isExported = (field: PatientField): boolean => declared(field).uses.includes('EXPORTED');

export const isOptional = (field: PatientField): field is OptionalField => declared(field).section === 'MORE';

export const isText = (field: PatientField): boolean => /TEXT|PHONE|EMAIL/.test(declared(field).kind);

/** Empty texts are stored as such, all else that is unknown as null. */
export const EMPTY_VALUES = Object.fromEntries(
  FIELDS.map((field) => [field, isText(field) ? '' : null]),
) as unknown as { readonly [Field in PatientField]: Declared[Field]['kind'] extends TextKind ? '' : null };

/** The fields that are taken together at a merge; the first one is empty if all are. */
export const fieldsOfMerge = (merge: string): PatientField[] =>
  FIELDS.filter((field) => declared(field).merge === merge);

/** The optional texts that stand by themselves: screens and documents show them one after the other. */
export const PLAIN_TEXTS = FIELDS.filter(
  (field): field is FieldWith<{ section: 'MORE'; kind: 'SHORT_TEXT' }> =>
    isOptional(field) && isText(field) && fieldsOfMerge(declared(field).merge).length === 1,
);
