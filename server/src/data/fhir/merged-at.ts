/**
 * SQL for when a merge, or its undoing, last moved rows to or from a patient; null if none did. The rows themselves keep
 * the time at which they were written.
 */
export const mergedAt = (patientId: string): string => `(
  select max(coalesce(g.undone_at, g.at)) from patient_merge g
  where ${patientId} in (g.kept_patient_id, g.merged_patient_id))`;
