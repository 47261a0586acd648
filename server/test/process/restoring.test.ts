import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { fillDemoClinic } from '../../src/database/seeds/demo-clinic.js';
import { fingerprint } from '../backup/fingerprint.js';
import { eventually } from '../product/eventually.js';
import { RunningClinic } from './running-clinic.js';

const root = path.resolve(import.meta.dirname, '../../..');
const PASSPHRASE = 'cuatro palabras nada comunes';

let clinic: RunningClinic;
let dump: string;
let kept: string;
beforeAll(async () => {
  clinic = new RunningClinic();
  await clinic.start({ BACKUP_PASSPHRASE: PASSPHRASE });
  await fillDemoClinic(clinic.databaseUrl, 'America/Santiago');
  const staff = await clinic.staff();
  await staff.graphql('mutation { createBackup { id } }');
  const isOver = async () =>
    !(await staff.graphql('{ backupStatus { isRunning } }')).body.data.backupStatus.isRunning;
  await eventually(isOver, 'the end of the backup');
  kept = fs.readdirSync(clinic.backups)[0] ?? '';
  dump = (await staff.get('/api/database/backup/')).body;
});
afterAll(() => clinic.remove());

let elsewhere: string;
let databases = 0;
beforeEach(async () => {
  databases += 1;
  elsewhere = await clinic.createDatabase(`elsewhere_${databases}`);
});

function fileOf(content: string | Buffer): string {
  const file = path.join(clinic.home, 'un respaldo.sql');
  fs.writeFileSync(file, content);
  return file;
}

interface Told {
  code: number | null;
  said: string;
  complained: string;
}

const RESTORE = ['node', 'dist/server/src/restore-cli.js'];

