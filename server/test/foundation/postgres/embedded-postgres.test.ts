import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import {
  startEmbeddedDatabase,
  runningDatabaseUrl,
} from '../../../src/foundation/database/embedded-database.js';
import { connectAsAdministrator } from '../../../src/foundation/postgres/claim.js';
import { readPasswords } from '../../../src/foundation/postgres/passwords.js';
import { readPostmasterFile } from '../../../src/foundation/postgres/postmaster-file.js';
import { isRunning } from '../../../src/foundation/postgres/processes.js';
import { StartUpError } from '../../../src/foundation/start-up-error.js';
import { eventually } from '../../product/eventually.js';

const BUILT = pathToFileURL(path.resolve('dist/server/src/foundation/database/embedded-database.js')).href;
const isRoot = process.getuid?.() === 0;

/** Data as after the first start. Creating them takes longer than most of these tests. */
let prepared: string;
beforeAll(async () => {
  prepared = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'huella-prepared-')), 'postgres');
  await (await startEmbeddedDatabase({ directory: prepared, durable: false })).stop();
});
afterAll(() => fs.rmSync(path.dirname(prepared), { recursive: true, force: true }));

let home: string;
let directory: string;
let cleanUps: (() => Promise<unknown>)[] = [];

beforeEach(() => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'huella clínica '));
  directory = path.join(home, 'postgres');
});

afterEach(async () => {
  for (const cleanUp of cleanUps.reverse()) await cleanUp();
  cleanUps = [];
  const left = readPostmasterFile(directory)?.pid;
  if (left && isRunning(left)) process.kill(left, 'SIGQUIT');
  await eventually(() => !left || !isRunning(left));
  fs.rmSync(home, { recursive: true, force: true });
});

const start = async (): ReturnType<typeof startEmbeddedDatabase> => {
  const database = await startEmbeddedDatabase({ directory });
  cleanUps.push(() => database.stop());
  return database;
};

// `cp -a` keeps the owner, who is not root.
const copyPrepared = (to: string): unknown => execFileSync('cp', ['-a', prepared, to]);

/** Starts another process that uses the same data, as a running app does. */
const startElsewhere = async (): Promise<{ child: ChildProcess; url: string }> => {
  const program = `
    const { startEmbeddedDatabase } = await import(${JSON.stringify(BUILT)});
    const starting = startEmbeddedDatabase({ directory: ${JSON.stringify(directory)} });
    console.log(await starting.then(({ url }) => url, (error) => error.message));`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    // Without the test runner's own options.
    env: { ...process.env, NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  cleanUps.push(async () => child.kill('SIGKILL'));
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  if (!line.startsWith('postgresql://')) throw new Error(line);
  return { child, url: line };
};

const kill = async (child: ChildProcess): Promise<void> => {
  child.kill('SIGKILL');
  await once(child, 'exit');
};

const query = async (url: string, sql: string): Promise<unknown[]> => {
  const client = new pg.Client({ connectionString: url });
  // The query's own failure is enough, and an error without a listener would end the tests.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
};

const serverPid = (): number => readPostmasterFile(directory)?.pid ?? 0;

describe('First start of the embedded PostgreSQL', () => {
  it("keeps the embedded database's data, sorts by Chilean rules, and leaves no process when stopped", async () => {
    const first = await start();
    await query(
      first.url,
      "create table word (name text); insert into word values ('oso'), ('ñandú'), ('Ana'), ('nube')",
    );
    const pid = serverPid();
    await first.stop();
    expect(isRunning(pid)).toBe(false);
    expect(readPostmasterFile(directory)).toBeUndefined();

    const second = await start();
    const names = await query(second.url, 'select name from word order by name');
    expect(names).toEqual([{ name: 'Ana' }, { name: 'nube' }, { name: 'ñandú' }, { name: 'oso' }]);
    expect(fs.readdirSync(home).filter((name) => name.includes('.tmp-'))).toEqual([]);
  });

  it('gives the data to exactly one of several concurrent first starts', async () => {
    const outcomes = await Promise.allSettled([startElsewhere(), startElsewhere(), startElsewhere()]);
    const refusals = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refusals).toHaveLength(2);
    for (const { reason } of refusals)
      expect(String(reason)).toMatch(/already running on the data in .* \(process \d+\)/);
    expect(await runningDatabaseUrl(directory)).toBeDefined();
  });
});

