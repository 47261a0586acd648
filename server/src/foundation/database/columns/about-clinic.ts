import { type DeclaredTables, health, personal, secret, technical } from './declared-table.js';

export const ABOUT_AGENDA: DeclaredTables = {
  appointment_slot: {
    notArchived: 'follows from the appointments and the blocked hours',
    columns: technical('day slot appointment_id professional_id blocked_hours_id held_until'),
  },
  blocked_hours: {
    columns: technical('id professional_id date start_minute duration_minutes reason created_at'),
  },
  consent_text_treatment: { columns: technical('consent_text_id treatment_id') },
  stock_movement: {
    columns: {
      ...technical('id supply_id at kind quantity balance reason staff_user_id clinical_record_id charge_id'),
      // Written about a patient's record. It is removed with expired records.
      ...health('expired_reason'),
    },
  },
};

export const ABOUT_CLINIC: DeclaredTables = {
  clinic_image_file: { columns: technical('kind variant hash media_type width height bytes') },
  retention_run: { columns: technical('night started_at finished_at messages security_events visitors') },
};

export const ABOUT_ACCESS: DeclaredTables = {
  webhook_secret: {
    notArchived: 'a secret: signs for the clinic',
    columns: { ...technical('webhook_id former_until'), ...secret('sealed former_sealed') },
  },
  webhook_event: {
    // Ids and hours, no names (decision 68).
    columns: { ...technical('id uid type at'), ...personal('subject facts') },
  },
  webhook_delivery: {
    columns: {
      ...technical('id webhook_id event_id state tries first_try_at tried_at next_try_at settled_at'),
      ...technical('status duration_ms failure'),
      ...personal('subject'),
      ...technical('claimed_at', { notArchived: 'which program is at it right now' }),
    },
  },
};

/** Internal tables of the product. */
export const ABOUT_WORK: DeclaredTables = {
  import_row: {
    notArchived: 'rows of imported files, removed after a day; what was imported is in its place',
    columns: {
      ...technical('import_id number verdict target_id faults action made_id kept_because kinds doubts'),
      ...health('cells said key fills undo'),
    },
  },
  foot_control: {
    notArchived: 'follows from the exams and the alerts',
    columns: {
      ...technical('patient_id clinical_record_id professional_id'),
      ...health('reason starts_on due_on visited_on'),
    },
  },
  outdated_foot_control: {
    notArchived: 'technical: what has to be calculated again',
    columns: technical('id patient_id'),
  },
  deletion: {
    notArchived: 'technical: ids of deleted rows, for programs that keep a copy',
    columns: technical('of_table row_id changed_at'),
  },
  rate_limit: {
    notArchived: 'technical: counts of attempts',
    columns: { ...personal('key'), ...technical('points expire') },
  },
  kept_answer: {
    notArchived: 'technical: responses for a repeated request, encrypted and removed after a day',
    columns: { ...technical('kept_at'), ...secret('id request answer') },
  },
  schema_migration: {
    notArchived: 'technical: the version stands in datapackage.json',
    columns: technical('id name executed_at'),
  },
  backup_run: {
    notArchived: 'technical: tells of files of this server',
    columns: technical('id cause state reason started_at finished_at file_name encrypted bytes row_counts'),
  },
};
