import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { Decrypter } from 'age-encryption';
import { ageEncryption } from '../../../src/data/backup/encryption/age-thread.js';
import { type AskPassphrase, openDump } from '../../../src/data/backup/restore/open-dump.js';
import type { Restored } from '../../../src/data/backup/restore/restore-dump.js';
import { turnOnSecondFactor } from '../../product/authenticator.js';
import { madeUpRut } from '../../product/builders.js';
import { ADMIN, startProduct } from '../../product/start-product.js';
import { stopSchedules } from '../../product/stop-schedules.js';
import { useProduct } from '../../product/use-product.js';
import { fillEveryTable } from './fill-every-table.js';
import { fingerprint, WITHOUT_ROWS } from './fingerprint.js';
import { NASTY } from './nasty-texts.js';
import { noPassphrase, useRestores } from './use-restores.js';

const product = useProduct();
let dump: string;
const DORA = { ...ADMIN, username: 'dora' };
let dora: Awaited<ReturnType<typeof turnOnSecondFactor>>;
beforeAll(async () => {
  await fillEveryTable(product);
  await product.database.query(
    `insert into staff_user (username, name, password_hash, rights)
     select 'dora', 'Dora', password_hash, rights from staff_user limit 1`,
  );
  dora = await turnOnSecondFactor(product, await product.client().logIn(DORA));
  // The dump is compared with the rows of its origin later.
  await stopSchedules(product);
  dump = (await (await product.logIn()).get('/api/database/backup/')).body;
});

// More dumps and databases: server/test/proofs/restores.

describe('Dump of a filled clinic', () => {
  const restores = useRestores('one database');
  const { query } = restores;
  let restored: Restored;
  beforeAll(async () => {
    restored = await restores.restore(dump);
  });

  it('restores a dump elsewhere with every row, key, check, index, function, trigger and sequence', async () => {
    const { rowCounts, facts } = restored;
    expect(facts).toMatchObject({ origin: 'Huella', madeAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) });
    expect(rowCounts).toMatchObject({ patient: 84, supply: 10, session: 0 });
    // The dump has rows of every table that the clinic fills.
    const empty = Object.keys(rowCounts).filter((table) => rowCounts[table] === 0);
    expect(empty.sort()).toEqual([...WITHOUT_ROWS].sort());
    const [original, copy] = [await fingerprint(product.databaseUrl), await fingerprint(restores.elsewhere)];
    expect(copy['checksums']).toEqual(original['checksums']);
    expect(copy['objects']).toEqual(original['objects']);
    const cases = await query('select clinical_case as text from patient where id <= 9 order by id');
    expect(cases.map(({ text }) => text)).toEqual(NASTY);
  });

  it('continues a restored database with the next ids, and keeps its constraints', async () => {
    const [next] = await query(
      "select nextval('patient_id_seq')::int as id, (select max(id) from patient) as last",
    );
    expect(next?.['id']).toBe(Number(next?.['last']) + 1);
    await expect(query('delete from clinical_record')).rejects.toMatchObject({
      constraint: 'clinical_record_is_kept',
    });
    await expect(query('delete from appointment_slot')).rejects.toMatchObject({
      constraint: 'appointment_holds_its_slots',
    });
  });

  it('serves a restored database: staff log in, with a second factor too, and find their patients', async () => {
    const served = await startProduct({ databaseUrl: restores.elsewhere });
    try {
      const { body } = await (await served.logIn()).graphql('{patients{totalCount} apiKeys{state}}');
      expect([body.data.patients.totalCount, body.data.apiKeys[0].state]).toEqual([83, 'WITHOUT_SECRET']);
      const { app, recoveryCodes } = dora;
      const statuses = [];
      for (const codigo of [undefined, app.code(), app.code(1), recoveryCodes[0], recoveryCodes[0]]) {
        const { status } = await served.client().post('/api/usuarios/auth/login/', { ...DORA, codigo });
        statuses.push(status);
      }
      expect(statuses).toEqual([401, 401, 200, 200, 401]);
    } finally {
      await served.stop();
    }
  });
});

