import pg from 'pg';
import { graphqlRequest, logIn } from './clinics.mjs';
import { registerMany } from './many-patients.mjs';
import { compareOpenings } from './openings.mjs';
import { compare } from './rounds.mjs';

/** The entries of each of two patients; the patient's page shows 20. */
const COUNTS = [5, 500];
/** As a fraction of the rate for a patient with just as many entries as requested. */
const GOAL = 0.95;

/** For every five entries, two appointments, two records and a message, a week apart, among those of other patients. */
const FILL = [
  `insert into appointment (patient_id, professional_id, date, start_minute, treatment, status)
   select $1, 1, date '2026-11-01' - 7 * number, 600, 'Podología general', 'CANCELLED'
   from generate_series(1, $2::integer) as number where number % 5 in (1, 2)`,
  `insert into clinical_record (patient_id, date, care_description, procedure, instructions)
   select $1, date '2026-11-01' - 7 * number, repeat('Se atiende por dolor en el primer dedo. ', 8),
          repeat('Curación y despeje. ', 6), repeat('Mantener seco. ', 6)
   from generate_series(1, $2::integer) as number where number % 5 in (3, 4)`,
  `insert into outbound_message (patient_id, kind, channel, driver, automatic, recipient, subject, body, date, start_minute,
                                 state, send_after, created_at)
   select $1, 'REMINDER', 'WHATSAPP', 'LINK', false, '+56912345678', '', 'Le recordamos su hora.', day, 600, 'DISCARDED',
          day, day
   from generate_series(1, $2::integer) as number, lateral (select date '2026-11-01' - 7 * number as day) as weekly
   where number % 5 = 0`,
];
const OTHERS = 1_000;

const QUERY = `query PatientTimeline($patientId: Int!, $first: Int!) {
  patientTimeline(patientId: $patientId, first: $first) {
    nodes {
      kind
      appointment { id date time durationMinutes status attendance serviceType treatment professionalName }
      record { id date careDescription procedure professionalName }
      message { id kind channel state failure date time createdAt }
    }
    endCursor
    hasNextPage
  }
}`;

async function fill(databaseUrl) {
  await registerMany(databaseUrl, OTHERS);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query('select id from patient order by id');
    const counts = rows.map((_, index) => COUNTS[index] ?? 20);
    for (const [index, { id }] of rows.entries())
      for (const statement of FILL) await client.query(statement, [id, counts[index]]);
    await client.query('analyze appointment, clinical_record, outbound_message');
    return rows.slice(0, COUNTS.length).map(({ id }) => id);
  } finally {
    await client.end();
  }
}

/** The page of a patient with 500 entries, as a ratio to one with 5, on the server and in a real browser. */
export async function timeline({ openClinic }) {
  const { url, databaseUrl } = await openClinic('clinic_timeline');
  const patients = await fill(databaseUrl);
  const token = await logIn(url);
  for (const first of [COUNTS[0], 20])
    await compare(
      `Timeline: the newest ${first} entries, at the server`,
      patients.map((patientId, index) => ({
        name: `${COUNTS[index]} entries`,
        url,
        request: graphqlRequest(token, QUERY, { patientId, first }),
        ok: 200,
        // For 20, the patient with five entries returns fewer.
        ...(index > 0 && first === COUNTS[0] && { goal: GOAL }),
      })),
    );
  await compareOpenings('Timeline: a patient is opened', {
    url,
    token,
    from: '/app/pacientes',
    pages: patients.map((patientId, index) => ({
      name: `${COUNTS[index]} entries`,
      address: `/app/pacientes/${patientId}`,
    })),
    waitsFor: 'Cita del ',
  });
}
