import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { RestoringClinic } from '../../process/restoring-clinic.js';

const clinic = new RestoringClinic();
beforeAll(() => clinic.open());
beforeEach(() => clinic.nextDatabase());
afterAll(() => clinic.remove());

describe('npm run restore', () => {
  it.each<[string, () => string[], RegExp, (() => NodeJS.ProcessEnv)?]>([
    ['an option that it does not know', () => [clinic.fileOf(clinic.dump), '--force'], /restore -- FILE/],
    ['a file that is not there', () => ['nowhere.sql'], /There is no such file\.$/],
    [
      'a dump that is damaged',
      () => {
        const packed = gzipSync(clinic.dump);
        // Damages the first block's header, so that nothing can be decoded.
        return [clinic.fileOf(packed.fill(0, 10, 110))];
      },
      /damaged/,
    ],
    [
      'a dump of a newer version',
      () => [clinic.fileOf(clinic.dump.replaceAll('0004-records-and-stock', '0999-of-tomorrow'))],
      /newer Huella/,
    ],
    [
      'a database that does not answer',
      () => [clinic.fileOf(clinic.dump)],
      /DATABASE_URL|ECONNREFUSED/,
      () => ({ DATABASE_URL: 'postgresql://a:b@127.0.0.1:1/c' }),
    ],
    [
      'data that a product runs on',
      () => [clinic.fileOf(clinic.dump), '--replace'],
      /already running/,
      () => ({ DATABASE_URL: '' }),
    ],
    [
      'a database that a product runs on',
      () => [clinic.fileOf(clinic.dump), '--replace'],
      /is running on this database/,
      () => ({ DATABASE_URL: clinic.databaseUrl }),
    ],
  ])(
    'reports in one sentence which option, file or database is wrong, changes nothing and exits with 1: %s',
    (_case, args, sentence, environment) => clinic.expectRefusal(args(), sentence, environment?.()),
  );

  it('refuses to restore into a database that contains data unless replacing is requested', async () => {
    const file = clinic.fileOf(clinic.dump);
    await clinic.restore([file]);
    await clinic.query("update clinic_settings set name = 'La de antes'", clinic.elsewhere);
    const refused = await clinic.restore([file]);
    expect(refused.complained).toMatch(
      /^Nothing was restored\. The database holds data already .*--replace.*\n$/,
    );
    expect(refused.code).toBe(1);
    const name = async () => (await clinic.query('select name from clinic_settings', clinic.elsewhere))[0];
    expect(await name()).toEqual({ name: 'La de antes' });
    expect(await clinic.restore([file, '--replace'])).toMatchObject({ code: 0, complained: '' });
    expect(await name()).toEqual({ name: 'Clínica Demo' });
  });

  it('leaves an empty database empty when its restore is killed midway, and can repeat it', async () => {
    await clinic.killRestore([]);
    expect(await clinic.isEmpty()).toBe(true);
    expect(await clinic.restore([clinic.fileOf(clinic.dump)])).toMatchObject({ code: 0 });
  });
});
