import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ageEncryption } from '../../../src/data/backup/encryption/age-thread.js';
import { type AskPassphrase, openDump } from '../../../src/data/backup/restore/open-dump.js';
import { fillEveryTable } from '../../data/backup/fill-every-table.js';
import { fingerprint } from '../../data/backup/fingerprint.js';
import { noPassphrase, useRestores } from '../../data/backup/use-restores.js';
import { useProduct } from '../../product/use-product.js';

const product = useProduct();
let dump: string;
beforeAll(async () => {
  await fillEveryTable(product);
  dump = (await (await product.logIn()).get('/api/database/backup/')).body;
});

const restores = useRestores();
const { restore, query } = restores;
const patients = () => query('select count(*)::int as patients from patient');

it('restores a compressed dump', async () => {
  await restore(gzipSync(dump));
  expect(await patients()).toEqual([{ patients: 84 }]);
});

describe('Encrypted dump', () => {
  const PASSPHRASE = 'cuatro palabras nada comunes';
  let encrypted: Buffer;
  beforeAll(async () => {
    encrypted = await buffer(Readable.from([gzipSync(dump)]).pipe(ageEncryption(PASSPHRASE)));
  });

  it('restores an encrypted dump with its passphrase, even at the second try', async () => {
    await restore(encrypted, { ask: async (attempt) => (attempt === 0 ? 'no es esta frase' : PASSPHRASE) });
    expect(await patients()).toEqual([{ patients: 84 }]);
  });

  it("decrypts a dump that was encrypted by an older Huella, with Node's scrypt", async () => {
    const file = path.resolve(import.meta.dirname, '../../data/backup/encrypted-by-node-scrypt.age');
    expect(String(await buffer(Readable.from(await openDump(file, async () => PASSPHRASE))))).toBe(
      '-- Huella: a plain SQL dump. psql restores it into an empty database.\n',
    );
  });

  it.each<[string, (whole: Buffer) => Buffer, AskPassphrase, RegExp]>([
    ['without a passphrase', (whole) => whole, noPassphrase, /set BACKUP_PASSPHRASE/],
    [
      'with another passphrase',
      (whole) => whole,
      async (attempt) => (attempt === 0 ? 'no es esta frase' : undefined),
      /does not open/,
    ],
    ['that is cut', (whole) => whole.subarray(0, -1), async () => PASSPHRASE, /not whole, or was changed/],
    [
      'that was changed',
      (whole) => Buffer.concat([whole.subarray(0, -20), Buffer.alloc(20)]),
      async () => PASSPHRASE,
      /not whole, or was changed/,
    ],
  ])('refuses to restore an encrypted dump %s', async (_case, spoil, ask, sentence) => {
    await expect(restore(spoil(encrypted), { ask })).rejects.toThrow(sentence);
    expect(await restores.isEmpty()).toBe(true);
  });
});

describe('Refused restore', () => {
  it.each<[string, (whole: string) => string | Buffer, RegExp]>([
    ['one that is cut in the rows', (whole) => whole.slice(0, whole.indexOf('\\.\n') - 40), /not whole/],
    [
      'one that is cut between statements',
      (whole) => whole.slice(0, whole.indexOf('alter table')),
      /not whole/,
    ],
    ['one that is cut while compressed', (whole) => gzipSync(whole).subarray(0, 9_000), /not whole/],
    [
      'one with a wrong statement',
      (whole) => whole.replace('commit;', 'select 1/0;\ncommit;'),
      /line \d+ .*division by zero/,
    ],
    [
      'one that runs a program',
      (whole) => whole.replace('begin;', "begin; copy t from program 'true';"),
      /files or programs/,
    ],
    [
      'one that includes another',
      (whole) => whole.replace('begin;', 'begin;\n\\i other.sql'),
      /only psql understands/,
    ],
    ['one in another encoding', (whole) => whole.replace("'UTF8'", "'LATIN1'"), /LATIN1.*--encoding=UTF8/],
    [
      'one of a whole server',
      (whole) => `--\n-- PostgreSQL database cluster dump\n--\n${whole}`,
      /pg_dumpall/,
    ],
    ["pg_dump's custom format", () => 'PGDMP\u0001', /custom format/],
    ['a picture', () => Buffer.from([0x89, 0x50, 0x4e, 0x47]), /neither/],
    ['an empty file', () => '', /neither/],
  ])('refuses to restore, in one sentence, and changes nothing: %s', async (_case, spoil, sentence) => {
    const spoilt = spoil(dump);
    expect(spoilt).not.toBe(dump);
    const error: unknown = await restore(spoilt).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ name: 'DumpError', message: expect.stringMatching(sentence) });
    expect((error as Error).message).not.toContain('\n');
    expect(await restores.isEmpty()).toBe(true);
  });
});

describe('Failed restore into a database that holds data', () => {
  beforeEach(async () => {
    await restore(dump);
    await query("update clinic_settings set name = 'La de antes'; create table left_over (i int)");
  });

  it.each([
    ['is cut', (whole: string) => whole.slice(0, -3000)],
    [
      'comes from a newer version',
      (whole: string) => whole.replaceAll('0004-records-and-stock', '0999-of-tomorrow'),
    ],
  ])('leaves a database that holds data unchanged if the dump %s', async (_case, spoil) => {
    const before = await fingerprint(restores.elsewhere);
    await expect(restore(spoil(dump), { replace: true })).rejects.toThrow();
    expect(await fingerprint(restores.elsewhere)).toEqual(before);
  });
});
