import type { PatientAgreementQuery } from './agreements.generated';

export type AgreementOfPatient = NonNullable<PatientAgreementQuery['patientAgreement']>;
