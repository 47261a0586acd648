import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { startEmbeddedPostgres } from '../dist/server/src/database/embedded-postgres.js';

const ROOT = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

/** Starts a program and waits until it says that it is ready. */
async function startProgram(script, readyText, environment) {
  const child = spawn(process.execPath, [path.join(ROOT, script)], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve, reject) => {
    let output = '';
    child.once('exit', (code) => reject(new Error(`${script} ended with ${code}`)));
    child.stdout.on('data', (chunk) => {
      output += chunk;
      if (output.includes(readyText)) resolve();
    });
  });
  // Its log is read and thrown away: a full pipe would stop it.
  child.stdout.resume();
  return async () => {
    child.removeAllListeners('exit');
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
}

/**
 * The product and the bare handler on one real database, durable as in a clinic.
 * Limits are off: a limit would end the measuring, not slow it.
 * @returns {Promise<{product: string, bare: string, stop: () => Promise<void>}>} base addresses.
 */
export async function startContenders() {
  const folder = await mkdtemp(path.join(tmpdir(), 'huella-bench-'));
  const database = await startEmbeddedPostgres({ directory: path.join(folder, 'postgres') });
  const [productPort, barePort] = [await freePort(), await freePort()];
  const stopProduct = await startProgram('dist/server/src/main.js', 'Huella is ready.', {
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    PORT: String(productPort),
    HOST: '127.0.0.1',
    ADMIN_PASSWORD: 'bench-password',
    LIMIT_REQUESTS: '0',
    LIMIT_BOOKINGS: '0',
    LIMIT_LOGINS: '0',
  });
  const stopBare = await startProgram('bench/bare-server.mjs', 'ready', {
    DATABASE_URL: database.url,
    PORT: String(barePort),
  });
  return {
    product: `http://127.0.0.1:${productPort}`,
    bare: `http://127.0.0.1:${barePort}`,
    stop: async () => {
      await stopBare();
      await stopProduct();
      await database.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
