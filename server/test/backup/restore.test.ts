import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Decrypter } from 'age-encryption';
import pg from 'pg';
import { ageEncryption } from '../../src/backup/age-thread.js';
import { type AskPassphrase, openDump } from '../../src/backup/restore/open-dump.js';
import { restoreDatabase, type RestoreOptions } from '../../src/backup/restore/restore-database.js';
import { madeUpRut } from '../product/builders.js';
import { turnOnSecondFactor } from '../product/authenticator.js';
import { ADMIN, startProduct } from '../product/start-product.js';
import { createEmptyDatabase, dropDatabase } from '../product/test-databases.js';
import { useProduct } from '../product/use-product.js';
import { fillEveryTable } from './fill-every-table.js';
import { fingerprint, WITHOUT_ROWS } from './fingerprint.js';
import { NASTY } from './nasty-texts.js';

const product = useProduct();
let dump: string;
const DORA = { ...ADMIN, username: 'dora' };
let dora: Awaited<ReturnType<typeof turnOnSecondFactor>>;
let folder: string;
beforeAll(async () => {
  await fillEveryTable(product);
  await product.database.query(
    `insert into staff_user (username, name, password_hash) select 'dora', 'Dora', password_hash from staff_user limit 1`,
  );
  dora = await turnOnSecondFactor(product, await product.client().logIn(DORA));
  dump = (await (await product.logIn()).get('/api/database/backup/')).body;
  folder = await mkdtemp(path.join(tmpdir(), 'huella-restore-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

let name: string;
let elsewhere: string;
beforeEach(async () => {
  name = `restore_${randomUUID().slice(0, 8)}`;
  elsewhere = await createEmptyDatabase(name);
});
afterEach(() => dropDatabase(name));

const nobody = () => Promise.resolve(undefined);

interface Restoring extends Partial<RestoreOptions> {
  readonly url?: string;
  readonly ask?: AskPassphrase;
}

async function restore(content: string | Buffer, { replace = false, url, ask }: Restoring = {}) {
  const file = path.join(folder, randomUUID());
  await writeFile(file, content);
  return restoreDatabase(url ?? elsewhere, await openDump(file, ask ?? nobody), { replace });
}

async function query(text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: elsewhere });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

const isEmpty = async (): Promise<boolean> =>
  (await query("select from pg_class where relnamespace = 'public'::regnamespace")).length === 0;

describe('a dump of a filled clinic', () => {
  it('is restored elsewhere with every row, key, check, index, function, trigger and sequence', async () => {
    const { rowCounts, facts } = await restore(dump);
    expect(facts).toMatchObject({ origin: 'Huella', madeAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) });
    expect(rowCounts).toMatchObject({ patient: 84, supply: 10, session: 0 });
    // Every table that the clinic fills was tested.
    const empty = Object.keys(rowCounts).filter((table) => rowCounts[table] === 0);
    expect(empty.sort()).toEqual([...WITHOUT_ROWS].sort());
    const [original, restored] = [await fingerprint(product.databaseUrl), await fingerprint(elsewhere)];
    expect(restored['checksums']).toEqual(original['checksums']);
    expect(restored['objects']).toEqual(original['objects']);
    const cases = await query('select clinical_case as text from patient where id <= 9 order by id');
    expect(cases.map(({ text }) => text)).toEqual(NASTY);
  });

  it('continues with the next ids, and keeps its constraints', async () => {
    await restore(dump);
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

  it('can also be restored compressed', async () => {
    await restore(gzipSync(dump));
    expect(await query('select count(*)::int as patients from patient')).toEqual([{ patients: 84 }]);
  });

  it('can be served: staff log in, with a second factor too, and find their patients', async () => {
    await restore(dump);
    const restored = await startProduct({ databaseUrl: elsewhere });
    try {
      const { body } = await (await restored.logIn()).graphql('{patients{totalCount} apiKeys{state}}');
      expect([body.data.patients.totalCount, body.data.apiKeys[0].state]).toEqual([83, 'WITHOUT_SECRET']);
      const { app, recoveryCodes } = dora;
      const statuses = [];
      for (const codigo of [undefined, app.code(), app.code(1), recoveryCodes[0], recoveryCodes[0]]) {
        const { status } = await restored.client().post('/api/usuarios/auth/login/', { ...DORA, codigo });
        statuses.push(status);
      }
      expect(statuses).toEqual([401, 401, 200, 200, 401]);
    } finally {
      await restored.stop();
    }
  });
});

/** psql is not installed everywhere, and only this test needs it. */
const hasPsql = spawnSync('psql', ['--version']).status === 0;

(hasPsql ? describe : describe.skip)('psql', () => {
  it('restores a dump into an empty database with every row and constraint', async () => {
    const file = path.join(folder, 'for-psql.sql');
    await writeFile(file, dump);
    const { status, stderr } = spawnSync(
      'psql',
      ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1', `--dbname=${elsewhere}`, `--file=${file}`],
      { encoding: 'utf8' },
    );
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const { objects, checksums } = await fingerprint(product.databaseUrl);
    const restored = await fingerprint(elsewhere);
    expect(restored['checksums']).toEqual(checksums);
    expect(restored['objects']).toEqual(objects);
  });
});

describe('an encrypted dump', () => {
  const PASSPHRASE = 'cuatro palabras nada comunes';
  let encrypted: Buffer;
  beforeAll(async () => {
    encrypted = await buffer(Readable.from([gzipSync(dump)]).pipe(ageEncryption(PASSPHRASE)));
  });

  it('is restored with its passphrase, even at the second try', async () => {
    const tried: number[] = [];
    const ask: AskPassphrase = async (attempt) => {
      tried.push(attempt);
      return attempt === 0 ? 'no es esta frase' : PASSPHRASE;
    };
    await restore(encrypted, { ask });
    expect(tried).toEqual([0, 1]);
    expect(await query('select count(*)::int as patients from patient')).toEqual([{ patients: 84 }]);
  });

  it('can be decrypted by any program that supports age', async () => {
    const decrypter = new Decrypter();
    decrypter.addPassphrase(PASSPHRASE);
    expect(gunzipSync(await decrypter.decrypt(new Uint8Array(encrypted))).toString()).toBe(dump);
  });

  it.each([
    ['by the age tool', 'encrypted-by-age.age'],
    ["by an older Huella, with Node's scrypt", 'encrypted-by-node-scrypt.age'],
  ])('can be decrypted if it was made %s', async (_by, file) => {
    const opened = await openDump(path.join(import.meta.dirname, file), async () => PASSPHRASE);
    expect(String(await buffer(Readable.from(opened)))).toBe(
      '-- Huella: a plain SQL dump. psql restores it into an empty database.\n',
    );
  });

  it.each<[string, (whole: Buffer) => Buffer, AskPassphrase, RegExp]>([
    ['without a passphrase', (whole) => whole, nobody, /set BACKUP_PASSPHRASE/],
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
    [
      'that asks for 2 GB of memory',
      (whole) => Buffer.from(whole.toString('latin1').replace(' 17\n', ' 21\n'), 'latin1'),
      async () => PASSPHRASE,
      /work factor.*age -d/,
    ],
  ])('is refused %s', async (_case, spoil, ask, sentence) => {
    await expect(restore(spoil(encrypted), { ask })).rejects.toThrow(sentence);
    expect(await isEmpty()).toBe(true);
  });
});

describe('a plain dump of pg_dump', () => {
  const FIXTURE = path.resolve(import.meta.dirname, 'pg-dump-15.sql');
  const PEOPLE = [{ name: 'Ana Ficticia' }, { name: 'Beto "de\tMentira\\' }];

  it('is restored and migrated, without its owner, sessions and waiting jobs', async () => {
    const { facts } = await restore(await readFile(FIXTURE));
    expect(facts).toMatchObject({ origin: 'pg_dump', version: expect.stringMatching(/^15\./) });
    expect(await query('select name from patient order by id')).toEqual(PEOPLE);
    expect(await query('select from session')).toEqual([]);
    expect(await query("select from pg_namespace where nspname = 'pgboss'")).toEqual([]);
    const { objects } = await fingerprint(elsewhere);
    const names = (of: unknown) =>
      (of as Array<{ kind: string; name: string }>).map(({ kind, name }) => `${kind} ${name}`);
    expect(names(objects)).toEqual(names((await fingerprint(product.databaseUrl))['objects']));
  });

  it('is restored from INSERTs as from COPY', async () => {
    const copied = await readFile(FIXTURE, 'utf8');
    const inserts = `INSERT INTO public.patient (id, rut, name, phone, email) VALUES\n\t(7, '${madeUpRut(7)}', 'Uno; \\''dos''', '1', 'a@b.cl'),\n\t(8, '${madeUpRut(8)}', E'Tres;\\'', '1', 'a@b.cl');\n`;
    await restore(copied.replace('COPY public.patient ', `${inserts}COPY public.patient `));
    expect(await query('select name from patient where id > 6 order by id')).toEqual([
      { name: "Uno; \\'dos'" },
      { name: "Tres;'" },
    ]);
  });
});

describe('a restore is refused in one sentence, and changes nothing:', () => {
  it.each<[string, (whole: string) => string | Buffer, RegExp]>([
    ['one that is cut in the rows', (whole) => whole.slice(0, whole.indexOf('\\.\n') - 40), /not whole/],
    [
      'one that is cut between statements',
      (whole) => whole.slice(0, whole.indexOf('alter table')),
      /not whole/,
    ],
    [
      'one without its last line',
      (whole) => whole.trimEnd().split('\n').slice(0, -1).join('\n'),
      /not whole/,
    ],
    [
      'one whose damage PostgreSQL notices before its checksum does',
      (whole) => {
        const packed = gzipSync(whole.replace('create table', 'select 1/0;\ncreate table'));
        return Buffer.concat([packed.subarray(0, -8), Buffer.alloc(8)]);
      },
      /damaged/,
    ],
    ['one that is cut while compressed', (whole) => gzipSync(whole).subarray(0, 9_000), /not whole/],
    [
      'one that lost a row',
      (whole) => whole.replace(/^.*\tNavidad\n/m, ''),
      /tells of 1 rows in closure, and 0/,
    ],
    [
      'one with a wrong statement',
      (whole) => whole.replace('commit;', 'select 1/0;\ncommit;'),
      /line \d+ .*division by zero/,
    ],
    [
      'one with a row that is refused',
      (whole) => whole.replace('\nPODIATRY\t60', '\nPODIATRY\t45'),
      /line \d+.*agenda_step_known/,
    ],
    [
      'one of a newer version',
      (whole) => whole.replaceAll('0004-records-and-stock', '0999-of-tomorrow'),
      /newer Huella.*0999-of-tomorrow.*update/,
    ],
    [
      'one of something else',
      () =>
        '--\n-- PostgreSQL database dump\n--\ncreate table t (i int);\n-- PostgreSQL database dump complete\n',
      /no dump of a Huella/,
    ],
    [
      'one of a whole server',
      (whole) => `--\n-- PostgreSQL database cluster dump\n--\n${whole}`,
      /pg_dumpall/,
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
    ["pg_dump's custom format", () => 'PGDMP\u0001', /custom format/],
    ['a picture', () => Buffer.from([0x89, 0x50, 0x4e, 0x47]), /neither/],
    ['an empty file', () => '', /neither/],
  ])('%s', async (_case, spoil, sentence) => {
    const spoilt = spoil(dump);
    expect(spoilt).not.toBe(dump);
    const error: unknown = await restore(spoilt).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ name: 'DumpError', message: expect.stringMatching(sentence) });
    expect((error as Error).message).not.toContain('\n');
    expect(await isEmpty()).toBe(true);
  });

  it('a file that is not there', async () => {
    await expect(openDump(path.join(folder, 'none'), nobody)).rejects.toThrow('no such file');
  });
});

describe('a database that holds data', () => {
  beforeEach(async () => {
    await restore(dump);
    await query("update clinic_settings set name = 'La de antes'; create table left_over (i int)");
  });
  const clinic = async () => (await query('select name from clinic_settings'))[0]?.['name'];

  it('is refused without --replace', async () => {
    await expect(restore(dump)).rejects.toThrow(/holds data already \(\d+ tables, \d+ rows\).*--replace/);
    expect(await clinic()).toBe('La de antes');
  });

  it('is replaced as a whole with --replace', async () => {
    await restore(dump, { replace: true });
    expect(await fingerprint(elsewhere)).toEqual(await fingerprint(product.databaseUrl));
  });

  it.each([
    ['is cut', (whole: string) => whole.slice(0, -3000)],
    [
      'comes from a newer version',
      (whole: string) => whole.replaceAll('0004-records-and-stock', '0999-of-tomorrow'),
    ],
  ])('stays unchanged if the dump %s', async (_case, spoil) => {
    const before = await fingerprint(elsewhere);
    await expect(restore(spoil(dump), { replace: true })).rejects.toThrow();
    expect(await fingerprint(elsewhere)).toEqual(before);
  });

  it('is refused while the product is running on it', async () => {
    await expect(restore(dump, { replace: true, url: product.databaseUrl })).rejects.toThrow(
      /is running on this database/,
    );
  });
});
