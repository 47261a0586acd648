import { chromium } from '@playwright/test';
import pg from 'pg';
import { findChromium } from '../e2e/helpers/find-chromium.mjs';
import { logIn } from './contenders.mjs';
import { registerMany } from './many-patients.mjs';
import { compare } from './rounds.mjs';

/** The records of each of two patients; a page of the list shows 10. */
const COUNTS = [5, 500];
const OPENINGS = 9;

/** A visit a day, with notes of ordinary length. */
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

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

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

/** Milliseconds to open a patient in a browser that has loaded the page already. */
async function opening(page, url, patientId) {
  await page.goto(`${url}/app/fichas-clinicas`);
  await page.getByText('Seleccione un paciente para ver sus fichas clínicas').waitFor();
  return page.evaluate(async (address) => {
    const began = performance.now();
    history.pushState({ idx: 99 }, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    const isThere = () => document.body.innerText.includes('Ficha del ');
    while (!isThere()) await new Promise(requestAnimationFrame);
    return performance.now() - began;
  }, `/app/fichas-clinicas?paciente=${patientId}`);
}

/** Opening a patient with 500 records as a ratio of one with 5, on the server and in a real browser. */
export async function records({ openClinic }) {
  const { url, databaseUrl } = await openClinic('clinic_records');
  const patients = await fill(databaseUrl);
  const token = await logIn(url);
  await compare(
    'Records: a patient is opened, at the server',
    patients.map((patientId, index) => ({
      name: `${COUNTS[index]} records`,
      url,
      request: {
        method: 'POST',
        path: '/graphql',
        headers: { 'content-type': 'application/json', Authorization: `Bearer ${token}` },
        body: JSON.stringify({ query: QUERY, variables: { patientId, first: 10 } }),
      },
      ok: 200,
    })),
  );

  const { program } = await findChromium();
  const browser = await chromium.launch({ executablePath: program, args: ['--no-sandbox'] });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript((access) => localStorage.setItem('access_token', access), token);
  for (const patientId of patients) await opening(page, url, patientId);
  const rounds = [];
  for (let round = 0; round < OPENINGS; round += 1) {
    const times = [];
    for (const patientId of patients) times.push(await opening(page, url, patientId));
    rounds.push(times);
  }
  await browser.close();
  console.log(`\nRecords: a patient is opened, in a browser (${OPENINGS} interleaved rounds; medians)`);
  COUNTS.forEach((count, index) => {
    const ratios = rounds.map((times) => times[index] / times[0]);
    console.log(
      `  ${`${count} records`.padEnd(24)} ${Math.round(median(rounds.map((times) => times[index])))} ms   ratio ` +
        `${median(ratios).toFixed(2)} (${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)})`,
    );
  });
}
