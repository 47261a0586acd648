// @ts-check
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { inRoot, root } from '../../scripts/bootstrap/checkout.mjs';
import { SERVER } from '../../scripts/bootstrap/commands.mjs';
import { freePort } from '../../scripts/free-port.mjs';
import { send } from './send.mjs';

export const PASSWORD = 'una clave de simulacro';

const LOOK_EVERY_MS = 50;
const MAX_START_MS = 60_000;

/** Override this machine's settings and .env; the product ignores empty values. */
const SETTINGS = {
  ADMIN_USERNAME: 'admin',
  ADMIN_PASSWORD: PASSWORD,
  BACKUP_DIR: '',
  // A missed backup would be made in the middle of a drill.
  BACKUP_TIME: 'off',
  DATABASE_URL: '',
  HOST: '127.0.0.1',
  LIMIT_BOOKINGS: '0',
  LIMIT_BOOKINGS_PERSON: '0',
  LIMIT_BOOKINGS_FLOOD: '0',
  LIMIT_LOGINS: '0',
  LIMIT_REQUESTS: '0',
  LIMIT_VISITORS: '0',
  LOG_LEVEL: 'info',
  NODE_OPTIONS: '',
  PUBLIC_URL: '',
  SMTP_URL: '',
  TOKEN_SECRET: '',
  TRUST_PROXY: '',
  WHATSAPP_CHANNEL: 'link',
};

/**
 * @typedef {object} ProductOptions
 * @property {string} folder for its data (DATA_DIR) and its log.
 * @property {string} [name] the name of the output file, for several in one folder.
 * @property {string} [databaseUrl] if absent, it starts an embedded PostgreSQL in its folder.
 * @property {number} [port] a free one by default.
 * @property {Record<string, string>} [settings] environment variables, overriding the drills' own.
 * @property {readonly string[]} [command] the script and arguments for Node; the built server by default.
 */

/** The command of `npm start`: the server under its supervisor. */
export const NPM_START = ['scripts/run.mjs', 'start'];

/** An interrupted drill leaves no process behind. */
const STOP_WITH_PARENT = pathToFileURL(inRoot('scripts', 'bootstrap', 'stop-with-parent.mjs')).href;

/** The product as a separate process. */
export class Product {
  /**
   * @private
   * @param {import('node:child_process').ChildProcess} child
   * @param {string} url
   * @param {string} log
   */
  constructor(child, url, log) {
    this.child = child;
    /** Its base URL, without a trailing slash. */
    this.url = url;
    this.log = log;
    /** @type {Promise<number | null>} null: ended by a signal. */
    this.exit = new Promise((resolve) => child.once('close', resolve));
  }

  /**
   * Starts the process without waiting until it is ready.
   * @param {ProductOptions} options
   */
  static async launch({ folder, name = 'product', databaseUrl, port, settings, command = [SERVER] }) {
    const chosen = port ?? (await freePort());
    const log = path.join(folder, `${name}.log`);
    // A file, because the product would block on a pipe that is not read.
    const output = fs.openSync(log, 'a');
    const [script = '', ...args] = command;
    const child = spawn(process.execPath, ['--import', STOP_WITH_PARENT, inRoot(script), ...args], {
      cwd: root,
      env: {
        ...process.env,
        ...SETTINGS,
        DATA_DIR: path.join(folder, 'data'),
        ...(databaseUrl && { DATABASE_URL: databaseUrl }),
        PORT: String(chosen),
        ...settings,
      },
      stdio: ['ignore', output, output, 'ipc'],
    });
    fs.closeSync(output);
    // The channel must not keep a drill from exiting.
    child.channel?.unref();
    return new Product(child, `http://127.0.0.1:${chosen}`, log);
  }

  /**
   * Starts the process and waits until it is ready.
   * @param {ProductOptions} options
   */
  static async start(options) {
    const product = await Product.launch(options);
    await product.ready();
    return product;
  }

  get pid() {
    return this.child.pid ?? 0;
  }

  get hasEnded() {
    return this.child.exitCode !== null || this.child.signalCode !== null;
  }

  get output() {
    return fs.readFileSync(this.log, 'utf8');
  }

  /** @returns {Promise<boolean>} whether its readiness check succeeds. */
  isReady() {
    return send(`${this.url}/health/ready`).then(
      ({ status }) => status === 200,
      () => false,
    );
  }

  /** Waits until the product is ready. @throws with its output, if it exits or takes too long. */
  async ready() {
    for (const end = Date.now() + MAX_START_MS; !(await this.isReady()); await delay(LOOK_EVERY_MS)) {
      if (this.hasEnded) throw new Error(`the product ended instead of starting:\n${this.output}`);
      if (Date.now() > end) throw new Error(`the product is not ready after a minute:\n${this.output}`);
    }
    return this;
  }

  /**
   * Stops it with SIGTERM, as a service manager does, and waits until it has ended.
   * @returns {Promise<number | null>} its exit code; null if a signal ended it.
   */
  async stop() {
    if (!this.hasEnded) this.child.kill('SIGTERM');
    return this.exit;
  }

  /** Kills it with SIGKILL, and waits until it has ended. */
  async kill() {
    if (!this.hasEnded) this.child.kill('SIGKILL');
    await this.exit;
  }
}