describe('Embedded PostgreSQL', () => {
  beforeEach(() => void copyPrepared(directory));

  it('refuses connections without the password, which only its user can read', async () => {
    const { url } = await start();
    const wrong = Object.assign(new URL(url), { password: 'guess' }).href;
    await expect(query(wrong, 'select 1')).rejects.toMatchObject({ code: '28P01' });
    for (const file of ['huella.password', 'postgres.password']) {
      expect(fs.statSync(path.join(directory, file)).mode & 0o777).toBe(0o600);
    }
  });

  it('does not let the app in as the administrator, because each has its own password', async () => {
    const { url } = await start();
    const asAdministrator = new URL(url);
    asAdministrator.username = 'postgres';
    await expect(query(asAdministrator.href, 'select 1')).rejects.toMatchObject({ code: '28P01' });
  });

  it('does not let the app become the administrator of the server', async () => {
    const { url } = await start();
    await expect(query(url, "select pg_read_file('/etc/passwd')")).rejects.toMatchObject({ code: '42501' });
    await expect(query(url, "copy (select 1) to program 'true'")).rejects.toMatchObject({ code: '42501' });
  });

  it('refuses a second start on the same data in one sentence', async () => {
    const { child } = await startElsewhere();
    const second = start();
    await expect(second).rejects.toThrow(StartUpError);
    await expect(second).rejects.toThrow(`process ${child.pid}`);
  });

  it('adopts the server of an app that was killed', async () => {
    const { child, url } = await startElsewhere();
    await query(url, 'create table kept (id int); insert into kept values (7)');
    const pid = serverPid();
    await kill(child);
    // PostgreSQL has to notice that the app's connection is gone.
    await eventually(async () => (await runningDatabaseUrl(directory)) === undefined);

    const adopted = await start();
    expect(serverPid()).toBe(pid);
    expect(await query(adopted.url, 'select id from kept')).toEqual([{ id: 7 }]);
    await adopted.stop();
    expect(isRunning(pid)).toBe(false);
  });

  it('stops the server of a killed app if its own start is cancelled', async () => {
    const { child } = await startElsewhere();
    const pid = serverPid();
    await kill(child);
    await eventually(async () => (await runningDatabaseUrl(directory)) === undefined);

    const cancelled = startEmbeddedDatabase({ directory, signal: AbortSignal.abort() });
    await expect(cancelled).rejects.toThrow('aborted');
    expect(isRunning(pid)).toBe(false);
  });

  it('recovers committed data after the app and the server were killed', async () => {
    const { child, url } = await startElsewhere();
    await query(url, 'create table kept (id int); insert into kept values (7)');
    process.kill(serverPid(), 'SIGKILL');
    await kill(child);
    const recovered = await start();
    expect(await query(recovered.url, 'select id from kept')).toEqual([{ id: 7 }]);
  });

  describe('Data of a version with one password for both roles', () => {
    const administratorFile = (): string => path.join(directory, 'postgres.password');

    /** Leaves stopped data as that version would. */
    const makeOldData = async (): Promise<void> => {
      const { url } = await start();
      await query(url, 'create table kept (id int); insert into kept values (7)');
      const administrator = await connectAsAdministrator(
        Number(new URL(url).port),
        readPasswords(directory)!,
      );
      await administrator.query(`alter role postgres password '${new URL(url).password}'`);
      await administrator.end();
      await cleanUps.pop()?.();
      fs.rmSync(administratorFile());
    };

    const expectTwoPasswords = async (): Promise<void> => {
      const { url } = await start();
      expect(await query(url, 'select id from kept')).toEqual([{ id: 7 }]);
      const asAdministrator = new URL(url);
      asAdministrator.username = 'postgres';
      await expect(query(asAdministrator.href, 'select 1')).rejects.toMatchObject({ code: '28P01' });
      asAdministrator.password = fs.readFileSync(administratorFile(), 'utf8');
      expect(await query(asAdministrator.href, 'select 1 as one')).toEqual([{ one: 1 }]);
    };

    it('creates a second password at the next start on data with one password for both roles', async () => {
      await makeOldData();
      await expectTwoPasswords();
    });

    it('continues if a crash came between writing the password file and changing the database', async () => {
      await makeOldData();
      fs.writeFileSync(administratorFile(), 'made up before the crash', { mode: 0o600 });
      await expectTwoPasswords();
    });
  });

  it('reports in one sentence that the administrator’s password is lost', async () => {
    fs.writeFileSync(path.join(directory, 'postgres.password'), 'some other');
    await expect(start()).rejects.toThrow(/does not accept the password in postgres\.password/);
  });

  it('ignores a left-over pid that now belongs to another process', async () => {
    const lines = [process.pid, directory, 1, 5432, '', '127.0.0.1', '  1234567 98765', 'ready'];
    const file = path.join(directory, 'postmaster.pid');
    fs.writeFileSync(file, `${lines.join('\n')}\n`, { mode: 0o600 });
    // The owner that the server itself would have set.
    const { uid, gid } = fs.statSync(directory);
    fs.chownSync(file, uid, gid);
    const { url } = await start();
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('starts even if a crash left an empty lock file', async () => {
    const file = path.join(directory, 'postmaster.pid');
    fs.writeFileSync(file, '', { mode: 0o600 });
    const before = new Date(Date.now() - 60_000);
    fs.utimesSync(file, before, before);
    const { uid, gid } = fs.statSync(directory);
    fs.chownSync(file, uid, gid);
    const { url } = await start();
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('restarts the server at the same address when it dies under the app', async () => {
    const { url } = await start();
    const pid = serverPid();
    process.kill(pid, 'SIGKILL');
    await eventually(async () => {
      const rows = await query(url, 'select 1 as one').catch(() => []);
      return rows.length === 1 && serverPid() !== pid;
    });
    // The lock file also comes back, so that no other process can use the data.
    await eventually(async () => (await runningDatabaseUrl(directory)) === url);
    await expect(start()).rejects.toThrow('already running');
  });

  it("gives the database's address to a command run while the app is running, and to no other", async () => {
    expect(await runningDatabaseUrl(directory)).toBeUndefined();
    const { url } = await start();
    expect(await runningDatabaseUrl(directory)).toBe(url);
  });

  it('chooses a free port for the database', async () => {
    const otherDirectory = path.join(home, 'other');
    copyPrepared(otherDirectory);
    const [one, other] = await Promise.all([start(), startEmbeddedDatabase({ directory: otherDirectory })]);
    cleanUps.push(() => other.stop());
    expect(new URL(one.url).port).not.toBe(new URL(other.url).port);
    expect(net.isIPv4(new URL(one.url).hostname)).toBe(true);
  });
});

describe('Unusable data folder', () => {
  const refusal = async (): Promise<string> => {
    const error: unknown = await start().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(StartUpError);
    const { message } = error as StartUpError;
    expect(message).not.toContain('\n');
    return message;
  };

  it('reports a data folder below a file', async () => {
    fs.writeFileSync(path.join(home, 'file'), '');
    directory = path.join(home, 'file', 'postgres');
    expect(await refusal()).toMatch(/a file is in its way/);
  });

  it('reports a data folder that contains other files', async () => {
    fs.mkdirSync(directory);
    fs.writeFileSync(path.join(directory, 'letters.txt'), '');
    expect(await refusal()).toMatch(/not a PostgreSQL database/);
  });

  it('reports a data folder written by another PostgreSQL version', async () => {
    fs.mkdirSync(directory, { mode: 0o700 });
    fs.writeFileSync(path.join(directory, 'PG_VERSION'), '16\n');
    expect(await refusal()).toMatch(/belongs to PostgreSQL 16.*brings PostgreSQL 18/);
  });

  // Only root can change a file's owner.
  if (isRoot)
    it('gives a data folder to its user if a copy left it owned by root', async () => {
      copyPrepared(directory);
      fs.chownSync(directory, 0, 0);
      for (const name of fs.readdirSync(directory, { recursive: true, encoding: 'utf8' })) {
        fs.chownSync(path.join(directory, name), 0, 0);
      }
      const { url } = await start();
      expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
    });
});
