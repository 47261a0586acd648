import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { TEXT_LIMITS } from '#domain/text-limits.js';
import { declared, FIELDS, isText } from '#domain/patients/patient-fields.es.js';
import { PROFESSIONAL_FIELDS } from '#domain/clinic/professionals/professional-fields.es.js';
import { TREATMENT_FIELDS } from '#domain/clinic/treatment-fields.es.js';
import { type DeclaredFields, entriesOf, isText as isTextField } from '#domain/declared-fields.js';
import { checkDigit } from '#domain/rut.js';
import { SUPPLY_FIELDS } from '#domain/stock/supply-fields.es.js';
import { columnName } from '../../../src/foundation/database/columns/column-name.js';
import { CONSTRAINT_ERRORS } from '../../../src/foundation/database/constraints.js';
import { useSharedProduct } from '../../product/use-product.js';
import { ACCESS_VIOLATIONS } from './constraints/access.js';
import { AGENDA_VIOLATIONS, appointment, block, change } from './constraints/agenda.js';
import { CLINIC_VIOLATIONS, hours } from './constraints/clinic.js';
import { CONTROLS_VIOLATIONS } from './constraints/controls.js';
import { DATA_VIOLATIONS } from './constraints/data.js';
import { INTAKES_VIOLATIONS } from './constraints/intakes.js';
import { message, MESSAGES_VIOLATIONS } from './constraints/messages.js';
import { PATIENT, PATIENTS_VIOLATIONS } from './constraints/patients.js';
import { MONEY_SUMS, MONEY_VIOLATIONS } from './constraints/money.js';
import { DOCUMENT_VIOLATIONS } from './constraints/documents.js';
import { DEPOSITS_VIOLATIONS } from './constraints/deposits.js';
import { PAY_VIOLATIONS } from './constraints/pay.js';
import { PACKS_VIOLATIONS } from './constraints/packs.js';
import { PHRASES_VIOLATIONS } from './constraints/phrases.js';
import { PHOTOS_VIOLATIONS } from './constraints/photos.js';
import { LEDGER_VIOLATIONS } from './constraints/ledger.js';
import { NOT_TRIED } from './constraints/not-tried.js';
import { PRIVACY_VIOLATIONS } from './constraints/privacy.js';
import { RECORDS_VIOLATIONS } from './constraints/records.js';
import { SETTINGS_VIOLATIONS } from './constraints/settings.js';
import { SIGNED_CONSENTS_VIOLATIONS } from './constraints/signed-consents.js';
import { STOCK_VIOLATIONS } from './constraints/stock.js';

/** Tried by the tests of the length of each text. */
const TEXT_OF_FIELD = /^(patient|supply|treatment|professional)_(\w+_)?length$/;

const FIELDS_OF: Readonly<Record<'supply' | 'treatment' | 'professional', DeclaredFields>> = {
  supply: SUPPLY_FIELDS,
  treatment: TREATMENT_FIELDS,
  professional: PROFESSIONAL_FIELDS,
};

const product = useSharedProduct({
  empty: 'payment_use, charge, payment, appointment, patient, patient_merge',
});
beforeEach(async () => {
  await product.database.query(PATIENT);
});

/** Runs statements in one transaction, like a user of psql. @returns the constraint that was violated. */
async function refusal(...statements: string[]): Promise<string | undefined> {
  const client = await product.database.connect();
  try {
    await client.query('begin');
    for (const statement of statements) await client.query(statement);
    await client.query('commit');
    return undefined;
  } catch (error) {
    await client.query('rollback');
    return (error as { constraint?: string }).constraint ?? String(error);
  } finally {
    client.release();
  }
}

