import { createHash, randomBytes } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { readdir, stat } from 'node:fs/promises';
import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { it } from '@jest/globals';
import { PhotoStore } from '../../../src/data/backup/photos/photo-store.js';
import { openDump } from '../../../src/data/backup/restore/open-dump.js';
import { restoreDatabase } from '../../../src/data/backup/restore/restore-database.js';
import { sqlDump } from '../../../src/data/backup/dump/sql-dump.js';
import { addPatient } from '../../product/builders.js';
import { BackupFolder, make } from './backup-folder.js';
import { useRestores } from './use-restores.js';

const place = new BackupFolder();
const restores = useRestores();
const N = Number(process.env['N'] ?? 2000);
const say = (text: string) => appendFileSync('/tmp/ph-measure.log', `${text}\n`);
const digest = (b: Buffer) => createHash('sha256').update(b).digest('hex');
let most = 0;
setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 100).unref();
async function timed<T>(name: string, work: () => Promise<T>): Promise<T> {
  most = process.memoryUsage().rss;
  const before = most;
  const at = performance.now();
  const result = await work();
  say(`${name}: ${((performance.now() - at) / 1000).toFixed(1)} s, rss ${Math.round(before / 1e6)} -> max ${Math.round(most / 1e6)} MB`);
  return result;
}

it('measures', async () => {
  const product = await place.start(process.env['PASS'] ? { BACKUP_PASSPHRASE: process.env['PASS'] } : {});
  await addPatient(product.database, 1, 'Rosa');
  await timed(`insert ${N}`, async () => {
    const client = await product.database.connect();
    for (let n = 1; n <= N; n += 1) {
      const [whole, small] = [randomBytes(385_000), randomBytes(15_000)];
      await client.query('begin');
      const { rows } = await client.query(
        `insert into photo (patient_id, kind, purpose, taken_on, note, width, height, size, hash, small_hash, token, added_at, added_by)
         values (1, 'PHOTO', 'CLINICAL', '2026-11-20', '', 9, 9, $1, $2, $3, $4, now(), 1) returning id`,
        [whole.length, digest(whole), digest(small), String(n).padStart(32, '0')],
      );
      await client.query(`insert into photo_file values ($1, 'WHOLE', $2), ($1, 'SMALL', $3)`, [rows[0].id, whole, small]);
      await client.query('commit');
    }
    client.release();
  });
  const staff = await product.logIn();
  const times: number[] = [];
  let on = true;
  const panel = (async () => {
    while (on) {
      const at = performance.now();
      await staff.graphql('{ photos(patientId: 1, first: 50) { nodes { id note address } } }');
      times.push(performance.now() - at);
      await new Promise((done) => setTimeout(done, 50));
    }
  })();
  say(JSON.stringify(await timed('first night', () => make(product))).slice(0, 120));
  say(JSON.stringify(await timed('second night', () => make(product))).slice(0, 120));
  on = false;
  await panel;
  times.sort((a, b) => a - b);
  say(`panel p50 ${times[times.length >> 1]?.toFixed(0)} p95 ${times[Math.floor(times.length * 0.95)]?.toFixed(0)} max ${times.at(-1)?.toFixed(0)} of ${times.length}`);
  const kept = (await readdir(place.backups)).filter((n) => n.startsWith('huella_'));
  for (const name of kept) say(`${name} ${(await stat(path.join(place.backups, name))).size}`);
  let bytes = 0;
  await timed('download as SQL', () =>
    pipeline(Readable.from(sqlDump(product.databaseUrl), { objectMode: false }), new Writable({ write: (c, _e, d) => ((bytes += c.length), d()) })),
  );
  say(`sql bytes ${bytes}`);
  await timed('rows in the nightly file: dump and gzip', () =>
    pipeline(Readable.from(sqlDump(product.databaseUrl), { objectMode: false }), createGzip(), new Writable({ write: (_c, _e, d) => d() })),
  );
  const ask = async (n: number) => (n === 0 ? process.env['PASS'] : undefined);
  await timed('restore', async () =>
    restoreDatabase(restores.elsewhere, await openDump(path.join(place.backups, kept[0]!), ask), {
      replace: true,
      photos: () => PhotoStore.openAll(place.backups, ask),
    }),
  );
  say(JSON.stringify(await restores.query(`select count(*) as n, count(*) filter (where encode(sha256(bytes), 'hex') in (p.hash, p.small_hash)) as whole from photo_file f join photo p on p.id = f.photo_id`)));
}, 3_000_000);
