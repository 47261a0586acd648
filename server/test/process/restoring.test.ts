import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { fingerprint } from '../backup/fingerprint.js';
import { PASSPHRASE, RestoringClinic } from './restoring-clinic.js';

const clinic = new RestoringClinic();
beforeAll(() => clinic.open());
beforeEach(() => clinic.nextDatabase());
afterAll(() => clinic.remove());

describe('npm run restore', () => {
  it('reports what it restored and exits with 0', async () => {
    const file = clinic.fileOf(clinic.dump);
    const { code, said, complained } = await clinic.run([file], {}, ['npm', 'run', 'restore', '--']).ended;
    // npm's own output does not count.
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
    // In its own snapshot the backup was still running, but not in the restored database.
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
    'reports in one sentence what is wrong, changes nothing and exits with 1: %s',
    (_case, args, sentence, environment) => clinic.expectRefusal(args(), sentence, environment),
  );
});

it('a restore that is killed midway leaves a full database as it was, and can be repeated', async () => {
  const file = clinic.fileOf(clinic.dump);
  await clinic.restore([file]);
  await clinic.query("update clinic_settings set name = 'La de antes'", clinic.elsewhere);
  const before = await fingerprint(clinic.elsewhere);
  await clinic.killRestore(['--replace']);
  expect(await fingerprint(clinic.elsewhere)).toEqual(before);
  expect(await clinic.restore([file, '--replace'])).toMatchObject({ code: 0 });
});
