import { describe, expect, it } from '@jest/globals';
import { NightlyBackups } from '../../../src/data/backup/nightly-backups.js';
import { Jobs } from '../../../src/foundation/jobs/jobs.js';
import { eventually } from '../../product/eventually.js';
import { ask, BackupFolder, make, untilNoJobs } from './backup-folder.js';

const place = new BackupFolder();

describe('Nightly backup', () => {
  it('makes no nightly backup while there is one less than a day old', async () => {
    const product = await place.start({ BACKUP_TIME: '03:30' });
    await make(product);
    await product.app.get(NightlyBackups).catchUp();
    const { rows } = await product.database.query("select from pgboss.job where name = 'nightly-backup'");
    expect(rows).toEqual([]);
  });

  it('schedules the nightly backup with the job queue, in the clinic’s time zone', async () => {
    const product = await place.start({ BACKUP_TIME: '02:45' });
    const { rows } = await product.database.query(
      "select cron, timezone from pgboss.schedule where name = 'nightly-backup'",
    );
    expect(rows).toEqual([{ cron: '45 2 * * *', timezone: 'America/Santiago' }]);
  });

  it('unschedules the nightly backup once it is turned off', async () => {
    const before = await place.start({ BACKUP_TIME: '02:45' });
    await place.start({ BACKUP_TIME: 'off' }, before.databaseUrl);
    const { rows } = await before.database.query("select from pgboss.schedule where name = 'nightly-backup'");
    expect(rows).toEqual([]);
  });

  it('runs the nightly backup once, however often and on however many instances it is due', async () => {
    const night = { BACKUP_TIME: '03:30' };
    const one = await place.start(night);
    const other = await place.start(night, one.databaseUrl);
    for (const product of [one, other, one, other]) await product.app.get(Jobs).send('nightly-backup');
    await untilNoJobs(one);
    expect((await ask(await one.logIn())).backups).toMatchObject([{ cause: 'NIGHTLY', state: 'GOOD' }]);
    // A job that runs after the first one finds its backup.
    await other.app.get(Jobs).send('nightly-backup');
    await untilNoJobs(one);
    expect((await ask(await one.logIn())).backups).toHaveLength(1);
    // An hour later it counts as a new request.
    for (const product of [one, other]) product.clock.instant = new Date('2026-11-18T16:00:00Z');
    await other.app.get(Jobs).send('nightly-backup');
    await untilNoJobs(one);
    expect((await ask(await one.logIn())).backups).toHaveLength(2);
  });

  it('makes up for a missed nightly backup once, on any instance', async () => {
    const night = { BACKUP_TIME: '03:30' };
    const one = await place.start(night);
    const other = await place.start(night, one.databaseUrl);
    await Promise.all([one, other].map((product) => product.app.get(NightlyBackups).catchUp()));
    const staff = await one.logIn();
    await eventually(async () => (await ask(staff)).backups.some(({ state }) => state === 'GOOD'));
    // The job queued by the other instance finds nothing left to do.
    await untilNoJobs(one);
    expect((await ask(staff)).backups).toHaveLength(1);
    expect((await ask(staff)).backupStatus).toMatchObject({ nightlyAt: '03:30', warning: null });
  });
});
