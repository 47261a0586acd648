import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { RequestContext } from '@mikro-orm/core';
import { MikroORM } from '@mikro-orm/postgresql';
import { pino } from 'pino';
import { NightlyRetention } from '../../src/privacy/retention/nightly-retention.js';
import { addClinicalRecord, addPatient } from '../product/builders.js';
import type { TestProduct } from '../product/start-product.js';
import { useProduct, useSecondInstance } from '../product/use-product.js';
import { bookByRest } from '../product/visitors.js';

const logged: string[] = [];
const product = useProduct({
  empty:
    'retention_run, charge, payment, cash_day, outbound_message, appointment, patient, privacy_request, audit_entry, appointment_change, security_event, patient_merge',
  logger: pino({ level: 'info' }, { write: (line: string) => void logged.push(line) }),
});
const second = useSecondInstance(product);
const { staff } = product;
const rows = async (query: string) => (await product.database.query(query)).rows;

// The job is scheduled at ten past the hour by the real clock, and must not run during a test.
beforeAll(() => rows(`delete from pgboss.schedule where name = 'retention'`));
beforeEach(async () => {
  logged.length = 0;
  await rows(
    `update retention_settings
     set message_months = 12, security_log_months = 12, visitor_months = 24, starts_on = '2026-01-01', version = 1`,
  );
});

/** Runs retention as the nightly job does. */
const night = (of: Pick<TestProduct, 'app'> = product): Promise<void> =>
  RequestContext.create(of.app.get(MikroORM).em, () => of.app.get(NightlyRetention, { strict: false }).run());

/** A patient created by the booking page, long ago by default. */
async function addVisitor(n: number, createdAt = '2024-11-10T12:00:00Z'): Promise<void> {
  await addPatient(product.database, n, `Visita ${n}`);
  await rows(`update patient set made_by_visitor = true, created_at = '${createdAt}' where id = ${n}`);
}

const book = (patientId: number, date: string, status: string) =>
  rows(
    `with booked as (
       insert into appointment (patient_id, professional_id, date, start_minute, treatment, status, booked_name)
       values (${patientId}, 1, '${date}', 600, 'x', '${status}', 'Visita') returning id, status)
     insert into appointment_slot (professional_id, day, slot, appointment_id)
     select 1, '${date}', slot, id from booked, unnest('{20,21}'::integer[]) as slot
     where status <> 'CANCELLED'`,
  );

const addMessage = (patientId: number | null, day: string, columns: Record<string, string> = {}) => {
  const values = {
    patient_id: String(patientId),
    kind: `'CONFIRMATION'`,
    channel: `'EMAIL'`,
    driver: `'SMTP'`,
    automatic: 'true',
    recipient: `'visita@demo.invalid'`,
    subject: `'Su hora'`,
    body: `'Hola Rosa'`,
    attachment: `'BEGIN:VCALENDAR'`,
    parameters: `'{Rosa}'`,
    provider_id: `'wamid.HBgLNTY5MTIzNDU2Nzg='`,
    date: `'${day}'`,
    start_minute: '600',
    state: `'SENT'`,
    send_after: `'${day}'`,
    created_at: `'${day}'`,
    sent_at: `'${day}'`,
    ...columns,
  };
  return rows(
    `insert into outbound_message (${Object.keys(values).join()}) values (${Object.values(values).join()})`,
  );
};

const addEvents = (day: string, count = 1) =>
  rows(
    `insert into security_event (at, kind, staff_user_id, channel)
     select '${day}', 'LOGIN', 1, 'PUBLIC' from generate_series(1, ${count})`,
  );

const PREVIEW = `query ($input: RetentionInput!) {
  retentionPreview(input: $input) { messages securityEvents visitors dueVisitors { id name lastOn } } }`;
const DEFAULTS = { messageMonths: 12, securityLogMonths: 12, visitorMonths: 24 };
const preview = async (input: object = DEFAULTS) =>
  (await staff.graphql(PREVIEW, { input })).body.data.retentionPreview;
const lastRun = async () =>
  (await staff.graphql('{ retention { lastRun { finishedAt messages securityEvents visitors } } }')).body.data
    .retention.lastRun;
const patientIds = async () => (await rows('select id from patient order by id')).map(({ id }) => id);

