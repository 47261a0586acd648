import { factsOf, type PatientFacts } from '#domain/patients/alert.js';
import { usePatientAlertsQuery } from './patient-alerts.generated';

/** What a patient has and what they were asked for and do not have; undefined until it is loaded. */
export function usePatientFacts(patientId: number): PatientFacts | undefined {
  const patient = usePatientAlertsQuery({ variables: { patientId } }).data?.patient;
  if (!patient) return undefined;
  return factsOf([
    ...(patient.alerts ?? []).map(({ kind }) => ({ kind, isDenied: false })),
    ...(patient.deniedAlerts ?? []).map(({ kind }) => ({ kind, isDenied: true })),
  ]);
}