describe('Restore', () => {
  const restores = useRestores();

  it.each<[string, (whole: string) => string | Buffer, RegExp]>([
    ['without its last line', (whole) => whole.trimEnd().split('\n').slice(0, -1).join('\n'), /not whole/],
    [
      'whose damage PostgreSQL notices before its checksum does',
      (whole) => {
        const packed = gzipSync(whole.replace('create table', 'select 1/0;\ncreate table'));
        return Buffer.concat([packed.subarray(0, -8), Buffer.alloc(8)]);
      },
      /damaged/,
    ],
    ['that lost a row', (whole) => whole.replace(/^.*\tNavidad\n/m, ''), /tells of 1 rows in closure, and 0/],
    [
      'with a row that is refused',
      (whole) => whole.replace('\nPODIATRY\t60', '\nPODIATRY\t45'),
      /line \d+.*agenda_step_known/,
    ],
    [
      'of a newer version',
      (whole) => whole.replaceAll('0004-records-and-stock', '0999-of-tomorrow'),
      /newer Huella.*0999-of-tomorrow.*update/,
    ],
    [
      'of something else',
      () =>
        '--\n-- PostgreSQL database dump\n--\ncreate table t (i int);\n-- PostgreSQL database dump complete\n',
      /no dump of a Huella/,
    ],
  ])('refuses to restore a dump %s, in one sentence, and changes nothing', async (_case, spoil, sentence) => {
    const spoilt = spoil(dump);
    expect(spoilt).not.toBe(dump);
    const error: unknown = await restores.restore(spoilt).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ name: 'DumpError', message: expect.stringMatching(sentence) });
    expect((error as Error).message).not.toContain('\n');
    expect(await restores.isEmpty()).toBe(true);
  });

  it('replaces a database that holds data as a whole, and only if requested', async () => {
    const { restore, query } = restores;
    await restore(dump);
    await query("update clinic_settings set name = 'La de antes'; create table left_over (i int)");
    await expect(restore(dump)).rejects.toThrow(/holds data already \(\d+ tables, \d+ rows\).*--replace/);
    expect(await query('select name from clinic_settings')).toEqual([{ name: 'La de antes' }]);
    await restore(dump, { replace: true });
    expect(await fingerprint(restores.elsewhere)).toEqual(await fingerprint(product.databaseUrl));
  });

  it('refuses a restore while the product is running on the database', async () => {
    await expect(restores.restore(dump, { replace: true, url: product.databaseUrl })).rejects.toThrow(
      /is running on this database/,
    );
  });
});

describe('Plain dump of pg_dump', () => {
  const restores = useRestores();
  const PEOPLE = [{ name: 'Ana Ficticia' }, { name: 'Beto "de\tMentira\\' }];
  const INSERTS = `INSERT INTO public.patient (id, rut, name, phone, email) VALUES\n\t(7, '${madeUpRut(7)}', 'Uno; \\''dos''', '1', 'a@b.cl'),\n\t(8, '${madeUpRut(8)}', E'Tres;\\'', '1', 'a@b.cl');\n`;

  it('restores and migrates a pg_dump from COPY and INSERT, without owner, sessions and waiting jobs', async () => {
    const { restore, query } = restores;
    const copied = await readFile(path.join(import.meta.dirname, 'pg-dump-15.sql'), 'utf8');
    const { facts } = await restore(copied.replace('COPY public.patient ', `${INSERTS}COPY public.patient `));
    expect(facts).toMatchObject({ origin: 'pg_dump', version: expect.stringMatching(/^15\./) });
    expect(await query('select name from patient order by id')).toEqual([
      ...PEOPLE,
      { name: "Uno; \\'dos'" },
      { name: "Tres;'" },
    ]);
    expect(await query('select from session')).toEqual([]);
    expect(await query("select from pg_namespace where nspname = 'pgboss'")).toEqual([]);
    const { objects } = await fingerprint(restores.elsewhere);
    const names = (of: unknown) =>
      (of as Array<{ kind: string; name: string }>).map(({ kind, name }) => `${kind} ${name}`);
    expect(names(objects)).toEqual(names((await fingerprint(product.databaseUrl))['objects']));
  });
});

