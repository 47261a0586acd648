import { factsOf, type PatientFacts } from '#domain/patients/alert.js';
import { usePatientAlertsQuery } from './patient-alerts.generated';

/** A patient's alerts and denied alerts; undefined until loaded. */
export function usePatientFacts(patientId: number): PatientFacts | undefined {
  const patient = usePatientAlertsQuery({ variables: { patientId } }).data?.patient;
  if (!patient) return undefined;
  return factsOf([
    ...(patient.alerts ?? []).map(({ kind }) => ({ kind, isDenied: false })),
    ...(patient.deniedAlerts ?? []).map(({ kind }) => ({ kind, isDenied: true })),
  ]);
}
