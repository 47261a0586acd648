import fs from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { describedFetch } from '../product/described-fetch.js';
import { eventually } from '../product/eventually.js';
import type { TestClient } from '../product/test-client.js';
import { DirectStart } from './direct-start.js';
import { ADMIN, RunningClinic } from './running-clinic.js';

const DUMP = 'huella backup';

const clinic = new RunningClinic(DirectStart);
const archives = path.join(clinic.backups, 'archives');
afterAll(() => clinic.remove());

/** The latest backups, newest first, and the backup status. */
async function latest(staff: TestClient, count: number): Promise<Array<Record<string, unknown>>> {
  const { body } = await staff.graphql(
    '{ backups { state reason isThere } backupStatus { warning isRunning } }',
  );
  return [...body.data.backups.slice(0, count), body.data.backupStatus];
}

async function begin(staff: TestClient): Promise<void> {
  const { body } = await staff.graphql('mutation { createBackup { state } }');
  expect(body.data.createBackup).toEqual({ state: 'RUNNING' });
}

const beginArchive = (staff: TestClient) =>
  staff.graphql('mutation ($password: String!) { startArchive(password: $password) { state } }', {
    password: ADMIN.password,
  });
const archiveOf = async (staff: TestClient) =>
  (await staff.graphql('{ archive { state reason } }')).body.data.archive;

/** Holds every archive once it has written some of its rows. */
const HOLD_ARCHIVES = `
  create function hold_archives() returns trigger language plpgsql as $$
  begin
    while new.done_rows > 0 loop
      -- Silence would count as a dead connection.
      raise notice 'held';
      begin
        perform pg_sleep(0.05);
      exception when query_canceled then
        -- The statement's time limit, which may end before the server is killed. It applies once.
        null;
      end;
    end loop;
    return new;
  end $$;
  create trigger hold_archives before update of done_rows on archive for each row execute function hold_archives()`;
const LET_ARCHIVES_GO = 'drop function hold_archives cascade';

const atLastTable = async (): Promise<number> =>
  (await clinic.doing(DUMP)).filter((query) => query.startsWith('copy "public"."held"')).length;
const isArchiveHeld = async (): Promise<boolean> =>
  (await clinic.query(`select from pg_stat_activity where wait_event = 'PgSleep'`)).length > 0;

/** The names of backup files, including unfinished ones. */
const backupFiles = () => fs.readdirSync(clinic.backups).filter((name) => name !== 'archives');

const scratchDatabases = () =>
  clinic.query("select datname from pg_database where datname like '%backup_check%'");

describe('Killed server', () => {
  describe('Killed while writing a backup and an archive, and sending a backup', () => {
    let download: Response;
    let files: Record<string, string[]>;
    let staff: TestClient;

    beforeAll(async () => {
      await clinic.ensureRunning();
      staff = await clinic.staff();
      await clinic.query(HOLD_ARCHIVES);
      await beginArchive(staff);
      await eventually(isArchiveHeld, 'an archive that is half written');
      const letGoOn = await clinic.holdDumps();
      await begin(staff);
      download = await describedFetch(`${clinic.product.url}/api/database/backup/`, {
        headers: { authorization: `Bearer ${staff.access}` },
      });
      await eventually(async () => (await atLastTable()) === 2, 'the last table of both dumps');
      await clinic.product.kill();
      files = { backups: backupFiles(), archives: fs.readdirSync(archives) };
      await letGoOn();
      await clinic.query(LET_ARCHIVES_GO);

      await clinic.start();
      staff = await clinic.staff();
    });

    it('leaves no backup of a killed server, reports the failure, cleans up, and can make another', async () => {
      expect(files['backups']).toEqual([expect.stringMatching(/^\.huella_.*\.unfinished$/)]);
      const failed = { state: 'FAILED', reason: 'INTERRUPTED', isThere: false };
      expect(await latest(staff, 1)).toEqual([failed, { warning: 'FAILED', isRunning: false }]);
      await eventually(() => backupFiles().length === 0, 'the end of the scraps');

      await begin(staff);
      const good = { state: 'GOOD', reason: null, isThere: true };
      await eventually(async () => (await latest(staff, 1))[0]?.['state'] !== 'RUNNING');
      expect(await latest(staff, 2)).toEqual([good, failed, { warning: null, isRunning: false }]);
    });

    it('leaves no archive of a killed server, reports the failure, and cleans up when it makes another', async () => {
      expect(files['archives']).toEqual([expect.stringMatching(/\.unfinished$/)]);
      expect(await archiveOf(staff)).toEqual({ state: 'FAILED', reason: 'INTERRUPTED' });
      await beginArchive(staff);
      await eventually(async () => (await archiveOf(staff)).state !== 'RUNNING', 'the archive');
      expect(await archiveOf(staff)).toEqual({ state: 'READY', reason: null });
      expect(fs.readdirSync(archives)).toEqual([expect.stringMatching(/^archive_\d+\.zip\.age$/)]);
    });

    it('aborts the download of a backup when the server is killed', async () => {
      expect(download.status).toBe(200);
      await expect(download.text()).rejects.toThrow();
    });
  });

  it('leaves a backup unchecked, and no scratch database, if the server is killed during the check', async () => {
    await clinic.ensureRunning();
    // Restoring this table takes longer than any test. In the clinic's own database it takes no time.
    await clinic.query(`
      create function is_slow_elsewhere(int) returns boolean language plpgsql as $$ begin
        if current_database() like '%backup_check%' then perform pg_sleep(3600); end if;
        return true;
      end $$;
      create table slow (id int check (is_slow_elsewhere(id)));
      insert into slow values (1)`);
    const before = new Set(backupFiles());
    await begin(await clinic.staff());
    await eventually(async () =>
      (await clinic.doing(DUMP)).some((query) => query.includes('add constraint')),
    );
    expect(await scratchDatabases()).toHaveLength(1);
    await clinic.product.kill();

    await clinic.start();
    await clinic.query('drop table slow; drop function is_slow_elsewhere');
    const staff = await clinic.staff();
    await eventually(async () => (await scratchDatabases()).length === 0, 'the end of the scratch database');
    expect(await latest(staff, 1)).toEqual([
      { state: 'UNCHECKED', reason: 'INTERRUPTED', isThere: true },
      { warning: 'UNCHECKED', isRunning: false },
    ]);
    const [name = ''] = backupFiles().filter((file) => !before.has(file));
    const dump = gunzipSync(fs.readFileSync(path.join(clinic.backups, name))).toString();
    expect(dump.trimEnd().split('\n').at(-1)).toBe('-- Huella: the dump is complete');
  });
});
