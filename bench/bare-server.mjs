// The baseline: node:http and pg, one prepared statement, nothing else. Started by run.mjs, which sets PORT.
import { createHash, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20 });
const HOURS = Array.from({ length: 10 }, (_, hour) => 540 + hour * 60);

const BUSY = {
  name: 'busy',
  text: 'select slot from appointment_slot where professional_id = 1 and day = $1',
};

const clock = (minutes) => `${String(minutes / 60).padStart(2, '0')}:00`;

async function availability(date) {
  const { rows } = await pool.query({ ...BUSY, values: [date] });
  const busy = new Set(rows.map(({ slot }) => slot));
  const free = HOURS.filter((start) => !busy.has(start / 30) && !busy.has(start / 30 + 1));
  return { horas_disponibles: free.map(clock) };
}

const WEEK = {
  name: 'week',
  text: `select a.id, a.date::text, a.start_minute, a.duration_minutes, a.status, a.overbooked, a.service_type, a.treatment,
                a.professional_id, w.name as professional_name, a.attendance, a.version, p.id as patient_id, p.name, p.rut,
                p.provisional_rut,
                exists (select from patient_alert where patient_id = p.id and ended_at is null) as has_alerts
         from appointment a join patient p on p.id = a.patient_id join professional w on w.id = a.professional_id
         where a.date between $1 and $2 order by a.date, a.start_minute, a.id`,
};

/** What the calendar asks of the product for a week, field by field. */
async function week(from, to) {
  const { rows } = await pool.query({ ...WEEK, values: [from, to] });
  const appointments = rows.map((row) => ({
    id: row.id,
    date: row.date,
    time: clockAt(row.start_minute),
    durationMinutes: row.duration_minutes,
    status: row.status,
    overbooked: row.overbooked,
    serviceType: row.service_type,
    treatment: row.treatment,
    professionalId: row.professional_id,
    professionalName: row.professional_name,
    attendance: row.attendance,
    version: row.version,
    patient: {
      id: row.patient_id,
      name: row.name,
      rut: row.rut,
      provisionalRut: row.provisional_rut,
      hasAlerts: row.has_alerts,
    },
  }));
  return { data: { appointments } };
}

const clockAt = (minutes) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/**
 * Inserts the patient, the appointment and its half hours, in a transaction, without checking anything before.
 * @param keep inserts the rest of what a booking of the product leaves, too.
 */
async function book({ nombre, email, telefono, fecha, hora }, keep = async () => undefined) {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const start = Number(hora.slice(0, 2)) * 60;
    const patient = await client.query({
      name: 'patient',
      text: `insert into patient (rut, provisional_rut, name, phone, phone_e164, email)
             values (next_provisional_rut(), true, $1, $2, $3, $4) returning id`,
      values: [nombre, telefono, telefono.replace(/ /g, ''), email],
    });
    const patientId = patient.rows[0].id;
    const appointment = await client.query({
      name: 'appointment',
      text: `insert into appointment (patient_id, professional_id, date, start_minute, treatment, booked_name)
             values ($1, 1, $2, $3, 'Consulta General', $4) returning id`,
      values: [patientId, fecha, start, nombre],
    });
    const appointmentId = appointment.rows[0].id;
    const slots = await client.query({
      name: 'slots',
      text: `insert into appointment_slot (professional_id, day, slot, appointment_id)
             select 1, $1, slot, $2 from unnest($3::smallint[]) as slot on conflict do nothing`,
      values: [fecha, appointmentId, [start / 30, start / 30 + 1]],
    });
    await keep(client, { patientId, appointmentId, fecha, start });
    const won = slots.rowCount === 2;
    await client.query(won ? 'commit' : 'rollback');
    return won;
  } finally {
    client.release();
  }
}

/** The appointment's history, its link, the visitor's consent, and the two events that tell every instance. */
async function keepTheRest(client, { patientId, appointmentId, fecha, start }) {
  const facts = {
    patientId,
    professionalId: 1,
    serviceType: 'PODIATRY',
    date: fecha,
    startMinute: start,
    durationMinutes: 60,
    status: 'BOOKED',
    treatment: 'Consulta General',
    overbooked: false,
  };
  await client.query({
    name: 'change',
    text: `insert into appointment_change (appointment_id, at, kind, channel, after, notes_changed)
           values ($1, now(), 'CREATED', 'PUBLIC', $2, false)`,
    values: [appointmentId, JSON.stringify(facts)],
  });
  await client.query({
    name: 'link',
    text: `insert into appointment_link (token_hash, appointment_id, purpose, created_at) values ($1, $2, 'BOOKING', now())`,
    values: [createHash('sha256').update(randomBytes(32)).digest(), appointmentId],
  });
  await client.query({
    name: 'consent',
    text: `insert into consent (patient_id, kind, text_version, given_at, evidence)
           values ($1, 'DATA_TREATMENT', 1, now(), '')`,
    values: [patientId],
  });
  await client.query({
    name: 'events',
    text: `select pg_notify('huella_bench', 'patient ' || $1), pg_notify('huella_bench', 'appointment ' || $2)`,
    values: [patientId, appointmentId],
  });
}

async function body(request) {
  let text = '';
  for await (const chunk of request) text += chunk;
  return JSON.parse(text);
}

createServer(async (request, response) => {
  const url = new URL(request.url, 'http://bare');
  const send = (status, answer) => {
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
    response.end(JSON.stringify(answer));
  };
  const { searchParams } = url;
  if (url.pathname === '/week')
    return send(200, await week(searchParams.get('from'), searchParams.get('to')));
  if (request.method === 'GET') return send(200, await availability(searchParams.get('fecha')));
  const won = await book(await body(request), url.pathname === '/all' ? keepTheRest : undefined);
  return won ? send(201, { mensaje: 'ok' }) : send(409, { error: 'Hora no disponible' });
}).listen(Number(process.env.PORT), '127.0.0.1', () => console.log('ready'));
