import { randomUUID } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { BackupRuns } from '../../src/backup/backup-runs.js';
import { NightlyBackups } from '../../src/backup/nightly-backups.js';
import { connectAsAdministrator } from '../../src/database/embedded-postgres/claim.js';
import { prepareDatabase } from '../../src/database/prepare-database.js';
import { fillDemoClinic } from '../../src/database/seeds/demo-clinic.js';
import { NOON, startProduct, type TestProduct } from '../harness.js';
import type { TestClient } from '../test-client.js';

jest.setTimeout(120_000);

let folder: string;
let backups: string;
const products: TestProduct[] = [];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'huella-backups-'));
  backups = path.join(folder, 'copias');
});
afterEach(async () => {
  // The last one made the database that the others share.
  for (const product of products.splice(0).reverse()) await product.stop();
  await rm(folder, { recursive: true, force: true });
});

async function start(environment: Record<string, string> = {}, databaseUrl?: string): Promise<TestProduct> {
  const product = await startProduct({
    environment: { BACKUP_DIR: backups, ...environment },
    ...(databaseUrl && { databaseUrl }),
  });
  products.push(product);
  // What it does at its start is over.
  await product.app.get(BackupRuns).settled();
  return product;
}

const BACKUP = `id state cause reason startedAt finishedAt fileName isThere encrypted bytes rowCount
  tables { name rows }`;

interface Shown {
  id: number;
  state: string;
  reason: string | null;
  fileName: string;
  isThere: boolean;
  rowCount: number;
  [other: string]: unknown;
}

async function ask(staff: TestClient) {
  const { body } = await staff.graphql(
    `{ backups { ${BACKUP} } backupStatus { warning isRunning encrypts nightlyAt keep { daily weekly monthly }
       lastGood { id } } }`,
  );
  expect(body.errors).toBeUndefined();
  return body.data as { backups: Shown[]; backupStatus: Record<string, unknown> };
}

/** Makes one to its end. */
async function make(product: TestProduct) {
  const started = await product.app.get(BackupRuns).start('STAFF');
  return started!.ended;
}

