import type pg from 'pg';

/**
 * For a database of '0028-professionals-of-the-history': patients with appointments, records and messages, from before
 * treatments, visits, alerts, series, merges and certificates.
 */
export const CLINIC_BEFORE_VISITS = `
  update clinic_settings set name = 'Clínica Sur', place = 'Calle Falsa 123, Concepción';
  insert into staff_user (username, name, password_hash) values ('ana', 'Ana', 'x');
  insert into patient (rut, name, phone, email)
  select next_provisional_rut(), name, '1', 'a@b.cl' from unnest('{Rosa,Berta}'::text[]) as name;
  insert into appointment (patient_id, professional_id, service_type, date, start_minute, treatment, status, notes)
  values (1, 1, 'PODIATRY', '2026-11-20', 600, 'Podología general', 'COMPLETED', 'Trae informe'),
         (2, 1, 'PODIATRY', '2026-11-20', 660, 'Un tratamiento propio', 'CONFIRMED', ''),
         (2, 2, 'MANICURE', '2026-11-21', 600, 'Manicura', 'CANCELLED', '');
  insert into appointment_slot (professional_id, day, slot, appointment_id)
  select professional_id, date, start_minute / 30 + half, id from appointment, generate_series(0, 1) as half
  where status <> 'CANCELLED';
  insert into supply (name, unit, stock, critical_stock, unit_value) values ('Gasa', 'caja', 3, 1, 990);
  insert into stock_movement (supply_id, kind, quantity, balance, reason, at) values (1, 'INITIAL', 3, 3, '', now());
  insert into clinical_record (patient_id, date, care_description, procedure, instructions, professional_id, written_by)
  values (1, '2026-11-20', 'Dolor', 'Curación', 'Reposo', 1, 1);
  insert into clinical_record_version (clinical_record_id, version, date, care_description, procedure, instructions,
                                       used_supplies, written_at, written_by, professional_id)
  select id, 1, date, care_description, procedure, instructions, '[]', written_at, written_by, professional_id
  from clinical_record;
  insert into outbound_message (patient_id, kind, channel, driver, automatic, recipient, subject, body, date, start_minute,
                                state, send_after, created_at, sent_at)
  values (1, 'REMINDER', 'EMAIL', 'SMTP', false, 'a@b.cl', 'Su hora', 'Le esperamos.', '2026-11-20', 600, 'SENT',
          '2026-11-19', '2026-11-19', '2026-11-19');`;

const KEPT_TABLES = [
  'patient',
  'appointment',
  'appointment_slot',
  'supply',
  'stock_movement',
  'clinical_record',
  'clinical_record_version',
  'outbound_message',
];

type Rows = Readonly<Record<string, readonly object[]>>;

/** Every row of its tables, with all of today's columns except the search columns, which are derived from others. */
export async function keptRows(query: (text: string) => Promise<unknown[]>): Promise<Rows> {
  const kept: Record<string, readonly object[]> = {};
  for (const table of KEPT_TABLES) {
    const rows = (await query(
      `select to_jsonb(t) - 'search_text' as row from ${table} t order by to_jsonb(t)::text`,
    )) as Array<{
      row: object;
    }>;
    kept[table] = rows.map(({ row }) => row);
  }
  return kept;
}

/** Facts about the migrated clinic besides `keptRows`. */
export const AFTER_VISITS = `
  select (select count(*)::integer from treatment) as treatments,
         (select count(*)::integer from treatment where bookable_online) as online,
         (select count(*)::integer from appointment where attendance is not null or overbooked or series_id is not null)
           as "saidOfAppointments",
         (select count(*)::integer from clinical_record where appointment_id is not null) as "linkedRecords",
         (select array[address, city] from clinic_settings) as place`;
export const ITS_REST = {
  treatments: 8,
  online: 0,
  saidOfAppointments: 0,
  linkedRecords: 0,
  place: ['Calle Falsa 123', 'Concepción'],
};

export const queryOf = (client: pg.Client) => async (text: string) => (await client.query(text)).rows;
