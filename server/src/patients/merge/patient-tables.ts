/** A table whose rows move to the kept patient. */
interface MovedTable {
  readonly table: string;
  /** Identifies a row within its patient, as text. */
  readonly key: string;
  /** Matches a row `k` that the kept patient already has, so that `m` can't be moved: it is set aside. */
  readonly clash?: string;
}

/**
 * The tables whose rows are declared as `MOVED`. Before the merged patient is deleted, the database's catalog is
 * checked for any other reference.
 */
export const MOVED_TABLES: readonly MovedTable[] = [
  { table: 'appointment', key: 'm.id::text' },
  { table: 'clinical_record', key: 'm.id::text' },
  { table: 'photo', key: 'm.id::text' },
  { table: 'charge', key: 'm.id::text' },
  { table: 'payment', key: 'm.id::text' },
  { table: 'pack_gift', key: 'm.pack_id::text' },
  {
    table: 'pack_member',
    key: 'm.id::text',
    clash: 'k.pack_id = m.pack_id and k.removed_at is null and m.removed_at is null',
  },
  // A patient has one; that of the kept one stays.
  { table: 'patient_agreement', key: "''", clash: 'true' },
  {
    table: 'outbound_message',
    key: 'm.id::text',
    clash: `k.kind = 'BALANCE' and m.kind = 'BALANCE' and k.date = m.date
      and k.state not in ('WITHDRAWN', 'DISCARDED') and m.state not in ('WITHDRAWN', 'DISCARDED')`,
  },
  { table: 'privacy_request', key: 'm.id::text' },
  { table: 'patient_block', key: 'm.id::text' },
  { table: 'former_rut', key: 'm.rut' },
  // Unique across all patients.
  { table: 'patient_identifier', key: 'm.id::text' },
  {
    table: 'patient_alert',
    key: 'm.id::text',
    clash: 'k.kind = m.kind and k.is_denied = m.is_denied and k.ended_at is null and m.ended_at is null',
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
    table: 'control_follow_up',
    key: 'm.id::text',
    clash: `k.service_type = m.service_type and k.reason = m.reason and k.visited_on = m.visited_on
      and (k.kind = 'DISMISSED' and m.kind = 'DISMISSED' and k.undone_at is null and m.undone_at is null
           or k.staff_user_id is null and m.staff_user_id is null)`,
  },
  { table: 'intake', key: 'm.id::text' },
  { table: 'intake_link', key: 'm.id::text' },
  { table: 'consent_answer', key: 'm.id::text' },
  { table: 'consent_link', key: 'm.id::text' },
  {
    table: 'consent',
    key: 'm.id::text',
    clash: `k.kind = m.kind and k.text_version = m.text_version and k.withdrawn_at is null and m.withdrawn_at is null`,
  },
];
