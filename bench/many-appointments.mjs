import pg from 'pg';

const FILL = `
  with made as (
    insert into appointment (patient_id, professional_id, service_type, date, start_minute, duration_minutes, status, treatment)
    select (select min(id) from patient) + number % 1000,
           number % 2 + 1, case when number % 2 = 0 then 'PODIATRY' else 'MANICURE' end,
           $2::date + (number / 2) % $3::integer, 480 + 60 * (number / (2 * $3::integer)), 60,
           'BOOKED', 'Podología general'
    from generate_series(0, $1::integer - 1) as number
    returning id, professional_id, date, start_minute)
  insert into appointment_slot (professional_id, day, slot, appointment_id)
  select professional_id, date, start_minute / 30 + half, id from made, generate_series(0, 1) as half`;

/** Spreads appointments of 1,000 patients over the given days, on both agendas, one hour each without overlaps. */
export async function bookMany(databaseUrl, { count, from, days }) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    // The clinic's own timeout is meant for requests.
    await client.query('set statement_timeout = 0');
    await client.query(FILL, [count, from, days]);
    // Otherwise autovacuum would do it in the middle of a measurement.
    await client.query('vacuum (analyze) appointment, appointment_slot');
  } finally {
    await client.end();
  }
}
