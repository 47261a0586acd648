import { isNumber } from '#domain/patients/patient-search.js';
import { TEXT_LIMITS } from '#domain/text-limits.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { Field } from '../../../ui/fields/Field';
import { SamePhoneNotice } from './SamePhoneNotice';
import type { WalkInPatientFragment } from './walk-in.generated';
import { PatientIdentity, WalkInPatientField } from './WalkInPatientField';

export interface PatientOrNew {
  /** Null for a new patient. */
  readonly patient: WalkInPatientFragment | null;
  readonly name: string;
  readonly phone: string;
  readonly sharesPhone: boolean;
}

/** Texts about the person, who is present or on the phone. */
export interface PersonWords {
  readonly hint: string;
  /** Asks whether the patient with the entered phone is that person. */
  readonly isThatPatient: string;
}

interface PatientOrNewFieldsProps {
  words: PersonWords;
  values: PatientOrNew;
  faults: Readonly<Record<string, string | undefined>>;
  change: (changes: Partial<PatientOrNew>) => void;
}

/** Finds a registered patient, or asks for the name and phone of a new one. */
export const PatientOrNewFields = ({ words, values, faults, change }: PatientOrNewFieldsProps) => (
  <>
    <WalkInPatientField
      patient={values.patient}
      typed={values.name}
      hint={words.hint}
      error={faults['name']}
      onType={(name) => change({ name, patient: null })}
      onChoose={(patient) => change({ patient, name: patient.name })}
    />
    {values.patient ? (
      <PatientIdentity patient={values.patient} />
    ) : (
      <>
        <Field
          label="Teléfono"
          type="tel"
          inputMode="tel"
          autoComplete="off"
          maxLength={TEXT_LIMITS.short}
          aria-required
          value={values.phone}
          error={faults['phone']}
          onChange={({ target }) => change({ phone: target.value, sharesPhone: false })}
        />
        <SamePhoneNotice
          phone={values.phone}
          question={words.isThatPatient}
          isAnother={values.sharesPhone}
          onChoose={(patient) => change({ patient, name: patient.name, phone: '' })}
          onIsAnother={() => change({ sharesPhone: true, phone: values.phone })}
        />
      </>
    )}
  </>
);

export const toPatientInput = ({ patient, name, phone, sharesPhone }: PatientOrNew) =>
  patient ? { patientId: patient.id } : { name: name.trim(), phone: phone.trim(), sharesPhone };

/** Same messages as the server's. */
export function faultsOfPatient({ patient, name, phone }: PatientOrNew): Record<string, string> {
  if (patient) return {};
  return {
    ...(name.trim() === '' && { name: FIELD_MESSAGES.required('name') }),
    ...(isNumber(name.trim()) && { name: 'Elija al paciente de la lista, o escriba su nombre.' }),
    ...(phone.trim() === '' && { phone: FIELD_MESSAGES.required('phone') }),
  };
}
