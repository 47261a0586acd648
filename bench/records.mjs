import pg from 'pg';
import { graphqlRequest, logIn } from './clinics.mjs';
import { registerMany } from './many-patients.mjs';
import { compareOpenings } from './openings.mjs';
import { compare } from './rounds.mjs';

/** The records of each of two patients; a page of the list shows 10. */
const COUNTS = [5, 500];

/** One visit per day, with notes of ordinary length. */
const FILL = `
  insert into clinical_record (patient_id, date, care_description, procedure, instructions)
  select $1, date '2026-01-01' - number, repeat('Se atiende por dolor en el primer dedo. ', 8),
         repeat('Curación y despeje. ', 6), repeat('Mantener seco. ', 6)
  from generate_series(1, $2::integer) as number`;

/** The query when the panel opens a patient. */
const QUERY = `query ClinicalRecords($patientId: Int!, $first: Int!) {
  clinicalRecords(patientId: $patientId, first: $first) {
    totalCount endCursor hasNextPage
    nodes {
      id patientId date careDescription procedure instructions totalCost version writtenAt writtenBy
      usedSupplies { supplyId supplyName quantity unitValue }
    }
  }
}`;

async function fill(databaseUrl) {
  await registerMany(databaseUrl, 100);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query('select id from patient order by id limit $1', [COUNTS.length]);
    for (const [index, { id }] of rows.entries()) await client.query(FILL, [id, COUNTS[index]]);
    await client.query('analyze clinical_record');
    return rows.map(({ id }) => id);
  } finally {
    await client.end();
  }
}

/** Opening a patient with 500 records, as a ratio to one with 5, on the server and in a real browser. */
export async function records({ openClinic }) {
  const { url, databaseUrl } = await openClinic('clinic_records');
  const patients = await fill(databaseUrl);
  const token = await logIn(url);
  await compare(
    'Records: a patient is opened, at the server',
    patients.map((patientId, index) => ({
      name: `${COUNTS[index]} records`,
      url,
      request: graphqlRequest(token, QUERY, { patientId, first: 10 }),
      ok: 200,
    })),
  );
  await compareOpenings('Records: a patient is opened', {
    url,
    token,
    from: '/app/fichas-clinicas',
    pages: patients.map((patientId, index) => ({
      name: `${COUNTS[index]} records`,
      address: `/app/fichas-clinicas?paciente=${patientId}`,
    })),
    waitsFor: 'Ficha del ',
  });
}