describe('Retention of visitors who never came', () => {
  it('removes visitors who never came like any patient, with system entries that outlive them', async () => {
    const contact = { name: 'Rosa Soto', email: 'rosa@demo.invalid', phone: '+56 9 0000 1001' };
    expect(await bookByRest(product.client(), { ...contact, date: '2026-11-20', time: '10:00' })).toBe(
      'booked',
    );
    expect(await preview()).toMatchObject({ visitors: 0 });
    // As if the patient had been created long ago.
    await rows(`delete from appointment_slot; update appointment set date = '2024-11-17', status = 'CANCELLED';
                update patient set created_at = '2024-11-10'`);
    expect(await preview()).toMatchObject({
      visitors: 1,
      dueVisitors: [{ id: 1, name: 'Rosa Soto', lastOn: '2024-11-17' }],
    });
    await night();
    expect(await patientIds()).toEqual([]);
    expect(await rows('select action, channel, staff_user_id, patient_ids::text from audit_entry')).toEqual([
      { action: 'PATIENT_DELETED', channel: 'SYSTEM', staff_user_id: null, patient_ids: '{[1,2)}' },
    ]);
    expect(await rows('select kind, channel from appointment_change order by id')).toEqual([
      { kind: 'CREATED', channel: 'PUBLIC' },
      { kind: 'DELETED', channel: 'SYSTEM' },
    ]);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['was made by staff', () => rows('update patient set made_by_visitor = false')],
    ['was made within the months', () => rows(`update patient set created_at = '2024-11-18T12:00:00Z'`)],
    ['was to come within the months', () => book(1, '2024-11-18', 'BOOKED')],
    ['came once', () => book(1, '2024-11-11', 'COMPLETED')],
    ['has an appointment ahead', () => book(1, '2026-11-20', 'BOOKED')],
    ['has a clinical record', () => addClinicalRecord(product.database, 1)],
    [
      'has a condition',
      () =>
        rows(
          `with written as (update patient set underlying_condition = 'Diabetes' returning *)
           insert into patient_condition_version (patient_id, version, underlying_condition, clinical_case)
           select id, 1, 'Diabetes', '' from written`,
        ),
    ],
    [
      'has an alert',
      () =>
        rows(
          `insert into patient_alert (patient_id, kind, noted_at, noted_by) values (1, 'DIABETES', now(), 1)`,
        ),
    ],
    [
      'is blocked',
      () =>
        rows(
          `insert into patient_block (patient_id, blocked_at, blocked_by, reason) values (1, now(), 1, 'Pendiente')`,
        ),
    ],
    ['was charged', () => charge(1)],
    [
      'transferred a deposit',
      () =>
        rows(
          `insert into payment (kind, method, patient_id, amount, belongs_to, booked_on, at, staff_user_id)
           values ('PAYMENT', 'TRANSFER', 1, 10000, '2024-11-10', '2024-11-10', now(), 1)`,
        ),
    ],
    [
      'was given a pack',
      () =>
        rows(
          `with sold as (
             insert into charge (kind, description, list_price, amount, tax, belongs_to, booked_on, at)
             values ('PACK', 'Pack', 10000, 10000, 'UNDEFINED', '2024-11-10', '2024-11-10', now()) returning id),
           given as (
             insert into pack (charge_id, name, sessions, price, treatments, treatment_ids, sold_on, expires_on)
             select id, 'Pack', 1, 10000, '{Láser}', '{1}', '2024-11-10', '2025-11-10' from sold returning id),
           gift as (
             insert into pack_gift (pack_id, code_hash) select id, sha256('x') from given returning pack_id)
           select from gift`,
        ).then(() =>
          rows(
            'update pack_gift set patient_id = 1, redeemed_at = now(), redeemed_by = 1 where patient_id is null',
          ),
        ),
    ],
    ['has a request that waits for an answer', () => addRequest('patient_id', '1')],
    ['wrote a request that is not linked yet', () => addRequest('email', `'Paciente1@demo.invalid'`)],
    [
      'gave the RUT in such a request',
      () => addRequest('rut', `(select left(rut, 2) || '.' || substr(rut, 3) from patient)`),
    ],
  ])('does not remove a visitor who %s', async (_case, spare) => {
    await addVisitor(1);
    expect(await preview()).toMatchObject({ visitors: 1 });
    await spare();
    expect(await preview()).toMatchObject({ visitors: 0, dueVisitors: [] });
    await night();
    expect(await patientIds()).toEqual([1]);
  });

  it('does not remove visitors while their data are being used', async () => {
    await addVisitor(1);
    const client = await product.database.connect();
    try {
      await client.query('begin');
      await client.query('select from patient where id = 1 for key share');
      await night();
    } finally {
      await client.query('rollback');
      client.release();
    }
    expect(await patientIds()).toEqual([1]);
  });
});

