import { mkdir, readdir, rename, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { BackupRuns } from '../../../src/data/backup/backup-runs.js';
import { NOON } from '../../product/start-product.js';
import { ask, BackupFolder, make } from './backup-folder.js';

const place = new BackupFolder();

describe('List of backups', () => {
  it('lists a backup as missing when its file is deleted, and as present when it comes back', async () => {
    const product = await place.start();
    await make(product);
    const staff = await product.logIn();
    const { fileName, id } = (await ask(staff)).backups[0]!;
    await rename(path.join(place.backups, fileName), path.join(place.folder, fileName));
    expect(await ask(staff)).toMatchObject({
      backups: [{ isThere: false }],
      backupStatus: { warning: 'NONE', lastGood: null },
    });
    expect((await staff.get(`/api/database/backup/${id}/`)).status).toBe(404);
    await rename(path.join(place.folder, fileName), path.join(place.backups, fileName));
    expect(await ask(staff)).toMatchObject({ backups: [{ isThere: true }], backupStatus: { warning: null } });
  });

  it('lists a backup file that was copied into the folder by hand', async () => {
    const product = await place.start();
    await mkdir(place.backups);
    await writeFile(path.join(place.backups, 'huella_2026-10-31_0330_0000.sql.gz.age'), 'what');
    await writeFile(path.join(place.backups, 'huella_old.sql.gz'), 'undated');
    await product.app.get(BackupRuns).tidy();
    const found = { state: 'UNCHECKED', reason: 'FOUND', cause: 'FOUND', isThere: true };
    // The file's own date would be the day it was copied, and retention would treat all copied files as one day's.
    const dated = { ...found, startedAt: '2026-10-31T06:30:00.000Z', encrypted: true, bytes: 4 };
    const { backups: listed } = await ask(await product.logIn());
    expect(listed).toHaveLength(2);
    expect(listed).toEqual(
      expect.arrayContaining(
        [dated, { ...found, encrypted: false }].map((file) => expect.objectContaining(file)),
      ),
    );
  });

  it('lists no other files of the backup folder', async () => {
    const product = await place.start();
    await mkdir(path.join(place.backups, 'huella_folder.sql.gz'), { recursive: true });
    await symlink('/etc/passwd', path.join(place.backups, 'huella_link.sql.gz'));
    for (const name of [
      'letter.txt',
      'huella_UPPER.sql.gz',
      'huella_a b.sql.gz',
      "huella_';--.sql.gz",
      'huella_ñ.sql.gz.age',
    ])
      await writeFile(path.join(place.backups, name), 'what');
    expect(await make(product)).toMatchObject({ state: 'GOOD' });
    expect((await ask(await product.logIn())).backups).toMatchObject([{ cause: 'STAFF' }]);
    expect(await readdir(place.backups)).toHaveLength(8);
  });

  it('marks a backup interrupted by a crash as failed, and removes its files', async () => {
    const product = await place.start();
    await product.database.query(
      `insert into backup_run (cause, state, started_at, file_name, encrypted)
       values ('NIGHTLY', 'RUNNING', $1, 'huella_2026-11-18_0330_dead.sql.gz', false),
              ('NIGHTLY', 'RUNNING', $1, 'huella_2026-11-17_0330_beef.sql.gz', false)`,
      [NOON],
    );
    await mkdir(place.backups);
    await writeFile(path.join(place.backups, '.huella_2026-11-18_0330_dead.sql.gz.unfinished'), 'half');
    // The backup itself was complete, and only its check was interrupted.
    await writeFile(path.join(place.backups, 'huella_2026-11-17_0330_beef.sql.gz'), 'whole');
    const staff = await product.logIn();
    const dead = { state: 'FAILED', reason: 'INTERRUPTED', finishedAt: expect.anything() };
    expect(await ask(staff)).toMatchObject({
      backups: [dead, dead],
      backupStatus: { warning: 'FAILED', isRunning: false },
    });

    await product.app.get(BackupRuns).tidy();
    const { backups: listed } = await ask(staff);
    const states = Object.fromEntries(listed.map(({ fileName, state }) => [fileName.slice(12, 17), state]));
    expect(states).toEqual({ '11-18': 'FAILED', '11-17': 'UNCHECKED' });
    expect(await readdir(place.backups)).toEqual(['huella_2026-11-17_0330_beef.sql.gz']);
  });
});
