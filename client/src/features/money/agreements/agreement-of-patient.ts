import type { PatientAgreementQuery } from './agreements.generated';

/** The agreement that a patient has. */
export type AgreementOfPatient = NonNullable<PatientAgreementQuery['patientAgreement']>;