describe('a backup that staff ask for', () => {
  it('runs, is checked, and is listed with its size and rows', async () => {
    const product = await start();
    await fillDemoClinic(product.databaseUrl, 'America/Santiago');
    const staff = await product.staff();
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
        { name: 'patient', rows: 80 },
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

  it('is a file that only its owner can read, in a folder that only its owner can open', async () => {
    const product = await start();
    await mkdir(backups, { mode: 0o755 });
    await chmod(backups, 0o755);
    await make(product);
    const [name] = await readdir(backups);
    expect((await stat(backups)).mode & 0o777).toBe(0o700);
    expect((await stat(path.join(backups, name!))).mode & 0o777).toBe(0o600);
    const dump = gunzipSync(await readFile(path.join(backups, name!))).toString();
    expect(dump.trimEnd().split('\n').at(-1)).toBe('-- Huella: the dump is complete');
    expect(dump).not.toMatch(/copy "public"."(session|refresh_token|rate_limit)"/);
    expect(dump).not.toContain('pgboss');
  });

  it('is downloaded as it lies there, by staff alone', async () => {
    const product = await start();
    await make(product);
    const staff = await product.staff();
    const { id, fileName, bytes } = (await ask(staff)).backups[0]!;
    const answer = await fetch(`${product.url}/api/database/backup/${id}/`, {
      headers: { authorization: `Bearer ${staff.access}` },
    });
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${fileName}"`);
    const content = Buffer.from(await answer.arrayBuffer());
    expect(content).toHaveLength(Number(bytes));
    expect(content).toEqual(await readFile(path.join(backups, fileName)));
    expect((await product.client().get(`/api/database/backup/${id}/`)).status).toBe(401);
    expect((await staff.get('/api/database/backup/999/')).status).toBe(404);
    expect((await staff.get('/api/database/backup/abc/')).status).toBe(400);
  });

  it('leaves no scratch database behind', async () => {
    const product = await start();
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

describe('an encrypted backup', () => {
  it('is checked like any other, and holds nothing that can be read', async () => {
    const product = await start({ BACKUP_PASSPHRASE: 'cuatro palabras nada comunes' });
    expect(await make(product)).toMatchObject({ state: 'GOOD' });
    const { backups: listed, backupStatus } = await ask(await product.staff());
    expect(listed[0]).toMatchObject({ encrypted: true, fileName: expect.stringMatching(/\.sql\.gz\.age$/) });
    expect(backupStatus).toMatchObject({ encrypts: true });
    const content = await readFile(path.join(backups, listed[0]!.fileName), 'latin1');
    expect(content).toMatch(/^age-encryption\.org\/v1\n-> scrypt /);
    expect(content).not.toContain('Huella');
  });
});

describe('two instances', () => {
  it('make one backup at a time', async () => {
    const one = await start();
    const other = await start({}, one.databaseUrl);
    const answers = await Promise.all(
      [await one.staff(), await other.staff()].map((staff) =>
        staff.graphql('mutation { createBackup { id } }'),
      ),
    );
    await Promise.all([one, other].map((product) => product.app.get(BackupRuns).settled()));
    const codes = answers.map(({ body }) => body.errors?.[0].extensions.code ?? 'made').sort();
    expect(codes).toEqual(['BACKUP_RUNNING', 'made']);
    expect((await ask(await one.staff())).backups).toHaveLength(1);
  });

  it('make one for a night that was missed', async () => {
    const night = { BACKUP_TIME: '03:30' };
    const one = await start(night);
    const other = await start(night, one.databaseUrl);
    await Promise.all([one, other].map((product) => product.app.get(NightlyBackups).catchUp()));
    const staff = await one.staff();
    await until(async () => (await ask(staff)).backups.some(({ state }) => state === 'GOOD'));
    // What the other one put up finds that there is nothing left to do.
    await until(async () => {
      const { rows } = await one.database.query(
        "select from pgboss.job where name = 'nightly-backup' and state in ('created', 'active', 'retry')",
      );
      return rows.length === 0;
    });
    expect((await ask(staff)).backups).toHaveLength(1);
    expect((await ask(staff)).backupStatus).toMatchObject({ nightlyAt: '03:30', warning: null });
  });
});

async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 50));
}

describe('a night', () => {
  it('is not missed while there is a backup of less than a day', async () => {
    const product = await start({ BACKUP_TIME: '03:30' });
    await make(product);
    await product.app.get(NightlyBackups).catchUp();
    const { rows } = await product.database.query("select from pgboss.job where name = 'nightly-backup'");
    expect(rows).toEqual([]);
  });

  it('is put up with the job queue, in the clinic’s zone', async () => {
    const product = await start({ BACKUP_TIME: '02:45' });
    const { rows } = await product.database.query(
      "select cron, timezone from pgboss.schedule where name = 'nightly-backup'",
    );
    expect(rows).toEqual([{ cron: '45 2 * * *', timezone: 'America/Santiago' }]);
  });
});

describe('the list is true', () => {
  it('when a file is deleted by hand, and when it comes back', async () => {
    const product = await start();
    await make(product);
    const staff = await product.staff();
    const { fileName, id } = (await ask(staff)).backups[0]!;
    await rename(path.join(backups, fileName), path.join(folder, fileName));
    expect(await ask(staff)).toMatchObject({
      backups: [{ isThere: false }],
      backupStatus: { warning: 'NONE', lastGood: null },
    });
    expect((await staff.get(`/api/database/backup/${id}/`)).status).toBe(404);
    await rename(path.join(folder, fileName), path.join(backups, fileName));
    expect(await ask(staff)).toMatchObject({ backups: [{ isThere: true }], backupStatus: { warning: null } });
  });

  it('when a file is put there by hand', async () => {
    const product = await start();
    await mkdir(backups);
    await writeFile(path.join(backups, 'huella_2026-10-31_0330_0000.sql.gz.age'), 'what');
    await writeFile(path.join(backups, 'letter.txt'), 'what');
    await product.app.get(BackupRuns).tidy();
    expect((await ask(await product.staff())).backups).toMatchObject([
      { state: 'UNCHECKED', reason: 'FOUND', cause: 'FOUND', encrypted: true, bytes: 4, isThere: true },
    ]);
  });

  it('after a crash: a run that nobody runs has failed, and its scraps are gone', async () => {
    const product = await start();
    await product.database.query(
      `insert into backup_run (cause, state, started_at, file_name, encrypted)
       values ('NIGHTLY', 'RUNNING', $1, 'huella_2026-11-18_0330_dead.sql.gz', false),
              ('NIGHTLY', 'RUNNING', $1, 'huella_2026-11-17_0330_beef.sql.gz', false)`,
      [NOON],
    );
    await mkdir(backups);
    await writeFile(path.join(backups, '.huella_2026-11-18_0330_dead.sql.gz.unfinished'), 'half');
    // This one was whole, and its check was cut short.
    await writeFile(path.join(backups, 'huella_2026-11-17_0330_beef.sql.gz'), 'whole');
    const staff = await product.staff();
    const dead = { state: 'FAILED', reason: 'INTERRUPTED', finishedAt: expect.anything() };
    expect(await ask(staff)).toMatchObject({
      backups: [dead, dead],
      backupStatus: { warning: 'FAILED', isRunning: false },
    });

    await product.app.get(BackupRuns).tidy();
    const { backups: listed } = await ask(staff);
    const states = Object.fromEntries(listed.map(({ fileName, state }) => [fileName.slice(12, 17), state]));
    expect(states).toEqual({ '11-18': 'FAILED', '11-17': 'UNCHECKED' });
    expect(await readdir(backups)).toEqual(['huella_2026-11-17_0330_beef.sql.gz']);
  });
});

describe('a backup fails with its reason, and the agenda goes on,', () => {
  const bookable = async (product: TestProduct) =>
    (await product.client().get('/api/citas/disponibles/?fecha=2026-11-20&tipo_cita=podologia')).status;

  it('when the folder cannot be made', async () => {
    await writeFile(path.join(folder, 'file'), '');
    const product = await start({ BACKUP_DIR: path.join(folder, 'file', 'copias') });
    expect(await make(product)).toMatchObject({ state: 'FAILED', reason: 'FOLDER_UNUSABLE' });
    const { backups: listed, backupStatus } = await ask(await product.staff());
    expect(listed).toMatchObject([{ state: 'FAILED', reason: 'FOLDER_UNUSABLE', isThere: false }]);
    expect(backupStatus).toMatchObject({ warning: 'FAILED', isRunning: false });
    expect(await bookable(product)).toBe(200);
  });

  it('when it does not come back from the scratch database as it was', async () => {
    const product = await start();
    await make(product);
    // A check that a restore can't keep: its function looks into another table by an unqualified name.
    await product.database.query(`
      create table seen (id int); insert into seen values (1);
      create function was_seen(int) returns boolean language sql as 'select exists (select from seen where id = $1)';
      create table looked (id int check (was_seen(id))); insert into looked values (1);`);
    expect(await make(product)).toMatchObject({ state: 'FAILED', reason: 'CHECK_FAILED' });
    const { backups: listed } = await ask(await product.staff());
    expect(listed.map(({ state, isThere }) => [state, isThere])).toEqual([
      ['FAILED', false],
      ['GOOD', true],
    ]);
    expect(await scratchDatabases(product)).toEqual([]);
  });

  it('when the database goes away meanwhile', async () => {
    const product = await start();
    await product.database.query(
      "insert into closure (from_date, to_date, reason) select '2020-01-01', '2020-01-02', repeat('x', 200) from generate_series(1, 200000)",
    );
    const started = await product.app.get(BackupRuns).start('NIGHTLY');
    await until(async () => {
      const { rowCount } = await product.database.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where application_name = 'huella backup' and query like 'copy "public"."closure"%'`,
      );
      return rowCount! > 0;
    });
    expect(await started!.ended).toMatchObject({ state: 'FAILED', reason: 'DATABASE_AWAY' });
    expect(await readdir(backups)).toEqual([]);
    expect(await bookable(product)).toBe(200);
  });
});

describe('where the database’s user may not create databases', () => {
  const role = `weak_${randomUUID().slice(0, 8)}`;
  const { port, password } = new URL(process.env['TEST_POSTGRES_URL'] ?? 'postgres://none');
  const asAdministrator = async (...statements: string[]): Promise<void> => {
    const administrator = await connectAsAdministrator(Number(port), password);
    for (const statement of statements) await administrator.query(statement);
    await administrator.end();
  };
  afterEach(async () => {
    for (const product of products.splice(0)) await product.stop();
    await asAdministrator(`drop database "${role}" with (force)`, `drop role "${role}"`);
  });

  it('a backup is made, and said not to be checked', async () => {
    await asAdministrator(
      `create role "${role}" login password 'weak'`,
      `create database "${role}" owner "${role}"`,
    );
    const databaseUrl = `postgresql://${role}:weak@127.0.0.1:${port}/${role}`;
    await prepareDatabase(databaseUrl);
    const product = await start({}, databaseUrl);
    expect(await make(product)).toMatchObject({ state: 'UNCHECKED', reason: 'CHECK_NOT_ALLOWED' });
    const { backups: listed, backupStatus } = await ask(await product.staff());
    expect(listed).toMatchObject([{ state: 'UNCHECKED', isThere: true, rowCount: expect.any(Number) }]);
    expect(backupStatus).toMatchObject({ warning: 'UNCHECKED', lastGood: null });
  });
});

describe('the rule', () => {
  it('deletes what it gives up, the file and its line, and keeps the last good one', async () => {
    const product = await start({ BACKUP_KEEP: '2/0/0' });
    for (const day of ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19']) {
      product.clock.instant = new Date(`${day}T07:30:00Z`);
      expect(await make(product)).toMatchObject({ state: 'GOOD' });
    }
    const { backups: listed } = await ask(await product.staff());
    expect(listed.map(({ startedAt }) => String(startedAt).slice(0, 10))).toEqual([
      '2026-11-19',
      '2026-11-18',
    ]);
    expect((await readdir(backups)).sort()).toEqual(listed.map(({ fileName }) => fileName).sort());
  });
});
