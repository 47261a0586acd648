import pg from 'pg';
import { logIn } from './clinics.mjs';
import { registerMany } from './many-patients.mjs';
import { panelRequest } from './panel-requests.mjs';

const PATIENTS = 10_000;
const APPOINTMENTS = 100_000;
const DAYS = 730;
const ASKED = 20;

/**
 * Two years of ten professionals, 14 hours a day: seven of ten appointments are completed, charged and have a record
 * with a supply, and three of seven charges are paid, so that there are 100,000 lines of money.
 */
const FILL = [
  `insert into professional (name, position, services)
   select 'Profesional ' || n, n, array['PODIATRY'] from generate_series(3, 10) as n`,
  `insert into supply (id, name, unit, unit_value, stock, critical_stock)
   values (9001, 'Insumo de prueba', 'u', 1500, 0, 0)`,
  'update treatment set price = 20000 + 1000 * (id % 20)',
  `insert into appointment (patient_id, professional_id, service_type, date, start_minute, duration_minutes, status,
                            attendance, treatment, booked_name)
   select (select min(id) from patient) + (n * 7919) % ${PATIENTS}, 1 + n % 10,
          case when n % 10 = 1 then 'MANICURE' else 'PODIATRY' end, current_date - (n / 10) % ${DAYS},
          480 + 60 * (n / ${10 * DAYS}), 60,
          case when n / 10 % 10 < 7 then 'COMPLETED' when n / 10 % 10 = 7 then 'CANCELLED' else 'BOOKED' end,
          case when n / 10 % 10 = 8 then 'NO_SHOW' end,
          (array(select t.name from treatment t order by t.id))[1 + n % (select count(*)::integer from treatment)],
          case when n % 3 = 0 then 'Visita' end
   from generate_series(0, ${APPOINTMENTS - 1}) as n`,
  `insert into appointment_slot (professional_id, day, slot, appointment_id)
   select professional_id, date, start_minute / 30 + half, id from appointment, generate_series(0, 1) as half
   where status <> 'CANCELLED'`,
  `insert into appointment_change (appointment_id, at, kind, staff_user_id, channel, after)
   select id, date - interval '10 days', 'CREATED', case when id % 3 > 0 then 1 end,
          (array['PUBLIC', 'PANEL', 'API'])[1 + id % 3],
          jsonb_build_object('status', 'BOOKED', 'date', date, 'patientId', patient_id) from appointment`,
  `insert into appointment_change (appointment_id, at, kind, channel, before, after)
   select id, date - interval '1 hour' * (id % 72), 'CHANGED', 'LINK', '{"status": "BOOKED"}', '{"status": "CANCELLED"}'
   from appointment where status = 'CANCELLED'`,
  `insert into charge (kind, patient_id, appointment_id, professional_id, treatment_id, description, list_price, amount,
                       tax, belongs_to, booked_on, at, staff_user_id)
   select 'VISIT', a.patient_id, a.id, a.professional_id, t.id, a.treatment, t.price, t.price, 'UNDEFINED', a.date,
          a.date, now(), 1
   from appointment a join treatment t on t.name = a.treatment where a.status = 'COMPLETED'`,
  `insert into payment (kind, method, patient_id, amount, belongs_to, booked_on, at, staff_user_id)
   select 'PAYMENT', (array['CASH', 'DEBIT', 'CREDIT', 'TRANSFER'])[1 + c.id % 4], c.patient_id, c.amount, c.booked_on,
          c.booked_on, now(), 1
   from charge c where c.id % 7 < 3`,
  `insert into clinical_record (patient_id, appointment_id, date, care_description, procedure, instructions)
   select patient_id, id, date, 'x', 'x', 'x' from appointment where status = 'COMPLETED'`,
  `insert into used_supply (clinical_record_id, supply_id, quantity, unit_value)
   select id, 9001, 1 + id % 3, 1500 from clinical_record`,
];

const PARTS = { withAppointments: true, withIncome: true, withSupplies: true };

/** The figures of a period, as the page asks for them: a clinic with 100,000 appointments and 100,000 lines of money. */
export async function resumen({ openClinic }) {
  const { url, databaseUrl } = await openClinic('clinic_resumen');
  await registerMany(databaseUrl, PATIENTS);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  let today;
  let lines;
  try {
    await client.query('set statement_timeout = 0');
    // Appointments and the hours they hold are compared at commit.
    await client.query('begin');
    for (const statement of FILL) await client.query(statement);
    await client.query('commit');
    // The calculation of controls after an import is not what is measured.
    await client.query('truncate outdated_foot_control');
    await client.query('vacuum (analyze)');
    const { rows } = await client.query(
      `select current_date::text as today,
              (select count(*) from charge)::integer + (select count(*) from payment)::integer as lines`,
    );
    [{ today, lines }] = rows;
  } finally {
    await client.end();
  }
  const token = await logIn(url);
  const asked = {
    'a year': {
      operation: 'Summary',
      goal: 1_000,
      variables: { from: back(today, 364), to: today, ...PARTS },
    },
    'half a year, and two others beside it': {
      operation: 'Summary',
      goal: 1_000,
      variables: { from: back(today, 182), to: today, ...PARTS },
    },
    'a month': { operation: 'Summary', goal: 300, variables: { from: back(today, 30), to: today, ...PARTS } },
    'an earlier month': {
      operation: 'Summary',
      goal: 300,
      variables: { from: back(today, 330), to: back(today, 300), ...PARTS },
    },
    'overdue controls, which load by themselves': {
      operation: 'OverdueControls',
      goal: 300,
      variables: { today },
    },
  };
  console.log(`\nFigures: ${APPOINTMENTS} appointments and ${lines} lines of money in ${DAYS} days`);
  for (const [name, { operation, goal, variables }] of Object.entries(asked)) {
    const { path, ...request } = panelRequest(token, operation, variables);
    const times = [];
    for (let n = 0; n < ASKED; n += 1) {
      const begun = performance.now();
      const { data, errors } = await (await fetch(`${url}${path}`, request)).json();
      times.push(performance.now() - begun);
      if (errors || !data.summary) throw new Error(JSON.stringify(errors));
    }
    times.sort((one, other) => one - other);
    const [median, p95] = [0.5, 0.95].map((part) => Math.round(times[Math.floor(part * (ASKED - 1))]));
    console.log(
      `  ${name}: median ${median} ms, p95 ${p95} ms, goal ${goal} ms, ${p95 <= goal ? 'met' : 'short'}`,
    );
  }
}

function back(day, days) {
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() - days);
  return date.toISOString().slice(0, 10);
}
