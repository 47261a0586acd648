import { rightsOf } from '#domain/access/presets.js';
import { expect, it } from '@jest/globals';
import type pg from 'pg';
import {
  ATTENDANTS,
  CLINIC_BEFORE_PROFESSIONALS,
  ITS_ATTENDANTS,
  ITS_PROFESSIONALS,
  ITS_SLOTS,
  PROFESSIONALS,
  SLOTS,
} from '../../product/clinic-before-professionals.js';
import {
  AFTER_VISITS,
  CLINIC_BEFORE_VISITS,
  ITS_REST,
  keptRows,
  queryOf,
} from '../../product/clinic-before-visits.js';
import { withDatabaseOf } from '../../product/earlier-database.js';

it.each([
  [
    'a clinic with staff keeps an open horizon',
    `insert into staff_user (username, name, password_hash) values ('ana', 'Ana', 'x');
     insert into session (id, staff_user_id, address_digest) values (gen_random_uuid(), 1, 'x')`,
    null,
  ],
  ['a clinic that set a horizon keeps it', 'update agenda set horizon_days = 30', 30],
  ['a new clinic gets 90 days', undefined, 90],
])('migrates how far ahead visitors may book: %s', async (_case, statement, horizon) => {
  await migrated('0007-access-log', statement, async (client) => {
    const { rows } = await client.query(
      'select distinct horizon_days as horizon, open_bookings_limit as "limit" from agenda',
    );
    expect(rows).toEqual([{ horizon, limit: 3 }]);
  });
});

it('migrates accesses and conditions unchanged, and gives each stored condition a first version', async () => {
  const before = `
    insert into staff_user (username, name, password_hash) values ('ana', 'Ana', 'x');
    insert into patient (rut, name, phone, email, underlying_condition, clinical_case)
    select next_provisional_rut(), 'Paciente', '1', 'a@b.cl', condition, ''
    from unnest('{Diabetes,""}'::text[]) as condition;
    insert into audit_entry (at, staff_user_id, action, patient_id)
    values ('2026-11-18Z', 1, 'RECORDS_READ', 2), ('2026-11-18Z', 1, 'BACKUP_DOWNLOADED', null);`;
  await migrated('0015-session-lifetime', before, async (client) => {
    const entries = await client.query(
      `select id, staff_user_id, action, patient_ids::text, channel from audit_entry order by id`,
    );
    const entry = { staff_user_id: 1, channel: null };
    expect(entries.rows).toEqual([
      { id: 1, ...entry, action: 'RECORDS_READ', patient_ids: '{[2,3)}' },
      { id: 2, ...entry, action: 'BACKUP_DOWNLOADED', patient_ids: '{}' },
    ]);
    await expect(client.query('update audit_entry set at = now()')).rejects.toMatchObject({
      constraint: 'audit_entry_is_kept',
    });
    const versions = await client.query(
      'select patient_id, version, underlying_condition, written_at, written_by from patient_condition_version',
    );
    const unknown = { written_at: null, written_by: null };
    expect(versions.rows).toEqual([
      { patient_id: 1, version: 1, underlying_condition: 'Diabetes', ...unknown },
    ]);
  });
});

it('gives a migrated clinic 30 days before old data are removed, and marks patients made by its booking page', async () => {
  const before = `
    insert into patient (rut, name, phone, email, created_at)
    select next_provisional_rut(), name, '1', 'a@b.cl', '2024-01-10T12:00:00Z'
    from unnest('{visitor,"made by staff","with a later booking"}'::text[]) as name;
    insert into appointment (patient_id, date, start_minute, treatment, status, booked_name, created_at)
    select id, '2024-01-12', 600, 'x', 'CANCELLED', case when name <> 'made by staff' then name end,
           created_at + case when name = 'with a later booking' then interval '1 day' else interval '40 ms' end
    from patient;`;
  await migrated('0021-team', before, async (client) => {
    const { rows } = await client.query('select name from patient where made_by_visitor');
    expect(rows).toEqual([{ name: 'visitor' }]);
    const settings = await client.query(
      `select message_months, security_log_months, visitor_months, starts_on - current_date as days
       from retention_settings`,
    );
    expect(settings.rows).toEqual([
      { message_months: 12, security_log_months: 12, visitor_months: 24, days: 30 },
    ]);
  });
});

it('leaves a new clinic nothing to review and no waiting period', async () => {
  await migrated('0021-team', undefined, async (client) => {
    const { rows } = await client.query('select starts_on - current_date as days from retention_settings');
    expect(rows).toEqual([{ days: 0 }]);
  });
});

it('migrates two agendas to two professionals, and the signer to the podiatrist', async () => {
  await migrated('0023-suppression-entries', CLINIC_BEFORE_PROFESSIONALS, async (client) => {
    expect((await client.query(PROFESSIONALS)).rows).toEqual(ITS_PROFESSIONALS);
    expect((await client.query(SLOTS)).rows).toEqual(ITS_SLOTS);
    expect((await client.query(ATTENDANTS)).rows).toEqual(ITS_ATTENDANTS);
    await expect(client.query('update appointment set professional_id = 1')).rejects.toMatchObject({
      constraint: 'appointment_holds_its_slots',
    });
  });
});

