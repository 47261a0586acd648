import { randomBytes } from 'node:crypto';
import { chromium } from '@playwright/test';
import pg from 'pg';
import { findChromium } from '../e2e/helpers/find-chromium.mjs';
import { graphqlRequest, logIn } from './clinics.mjs';
import { registerMany } from './many-patients.mjs';
import { addPhoto } from './many-photos.mjs';
import { panelRequest } from './panel-requests.mjs';
import { verdict } from './verdict.mjs';

const VISITS = 200;
const PHOTOS_OF_VISIT = 2;
const DAYS_BETWEEN = 9;
const ASKED = 40;
/** Milliseconds, p95. */
const PAGE_GOAL = 100;
const HISTORY_GOAL = 50;
const SEARCH_GOAL = 300;
/** Exams of the whole clinic, which the search by a finding reads: ten years of a large clinic. */
const RECORDS = 100_000;
/** Transferred until the page can be read, from an empty cache. */
const WEIGHT_GOAL_KB = 300;

/** A text of the page's history. */
const SIGN = 'Ficha del ';

const NAIL = { side: 'RIGHT', toe: 1 };
const FIRST_DAY = '2026-06-01';
const EXAM = {
  unas: [1, 2, 3, 4].map((ortejo) => ({
    ...{ lado: 'derecho', ortejo, hallazgo: 'Onicomicosis', tipo: 'distal', examinado: FIRST_DAY },
  })),
  circulacion: {
    examinado: FIRST_DAY,
    pies: ['derecho', 'izquierdo'].map((lado) => ({
      ...{ lado, pulso_pedio: 'presente', pulso_tibial_posterior: 'presente' },
    })),
  },
  dolor_eva: 4,
};

/** Five years of visits, each with the same exam of its own day. */
const FILL = [
  `insert into appointment (patient_id, professional_id, date, start_minute, treatment, status, overbooked)
   select $1, 1, $2::date - ${DAYS_BETWEEN} * number, 600, 'Podología general', 'COMPLETED', true
   from generate_series(1, ${VISITS - 1}) as number`,
  `insert into clinical_record (patient_id, appointment_id, date, care_description, procedure, instructions, foot_exam)
   select a.patient_id, a.id, a.date, repeat('Se atiende por dolor en el primer dedo. ', 8),
          repeat('Curación y despeje. ', 6), repeat('Mantener seco. ', 6),
          replace(r.foot_exam::text, '"' || r.date || '"', '"' || a.date || '"')::jsonb
   from appointment a join clinical_record r on r.patient_id = a.patient_id
   where a.patient_id = $1 and r.date = $2::date`,
];

const FILL_RECORDS = `
  insert into clinical_record (patient_id, date, care_description, procedure, instructions, foot_exam)
  select 1 + number % 100, d.day, 'Control', 'Fresado', 'Mantener seco',
         replace(r.foot_exam::text, '"' || r.date || '"', '"' || d.day || '"')::jsonb
  from generate_series(1, $3::integer) as number
    cross join lateral (select $2::date - 1 - number % 3650 as day) as d
    cross join (select date, foot_exam from clinical_record where patient_id = $1 and date = $2::date) as r`;

/** @returns the id of the patient */
async function fill(url, databaseUrl, token) {
  await registerMany(databaseUrl, 100);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const [{ id }] = (await client.query('select min(id) as id from patient')).rows;
    const record = {
      ...{ paciente: id, fecha: FIRST_DAY, examen_pie: EXAM },
      ...{ descripcion_atencion: 'Control', procedimiento: 'Fresado', indicaciones: 'Mantener seco' },
    };
    const { csrfToken } = await (await fetch(`${url}/api/get-csrf-token/`)).json();
    const answer = await fetch(`${url}/api/pacientes/fichas/`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        cookie: `csrftoken=${csrfToken}`,
        'x-csrftoken': csrfToken,
      },
      body: JSON.stringify(record),
    });
    if (answer.status !== 201) throw new Error(await answer.text());
    for (const statement of FILL) await client.query(statement, [id, FIRST_DAY]);
    const { rows } = await client.query(
      'select id, date::text as date from clinical_record where patient_id = $1',
      [id],
    );
    for (const visit of rows) await addPhotos(client, id, visit);
    await client.query('vacuum (analyze) appointment, clinical_record, photo, photo_file');
    return id;
  } finally {
    await client.end();
  }
}

/** Bytes that can't be compressed, as those of a JPEG: 300 kB, and a thumbnail of 15 kB. */
async function addPhotos(client, patientId, { id, date }) {
  await client.query('begin');
  for (let n = 0; n < PHOTOS_OF_VISIT; n += 1) {
    await addPhoto(client, {
      ...{ patientId, recordId: id, side: NAIL.side, toe: NAIL.toe + n, takenOn: date },
      files: { WHOLE: randomBytes(300_000), SMALL: randomBytes(15_000) },
    });
  }
  await client.query('commit');
}

/** @returns what a file of a page is for */
function kindOf(address) {
  const { pathname } = new URL(address);
  if (pathname.endsWith('.woff2')) return 'fonts';
  return pathname.startsWith('/assets/') ? 'scripts and styles' : 'data and images';
}

