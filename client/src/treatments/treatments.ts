import type { ClinicTreatmentFragment } from './treatments.generated';
import { useClinicTreatmentsQuery } from './treatments.generated';

export type ClinicTreatment = ClinicTreatmentFragment;

const NONE: readonly ClinicTreatment[] = [];

/** The clinic's treatments, podiatry first; empty until they are loaded. */
export function useTreatments(): readonly ClinicTreatment[] {
  const { data, previousData } = useClinicTreatmentsQuery();
  return (data ?? previousData)?.treatments ?? NONE;
}
