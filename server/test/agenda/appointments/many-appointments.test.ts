import { DEFAULT_STATUS } from '#domain/agenda/appointment.js';
import type { LocalDate } from '#domain/clinic-time.js';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { Slots } from '../../../src/agenda/appointments/slots.js';
import { AppointmentList } from '../../../src/agenda/appointments/appointment-list.js';
import type { AppointmentRow } from '../../../src/agenda/appointments/appointment.row.js';
import { NewAppointments } from '../../../src/agenda/appointments/new-appointments.js';
import { Clock } from '../../../src/foundation/clock.js';
import { Sql } from '../../../src/foundation/database/sql.js';
import { useProduct } from '../../product/use-product.js';

const product = useProduct();

interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

const MANY = 50_000;
const [FIRST, LAST] = ['2031-01-01', '2037-11-04'] as [LocalDate, LocalDate];
const [MONDAY, SUNDAY] = ['2034-03-06', '2034-03-12'] as [LocalDate, LocalDate];
/** PostgreSQL makes a custom plan for the first five calls before it considers a generic one. */
const CALLS = 7;

/** A node of PostgreSQL's JSON plan. */
interface PlanNode {
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly Plans?: readonly PlanNode[];
}

const patientsRead = (node: PlanNode): number =>
  (node['Relation Name'] === 'patient' ? node['Actual Rows'] * node['Actual Loops'] : 0) +
  (node.Plans ?? []).reduce((sum, child) => sum + patientsRead(child), 0);

const draftFor = (patientId: number) => ({
  ...{
    patientId,
    professionalId: 1,
    date: '2040-01-02' as LocalDate,
    startMinute: 600,
    status: DEFAULT_STATUS,
  },
  ...({ durationMinutes: 60, serviceType: 'PODIATRY', treatment: 'Podología', notes: '' } as const),
});

