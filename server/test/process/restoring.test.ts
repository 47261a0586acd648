import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { fingerprint } from '../data/backup/fingerprint.js';
import { PASSPHRASE, RestoringClinic } from './restoring-clinic.js';

const clinic = new RestoringClinic();
beforeAll(() => clinic.open());
beforeEach(() => clinic.nextDatabase());
afterAll(() => clinic.remove());

describe('npm run restore', () => {
  it('reports what npm run restore restored, and exits with 0', async () => {
    const file = clinic.fileOf(clinic.dump);
    const { code, said, complained } = await clinic.run([file], {}, ['npm', 'run', 'restore', '--']).ended;
    // Output of npm itself does not count.
    expect(complained.replace(/^npm .*\n/gm, '')).toBe('');
    expect(said).toMatch(/^patient +84$/m);
    expect(said).toMatch(
      /^Restored \d+ tables with \d+ rows from a dump of Huella \(.*schema \d{4}-.*, made \d{4}-.*Z\)\. .* log in again\.$/m,
    );
    expect(code).toBe(0);
    expect((await fingerprint(clinic.elsewhere))['checksums']).toEqual(clinic.dumped['checksums']);
  });

  it('finds a stored backup by its bare name, and decrypts it with the passphrase', async () => {
    const { code, said } = await clinic.restore([clinic.kept], { BACKUP_PASSPHRASE: PASSPHRASE });
    expect(said).toMatch(/^patient +84$/m);
    expect(code).toBe(0);
    // The dump contains the backup as still running, but the restored database does not.
    expect(await clinic.query("select from backup_run where state = 'RUNNING'", clinic.elsewhere)).toEqual(
      [],
    );
  });

  it.each<[string, () => string[], RegExp, NodeJS.ProcessEnv?]>([
    ['no file', () => [], /npm run restore -- FILE/],
    ['a dump that is cut', () => [clinic.fileOf(clinic.dump.slice(0, -3000))], /not whole/],
    [
      'a wrong passphrase',
      () => [clinic.kept],
      /does not open/,
      { BACKUP_PASSPHRASE: 'otras palabras nada comunes' },
    ],
    ['no passphrase', () => [clinic.kept], /set BACKUP_PASSPHRASE/],
  ])(
    'reports in one sentence why a restore fails, changes nothing and exits with 1: %s',
    (_case, args, sentence, environment) => clinic.expectRefusal(args(), sentence, environment),
  );
});

it('leaves a full database unchanged when its restore is killed midway, and can repeat it', async () => {
  const file = clinic.fileOf(clinic.dump);
  await clinic.restore([file]);
  await clinic.query("update clinic_settings set name = 'La de antes'", clinic.elsewhere);
  const before = await fingerprint(clinic.elsewhere);
  await clinic.killRestore(['--replace']);
  expect(await fingerprint(clinic.elsewhere)).toEqual(before);
  expect(await clinic.restore([file, '--replace'])).toMatchObject({ code: 0 });
});
