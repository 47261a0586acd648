import pg from 'pg';
import { logIn } from '../clinics.mjs';
import { bookMany } from '../many-appointments.mjs';
import { registerMany } from '../many-patients.mjs';
import { memoryOf } from '../memory.mjs';
import { median } from '../rounds.mjs';
import { percentile, randomFrom, sendAsPlanned } from './open-loop.mjs';
import { panels, visitors } from './people.mjs';

const PATIENTS = 100_000;
const APPOINTMENTS = 200_000;
/** Thirty years of two full agendas, twenty appointments a day. */
const DAYS = APPOINTMENTS / 20;
const RUNS = 3;
/** A staff user may make 600 requests a minute. */
const PANELS_A_USER = 10;

const VISITORS = ['page', 'free hours', 'booking'];
const DESK = ['week', "patient's page", 'record', 'search'];
/** In milliseconds. */
const P95 = {
  page: 30,
  'free hours': 30,
  booking: 60,
  week: 60,
  "patient's page": 60,
  record: 60,
  search: 90,
};
const GOALS = { p99: 150, p99AfterStart: 400, memory: 300, desk: 300, visitor: 1_000, answeredPerSecond: 90 };

/** A busy hour, and a flood that is more than two cores can serve. */
const BUSY = { perSecond: 100, networks: 200, panels: 20 };
const FLOOD = { perSecond: 300, networks: 200, panels: 60 };
const WARM_UP = 20;
const MEASURED = 60;
const AFTER_START = { from: 10, until: 40 };

/**
 * Latencies as users feel them: requests are sent at planned times, whether or not earlier ones were answered, to a
 * database with thirty years of data. Client, server and database share the machine.
 */
export async function clinic({ openClinic, openClinicAt }) {
  const first = await openClinic('clinic_load', { TRUST_PROXY: '1' });
  const { databaseUrl } = first;
  const people = await fill(databaseUrl);
  const load = (server, traffic, seconds, run) => sendLoad(server, { ...traffic, people, seconds, run });

  await repeat('100 visitors a second and 20 panels, after 20 s of warming up', async (run) => {
    const answers = await load(first, BUSY, WARM_UP + MEASURED, run);
    const measured = between(answers, WARM_UP, WARM_UP + MEASURED);
    return [
      ...latencies(measured, (kind) => P95[kind], GOALS.p99),
      await memoryRow(first.pid),
      failures(measured),
    ];
  });
  await first.stop();

  await repeat('The same, seconds 10 to 40 after a start', async (run) => {
    const started = await openClinicAt(databaseUrl, { TRUST_PROXY: '1' });
    const answers = await load(started, BUSY, AFTER_START.until, run);
    await started.stop();
    const measured = between(answers, AFTER_START.from, AFTER_START.until);
    return [...latencies(measured, () => undefined, GOALS.p99AfterStart), failures(measured)];
  });

  // The product's default limits, but none on logins and on floods of bookings, and a higher one on bookings per
  // network: each network books twelve times in a run, and if these bookings were refused, all other responses would
  // come from memory.
  const limited = await openClinicAt(databaseUrl, {
    TRUST_PROXY: '1',
    LIMIT_REQUESTS: '',
    LIMIT_VISITORS: '',
    LIMIT_BOOKINGS: '100/600',
    LIMIT_BOOKINGS_PERSON: '',
  });
  await repeat('300 visitors a second from 200 networks, limits on, and 60 panels', async (run) => {
    const answers = await load(limited, FLOOD, WARM_UP + MEASURED, run);
    return underFlood(between(answers, WARM_UP, WARM_UP + MEASURED));
  });
  await limited.stop();
}

/** @returns the patients that the panels open. */
async function fill(databaseUrl) {
  await registerMany(databaseUrl, PATIENTS);
  await bookMany(databaseUrl, { count: APPOINTMENTS, from: '2032-01-01', days: DAYS });
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    `insert into staff_user (username, name, password_hash, rights)
     select 'bench' || number, 'Bench ' || number, password_hash, rights
     from (select password_hash, rights from staff_user order by id limit 1) as admin,
          generate_series(1, $1::integer) as number`,
    [Math.ceil(FLOOD.panels / PANELS_A_USER)],
  );
  const { rows } = await client.query('select id, name from patient order by id limit 1000');
  await client.end();
  return rows;
}

