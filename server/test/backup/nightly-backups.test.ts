import { describe, expect, it } from '@jest/globals';
import { NightlyBackups } from '../../src/backup/nightly-backups.js';
import { Jobs } from '../../src/jobs/jobs.js';
import { eventually } from '../product/eventually.js';
import { ask, BackupPlace, make, untilNoJobs } from './backup-place.js';

const place = new BackupPlace();

describe('a night', () => {
  it('is not missed while there is a backup of less than a day', async () => {
    const product = await place.start({ BACKUP_TIME: '03:30' });
    await make(product);
    await product.app.get(NightlyBackups).catchUp();
    const { rows } = await product.database.query("select from pgboss.job where name = 'nightly-backup'");
    expect(rows).toEqual([]);
  });

  it('is put up with the job queue, in the clinic’s zone', async () => {
    const product = await place.start({ BACKUP_TIME: '02:45' });
    const { rows } = await product.database.query(
      "select cron, timezone from pgboss.schedule where name = 'nightly-backup'",
    );
    expect(rows).toEqual([{ cron: '45 2 * * *', timezone: 'America/Santiago' }]);
  });

  it('makes none once they are turned off', async () => {
    const before = await place.start({ BACKUP_TIME: '02:45' });
    await place.start({ BACKUP_TIME: 'off' }, before.databaseUrl);
    const { rows } = await before.database.query("select from pgboss.schedule where name = 'nightly-backup'");
    expect(rows).toEqual([]);
  });

  it('has one backup, however often and on how many instances it is due', async () => {
    const night = { BACKUP_TIME: '03:30' };
    const one = await place.start(night);
    const other = await place.start(night, one.databaseUrl);
    for (const product of [one, other, one, other]) await product.app.get(Jobs).send('nightly-backup');
    await untilNoJobs(one);
    expect((await ask(await one.logIn())).backups).toMatchObject([{ cause: 'NIGHTLY', state: 'GOOD' }]);
    // What is due after the first one is over finds it.
    await other.app.get(Jobs).send('nightly-backup');
    await untilNoJobs(one);
    expect((await ask(await one.logIn())).backups).toHaveLength(1);
    // An hour later, it is another time of which somebody asked for one.
    for (const product of [one, other]) product.clock.instant = new Date('2026-11-18T16:00:00Z');
    await other.app.get(Jobs).send('nightly-backup');
    await untilNoJobs(one);
    expect((await ask(await one.logIn())).backups).toHaveLength(2);
  });

  it('that was missed is made up for once, on any instance', async () => {
    const night = { BACKUP_TIME: '03:30' };
    const one = await place.start(night);
    const other = await place.start(night, one.databaseUrl);
    await Promise.all([one, other].map((product) => product.app.get(NightlyBackups).catchUp()));
    const staff = await one.logIn();
    await eventually(async () => (await ask(staff)).backups.some(({ state }) => state === 'GOOD'));
    // What the other one put up finds that there is nothing left to do.
    await untilNoJobs(one);
    expect((await ask(staff)).backups).toHaveLength(1);
    expect((await ask(staff)).backupStatus).toMatchObject({ nightlyAt: '03:30', warning: null });
  });
});
