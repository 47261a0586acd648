import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { StartUpError } from '../start-up-error.js';
import { codeOf } from './failures.js';
import { ADMINISTRATOR_FILE, type Passwords } from './passwords.js';
import { isRunning } from './processes.js';

/** The advisory lock of the app that uses this server. Any number, but the same in every version. */
const LOCK = 731_100;
const APP_NAME = 'huella ';
const POLL_MS = 50;
/** The server needs a moment to notice that a killed app's connection is closed. */
const TIMEOUT_MS = 10_000;
const WRONG_PASSWORD = '28P01';

/** @throws StartUpError if the server accepts neither password. */
export async function connectAsAdministrator(port: number, passwords: Passwords): Promise<pg.Client> {
  try {
    return await connect(port, passwords.administrator);
  } catch (error) {
    if (codeOf(error) !== WRONG_PASSWORD) throw error;
  }
  try {
    // An older version used this password for both roles.
    return await connect(port, passwords.application);
  } catch (error) {
    if (codeOf(error) !== WRONG_PASSWORD) throw error;
    throw new StartUpError(
      `The database does not accept the password in ${ADMINISTRATOR_FILE}: restore that file with its data folder.`,
    );
  }
}

async function connect(port: number, password: string): Promise<pg.Client> {
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: 'postgres',
    password,
    database: 'postgres',
    application_name: `${APP_NAME}${process.pid}`,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  });
  // An unhandled 'error' event would end the app when the server dies.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/**
 * Only one app at a time may use the data. The claim is held as long as the connection.
 * @throws StartUpError if another app is using it.
 */
export async function claimData(connection: pg.Client, folder: string): Promise<void> {
  for (const end = Date.now() + TIMEOUT_MS; ; await delay(POLL_MS)) {
    const { rows } = await connection.query<{ ok: boolean }>('select pg_try_advisory_lock($1) as ok', [LOCK]);
    if (rows[0]?.ok) return;
    const holder = await claimHolder(connection);
    if ((holder !== undefined && isRunning(holder)) || Date.now() > end) {
      throw new StartUpError(
        `Huella is already running on the data in ${folder} (process ${holder ?? 'unknown'}): ` +
          'stop it first, or choose another folder with DATA_DIR.',
      );
    }
  }
}

export async function claimHolder(connection: pg.Client): Promise<number | undefined> {
  const { rows } = await connection.query<{ name: string }>(
    `select application_name as name from pg_locks join pg_stat_activity using (pid)
     where locktype = 'advisory' and objid = $1 and granted`,
    [LOCK],
  );
  return rows[0] && Number(rows[0].name.slice(APP_NAME.length));
}