describe('Database constraints', () => {
  it.each([
    ...ACCESS_VIOLATIONS,
    ...AGENDA_VIOLATIONS,
    ...CLINIC_VIOLATIONS,
    ...CONTROLS_VIOLATIONS,
    ...DATA_VIOLATIONS,
    ...INTAKES_VIOLATIONS,
    ...MESSAGES_VIOLATIONS,
    ...PATIENTS_VIOLATIONS,
    ...PHOTOS_VIOLATIONS,
    ...MONEY_VIOLATIONS,
    ...DOCUMENT_VIOLATIONS,
    ...MONEY_SUMS,
    ...DEPOSITS_VIOLATIONS,
    ...PACKS_VIOLATIONS,
    ...PAY_VIOLATIONS,
    ...PHRASES_VIOLATIONS,
    ...LEDGER_VIOLATIONS,
    ...PRIVACY_VIOLATIONS,
    ...RECORDS_VIOLATIONS,
    ...SETTINGS_VIOLATIONS,
    ...SIGNED_CONSENTS_VIOLATIONS,
    ...STOCK_VIOLATIONS,
  ])('refuses in the database: %s', async (_case, statement, constraint) => {
    expect(await refusal(statement)).toBe(constraint);
  });

  it.each(FIELDS.filter(isText))("limits the length of a patient's %s in the database", async (field) => {
    const limit = declared(field).kind === 'LONG_TEXT' ? TEXT_LIMITS.long : TEXT_LIMITS.short;
    const needed = "update patient set health_insurance = 'ISAPRE', representative_name = 'x'";
    const longer = `update patient set ${columnName(field)} = repeat('x', ${limit + 1})`;
    expect(await refusal(needed, longer)).toMatch(/^patient_\w+_length$/);
  });

  const texts = (['supply', 'treatment', 'professional'] as const).flatMap((table) =>
    entriesOf(FIELDS_OF[table]).flatMap(([name, field]) =>
      isTextField(field) ? [{ table, column: field.column ?? columnName(name), kind: field.kind }] : [],
    ),
  );
  it.each(texts)('limits the length of $table.$column in the database', async ({ table, column, kind }) => {
    const limit = kind === 'LONG_TEXT' ? TEXT_LIMITS.long : TEXT_LIMITS.short;
    const supply = `insert into supply (name, unit, stock, critical_stock, unit_value) values ('a', 'b', 0, 0, 0)`;
    const longer = `update ${table} set ${column} = repeat('x', ${limit + 1})`;
    expect(await refusal(supply, longer)).toMatch(new RegExp(`^${table}_(\\w+_)?length$`));
  });

  describe('of the schema', () => {
    const mapped = Object.keys(CONSTRAINT_ERRORS);
    const namesIn = async (query: string): Promise<string[]> =>
      (await product.database.query(query)).rows.map(({ name }) => name);

    it('are violated by a test, except for a stated reason: checks, unique and exclusion constraints, and those that users read about', async () => {
      const tests = path.resolve(import.meta.dirname, '../..');
      const tried = new Set(
        globSync('**/*.ts', { cwd: tests })
          .filter((file) => !file.endsWith('not-tried.ts'))
          .flatMap((file) => readFileSync(path.join(tests, file), 'utf8').match(/(?<=')\w+(?=')/g) ?? []),
      );
      const names = await namesIn(
        `select conname as name from pg_constraint
         where contype in ('c', 'u', 'x') and connamespace = 'public'::regnamespace`,
      );
      expect(names.length).toBeGreaterThan(400);
      const untried = [...names, ...mapped].filter((name) => !TEXT_OF_FIELD.test(name) && !tried.has(name));
      expect(untried.toSorted()).toEqual(Object.values(NOT_TRIED).flat().toSorted());
    });

    it('exist if users read about them', async () => {
      const names = await namesIn(
        `select conname as name from pg_constraint union select tgname from pg_trigger
         union select relname from pg_class where relkind = 'i'
         union select raised[1] from pg_proc, regexp_matches(prosrc, 'constraint = ''(\\w+)''', 'g') as raised`,
      );
      expect(mapped.filter((name) => !names.includes(name))).toEqual([]);
    });
  });

  it('refuses a second patient with the same RUT in the database', async () => {
    expect(await refusal(PATIENT)).toBe('patient_rut_key');
  });

  it('refuses an appointment that does not hold its hours', async () => {
    const booked = appointment("(1, '2026-11-20', 600, 'x', 'BOOKED', 60)");
    expect(await refusal(booked)).toBe('appointment_holds_its_slots');
    const slots = (list: string) =>
      `insert into appointment_slot (professional_id, day, slot, appointment_id)
       select 1, '2026-11-20', unnest(array[${list}]), currval('appointment_id_seq')`;
    expect(await refusal(booked, slots('20'))).toBe('appointment_holds_its_slots');
    expect(await refusal(booked, slots('20, 21, 22'))).toBe('appointment_holds_its_slots');
    expect(await refusal(booked, slots('20, 21'))).toBeUndefined();
    expect(await refusal('delete from appointment_slot where slot = 21')).toBe('appointment_holds_its_slots');
    expect(await refusal('update appointment set start_minute = 660')).toBe('appointment_holds_its_slots');
    expect(await refusal("update appointment set status = 'CANCELLED'")).toBe('appointment_holds_its_slots');
    expect(
      await refusal("update appointment set status = 'CANCELLED'", 'delete from appointment_slot'),
    ).toBeUndefined();
    expect(await refusal('delete from appointment')).toBeUndefined();
  });

  it('refuses a block that does not hold its hours, and a half hour held twice', async () => {
    const slots = (list: string, appointmentId = 'null') =>
      `insert into appointment_slot (professional_id, day, slot, appointment_id, blocked_hours_id)
       select 1, '2026-11-20', unnest(array[${list}]), ${appointmentId}, currval('blocked_hours_id_seq')`;
    expect(await refusal(block(780, 60))).toBe('blocked_hours_holds_its_slots');
    expect(await refusal(block(780, 60), slots('26'))).toBe('blocked_hours_holds_its_slots');
    expect(await refusal(block(780, 60), slots('26, 27, 28'))).toBe('blocked_hours_holds_its_slots');
    expect(await refusal(block(780, 60), slots('26, 27', '1'))).toBe('appointment_slot_one_holder');
    expect(await refusal(block(780, 60), slots('26, 27'))).toBeUndefined();
    expect(await refusal('delete from appointment_slot where slot = 27')).toBe(
      'blocked_hours_holds_its_slots',
    );
    expect(await refusal('update blocked_hours set duration_minutes = 30')).toBe(
      'blocked_hours_holds_its_slots',
    );
    expect(await refusal('delete from blocked_hours')).toBeUndefined();
  });

  it('refuses a second automatic message of the same kind, unless the first was withdrawn', async () => {
    const about = { appointment_id: `currval('appointment_id_seq')` };
    const cancelled = appointment("(1, '2026-11-20', 600, 'x', 'CANCELLED', 60)");
    expect(await refusal(cancelled, message(about), message(about))).toBe('outbound_message_automatic_key');
    const withdraw = `update outbound_message set state = 'WITHDRAWN'`;
    expect(await refusal(cancelled, message(about), withdraw, message(about))).toBeUndefined();
    const asked = message({ ...about, automatic: 'false' });
    expect(await refusal(cancelled, asked, asked)).toBeUndefined();
  });

  it('refuses overlapping hours of a professional, but not those of another day or another professional', async () => {
    const others = [hours('540, 720', 2), hours('540, 720').replace('(1,', '(2,')];
    expect(await refusal(hours('540, 720'), hours('720, 900'), ...others)).toBeUndefined();
    expect(await refusal(hours('540, 720'), hours('660, 900'))).toBe('professional_hours_no_overlap');
  });

  it('refuses to delete a professional on either side of an appointment’s history', async () => {
    const added = `insert into professional (id, position, services) values (900, 9, '{PODIATRY}')`;
    const deleted = 'delete from professional where id = 900';
    expect(await refusal(added, deleted)).toBeUndefined();
    const theirs = `'{"professionalId": 900}'`;
    const onEitherSide = [
      change('CHANGED', 'SYSTEM', theirs),
      change('CREATED', 'SYSTEM').replace(`'{}'`, theirs),
    ];
    for (const named of onEitherSide) {
      expect(await refusal(added, named, deleted)).toBe('professional_in_history_is_kept');
    }
  });

  it('refuses an account whose rights are not given', async () => {
    const account = (columns: string, values: string) =>
      `insert into staff_user (username, name, password_hash${columns}) values ('sin-permisos', 'x', 'x'${values})`;
    expect(await refusal(account('', ''))).toMatch(/rights/);
    expect(await refusal(account(', rights', `, '{}'`))).toBeUndefined();
  });

  it('refuses a user linked to two professionals, and a RUT shared by two', async () => {
    const rut = `update professional set rut = '111111111'`;
    expect(await refusal(rut)).toBe('professional_rut_key');
    const users = [
      `insert into staff_user (username, name, password_hash, rights)
       values ('uno', 'Uno', 'x', '{}'), ('dos', 'Dos', 'x', '{}')`,
      `update staff_user set professional_id = 1 where username in ('uno', 'dos')`,
    ];
    expect(await refusal(...users)).toBe('staff_user_professional_id_key');
  });

  it('refuses two appointments on one half hour', async () => {
    const book = [
      appointment("(1, '2026-11-20', 600, 'x', 'BOOKED', 60)"),
      `insert into appointment_slot (professional_id, day, slot, appointment_id)
       select 1, '2026-11-20', unnest(array[20, 21]), currval('appointment_id_seq')`,
    ];
    expect(await refusal(...book)).toBeUndefined();
    expect(await refusal(...book)).toBe('appointment_slot_key');
  });
});

