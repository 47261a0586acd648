import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { startEmbeddedDatabase } from '../dist/server/src/database/embedded-database.js';
import { SERVER, SERVER_MEMORY } from '../scripts/bootstrap/commands.mjs';
import { freePort } from '../scripts/free-port.mjs';

const ROOT = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/**
 * Starts a program and waits until it is ready. Its output goes to a file: reading a pipe would take this
 * process time in which it makes no load, most of all for a talkative program.
 */
async function startProgram(script, nodeArgs, readyText, logFile, environment) {
  const log = await open(logFile, 'w');
  const child = spawn(process.execPath, [...nodeArgs, path.join(ROOT, script)], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', log.fd, 'inherit'],
  });
  await log.close();
  while (!(await readFile(logFile, 'utf8')).includes(readyText)) {
    if (child.exitCode !== null) throw new Error(`${script} ended with ${child.exitCode}`);
    await delay(50);
  }
  const stop = async () => {
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  return { pid: child.pid, stop };
}

const PASSWORD = 'bench-password';

/**
 * Starts the product on a database. Limits are off: reaching one would end the measurement, not slow it down.
 */
async function startProduct(databaseUrl, folder) {
  const port = await freePort();
  const log = path.join(folder, `product-${port}.log`);
  const program = await startProgram(SERVER, SERVER_MEMORY, 'Huella is ready.', log, {
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    PORT: String(port),
    HOST: '127.0.0.1',
    ADMIN_PASSWORD: PASSWORD,
    LIMIT_REQUESTS: '0',
    LIMIT_BOOKINGS: '0',
    LIMIT_BOOKINGS_PERSON: '0',
    LIMIT_BOOKINGS_FLOOD: '0',
    LIMIT_LOGINS: '0',
    // A missed backup would be made up for during the measurement.
    BACKUP_TIME: 'off',
  });
  await openYearsAhead(databaseUrl);
  return { url: `http://127.0.0.1:${port}`, ...program };
}

/** Lets visitors book any day without limits, so that the measurement does not run out of hours. */
async function openYearsAhead(databaseUrl) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('update agenda set horizon_days = null, open_bookings_limit = null');
  await client.end();
}

/** A new database on the same server. @returns {Promise<string>} its address. */
async function createDatabase(serverUrl, name) {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const address = new URL(serverUrl);
  address.pathname = `/${name}`;
  return address.href;
}

async function startBare(databaseUrl, folder) {
  const port = await freePort();
  const log = path.join(folder, `bare-${port}.log`);
  const environment = { DATABASE_URL: databaseUrl, PORT: String(port) };
  const program = await startProgram('bench/bare-server.mjs', [], 'ready', log, environment);
  return { url: `http://127.0.0.1:${port}`, ...program };
}

/** A staff session. @returns {Promise<string>} its access token. */
export async function logIn(product) {
  const answer = await fetch(`${product}/api/usuarios/auth/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: PASSWORD }),
  });
  return (await answer.json()).access;
}

/** What staff's panel asks. @param operationName which one, where the text has several. */
export const graphqlRequest = (token, query, variables, operationName) => ({
  method: 'POST',
  path: '/graphql',
  headers: { 'content-type': 'application/json', Authorization: `Bearer ${token}` },
  body: JSON.stringify({ query, variables, operationName }),
});

/**
 * The product and the bare handler on one real database, as durable as in a clinic.
 * @returns {Promise<{product: string, bare: string, openBare: (databaseUrl: string) => Promise<string>,
 *   openClinic: (name: string) => Promise<{url: string, databaseUrl: string, pid: number}>,
 *   openClinicAt: (databaseUrl: string) => Promise<{url: string, databaseUrl: string, pid: number, stop: () => Promise<void>}>,
 *   stop: () => Promise<void>}>}
 *   base addresses; `openClinic` starts the product once more, on a database of its own on the same server, `openBare` the
 *   bare handler on such a database; `openClinicAt` on somebody else's server, and whoever calls it stops it.
 */
export async function startContenders() {
  const folder = await mkdtemp(path.join(tmpdir(), 'huella-bench-'));
  const database = await startEmbeddedDatabase({ directory: path.join(folder, 'postgres') });
  const products = [await startProduct(database.url, folder)];
  const bares = [await startBare(database.url, folder)];
  return {
    product: products[0].url,
    bare: bares[0].url,
    async openBare(databaseUrl) {
      const bare = await startBare(databaseUrl, folder);
      bares.push(bare);
      return bare.url;
    },
    async openClinic(name) {
      const databaseUrl = await createDatabase(database.url, name);
      const product = await startProduct(databaseUrl, folder);
      products.push(product);
      return { ...product, databaseUrl };
    },
    async openClinicAt(databaseUrl) {
      return { ...(await startProduct(databaseUrl, folder)), databaseUrl };
    },
    stop: async () => {
      for (const bare of bares) await bare.stop();
      for (const product of products) await product.stop();
      await database.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
