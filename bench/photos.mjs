import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { PhotoStore } from '../dist/server/src/data/backup/photos/photo-store.js';
import { openDump } from '../dist/server/src/data/backup/restore/open-dump.js';
import { restoreDatabase } from '../dist/server/src/data/backup/restore/restore-database.js';
import { percentile } from './clinic/open-loop.mjs';
import { graphqlRequest, logIn } from './clinics.mjs';
import { bookMany } from './many-appointments.mjs';
import { registerMany } from './many-patients.mjs';
import { addPhoto } from './many-photos.mjs';
import { memoryOf } from './memory.mjs';
import { verdict } from './verdict.mjs';

const PHOTOS = 20_000;
const PATIENTS = 1_000;
const BYTES = { WHOLE: 400_000, SMALL: 15_000 };
const PASSPHRASE = 'una clave de copias';
/** Photos added in one transaction. */
const BATCH = 100;
/** Minutes for a night's backup and its check. */
const NIGHT_GOAL = 15;
/** Milliseconds, p95 of the panels' requests meanwhile. */
const PANEL_GOAL = 300;
/** Megabytes that the server may take more, whatever the number of photos. */
const MEMORY_GOAL = 200;
/** A panel's request each 150 ms: 20 panels that each do something every 3 s. */
const EVERY_MS = 150;

const WEEK = `query ($from: LocalDate!, $to: LocalDate!) {
  appointments(from: $from, to: $to) { id date time status treatment patient { id name phone } } }`;
const PHOTOS_OF = `query ($patientId: Int!) { photos(patientId: $patientId, first: 20) { totalCount nodes { id takenOn } } }`;
const STATUS = '{ backupStatus { isRunning } backups { id state fileName startedAt finishedAt } }';

async function addPhotos(databaseUrl) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('set statement_timeout = 0');
    const { rows: patients } = await client.query('select id from patient order by id');
    const noise = randomBytes(BYTES.WHOLE);
    for (let from = 0; from < PHOTOS; from += BATCH) {
      await client.query('begin');
      for (let n = from; n < from + BATCH; n += 1) {
        // Bytes that can't be compressed, as those of a JPEG, and that no other photo has.
        const whole = Buffer.from(noise);
        whole.writeUInt32BE(n);
        await addPhoto(client, {
          patientId: patients[n % patients.length].id,
          takenOn: '2026-06-01',
          files: { WHOLE: whole, SMALL: whole.subarray(0, BYTES.SMALL) },
        });
      }
      await client.query('commit');
    }
    await client.query('vacuum (analyze) photo, photo_file');
  } finally {
    await client.end();
  }
}

/** Sends a panel's requests at fixed times until it is stopped. @returns how long each took from its planned start. */
async function panels(ask, signal) {
  const took = [];
  const open = new Set();
  const began = performance.now();
  for (let n = 0; !signal.aborted; n += 1) {
    const planned = began + n * EVERY_MS;
    await delay(Math.max(0, planned - performance.now()));
    const request = ask(n).then(() => took.push(performance.now() - planned));
    open.add(request);
    void request.finally(() => open.delete(request));
  }
  await Promise.all(open);
  return took;
}

/** Makes a backup as a user does. @returns its file's name. */
async function makeBackup(ask) {
  const before = (await ask(STATUS)).backups.length;
  await ask('mutation { createBackup { id } }');
  for (;;) {
    await delay(1_000);
    const { backupStatus, backups } = await ask(STATUS);
    if (backupStatus.isRunning || backups.length === before) continue;
    const [newest] = backups;
    if (newest.state !== 'GOOD') throw new Error(`the backup ended as ${newest.state}`);
    return newest.fileName;
  }
}

/** A night's backup, with panels at work. @returns the file's name. */
async function night(name, clinic, token) {
  const ask = async (query, variables) => {
    const { path: address, ...request } = graphqlRequest(token, query, variables);
    const { data, errors } = await (await fetch(clinic.url + address, request)).json();
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  };
  const turns = [
    () => ask(WEEK, { from: '2031-03-03', to: '2031-03-09' }),
    (n) => ask(PHOTOS_OF, { patientId: 1 + (n % PATIENTS) }),
  ];
  const end = new AbortController();
  const before = await memoryOf(clinic.pid);
  let most = before;
  const watch = setInterval(
    () => void memoryOf(clinic.pid).then((now) => (most = Math.max(most, now))),
    1_000,
  );
  const atWork = panels((n) => turns[n % turns.length](n), end.signal);
  const began = performance.now();
  const file = await makeBackup(ask);
  const minutes = (performance.now() - began) / 60_000;
  end.abort();
  clearInterval(watch);
  const slowest = Math.round(percentile(await atWork, 0.95));
  console.log(`  ${name}: ${minutes.toFixed(1)} minutes, ${verdict(minutes, NIGHT_GOAL)}`);
  console.log(`    panels meanwhile p95 ${slowest} ms, ${verdict(slowest, PANEL_GOAL)}`);
  const grown = Math.round(most - before);
  console.log(`    memory of the server at most ${grown} MB more, ${verdict(grown, MEMORY_GOAL)}`);
  return file;
}

/** Restores the backup into an empty database, and compares each photo with its digest. */
async function restore(file, folder, databaseUrl) {
  const ask = async (attempt) => (attempt === 0 ? PASSPHRASE : undefined);
  const began = performance.now();
  await restoreDatabase(databaseUrl, await openDump(path.join(folder, file), ask), {
    replace: true,
    photos: () => PhotoStore.openAll(folder, ask),
  });
  const minutes = (performance.now() - began) / 60_000;
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query(
    `select count(*)::integer as whole from photo p join photo_file f on f.photo_id = p.id
     where encode(sha256(f.bytes), 'hex') = case f.variant when 'WHOLE' then p.hash else p.small_hash end`,
  );
  await client.end();
  console.log(
    `  restored in ${minutes.toFixed(1)} minutes, ${rows[0].whole} of ${2 * PHOTOS} files byte for byte`,
  );
}

/** Backups of a clinic with 20,000 photos (8 GB): needs 40 GB of disk and about an hour. */
export async function photos({ openClinic, createDatabase }) {
  const folder = await mkdtemp(path.join(tmpdir(), 'huella-bench-photos-'));
  try {
    const clinic = await openClinic('clinic_photos', { BACKUP_DIR: folder, BACKUP_PASSPHRASE: PASSPHRASE });
    await registerMany(clinic.databaseUrl, PATIENTS);
    await bookMany(clinic.databaseUrl, { count: 1_200, from: '2031-03-03', days: 60 });
    await addPhotos(clinic.databaseUrl);
    const token = await logIn(clinic.url);
    console.log(`\nPhotos: backups of ${PHOTOS} photos of ${BYTES.WHOLE / 1_000} kB`);
    await night('the first night', clinic, token);
    const file = await night('a night without new photos', clinic, token);
    await restore(file, folder, await createDatabase('clinic_photos_restored'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