async function sendLoad({ url }, { perSecond, networks, panels: count, people, seconds, run }) {
  const users = Array.from({ length: Math.ceil(count / PANELS_A_USER) }, (_, user) => `bench${user + 1}`);
  const tokens = await Promise.all(users.map((user) => logIn(url, user)));
  const random = randomFrom(run + 1);
  return sendAsPlanned(url, [
    ...visitors({ perSecond, seconds, networks, random }),
    ...panels({ panels: count, seconds, tokens, patients: people, random }),
  ]);
}

const between = (answers, from, until) => answers.filter(({ at }) => at >= from && at < until);

/** @typedef {{name: string, values: Record<string, number>, goals: Record<string, number>}} Row */

/** @returns {Row[]} */
const latencies = (answers, p95Of, p99) =>
  [...VISITORS, ...DESK].map((kind) => {
    const times = answers.filter((answer) => answer.kind === kind).map(({ ms }) => ms);
    const p95 = p95Of(kind);
    return {
      name: kind,
      values: { p50: percentile(times, 0.5), p95: percentile(times, 0.95), p99: percentile(times, 0.99) },
      goals: { ...(p95 !== undefined && { p95 }), p99 },
    };
  });

const memoryRow = async (pid) => ({
  name: 'memory',
  values: { MB: await memoryOf(pid) },
  goals: { MB: GOALS.memory },
});

const isResult = ({ status }) => status >= 200 && status < 300;
/** The response says when to retry, and is HTML if a page was requested. */
const isPolitelyRefused = ({ kind, status, retryAfter, type }) =>
  status === 503 && retryAfter && (kind !== 'page' || type.startsWith('text/html'));

function failures(answers) {
  const kinds = [...VISITORS, ...DESK];
  const failed = answers.filter((answer) => !isResult(answer));
  return {
    name: 'failed requests',
    values: Object.fromEntries(kinds.map((kind) => [kind, failed.filter((one) => one.kind === kind).length])),
    goals: Object.fromEntries(kinds.map((kind) => [kind, 0])),
  };
}

/** @returns {Row[]} */
function underFlood(answers) {
  const desk = answers.filter(({ kind }) => DESK.includes(kind));
  const visiting = answers.filter(({ kind }) => VISITORS.includes(kind));
  const results = visiting.filter(isResult).length / MEASURED;
  const shareOf = (asked) => (100 * asked.filter(isResult).length) / asked.length;
  const served = Object.fromEntries(
    VISITORS.map((kind) => [kind, shareOf(visiting.filter((one) => one.kind === kind))]),
  );
  return [
    {
      name: 'panels',
      values: {
        p95: percentile(
          desk.map(({ ms }) => ms),
          0.95,
        ),
        failed: desk.filter((one) => !isResult(one)).length,
      },
      goals: { p95: GOALS.desk, failed: 0 },
    },
    {
      name: 'visitors',
      values: {
        slowest: Math.max(...visiting.map(({ ms }) => ms)),
        unanswered: visiting.filter((one) => !isResult(one) && !isPolitelyRefused(one)).length,
      },
      goals: { slowest: GOALS.visitor, unanswered: 0 },
    },
    {
      name: 'results a second',
      values: { results },
      goals: { results: -GOALS.answeredPerSecond },
    },
    {
      name: 'served, %',
      values: { ...served, 'pages before bookings': Math.max(0, served.page - served.booking) },
      goals: { 'pages before bookings': 0 },
    },
  ];
}

/** Measures several times, and prints the median of each value with its goal. A negative goal is a minimum. */
async function repeat(title, measure) {
  /** @type {Row[][]} */
  const runs = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await measure(run));
  console.log(`\n${title} (medians of ${RUNS} runs)`);
  for (const [index, { name, values, goals }] of runs[0].entries()) {
    const shown = Object.keys(values).map((value) => {
      const found = median(runs.map((run) => run[index].values[value]));
      return `${value} ${found.toFixed(0)}${verdictOn(found, goals[value])}`;
    });
    console.log(`  ${name.padEnd(18)} ${shown.join('   ')}`);
  }
}

function verdictOn(found, goal) {
  if (goal === undefined) return '';
  const isMet = goal < 0 ? found >= -goal : found <= goal;
  return ` (goal ${goal < 0 ? '≥' : '≤'} ${Math.abs(goal)}: ${isMet ? 'met' : 'short'})`;
}
