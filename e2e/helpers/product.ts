import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../scripts/free-port.mjs';
import { copyData } from '../../server/test/setup/prepared-data.mjs';
import { STAFF } from './credentials.js';
import { openSession, type Session, staffOf } from './staff.js';
import { openYearsAhead } from './years-ahead.js';

export interface Product {
  readonly url: string;
  /** The product's `DATA_DIR`. */
  readonly data: string;
  /** The first user's session. */
  readonly session: Session;
  stop(): Promise<void>;
}

const root = path.resolve(import.meta.dirname, '../..');
/** Stops only a start that hangs: a busy machine may need several times the usual time. */
const START_MS = 170_000;

/** Starts the built product on a free port with its own data, without rate limits. */
export async function startProduct(
  environment: Readonly<Record<string, string>> = {},
  isNew = false,
): Promise<Product> {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'huella-e2e-'));
  const data = path.join(home, 'data');
  const prepared = process.env['TEST_PREPARED_DATA'];
  if (prepared) copyData(prepared, data);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [path.join(root, 'dist/start/main.js')], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      // Without it, messages contain no links.
      PUBLIC_URL: url,
      // Opens the playground, which is one of the screens.
      INTROSPECTION: 'on',
      DATA_DIR: data,
      DATABASE_URL: '',
      ADMIN_USERNAME: STAFF.username,
      ADMIN_PASSWORD: STAFF.password,
      LIMIT_REQUESTS: '0',
      LIMIT_BOOKINGS: '0',
      LIMIT_BOOKINGS_PERSON: '0',
      LIMIT_BOOKINGS_FLOOD: '0',
      LIMIT_LOGINS: '0',
      LOG_LEVEL: 'error',
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = async (): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    fs.rmSync(home, { recursive: true, force: true });
  };
  try {
    await untilReady(`${url}/health/ready`, child);
    const session = await openSession(url);
    if (!isNew) await openYearsAhead(staffOf(session));
    return { url, data, session, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  for (const end = Date.now() + START_MS; Date.now() < end; await delay(50)) {
    if (child.exitCode !== null) throw new Error('The product ended while it was starting.');
    const ready = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
  }
  throw new Error(`The product was not ready within ${START_MS / 1000} seconds.`);
}