describe('Among 50,000 appointments', () => {
  beforeAll(async () => {
    await product.database.query(
      `insert into patient (rut, name, phone, email)
       select body || rut_check_digit(body), 'Paciente ' || i, '9 ' || i, ''
       from generate_series(1, 2000) as i, lateral (select (45000000 + i)::text as body) as made_up`,
    );
    await product.database.query(
      `with made as (
         insert into appointment (patient_id, professional_id, date, start_minute, treatment)
         select (select min(id) from patient) + i % 2000, 1, $2::date + i / 20, 1380 - 60 * (i % 20), 'Podología'
         from generate_series(0, $1::integer - 1) as i
         returning id, date, start_minute)
       insert into appointment_slot (professional_id, day, slot, appointment_id)
       select 1, date, start_minute / 30 + half, id from made, generate_series(0, 1) as half`,
      [MANY, FIRST],
    );
    await product.database.query('analyze patient, appointment, appointment_slot');
  });

  /** The one statement that a read sends to the database. */
  async function askedBy(
    read: (list: AppointmentList, slots: Slots) => Promise<unknown>,
  ): Promise<Statement> {
    const asked: Statement[] = [];
    const sql = product.app.get(Sql);
    const tell = (text: string, values: readonly unknown[] = []) => {
      asked.push({ text, values });
      return sql.rows(text, values);
    };
    const telling = { rows: tell, sharedRows: tell } as unknown as Sql;
    await read(new AppointmentList(telling), new Slots(telling));
    expect(asked).toHaveLength(1);
    return asked[0]!;
  }

  /** The query plan of a statement after many calls, and how many of the calls used the generic plan. */
  async function afterManyCalls({ text, values }: Statement): Promise<{ plan: string; kept: number }> {
    const client = await product.database.connect();
    try {
      for (let call = 0; call < CALLS; call += 1)
        await client.query({ name: 'asked', text, values: [...values] });
      const prepared = await client.query(
        `select generic_plans::integer as kept from pg_prepared_statements where name = 'asked'`,
      );
      const literals = values.map((value) =>
        value === null
          ? 'null'
          : client.escapeLiteral(Array.isArray(value) ? `{${value.join()}}` : String(value)),
      );
      const { rows } = await client.query(`explain execute asked(${literals.join(', ')})`);
      return { plan: rows.map((row) => row['QUERY PLAN']).join('\n'), kept: prepared.rows[0].kept };
    } finally {
      client.release(true);
    }
  }

  it.each<[string, (list: AppointmentList, slots: Slots) => Promise<unknown>]>([
    ["a week's appointments", (list) => list.inRange(MONDAY, SUNDAY)],
    ['what a calendar shows of them', (list) => list.shownInRange(MONDAY, SUNDAY)],
    ["a day's appointments", (list) => list.inRange(MONDAY, MONDAY)],
    ["a day's held hours", (_, slots) => slots.held([1], MONDAY, MONDAY)],
    ["a week's held hours", (_, slots) => slots.held([1], MONDAY, SUNDAY)],
  ])('%s use a generic query plan and an index', async (_, read) => {
    const { plan, kept } = await afterManyCalls(await askedBy(read));
    expect(kept).toBe(CALLS - 5);
    expect(plan).not.toMatch(/Seq Scan on (appointment|patient)/);
  });

  it.each<[string, (list: AppointmentList) => Promise<unknown>]>([
    ['a page', (list) => list.pageInRange({ professionalIds: [], first: 50, after: null })],
    ['some of them', (list) => list.byIds([1, 2, 3])],
    ["a patient's next one", (list) => list.nextOf(7, { date: MONDAY, minutes: 0 })],
    ['the appointments of a series', (list) => list.ofSeries(1)],
    ['one', (list) => list.find(9)],
  ])('%s is found without a full scan, however often it is queried', async (_, read) => {
    expect((await afterManyCalls(await askedBy(read))).plan).not.toMatch(/Seq Scan on appointment/);
  });

  it('reads only the patient of a new appointment, the newest of all patients', async () => {
    const newest = await product.database.query<{ id: number }>('select max(id) as id from patient');
    const statement = await new Promise<Statement>((resolve) => {
      const rows = async (text: string, values: unknown[]) => {
        resolve({ text, values });
        return [];
      };
      void new NewAppointments({ rows } as unknown as Sql, product.app.get(Clock)).insert([
        draftFor(newest.rows[0]!.id),
      ]);
    });
    const client = await product.database.connect();
    try {
      await client.query('begin');
      const { rows } = await client.query(`explain (analyze, format json) ${statement.text}`, [
        ...statement.values,
      ]);
      expect(patientsRead(rows[0]['QUERY PLAN'][0].Plan)).toBe(2);
    } finally {
      await client.query('rollback');
      client.release();
    }
  });

  it('returns each appointment once, by time, for short and long date ranges', async () => {
    const list = product.app.get(AppointmentList);
    // Year by year: the product's statement timeout would bound how long reading all of them may take.
    const all: AppointmentRow[] = [];
    for (let year = 2031; year <= 2037; year += 1)
      all.push(...(await list.inRange(`${year}-01-01` as LocalDate, `${year}-12-31` as LocalDate)));
    expect(all).toHaveLength(MANY);
    for (const [from, to] of [
      [MONDAY, MONDAY],
      [MONDAY, SUNDAY],
      [MONDAY, '2034-04-16'],
      [MONDAY, '2034-04-17'],
      ['2030-12-30', FIRST],
      [LAST, '2037-11-30'],
      [SUNDAY, MONDAY],
      [null, FIRST],
      [LAST, undefined],
    ] as [LocalDate | null, LocalDate | undefined][]) {
      expect(await list.inRange(from, to)).toEqual(
        all.filter(({ date }) => (from ?? FIRST) <= date && date <= (to ?? LAST)),
      );
    }
    expect(all.map(({ date, startMinute }) => `${date} ${String(startMinute).padStart(4, '0')}`)).toEqual(
      all.map(({ date, startMinute }) => `${date} ${String(startMinute).padStart(4, '0')}`).sort(),
    );
  });
});