/** For example, a deposit that the clinic kept. */
const charge = (patientId: number) =>
  rows(
    `insert into charge (kind, patient_id, description, list_price, amount, tax, belongs_to, booked_on, at)
     values ('EXTRA', ${patientId}, 'Abono retenido', 10000, 10000, 'UNDEFINED', '2024-11-10', '2024-11-10', now())`,
  );

const addRequest = (column: string, value: string) => {
  const values = {
    kind: `'ACCESS'`,
    received_at: 'now()',
    received_on: `'2026-11-01'`,
    due_on: `'2026-12-01'`,
    name: `'Rosa'`,
    email: `'otra@demo.invalid'`,
    [column]: value,
  };
  return rows(
    `insert into privacy_request (${Object.keys(values).join()}) values (${Object.values(values).join()})`,
  );
};

describe('Retention of messages', () => {
  it("removes a message's text and recipient, and keeps which kind was sent when", async () => {
    await addVisitor(1, '2026-10-01');
    await addMessage(1, '2025-11-17');
    await addMessage(null, '2025-10-01', { kind: `'CANCELLATION'` });
    await addMessage(1, '2025-11-18');
    // Written long ago, about an appointment that is not past.
    await addMessage(1, '2026-11-30', { created_at: `'2025-11-01'` });
    expect(await preview()).toMatchObject({ messages: 2 });
    await night();
    const kept = `kind, channel, state, to_char(sent_at, 'YYYY-MM-DD') as sent`;
    expect(
      await rows(`select ${kept}, recipient, subject, body, attachment, parameters, provider_id
                  from outbound_message where erased_at is not null order by id`),
    ).toEqual(
      [
        { kind: 'CONFIRMATION', sent: '2025-11-17' },
        { kind: 'CANCELLATION', sent: '2025-10-01' },
      ].map((message) => ({
        ...message,
        channel: 'EMAIL',
        state: 'SENT',
        recipient: '',
        subject: '',
        body: '(suprimido)',
        attachment: '',
        parameters: [],
        provider_id: null,
      })),
    );
    expect(await rows(`select body from outbound_message where erased_at is null`)).toEqual([
      { body: 'Hola Rosa' },
      { body: 'Hola Rosa' },
    ]);
  });
});

