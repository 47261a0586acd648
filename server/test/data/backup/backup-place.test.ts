import { mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { PROJECT_ROOT } from '../../../src/foundation/config.js';
import { Jobs } from '../../../src/foundation/jobs/jobs.js';
import { logInAsReception } from '../../product/people.js';
import { ADMIN, type TestProduct } from '../../product/start-product.js';
import type { TestClient } from '../../product/test-client.js';
import { ask, BackupFolder, make, untilNoJobs } from './backup-folder.js';
import { useRestores } from './use-restores.js';

const place = new BackupFolder();
const restores = useRestores('one database');
/** The folder that users set. */
const chosen = () => path.join(place.folder, 'disco', 'copias');
const dataDir = () => path.join(place.folder, 'data');

/** An instance whose operator set no folder. */
const start = (environment: Record<string, string> = {}, databaseUrl?: string) =>
  place.start({ BACKUP_DIR: '', DATA_DIR: dataDir(), ...environment }, databaseUrl);

interface Setting {
  readonly version?: number | null;
  readonly password?: string;
}
const set = async (
  staff: TestClient,
  folder: string,
  { version = null, password = ADMIN.password }: Setting = {},
) =>
  (
    await staff.graphql(
      `mutation ($folder: String!, $version: Int, $password: String!) {
         setBackupFolder(folder: $folder, version: $version, password: $password) { source folder version } }`,
      { folder, version, password },
    )
  ).body;
const remove = async (staff: TestClient, version: number, password: string = ADMIN.password) =>
  (
    await staff.graphql(
      `mutation ($version: Int!, $password: String!) {
         removeBackupFolder(version: $version, password: $password) { source folder version } }`,
      { version, password },
    )
  ).body;
const current = async (staff: TestClient) =>
  (await staff.graphql('{ backupFolder { source folder isMissing mustConfirm version } }')).body.data
    .backupFolder;
const stored = async (product: TestProduct) =>
  (await product.database.query('select folder from backup_folder')).rows;
const lastEvent = async (product: TestProduct) =>
  (await product.database.query('select kind, about from security_event order by id desc limit 1')).rows[0];
const faultsOf = (body: { errors?: { extensions: { fields?: Record<string, string[]> } }[] }) =>
  body.errors?.[0]?.extensions.fields;
const backupsIn = async (folder: string) =>
  (await readdir(folder).catch(() => [])).filter((name) => name.startsWith('huella_'));

describe('The backup folder set on the screen', () => {
  it('stores a backup in the folder at once and every night, from every instance without a restart, until it is removed', async () => {
    const night = { BACKUP_TIME: '03:30' };
    const one = await start(night);
    const other = await start(night, one.databaseUrl);
    const [staff, elsewhere] = [await one.logIn(), await other.logIn()];
    await make(one);
    expect(await backupsIn(path.join(dataDir(), 'backups'))).toHaveLength(1);

    expect((await set(staff, `${chosen()}/`)).data.setBackupFolder).toEqual({
      source: 'SCREEN',
      folder: chosen(),
      version: 1,
    });
    expect(await lastEvent(one)).toEqual({ kind: 'BACKUP_FOLDER_SET', about: chosen() });
    await untilNoJobs(one);
    expect(await backupsIn(chosen())).toHaveLength(1);
    // Older backups stay where they are.
    expect(await backupsIn(path.join(dataDir(), 'backups'))).toHaveLength(1);
    const { backups, backupStatus } = await ask(elsewhere);
    expect(backups.map(({ state, isThere }) => [state, isThere])).toEqual([
      ['GOOD', true],
      ['GOOD', false],
    ]);
    expect(backupStatus['warning']).toBeNull();

    one.clock.instant = other.clock.instant = new Date('2026-11-19T06:30:00Z');
    await other.app.get(Jobs).send('nightly-backup');
    await untilNoJobs(one);
    expect(await backupsIn(chosen())).toHaveLength(2);
    const { body } = await staff.graphql('{ firstSteps { done } }');
    expect(body.data.firstSteps.done).toContain('BACKUP');

    expect((await remove(staff, 1)).data.removeBackupFolder.source).toBe('NONE');
    expect(await lastEvent(one)).toEqual({ kind: 'BACKUP_FOLDER_REMOVED', about: chosen() });
    await untilNoJobs(one);
    expect(await backupsIn(path.join(dataDir(), 'backups'))).toHaveLength(1);
    expect(await backupsIn(chosen())).toHaveLength(2);
  });

  it('refuses a folder on its field, and stores or leaves behind nothing', async () => {
    const product = await start();
    const staff = await product.logIn();
    await mkdir(dataDir(), { recursive: true });
    await writeFile(path.join(place.folder, 'archivo'), '');
    await symlink(dataDir(), path.join(place.folder, 'enlace'));
    const own = /dentro de las del sistema/;
    const cases = [
      ['   ', /Falta/],
      ['copias', /ruta completa/],
      [String.raw`D:\copias`, /ruta completa/],
      [`/${'x'.repeat(500)}`, /500/],
      [path.join(place.folder, 'archivo'), /un archivo/],
      [path.join(place.folder, 'archivo', 'copias'), /un archivo/],
      ['/proc/huella', /no puede crear/],
      [dataDir(), own],
      [path.join(dataDir(), 'backups', 'otra'), own],
      [path.join(place.folder, 'otra', '..', 'data', 'copias'), own],
      [path.join(place.folder, 'enlace', 'copias'), own],
      // Around them.
      [place.folder, own],
      ['/', own],
      [path.join(PROJECT_ROOT, 'dist', 'client', 'copias'), own],
    ] as const;
    for (const [folder, sentence] of cases)
      expect([folder, faultsOf(await set(staff, folder))]).toEqual([
        folder,
        { folder: [expect.stringMatching(sentence)] },
      ]);
    expect(faultsOf(await set(staff, chosen(), { password: 'no es esta' }))).toHaveProperty('password');
    expect((await set(await logInAsReception(product), chosen())).errors[0].extensions.code).toBe(
      'FORBIDDEN',
    );
    expect(await stored(product)).toEqual([]);
    expect((await readdir(place.folder)).sort()).toEqual(['archivo', 'data', 'enlace']);
    expect(await readdir(dataDir())).toEqual([]);

    expect((await set(staff, chosen())).data.setBackupFolder.version).toBe(1);
    // The test file is gone.
    expect(await readdir(chosen())).toEqual([]);
    expect((await set(staff, path.join(place.folder, 'otra'))).errors[0].extensions.code).toBe('STALE');
    expect(await readdir(place.folder)).not.toContain('otra');
    expect((await remove(staff, 7)).errors[0].extensions.code).toBe('STALE');
    expect(faultsOf(await remove(staff, 1, 'no es esta'))).toHaveProperty('password');
    expect(await stored(product)).toEqual([{ folder: chosen() }]);
  });

  it('keeps other files of the backup folder, and reports a folder that vanished instead of making it again', async () => {
    const product = await start();
    const staff = await product.logIn();
    // With files of other programs in it.
    await mkdir(path.join(chosen(), 'photos', 'vacaciones'), { recursive: true });
    const others = ['photos/playa.jpg', 'photos/vacaciones/playa.jpg', 'leeme.txt'];
    for (const one of others) await writeFile(path.join(chosen(), one), '');
    await set(staff, chosen());
    expect(await make(product)).toMatchObject({ state: 'GOOD' });
    for (const one of others) expect(await readFile(path.join(chosen(), one), 'utf8')).toBe('');
    await rm(path.join(place.folder, 'disco'), { recursive: true });
    expect(await make(product)).toMatchObject({ state: 'FAILED', reason: 'FOLDER_UNUSABLE' });
    expect((await ask(staff)).backupStatus['warning']).toBe('FAILED');
    expect(await current(staff)).toMatchObject({ folder: chosen(), isMissing: true, mustConfirm: false });
    expect(await readdir(place.folder)).not.toContain('disco');
  });

  it('does not use the folder in a restored copy of the clinic until a user sets it again there', async () => {
    const product = await start();
    const staff = await product.logIn();
    await set(staff, chosen());
    const { body: dump } = await staff.get('/api/database/backup/');
    await restores.restore(dump);
    const copy = await start({}, restores.elsewhere);
    const user = await copy.logIn();
    expect(await current(user)).toMatchObject({ folder: chosen(), mustConfirm: true, version: 1 });
    expect(await make(copy)).toMatchObject({ state: 'GOOD' });
    expect(await backupsIn(chosen())).toEqual([]);
    expect(await backupsIn(path.join(dataDir(), 'backups'))).toHaveLength(1);
    expect((await set(user, chosen(), { version: 1 })).data.setBackupFolder.version).toBe(2);
    expect(await current(user)).toMatchObject({ mustConfirm: false, version: 2 });
    await make(copy);
    expect(await backupsIn(chosen())).toHaveLength(1);
  });

  it('prefers the operator’s backup folder, which the screen shows and does not change', async () => {
    const product = await place.start({ DATA_DIR: dataDir() });
    const staff = await product.logIn();
    await product.database.query(
      `insert into backup_folder (folder) values ('/mnt/copias'); insert into backup_folder_use default values`,
    );
    expect(await current(staff)).toEqual({
      source: 'ENVIRONMENT',
      folder: place.backups,
      isMissing: false,
      mustConfirm: false,
      version: null,
    });
    expect(faultsOf(await set(staff, chosen(), { version: 1 }))).toEqual({
      folder: [expect.stringMatching(/BACKUP_DIR/)],
    });
    await make(product);
    expect(await backupsIn(place.backups)).toHaveLength(1);
  });
});
