import fs from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { describedFetch } from '../product/described-fetch.js';
import { eventually } from '../product/eventually.js';
import type { TestClient } from '../product/test-client.js';
import { RunningClinic } from './running-clinic.js';

const DUMP = 'huella backup';

let clinic: RunningClinic;
beforeEach(() => {
  clinic = new RunningClinic();
});
afterEach(() => clinic.remove());

async function listed(staff: TestClient): Promise<Array<Record<string, unknown>>> {
  const { body } = await staff.graphql(
    '{ backups { state reason isThere } backupStatus { warning isRunning } }',
  );
  return [...body.data.backups, body.data.backupStatus];
}

async function begin(): Promise<void> {
  const { body } = await (await clinic.staff()).graphql('mutation { createBackup { state } }');
  expect(body.data.createBackup).toEqual({ state: 'RUNNING' });
}

const isAtLastTable = async (): Promise<boolean> =>
  (await clinic.doing(DUMP)).some((query) => query.startsWith('copy "public"."held"'));

const scratchDatabases = () =>
  clinic.query("select datname from pg_database where datname like '%backup_check%'");

describe('a server that is killed', () => {
  it('while it writes a backup leaves no file, and the next start reports the failure and cleans up', async () => {
    await clinic.start();
    const letGoOn = await clinic.holdDumps();
    await begin();
    await eventually(isAtLastTable, 'the last table of the dump');
    expect(fs.readdirSync(clinic.backups)).toEqual([expect.stringMatching(/^\.huella_.*\.unfinished$/)]);
    await clinic.product.kill();
    expect(fs.readdirSync(clinic.backups)).toHaveLength(1);
    await letGoOn();

    await clinic.start();
    const staff = await clinic.staff();
    const failed = { state: 'FAILED', reason: 'INTERRUPTED', isThere: false };
    expect(await listed(staff)).toEqual([failed, { warning: 'FAILED', isRunning: false }]);
    await eventually(() => fs.readdirSync(clinic.backups).length === 0, 'the end of the scraps');

    await begin();
    const good = { state: 'GOOD', reason: null, isThere: true };
    await eventually(async () => (await listed(staff))[0]?.['state'] !== 'RUNNING');
    expect(await listed(staff)).toEqual([good, failed, { warning: null, isRunning: false }]);
  });

  it('while it checks a backup leaves it unchecked, and no scratch database', async () => {
    await clinic.start();
    // Restoring this table takes longer than any test. In the clinic's own database it takes no time.
    await clinic.query(`
      create function is_slow_elsewhere(int) returns boolean language plpgsql as $$ begin
        if current_database() like '%backup_check%' then perform pg_sleep(3600); end if;
        return true;
      end $$;
      create table slow (id int check (is_slow_elsewhere(id)));
      insert into slow values (1)`);
    await begin();
    await eventually(async () =>
      (await clinic.doing(DUMP)).some((query) => query.includes('add constraint')),
    );
    expect(await scratchDatabases()).toHaveLength(1);
    await clinic.product.kill();

    await clinic.start();
    const staff = await clinic.staff();
    await eventually(async () => (await scratchDatabases()).length === 0, 'the end of the scratch database');
    expect(await listed(staff)).toEqual([
      { state: 'UNCHECKED', reason: 'INTERRUPTED', isThere: true },
      { warning: 'UNCHECKED', isRunning: false },
    ]);
    const [name] = fs.readdirSync(clinic.backups);
    const dump = gunzipSync(fs.readFileSync(path.join(clinic.backups, name!))).toString();
    expect(dump.trimEnd().split('\n').at(-1)).toBe('-- Huella: the dump is complete');
  });

  it('during a download of a backup aborts the download', async () => {
    await clinic.start();
    const { access } = await clinic.staff();
    const letGoOn = await clinic.holdDumps();
    const response = await describedFetch(`${clinic.product.url}/api/database/backup/`, {
      headers: { authorization: `Bearer ${access}` },
    });
    expect(response.status).toBe(200);
    await eventually(isAtLastTable, 'the last table of the dump');
    await clinic.product.kill();
    await letGoOn();
    await expect(response.text()).rejects.toThrow();
  });
});