it('migrates patients, appointments, records and messages unchanged, and adds a list of treatments', async () => {
  await withDatabaseOf('0028-professionals-of-the-history', async ({ client, migrate }) => {
    const query = queryOf(client);
    await client.query(CLINIC_BEFORE_VISITS);
    const before = await keptRows(query);
    await migrate();
    const after = await keptRows(query);
    expect(after).toMatchObject(before);
    expect(await query(AFTER_VISITS)).toEqual([ITS_REST]);
  });
});

it.each([
  ['Concepción', '', 'Concepción'],
  ['Calle Falsa 123', 'Calle Falsa 123', ''],
  ['Calle 1, of. 2, Temuco', 'Calle 1, of. 2', 'Temuco'],
  ['', '', ''],
])('splits the place %j into an address and a city', async (place, address, city) => {
  await migrated('0036-patient-merges', `update clinic_settings set place = '${place}'`, async (client) => {
    expect((await client.query('select address, city from clinic_settings')).rows).toEqual([
      { address, city },
    ]);
  });
});

it('migrates one link per booking of accepted offers, and no link to another patient’s booking', async () => {
  const before = `
    insert into patient (rut, name, phone, email)
    select next_provisional_rut(), name, '1', 'a@b.cl' from unnest('{Ana,Luis}'::text[]) as name;
    insert into appointment (patient_id, date, start_minute, treatment, status, created_at, professional_id)
    select 1, '2026-11-20', 600 + 60 * n, 'x', 'CANCELLED', now(), 1 from generate_series(1, 2) as n;
    insert into waiting_entry (patient_id, service_type, treatment, duration_minutes, from_date, to_date, day_part,
      booked_name, created_at, ended_at, ending)
    select id, 'PODIATRY', 'x', 60, '2026-11-20', '2026-11-20', 'all', name, now(), now(), 'BOOKED' from patient;
    -- Luis accepted the second one, which is Ana's now.
    insert into waiting_offer (waiting_entry_id, treatment, professional_id, date, start_minute, duration_minutes, state,
      created_at, settled_at, appointment_id)
    select id, 'x', 1, '2026-11-20', 600, 60, 'ACCEPTED', now(), now(), id from waiting_entry;
    insert into appointment_link
    select sha256(token::bytea), appointment, purpose, now() + sent * interval '1 minute'
    from (values ('old', 1, 'BOOKING', 1), ('new', 1, 'BOOKING', 2), ('mail', 1, 'MESSAGE', 1),
                 ('lost', 2, 'BOOKING', 1), ('hers', 2, 'MESSAGE', 1)) as link (token, appointment, purpose, sent)`;
  await migrated('0072-quick-check-digit', before, async (client) => {
    const { rows } = await client.query(
      `select token from appointment_link, unnest('{old,new,mail,lost,hers}'::text[]) as token
       where token_hash = sha256(token::bytea) order by token`,
    );
    expect(rows.map(({ token }) => token)).toEqual(['hers', 'mail', 'new']);
  });
});

it('opens only those columns of earlier uploads that clearly hold no health data', async () => {
  const before = `
    insert into staff_user (username, name, password_hash, role)
    values ('ana', 'Ana', 'x', 'STAFF'), ('luis', 'Luis', 'x', 'RECEPTION');
    insert into import (resource, file_name, row_count, headers, columns, on_same, on_likely, created_at, created_by)
    select resource, 'x.csv', 1, headers::jsonb, columns::jsonb, 'FILL', 'SKIP', now(), u.id
    from staff_user u join (values
      -- Another user has made an address of the condition, and a condition of the address.
      ('ana', 'PATIENTS', '["RUT", " Teléfono", "Enfermedad base", "Obs", "Dirección"]',
       '["rut", "phone", "address", null, "clinicalCase"]'),
      ('luis', 'SUPPLIES', '["Insumo", "Detalle"]', '["name", null]'),
      ('luis', 'RECORDS', '["RUT", "Fecha"]', '["patientRut", "date"]')) as file (username, resource, headers, columns)
      using (username)
    order by u.id, resource`;
  await migrated('0075-links-end-with-their-patient', before, async (client) => {
    const { rows } = await client.query(
      'select open_columns as open, may_hold_health_data as "mayHold" from import order by id',
    );
    expect(rows).toEqual([
      { open: [true, true, false, false, false], mayHold: true },
      { open: [false, false], mayHold: false },
      { open: [true, true], mayHold: false },
    ]);
  });
});

/** Runs statements in a database of an earlier version, migrates it, and reads the result. */
const migrated = (
  from: string,
  statements: string | undefined,
  look: (client: pg.Client) => Promise<void>,
): Promise<void> =>
  withDatabaseOf(from, async ({ client, migrate }) => {
    if (statements) await client.query(statements);
    await migrate();
    await look(client);
  });

it('gives everybody the rights that they had as a role, and a program none besides its key’s', async () => {
  const before = `
    insert into staff_user (username, name, password_hash, role)
    values ('ana', 'Ana', 'x', 'STAFF'), ('luis', 'Luis', 'x', 'RECEPTION'), ('key:abcd2345', 'Web', null, 'PROGRAM')`;
  await migrated('0111-charging-visits', before, async (client) => {
    const { rows } = await client.query(
      'select rights, is_program as "isProgram" from staff_user order by id',
    );
    expect(rows).toEqual([
      { rights: rightsOf('ALL'), isProgram: false },
      { rights: { ...rightsOf('RECEPTION'), SETTINGS: 'WRITE' }, isProgram: false },
      { rights: {}, isProgram: true },
    ]);
  });
});
