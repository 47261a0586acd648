import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import autocannon from 'autocannon';
import { graphqlRequest, logIn } from './clinics.mjs';
import { bookMany } from './many-appointments.mjs';
import { registerMany } from './many-patients.mjs';

const CONNECTIONS = 20;
const DATE = '2030-03-01';
const MINUTES = 3;
/** After its start, a server releases some of the memory that it took. */
const REST_SECONDS = 30;
const GOALS = { rest: 200, load: 280 };
/** The most growth from the first minute to the last that still counts as flat. */
export const FLAT = 1.05;

const WEEK = `query ($from: LocalDate!, $to: LocalDate!) {
  appointments(from: $from, to: $to) { id date time status treatment patient { id name phone } } }`;
const PATIENTS = '{ patients(first: 25) { totalCount nodes { id rut name phone email } } }';

/** In MB, as reported by the system. */
export async function memoryOf(pid) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return (Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * 1024) / 1e6;
}

/** One minute of all kinds of requests, as fast as they are answered. @returns the memory afterwards. */
async function loadForAMinute({ url, pid }, token) {
  let asked = 0;
  const anotherDay = (request) => ({ ...request, path: `${request.path}&asked=${(asked += 1)}` });
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: 60,
    requests: [
      { method: 'GET', path: '/public/reservar' },
      { method: 'GET', path: `/api/citas/disponibles/?fecha=${DATE}`, setupRequest: anotherDay },
      graphqlRequest(token, WEEK, { from: '2031-03-03', to: '2031-03-09' }),
      graphqlRequest(token, PATIENTS),
    ],
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`unexpected answers ${JSON.stringify(result.statusCodeStats)}`);
  return memoryOf(pid);
}

const row = (name, value, goal, isMet = value <= goal) =>
  console.log(
    `  ${name.padEnd(24)} ${value.toFixed(0).padStart(4)} MB, goal ${goal}: ${isMet ? 'met' : 'short'}`,
  );

/** The memory of a server at rest, and after each of some minutes of full load. Linux only. */
export async function memory({ openClinic }) {
  const clinic = await openClinic('clinic_memory');
  await registerMany(clinic.databaseUrl, 1_000);
  await bookMany(clinic.databaseUrl, { count: 1_200, from: '2031-03-03', days: 60 });
  await delay(REST_SECONDS * 1000);
  console.log(`\nMemory of the server (full load: ${CONNECTIONS} connections)`);
  row('at rest', await memoryOf(clinic.pid), GOALS.rest);
  const token = await logIn(clinic.url);
  const minutes = [];
  for (let minute = 1; minute <= MINUTES; minute += 1) minutes.push(await loadForAMinute(clinic, token));
  minutes.forEach((value, index) => row(`after minute ${index + 1}`, value, GOALS.load));
  const growth = minutes.at(-1) / minutes[0];
  console.log(
    `  from first to last       ×${growth.toFixed(2)}, goal ×${FLAT}: ${growth <= FLAT ? 'met' : 'short'}`,
  );
}