/** psql is not installed everywhere, and only this test needs it. */
const hasPsql = spawnSync('psql', ['--version']).status === 0;

(hasPsql ? describe : describe.skip)('psql', () => {
  const restores = useRestores();

  it('restores a dump by psql into an empty database with every row and constraint', async () => {
    const file = path.join(restores.folder, 'for-psql.sql');
    await writeFile(file, dump);
    const { status, stderr } = spawnSync(
      'psql',
      ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1', `--dbname=${restores.elsewhere}`, `--file=${file}`],
      { encoding: 'utf8' },
    );
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const { objects, checksums } = await fingerprint(product.databaseUrl);
    const restored = await fingerprint(restores.elsewhere);
    expect(restored['checksums']).toEqual(checksums);
    expect(restored['objects']).toEqual(objects);
  });
});

describe('Encrypted dump', () => {
  const PASSPHRASE = 'cuatro palabras nada comunes';
  const TEXT = '-- Huella: a plain SQL dump. psql restores it into an empty database.\n';
  const restores = useRestores('one database');
  let encrypted: Buffer;
  beforeAll(async () => {
    encrypted = await buffer(Readable.from([gzipSync(TEXT)]).pipe(ageEncryption(PASSPHRASE)));
  });

  async function open(content: Buffer, ask: AskPassphrase): Promise<string> {
    const file = path.join(restores.folder, 'encrypted');
    await writeFile(file, content);
    return String(await buffer(Readable.from(await openDump(file, ask))));
  }

  it('decrypts a dump with its passphrase, even at the second try', async () => {
    const tried: number[] = [];
    const ask: AskPassphrase = async (attempt) => {
      tried.push(attempt);
      return attempt === 0 ? 'no es esta frase' : PASSPHRASE;
    };
    expect(await open(encrypted, ask)).toBe(TEXT);
    expect(tried).toEqual([0, 1]);
  });

  it('encrypts a dump so that any program that supports age can decrypt it', async () => {
    const decrypter = new Decrypter();
    decrypter.addPassphrase(PASSPHRASE);
    expect(gunzipSync(await decrypter.decrypt(new Uint8Array(encrypted))).toString()).toBe(TEXT);
  });

  it('decrypts a dump that was encrypted by the age tool', async () => {
    const opened = await openDump(
      path.join(import.meta.dirname, 'encrypted-by-age.age'),
      async () => PASSPHRASE,
    );
    expect(String(await buffer(Readable.from(opened)))).toBe(TEXT);
  });

  it.each<[string, (whole: Buffer) => Buffer, AskPassphrase, RegExp]>([
    ['without a passphrase', (whole) => whole, noPassphrase, /set BACKUP_PASSPHRASE/],
    ['that is cut', (whole) => whole.subarray(0, -1), async () => PASSPHRASE, /not whole, or was changed/],
    [
      'that was changed',
      (whole) => Buffer.concat([whole.subarray(0, -20), Buffer.alloc(20)]),
      async () => PASSPHRASE,
      /not whole, or was changed/,
    ],
    [
      'that asks for 2 GB of memory',
      (whole) => Buffer.from(whole.toString('latin1').replace(' 17\n', ' 21\n'), 'latin1'),
      async () => PASSPHRASE,
      /work factor.*age -d/,
    ],
  ])('refuses an encrypted dump %s', async (_case, spoil, ask, sentence) => {
    await expect(open(spoil(encrypted), ask)).rejects.toThrow(sentence);
  });
});