/** In the page: stores when its history appears. A test would notice it later, and count scripts that load meanwhile. */
function watchPage({ access, sign }) {
  localStorage.setItem('access_token', access);
  new MutationObserver(() => {
    if (document.body?.textContent.includes(sign)) globalThis.readAt ??= performance.now();
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** The requests of a page, and the bytes received until it can be read, by kind. */
async function open(browser, address, token) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.addInitScript(watchPage, { access: token, sign: SIGN });
  const asked = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/graphql' && request.method() === 'POST')
      asked.push(request.postData());
  });
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  const begun = new Map();
  const loaded = [];
  network.on('Network.requestWillBeSent', (one) => begun.set(one.requestId, one));
  network.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const { request, wallTime, timestamp: sentAt } = begun.get(requestId);
    const at = 1_000 * (wallTime + timestamp - sentAt);
    loaded.push({ kind: kindOf(request.url), at, bytes: encodedDataLength });
  });
  await page.goto(address);
  await page.getByText(SIGN).first().waitFor();
  await page.waitForLoadState('networkidle');
  const readAt = await page.evaluate(() => performance.timeOrigin + globalThis.readAt);
  const readable = { 'scripts and styles': 0, fonts: 0, 'data and images': 0 };
  for (const { kind, at, bytes } of loaded) if (at <= readAt) readable[kind] += bytes;
  await context.close();
  return { asked, readable };
}

/** @param send one answer, or all of a page. @returns the median and p95, in milliseconds */
async function time(send) {
  const times = [];
  for (let n = 0; n < 2 * ASKED; n += 1) {
    const began = performance.now();
    await send();
    // The first half is for V8 and the cache of the database.
    if (n >= ASKED) times.push(performance.now() - began);
  }
  times.sort((one, other) => one - other);
  return [0.5, 0.95].map((part) => Math.round(times[Math.floor(part * (ASKED - 1))]));
}

async function fillRecords(databaseUrl, patientId) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('set statement_timeout = 0');
  await client.query(FILL_RECORDS, [patientId, FIRST_DAY, RECORDS]);
  await client.query('vacuum (analyze) clinical_record');
  await client.end();
}

/** A patient with 200 visits, each with an exam of the feet, and 400 photos. */
export async function foot({ openClinic }) {
  const { url, databaseUrl } = await openClinic('clinic_foot');
  const token = await logIn(url);
  const id = await fill(url, databaseUrl, token);
  const answer = async ({ path, ...request }) => {
    const { errors } = await (await fetch(`${url}${path}`, request)).json();
    if (errors) throw new Error(JSON.stringify(errors));
  };
  console.log(`\nFeet: a patient with ${VISITS} visits and ${VISITS * PHOTOS_OF_VISIT} photos`);

  const { program } = await findChromium();
  const browser = await chromium.launch({ executablePath: program, args: ['--no-sandbox'] });
  const pages = {
    'the patient': `/app/pacientes/${id}`,
    'the records': `/app/fichas-clinicas?paciente=${id}`,
  };
  for (const [name, address] of Object.entries(pages)) {
    const { asked, readable } = await open(browser, url + address, token);
    const requests = asked.map((body) => ({ ...graphqlRequest(token), body }));
    const [median, p95] = await time(() => Promise.all(requests.map(answer)));
    console.log(
      `  ${name}: ${requests.length} requests at once, median ${median} ms, p95 ${p95} ms, ${verdict(p95, PAGE_GOAL)}`,
    );
    const kilobytes = (weight) => Math.ceil(weight / 1_000);
    const weight = kilobytes(Object.values(readable).reduce((sum, one) => sum + one, 0));
    const kinds = Object.entries(readable).map(([kind, one]) => `${kilobytes(one)} of ${kind}`);
    console.log(
      `  ${name}: ${weight} kB until it can be read (${kinds.join(', ')}), ${verdict(weight, WEIGHT_GOAL_KB)}`,
    );
  }
  await browser.close();

  await fillRecords(databaseUrl, id);
  for (const [name, finding] of [
    ['a finding of every record', 'onicomicosis derecho'],
    ['a finding of no record', 'melanoniquia'],
  ]) {
    const request = panelRequest(token, 'RecentRecords', { first: 20, offset: 0, finding });
    const [median, p95] = await time(() => answer(request));
    console.log(
      `  ${RECORDS} records searched for ${name}: median ${median} ms, p95 ${p95} ms, ${verdict(p95, SEARCH_GOAL)}`,
    );
  }

  const variables = { patientId: id, ...NAIL };
  const histories = {
    'the history of a nail': panelRequest(token, 'FootHistory', variables),
    'its photos': panelRequest(token, 'Photos', { ...variables, first: 20 }),
  };
  for (const [name, request] of Object.entries(histories)) {
    const [median, p95] = await time(() => answer(request));
    console.log(`  ${name}: median ${median} ms, p95 ${p95} ms, ${verdict(p95, HISTORY_GOAL)}`);
  }
}
