/**
 * SQL for when a merge, or its undoing, last moved rows to or from a patient; null if none did. The rows themselves keep
 * the time at which they were written.
 */
export const mergedAt = (patientId: string): string => `(
  select max(coalesce(g.undone_at, g.at)) from patient_merge g
  where ${patientId} in (g.kept_patient_id, g.merged_patient_id))`;

/** SQL for when a record `r` was last written, or its patient merged. Its index is `clinical_record_updated_idx`. */
export const RECORD_UPDATED = 'greatest(r.written_at, r.merged_at)';

/**
 * SQL for a version as text: '2', or '2-3' after two merges of the patient and one undoing, because each may have
 * given the row to another patient.
 */
export const versionAfterMerges = (
  version: string,
  patientId: string,
): string => `(${version} || coalesce('-' || (
  select nullif(count(*) + count(g.undone_at), 0) from patient_merge g
  where ${patientId} in (g.kept_patient_id, g.merged_patient_id)), ''))`;