it('computes the same check digit in the database as the code shared by server and client', async () => {
  const bodies = Array.from({ length: 500 }, (_, n) => String(1_000_000 + n * 99_991));
  const { rows } = await product.database.query(
    'select body, rut_check_digit(body) as digit from unnest($1::text[]) as body',
    [bodies],
  );
  expect(rows).toEqual(bodies.map((body) => ({ body, digit: checkDigit(body) })));
});

it('gives unused provisional RUTs to many concurrent requests', async () => {
  // The next three of the sequence are already in use.
  const { rows } = await product.database.query('select last_value::int as last from provisional_rut_body');
  for (let n = 1; n <= 3; n += 1) {
    const body = String(rows[0].last + n);
    await product.database.query(
      "insert into patient (rut, name, phone, email) values ($1, 'x', '1', 'a@b.cl')",
      [body + checkDigit(body)],
    );
  }
  const insert = `insert into patient (rut, provisional_rut, name, phone, email)
                  values (next_provisional_rut(), true, 'x', '1', 'a@b.cl') returning rut`;
  const given = await Promise.all(Array.from({ length: 40 }, () => product.database.query(insert)));
  expect(new Set(given.map((result) => result.rows[0].rut)).size).toBe(40);
});

it.each([
  'clinical_record',
  'clinical_record_version',
  'imported_record',
  'photo',
  'photo_file',
  'patient_condition_version',
  'patient_alert',
  'patient_merge',
  'patient_identifier',
  'appointment_change',
  'used_supply',
  'stock_movement',
  'audit_entry',
  'security_event',
  'api_key',
  'calendar_feed',
])('refuses to truncate %s', async (table) => {
  expect(await refusal(`truncate ${table} cascade`)).toMatch(/^\w+_is_not_truncated$/);
});

it.each(['patient', 'supply', 'staff_user'])(
  'refuses to truncate %s together with the tables that refer to it',
  async (table) => {
    expect(await refusal(`truncate ${table} cascade`)).toMatch(/^\w+_is_not_truncated$/);
  },
);
