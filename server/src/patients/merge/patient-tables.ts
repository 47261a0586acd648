/** Whose rows go to the kept patient. */
interface MovedTable {
  readonly table: string;
  /** What tells a patient's rows apart, as text. */
  readonly key: string;
  /** A row that the kept patient `k` has already, so that `m` can't go there: it is set aside. */
  readonly clash?: string;
}

/**
 * The tables that name a patient, but for those below. Before the merged patient is deleted, the database is asked whether
 * any other table still does; and a test compares both lists with its catalogue.
 */
export const MOVED_TABLES: readonly MovedTable[] = [
  { table: 'appointment', key: 'm.id::text' },
  { table: 'clinical_record', key: 'm.id::text' },
  { table: 'outbound_message', key: 'm.id::text' },
  { table: 'privacy_request', key: 'm.id::text' },
  { table: 'patient_block', key: 'm.id::text' },
  { table: 'former_rut', key: 'm.rut' },
  // Nobody else has the same one.
  { table: 'patient_identifier', key: 'm.id::text' },
  {
    table: 'patient_alert',
    key: 'm.id::text',
    clash: 'k.kind = m.kind and k.ended_at is null and m.ended_at is null',
  },
  {
    table: 'waiting_entry',
    key: 'm.id::text',
    clash: 'k.service_type = m.service_type and k.ended_at is null and m.ended_at is null',
  },
  {
    table: 'message_opposition',
    key: "m.channel || ' ' || m.kind",
    clash: 'k.channel = m.channel and k.kind = m.kind',
  },
  {
    table: 'consent',
    key: 'm.id::text',
    clash: `k.kind = m.kind and k.text_version = m.text_version and k.withdrawn_at is null and m.withdrawn_at is null`,
  },
];

/** Moved with new numbers, after the kept patient's own. */
export const RENUMBERED_TABLES: readonly string[] = ['patient_condition_version'];

/** What names its record's patient: it goes with the record by its foreign key. */
export const FOLLOWING_TABLES: readonly string[] = ['certificate'];

/**
 * Registers that are never rewritten and have no foreign key: they name the merged patient for ever, and are read through
 * the database's `patient_ids_of`.
 */
export const REGISTERS: readonly string[] = [
  'audit_entry',
  'data_export',
  'suppression',
  'appointment_change',
  'patient_merge',
];
