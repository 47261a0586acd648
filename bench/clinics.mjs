import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { startEmbeddedDatabase } from '../dist/server/src/foundation/database/embedded-database.js';
import { SERVER, SERVER_MEMORY, serverEnvironment } from '../scripts/bootstrap/commands.mjs';
import { exitCodeOf, onStopRequest } from '../scripts/bootstrap/stop-request.mjs';
import { freePort } from '../scripts/free-port.mjs';

const ROOT = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/**
 * Starts the server and waits until it is ready. Its output goes to a file, because reading a pipe would take this
 * process's time away from generating load.
 */
async function startServer(logFile, environment) {
  const log = await open(logFile, 'w');
  const child = spawn(process.execPath, [...SERVER_MEMORY, path.join(ROOT, SERVER)], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', log.fd, 'inherit'],
  });
  await log.close();
  while (!(await readFile(logFile, 'utf8')).includes('Huella is ready.')) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
    await delay(50);
  }
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { pid: child.pid, stop };
}

export const PASSWORD = 'bench-password';

/**
 * Starts the product on a database, without limits, because reaching one would end the measurement.
 */
async function startProduct(databaseUrl, folder, environment) {
  const port = await freePort();
  const log = path.join(folder, `product-${port}.log`);
  const server = await startServer(log, {
    ...serverEnvironment(process.env),
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    PORT: String(port),
    HOST: '127.0.0.1',
    ADMIN_PASSWORD: PASSWORD,
    LIMIT_REQUESTS: '0',
    LIMIT_VISITORS: '0',
    LIMIT_BOOKINGS: '0',
    LIMIT_BOOKINGS_PERSON: '0',
    LIMIT_BOOKINGS_FLOOD: '0',
    LIMIT_LOGINS: '0',
    // A missed backup would be made during the measurement.
    BACKUP_TIME: 'off',
    ...environment,
  });
  await openYearsAhead(databaseUrl);
  return { url: `http://127.0.0.1:${port}`, ...server };
}

/** Lets visitors book any day without limits, so that the measurement does not run out of hours. */
async function openYearsAhead(databaseUrl) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('update agenda set horizon_days = null, open_bookings_limit = null');
  await client.end();
}

/** @returns {Promise<string>} the URL of a new database on the same server. */
async function createDatabase(serverUrl, name) {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const address = new URL(serverUrl);
  address.pathname = `/${name}`;
  return address.href;
}

/** @returns {Promise<string>} the access token of a staff session. */
export async function logIn(product, username = 'admin') {
  const answer = await fetch(`${product}/api/usuarios/auth/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: PASSWORD }),
  });
  return (await answer.json()).access;
}

/** A request like the panel's. @param operationName required if the text has several operations. */
export const graphqlRequest = (token, query, variables, operationName) => ({
  method: 'POST',
  path: '/graphql',
  headers: { 'content-type': 'application/json', Authorization: `Bearer ${token}` },
  body: JSON.stringify({ query, variables, operationName }),
});

/**
 * The product on a real database, with the same durability as in a clinic.
 * @returns {Promise<{product: string,
 *   openClinic: (name: string, environment?: object) => Promise<{url: string, databaseUrl: string, pid: number}>,
 *   openClinicAt: (databaseUrl: string, environment?: object) => Promise<{url: string, databaseUrl: string, pid: number, stop: () => Promise<void>}>,
 *   createDatabase: (name: string) => Promise<string>, stop: () => Promise<void>}>}
 *   its base URL; `openClinic` starts another instance on its own database on the same server; `openClinicAt` starts
 *   one on an existing database, and the caller stops it; `createDatabase` creates an empty one.
 */
export async function startClinics() {
  const folder = await mkdtemp(path.join(tmpdir(), 'huella-bench-'));
  const database = await startEmbeddedDatabase({ directory: path.join(folder, 'postgres') });
  const servers = [];
  const track = (server) => {
    servers.push(server);
    return server;
  };
  let stopped;
  const stop = () =>
    (stopped ??= (async () => {
      await Promise.all(servers.map((server) => server.stop()));
      await database.stop();
      await rm(folder, { recursive: true, force: true });
    })());
  // Ctrl-C would leave the database running.
  const stopListening = onStopRequest(
    (signal) => void stop().finally(() => process.exit(exitCodeOf(signal))),
  );
  const product = track(await startProduct(database.url, folder));
  return {
    product: product.url,
    async openClinic(name, environment) {
      const databaseUrl = await createDatabase(database.url, name);
      return { ...track(await startProduct(databaseUrl, folder, environment)), databaseUrl };
    },
    openClinicAt: async (databaseUrl, environment) => ({
      ...track(await startProduct(databaseUrl, folder, environment)),
      databaseUrl,
    }),
    createDatabase: (name) => createDatabase(database.url, name),
    stop: async () => {
      stopListening();
      await stop();
    },
  };
}
