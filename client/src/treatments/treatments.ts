import type { ClinicTreatmentFragment } from './treatments.generated';
import { useClinicTreatmentsQuery } from './treatments.generated';

export type ClinicTreatment = ClinicTreatmentFragment;

const NONE: readonly ClinicTreatment[] = [];

/** The clinic's list, podiatry first; none until it is loaded. */
export function useTreatments(): readonly ClinicTreatment[] {
  const { data, previousData } = useClinicTreatmentsQuery();
  return (data ?? previousData)?.treatments ?? NONE;
}
