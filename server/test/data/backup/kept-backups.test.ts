import { randomUUID } from 'node:crypto';
import { chmod, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from '@jest/globals';
import { BackupRuns } from '../../../src/data/backup/backup-runs.js';
import { prepareDatabase } from '../../../src/foundation/database/prepare-database.js';
import { fillDemoClinic } from '../../../src/foundation/database/seeds/demo-clinic.js';
import { describedFetch } from '../../product/described-fetch.js';
import { eventually } from '../../product/eventually.js';
import type { TestProduct } from '../../product/start-product.js';
import { asAdministrator } from '../../product/test-databases.js';
import { ask, BACKUP, BackupFolder, make } from './backup-folder.js';

const place = new BackupFolder();

describe('Backup requested by staff', () => {
  it('runs and checks a requested backup, and lists it with its size and rows', async () => {
    const product = await place.start();
    await fillDemoClinic(product.databaseUrl, 'America/Santiago');
    const staff = await product.logIn();
    expect(await ask(staff)).toMatchObject({
      backups: [],
      backupStatus: { warning: 'NONE', lastGood: null },
    });

    const { body } = await staff.graphql(`mutation { createBackup { ${BACKUP} } }`);
    expect(body.data.createBackup).toMatchObject({
      state: 'RUNNING',
      cause: 'STAFF',
      bytes: null,
      finishedAt: null,
    });
    await product.app.get(BackupRuns).settled();

    const { backups: listed, backupStatus } = await ask(staff);
    expect(listed).toHaveLength(1);
    expect(listed[0]).toMatchObject({
      state: 'GOOD',
      reason: null,
      startedAt: '2026-11-18T15:00:00.000Z',
      fileName: expect.stringMatching(/^huella_2026-11-18_1200_[0-9a-f]{4}\.sql\.gz$/),
      isThere: true,
      encrypted: false,
      tables: expect.arrayContaining([
        { name: 'patient', rows: 84 },
        { name: 'session', rows: 0 },
      ]),
    });
    expect(backupStatus).toEqual({
      warning: null,
      isRunning: false,
      encrypts: false,
      nightlyAt: null,
      keep: { daily: 7, weekly: 4, monthly: 12 },
      lastGood: { id: listed[0]!.id },
    });
  });

  it('stores a backup as a file that only its owner can read, in a folder that only its owner can open', async () => {
    const product = await place.start();
    await mkdir(place.backups, { mode: 0o755 });
    await chmod(place.backups, 0o755);
    await make(product);
    const [name] = await readdir(place.backups);
    expect((await stat(place.backups)).mode & 0o777).toBe(0o700);
    expect((await stat(path.join(place.backups, name!))).mode & 0o777).toBe(0o600);
    const dump = gunzipSync(await readFile(path.join(place.backups, name!))).toString();
    expect(dump.trimEnd().split('\n').at(-1)).toBe('-- Huella: the dump is complete');
    expect(dump).not.toMatch(/copy "public"."(session|refresh_token|rate_limit)"/);
    expect(dump).not.toContain('pgboss');
  });

  it('lets only staff download a stored backup, byte for byte', async () => {
    const product = await place.start();
    await make(product);
    const staff = await product.logIn();
    const { id, fileName, bytes } = (await ask(staff)).backups[0]!;
    const answer = await describedFetch(`${product.url}/api/database/backup/${id}/`, {
      headers: { authorization: `Bearer ${staff.access}` },
    });
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${fileName}"`);
    const content = Buffer.from(await answer.arrayBuffer());
    expect(content).toHaveLength(Number(bytes));
    expect(content).toEqual(await readFile(path.join(place.backups, fileName)));
    const accesses = await product.database.query('select action, channel from audit_entry');
    expect(accesses.rows).toEqual([{ action: 'BACKUP_DOWNLOADED', channel: 'API' }]);
    expect((await product.client().get(`/api/database/backup/${id}/`)).status).toBe(401);
    expect((await staff.get('/api/database/backup/999/')).status).toBe(404);
    expect((await staff.get('/api/database/backup/abc/')).status).toBe(400);
  });

  it('leaves no scratch database behind after a backup', async () => {
    const product = await place.start();
    await product.database.query(`create database "${await scratchName(product)}"`);
    expect((await make(product)).state).toBe('GOOD');
    expect(await scratchDatabases(product)).toEqual([]);
  });
});

const scratchName = async (product: TestProduct) =>
  `${new URL(product.databaseUrl).pathname.slice(1, 43)}_backup_check_0badc0de`;
async function scratchDatabases(product: TestProduct): Promise<string[]> {
  const { rows } = await product.database.query<{ name: string }>(
    "select datname as name from pg_database where datname like '%backup_check%'",
  );
  return rows.map(({ name }) => name);
}

describe('Encrypted backup', () => {
  it('checks an encrypted backup like any other, and stores nothing readable', async () => {
    const product = await place.start({ BACKUP_PASSPHRASE: 'cuatro palabras nada comunes' });
    expect(await make(product)).toMatchObject({ state: 'GOOD' });
    const { backups: listed, backupStatus } = await ask(await product.logIn());
    expect(listed[0]).toMatchObject({ encrypted: true, fileName: expect.stringMatching(/\.sql\.gz\.age$/) });
    expect(backupStatus).toMatchObject({ encrypts: true });
    const content = await readFile(path.join(place.backups, listed[0]!.fileName), 'latin1');
    expect(content).toMatch(/^age-encryption\.org\/v1\n-> scrypt /);
    expect(content).not.toContain('Huella');
  });
});

describe('Backups on two instances', () => {
  it('makes one backup at a time on two instances', async () => {
    const one = await place.start();
    const other = await place.start({}, one.databaseUrl);
    const answers = await Promise.all(
      [await one.logIn(), await other.logIn()].map((staff) =>
        staff.graphql('mutation { createBackup { id } }'),
      ),
    );
    await Promise.all([one, other].map((product) => product.app.get(BackupRuns).settled()));
    const codes = answers.map(({ body }) => body.errors?.[0].extensions.code ?? 'made').sort();
    expect(codes).toEqual(['BACKUP_RUNNING', 'made']);
    expect((await ask(await one.logIn())).backups).toHaveLength(1);
  });
});

describe('Failed backup', () => {
  const bookable = async (product: TestProduct) =>
    (await product.client().get('/api/citas/disponibles/?fecha=2026-11-20&tipo_cita=podologia')).status;

  it('fails a backup with its reason if the folder cannot be created, and the agenda keeps working', async () => {
    await writeFile(path.join(place.folder, 'file'), '');
    const product = await place.start({ BACKUP_DIR: path.join(place.folder, 'file', 'copias') });
    expect(await make(product)).toMatchObject({ state: 'FAILED', reason: 'FOLDER_UNUSABLE' });
    const { backups: listed, backupStatus } = await ask(await product.logIn());
    expect(listed).toMatchObject([{ state: 'FAILED', reason: 'FOLDER_UNUSABLE', isThere: false }]);
    expect(backupStatus).toMatchObject({ warning: 'FAILED', isRunning: false });
    expect(await bookable(product)).toBe(200);
  });

  it('fails a backup with its reason if the restored scratch database differs from the original', async () => {
    const product = await place.start();
    await make(product);
    // A check constraint that cannot be restored: its function reads another table by an unqualified name.
    await product.database.query(`
      create table seen (id int); insert into seen values (1);
      create function was_seen(int) returns boolean language sql as 'select exists (select from seen where id = $1)';
      create table looked (id int check (was_seen(id))); insert into looked values (1);`);
    expect(await make(product)).toMatchObject({ state: 'FAILED', reason: 'CHECK_FAILED' });
    const { backups: listed } = await ask(await product.logIn());
    expect(listed.map(({ state, isThere }) => [state, isThere])).toEqual([
      ['FAILED', false],
      ['GOOD', true],
    ]);
    expect(await scratchDatabases(product)).toEqual([]);
  });

  it('fails a backup with its reason if the database goes away meanwhile, and the agenda works again', async () => {
    const product = await place.start();
    await product.database.query(
      "create table many as select repeat('x', 200) as text from generate_series(1, 200000)",
    );
    const started = await product.app.get(BackupRuns).start('NIGHTLY');
    await eventually(async () => {
      const { rowCount } = await product.database.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where application_name = 'huella backup' and query like 'copy "public"."many"%'`,
      );
      return rowCount! > 0;
    });
    expect(await started!.ended).toMatchObject({ state: 'FAILED', reason: 'DATABASE_AWAY' });
    expect(await readdir(place.backups)).toEqual([]);
    expect(await bookable(product)).toBe(200);
  });
});

describe('Database user without the right to create databases', () => {
  const role = `weak_${randomUUID().slice(0, 8)}`;
  afterEach(async () => {
    await place.stopAll();
    await asAdministrator(`drop database "${role}" with (force)`, `drop role "${role}"`);
  });

  it('makes a backup and marks it as unchecked if the database user may not create databases', async () => {
    await asAdministrator(
      `create role "${role}" login password 'weak'`,
      `create database "${role}" owner "${role}"`,
    );
    const { host } = new URL(process.env['TEST_POSTGRES_URL'] ?? 'postgres://none');
    const databaseUrl = `postgresql://${role}:weak@${host}/${role}`;
    await prepareDatabase(databaseUrl);
    const product = await place.start({}, databaseUrl);
    expect(await make(product)).toMatchObject({ state: 'UNCHECKED', reason: 'CHECK_NOT_ALLOWED' });
    expect(place.log).toContain('ALTER ROLE … CREATEDB');
    const { backups: listed, backupStatus } = await ask(await product.logIn());
    expect(listed).toMatchObject([{ state: 'UNCHECKED', isThere: true, rowCount: expect.any(Number) }]);
    expect(backupStatus).toMatchObject({ warning: 'UNCHECKED', lastGood: null });
  });
});

describe('Backup retention', () => {
  it('deletes expired backups and their entries, but never the last good one', async () => {
    const product = await place.start({ BACKUP_KEEP: '2/0/0' });
    for (const day of ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19']) {
      product.clock.instant = new Date(`${day}T07:30:00Z`);
      expect(await make(product)).toMatchObject({ state: 'GOOD' });
    }
    const { backups: listed } = await ask(await product.logIn());
    expect(listed.map(({ startedAt }) => String(startedAt).slice(0, 10))).toEqual([
      '2026-11-19',
      '2026-11-18',
    ]);
    expect((await readdir(place.backups)).sort()).toEqual(listed.map(({ fileName }) => fileName).sort());
  });
});