describe('Nightly retention', () => {
  it('removes what the retention preview shows, counts it, and logs only the counts', async () => {
    for (const n of [1, 2, 3]) await addVisitor(n);
    await addVisitor(4, '2026-11-01');
    for (const day of ['2025-01-01', '2025-11-17', '2026-11-01']) {
      await addMessage(4, day);
      await addEvents(day);
    }
    const shown = await preview();
    expect(shown).toMatchObject({ messages: 2, securityEvents: 2, visitors: 3 });
    const counts = { messages: 2, securityEvents: 2, visitors: 3 };
    await night();
    expect(await lastRun()).toEqual({ finishedAt: '2026-11-18T15:00:00.000Z', ...counts });
    expect(await preview()).toEqual({ messages: 0, securityEvents: 0, visitors: 0, dueVisitors: [] });
    expect(await patientIds()).toEqual([4]);
    expect(await rows('select at::date::text as day from security_event')).toEqual([{ day: '2026-11-01' }]);
    const [line] = logged.map((text) => JSON.parse(text)).filter(({ msg }) => msg === 'old data removed');
    expect(line).toEqual({
      level: 30,
      time: expect.anything(),
      pid: expect.anything(),
      hostname: expect.anything(),
      msg: 'old data removed',
      night: '2026-11-18',
      ...counts,
    });
  });

  it('removes nothing that is kept forever', async () => {
    await addVisitor(1);
    await addMessage(1, '2020-01-01');
    await addEvents('2020-01-01');
    const never = { messageMonths: null, securityLogMonths: null, visitorMonths: null };
    expect(await preview(never)).toEqual({ messages: 0, securityEvents: 0, visitors: 0, dueVisitors: [] });
    await staff.graphql(
      `mutation ($input: RetentionInput!) { updateRetention(version: 1, input: $input) { version } }`,
      { input: never },
    );
    await night();
    expect(await lastRun()).toMatchObject({ messages: 0, securityEvents: 0, visitors: 0 });
    expect(await patientIds()).toEqual([1]);
  });

  it('deletes the undo data of a merge after 30 days, even before retention starts', async () => {
    await rows(`update retention_settings set starts_on = '2027-01-01'`);
    const mergedAt = (instant: string, mergedId: number) =>
      rows(
        `insert into patient_merge (at, staff_user_id, kept_patient_id, merged_patient_id, undo)
         values ('${instant}', 1, 1, ${mergedId}, '{"merged": {"name": "Rosa"}}')`,
      );
    // It is 18 November. The last minute of 18 October in Chile, and the first one of the 19th.
    await mergedAt('2026-10-19T02:59:00Z', 2);
    await mergedAt('2026-10-19T03:00:00Z', 3);
    await night();
    expect(
      await rows('select merged_patient_id, undo is null as forgotten from patient_merge order by 1'),
    ).toEqual([
      { merged_patient_id: 2, forgotten: true },
      { merged_patient_id: 3, forgotten: false },
    ]);
  });

  it('runs retention once on two concurrent instances, and removes everything once', async () => {
    for (let n = 1; n <= 45; n += 1) await addVisitor(n);
    await rows(
      `insert into outbound_message (patient_id, kind, channel, driver, automatic, recipient, body, date, start_minute,
         state, send_after, created_at, settled_at, sent_at)
       select 1, 'CONFIRMATION', 'EMAIL', 'SMTP', false, 'a@b.cl', 'x', '2024-01-01', 600, 'SENT', day, day, day, day
       from generate_series(1, 1200), (select '2024-01-01'::timestamptz as day) as of_day`,
    );
    await addEvents('2025-01-01', 2300);
    await Promise.all([night(), night(second), night(), night(second)]);
    await night(second);
    // A visitor's messages are deleted with the visitor.
    const [run] = await rows(
      'select visitors, security_events, finished_at is not null as "isOver" from retention_run',
    );
    expect(run).toEqual({ visitors: 45, security_events: 2300, isOver: true });
    expect(await rows('select count(*)::integer as entries from audit_entry')).toEqual([{ entries: 45 }]);
    expect(await patientIds()).toEqual([]);
  });

  it('resumes retention where it was interrupted, and counts nothing twice', async () => {
    for (let n = 1; n <= 25; n += 1) await addVisitor(n);
    await rows(`
      create function dies() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$;
      create trigger dies before delete on patient for each row when (old.id = 22) execute function dies();`);
    try {
      await expect(night()).rejects.toThrow('killed');
    } finally {
      await rows('drop trigger dies on patient; drop function dies');
    }
    expect(await patientIds()).toEqual([21, 22, 23, 24, 25]);
    expect(await lastRun()).toMatchObject({ finishedAt: null, visitors: 20 });
    await night(second);
    expect(await patientIds()).toEqual([]);
    expect(await lastRun()).toMatchObject({ finishedAt: expect.any(String), visitors: 25 });
  });

  it('runs retention once a day, from four by the clinic’s clock', async () => {
    await night();
    await addVisitor(1);
    product.clock.instant = new Date('2026-11-19T06:59:00Z');
    await night();
    expect(await patientIds()).toEqual([1]);
    product.clock.instant = new Date('2026-11-19T07:00:00Z');
    await night();
    expect(await patientIds()).toEqual([]);
  });

  it('does not run retention before its start date', async () => {
    await rows(`update retention_settings set starts_on = '2026-11-19'`);
    await addVisitor(1);
    await night();
    expect(await patientIds()).toEqual([1]);
    expect(await lastRun()).toBeNull();
  });
});