function run(args: readonly string[], environment: NodeJS.ProcessEnv = {}, command = RESTORE) {
  const [program, ...first] = command;
  const child = spawn(program === 'node' ? process.execPath : program!, [...first, ...args], {
    cwd: root,
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      DATABASE_URL: elsewhere,
      DATA_DIR: clinic.dataDir,
      BACKUP_PASSPHRASE: '',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const told: Told = { code: null, said: '', complained: '' };
  child.stdout!.setEncoding('utf8').on('data', (text: string) => (told.said += text));
  child.stderr!.setEncoding('utf8').on('data', (text: string) => (told.complained += text));
  const ended = once(child, 'close').then(([code]) => ({ ...told, code: code as number | null }));
  return { pid: child.pid!, ended };
}

const restore = (args: readonly string[], environment?: NodeJS.ProcessEnv): Promise<Told> =>
  run(args, environment).ended;

const isEmpty = async (): Promise<boolean> =>
  (await clinic.query("select from pg_class where relnamespace = 'public'::regnamespace", elsewhere))
    .length === 0;

describe('npm run restore', () => {
  it('reports what it restored and exits with 0', async () => {
    const { code, said, complained } = await run([fileOf(dump)], {}, ['npm', 'run', 'restore', '--']).ended;
    // npm's own output does not count.
    expect(complained.replace(/^npm .*\n/gm, '')).toBe('');
    expect(said).toMatch(/^patient +84$/m);
    expect(said).toMatch(
      /^Restored \d+ tables with \d+ rows from a dump of Huella \(.*schema \d{4}-.*, made \d{4}-.*Z\)\. .* log in again\.$/m,
    );
    expect(code).toBe(0);
    expect((await fingerprint(elsewhere))['checksums']).toEqual(
      (await fingerprint(clinic.databaseUrl))['checksums'],
    );
  });

  it('finds a stored backup by its bare name, and decrypts it with the passphrase', async () => {
    const { code, said } = await restore([kept], { BACKUP_PASSPHRASE: PASSPHRASE });
    expect(said).toMatch(/^patient +84$/m);
    expect(code).toBe(0);
    // In its own snapshot the backup was still running, but not in the restored database.
    expect(await clinic.query("select from backup_run where state = 'RUNNING'", elsewhere)).toEqual([]);
  });

  it.each<[string, () => string[], RegExp, NodeJS.ProcessEnv?]>([
    ['no file', () => [], /npm run restore -- FILE/],
    ['an option that it does not know', () => [fileOf(dump), '--force'], /npm run restore -- FILE/],
    ['a file that is not there', () => ['nowhere.sql'], /There is no such file\.$/],
    ['a dump that is cut', () => [fileOf(dump.slice(0, -3000))], /not whole/],
    [
      'a dump that is damaged',
      () => {
        const packed = gzipSync(dump);
        // The first block's header, which cannot be decoded as anything else.
        return [fileOf(packed.fill(0, 10, 110))];
      },
      /damaged/,
    ],
    [
      'a dump of a newer version',
      () => [fileOf(dump.replaceAll('0004-records-and-stock', '0999-of-tomorrow'))],
      /newer Huella/,
    ],
    [
      'a wrong passphrase',
      () => [kept],
      /does not open/,
      { BACKUP_PASSPHRASE: 'otras palabras nada comunes' },
    ],
    ['no passphrase', () => [kept], /set BACKUP_PASSPHRASE/],
    [
      'a database that does not answer',
      () => [fileOf(dump)],
      /DATABASE_URL|ECONNREFUSED/,
      { DATABASE_URL: 'postgresql://a:b@127.0.0.1:1/c' },
    ],
    [
      'data that a product runs on',
      () => [fileOf(dump), '--replace'],
      /already running/,
      { DATABASE_URL: '' },
    ],
    [
      'a database that a product runs on',
      () => [fileOf(dump), '--replace'],
      /is running on this database/,
      { DATABASE_URL: 'the clinic’s' },
    ],
  ])(
    'reports in one sentence what is wrong, changes nothing and exits with 1: %s',
    async (_case, args, sentence, environment = {}) => {
      const database =
        environment['DATABASE_URL'] === 'the clinic’s' ? { DATABASE_URL: clinic.databaseUrl } : {};
      const { code, said, complained } = await restore(args(), { ...environment, ...database });
      expect(complained.trimEnd().split('\n')).toEqual([expect.stringMatching(sentence)]);
      expect(said).toBe('');
      expect(code).toBe(1);
      expect(await isEmpty()).toBe(true);
    },
  );

  it('refuses a database that contains data unless told to replace it', async () => {
    await restore([fileOf(dump)]);
    await clinic.query("update clinic_settings set name = 'La de antes'", elsewhere);
    const refused = await restore([fileOf(dump)]);
    expect(refused.complained).toMatch(
      /^Nothing was restored\. The database holds data already .*--replace.*\n$/,
    );
    expect(refused.code).toBe(1);
    const name = async () => (await clinic.query('select name from clinic_settings', elsewhere))[0];
    expect(await name()).toEqual({ name: 'La de antes' });
    expect(await restore([fileOf(dump), '--replace'])).toMatchObject({ code: 0, complained: '' });
    expect(await name()).toEqual({ name: 'Clínica Demo' });
  });
});

describe('a restore that is killed midway leaves the database as it was', () => {
  /** Restores from a pipe that delivers only the beginning, and kills the restore once all of it was read. */
  async function killMidway(args: readonly string[]): Promise<void> {
    const pipe = path.join(clinic.home, `pipe-${databases}`);
    execFileSync('mkfifo', [pipe]);
    const { pid, ended } = run([pipe, ...args]);
    // A separate process, because opening a pipe waits for a reader: the test process could never exit without one.
    const writer = spawn('sh', ['-c', 'exec cat > "$0"', pipe], { stdio: ['pipe', 'ignore', 'inherit'] });
    const written = once(writer, 'close');
    try {
      const firstRow = dump.indexOf('\n', dump.indexOf('copy "public"."supply"')) + 1;
      writer.stdin.on('error', () => undefined).write(dump.slice(0, firstRow + 10));
      const atSupplies = async () =>
        (await clinic.doing('huella restore', elsewhere)).some((query) =>
          query.startsWith('copy "public"."supply"'),
        );
      await eventually(atSupplies, 'the middle of the restore');
    } finally {
      writer.kill('SIGKILL');
      process.kill(pid, 'SIGKILL');
    }
    await Promise.all([ended, written]);
    await eventually(async () => {
      const left = await clinic.query(
        "select from pg_stat_activity where application_name = 'huella restore'",
      );
      return left.length === 0;
    }, 'the end of its connection');
  }

  it('if it was empty', async () => {
    await killMidway([]);
    expect(await isEmpty()).toBe(true);
    expect(await restore([fileOf(dump)])).toMatchObject({ code: 0 });
  });

  it('if it was full', async () => {
    await restore([fileOf(dump)]);
    await clinic.query("update clinic_settings set name = 'La de antes'", elsewhere);
    const before = await fingerprint(elsewhere);
    await killMidway(['--replace']);
    expect(await fingerprint(elsewhere)).toEqual(before);
    expect(await restore([fileOf(dump), '--replace'])).toMatchObject({ code: 0 });
  });
});
