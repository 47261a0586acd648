import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { chmod, mkdtemp, rm, stat } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { PostgresNode } from '../drills/cluster/postgres-node.mjs';
import { newestPostgres } from '../drills/cluster/programs.mjs';
import { logIn } from './clinics.mjs';
import { bookMany } from './many-appointments.mjs';
import { registerMany } from './many-patients.mjs';
import { FLAT, memoryOf } from './memory.mjs';
import { median } from './rounds.mjs';

const ROUNDS = 10;
/** The server's memory grows for about ten downloads, and then stays the same: 30 more did not change it. */
const WARM_UP_DOWNLOADS = 10;
/** Medians of several, because a single figure depends on when garbage was last collected. */
const MEMORY_ROUNDS = 3;
/** With Node's 64 kB, each of a thousand writes waits for another thread to get a core; `pg_dump` has one thread. */
const FILE_BUFFER_BYTES = 4 * 1024 * 1024;
/** 700,000 rows: each appointment holds two half hours. */
const PATIENTS = 100_000;
const APPOINTMENTS = 200_000;
/** As a fraction of `pg_dump`'s speed. */
const GOAL = 0.9;

async function timed(work) {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** Downloads it as staff do. Uses `node:http`, because the web streams of `fetch` take more time than the server. */
async function download(url, token, file) {
  const request = get(`${url}/api/database/backup/`, { headers: { Authorization: `Bearer ${token}` } });
  const [answer] = await once(request, 'response');
  if (answer.statusCode !== 200) throw new Error(`the backup was answered with ${answer.statusCode}`);
  await pipeline(answer, createWriteStream(file, { highWaterMark: FILE_BUFFER_BYTES }));
}

async function dump(program, databaseUrl, file) {
  const child = spawn(program, [`--dbname=${databaseUrl}`, `--file=${file}`, '--schema=public'], {
    stdio: 'inherit',
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`pg_dump ended with ${code}`);
}

/**
 * A backup to a file, compared with `pg_dump` of the same database, and the server's memory. Needs PostgreSQL's
 * programs from Debian's package: the embedded server has no `pg_dump`.
 */
export async function backup({ openClinicAt }) {
  const programs = newestPostgres();
  const title = `Backup of ${PATIENTS + 3 * APPOINTMENTS} rows to a file`;
  if (!programs) {
    console.log(`\n${title}: not measured, as there is no pg_dump (\`apt-get install postgresql-15\`)`);
    return;
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'huella-bench-backup-'));
  // PostgreSQL runs as another user.
  await chmod(folder, 0o711);
  const node = await PostgresNode.primary('bench', programs, path.join(folder, 'postgres'));
  try {
    const clinic = await openClinicAt(node.url);
    try {
      await registerMany(node.url, PATIENTS);
      await bookMany(node.url, { count: APPOINTMENTS, from: '2032-01-01', days: APPOINTMENTS / 20 });
      await compareWithDump(title, clinic, path.join(programs, 'pg_dump'), folder);
    } finally {
      await clinic.stop();
    }
  } finally {
    await node.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function compareWithDump(title, { url, databaseUrl, pid }, program, folder) {
  const token = await logIn(url);
  const [own, other] = [path.join(folder, 'own.sql'), path.join(folder, 'pg_dump.sql')];
  for (let count = 0; count < WARM_UP_DOWNLOADS; count += 1) await download(url, token, own);
  await dump(program, databaseUrl, other);
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const ofDump = await timed(() => dump(program, databaseUrl, other));
    const ofOwn = await timed(() => download(url, token, own));
    rounds.push({ ofDump, ofOwn, memory: await memoryOf(pid) });
  }
  const ratios = rounds.map(({ ofDump, ofOwn }) => ofDump / ofOwn);
  const megabytes = async (file) => ((await stat(file)).size / 1e6).toFixed(0);
  console.log(`\n${title} (${ROUNDS} interleaved rounds after ${WARM_UP_DOWNLOADS} downloads; medians)`);
  console.log(
    `  pg_dump                  ${median(rounds.map(({ ofDump }) => ofDump)).toFixed(0)} ms   ${await megabytes(other)} MB`,
  );
  console.log(
    `  the product's            ${median(rounds.map(({ ofOwn }) => ofOwn)).toFixed(0)} ms   ${await megabytes(own)} MB   ` +
      `ratio ${median(ratios).toFixed(2)} (${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)})` +
      `   goal ${GOAL}: ${median(ratios) >= GOAL ? 'met' : 'short'}`,
  );
  const memory = rounds.map((round) => round.memory);
  const [first, last] = [median(memory.slice(0, MEMORY_ROUNDS)), median(memory.slice(-MEMORY_ROUNDS))];
  console.log(
    `  memory of the server     ${first.toFixed(0)} MB in the first ${MEMORY_ROUNDS} rounds, ×${(last / first).toFixed(2)} in the last ${MEMORY_ROUNDS}` +
      `   goal ×${FLAT}: ${last / first <= FLAT ? 'met' : 'short'}`,
  );
}
