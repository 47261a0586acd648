import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { claimHolder, connectAsAdministrator } from '../../src/postgres/claim.js';
import { readPasswords } from '../../src/postgres/passwords.js';
import { readPostmasterFile } from '../../src/postgres/postmaster-file.js';
import { isRunning } from '../../src/postgres/processes.js';
import { eventually } from '../product/eventually.js';

const root = path.resolve(import.meta.dirname, '../../..');

/** Keeps this machine's settings and the checkout's .env from the product: an empty setting is ignored. */
const CLEAN: NodeJS.ProcessEnv = {
  DATABASE_URL: '',
  ADMIN_USERNAME: '',
  ADMIN_PASSWORD: '',
  PUBLIC_URL: '',
  HOST: '',
  LOG_LEVEL: '',
  NODE_OPTIONS: '',
  PORT: '0',
};

const READY = 'Huella is ready.';

/** `npm start` as a person starts it in a terminal. */
export class NpmStart {
  /** Its complete output. */
  output = '';
  private readonly dataDir: string;
  private readonly child: ChildProcess;
  private readonly ended: Promise<number | null>;

  /** @param user the user who starts it, if not the user of the tests. */
  constructor(
    dataDir: string,
    env: NodeJS.ProcessEnv = {},
    folder = root,
    user: { uid?: number; gid?: number } = {},
  ) {
    this.dataDir = dataDir;
    this.child = spawn('npm', ['start'], {
      ...user,
      cwd: folder,
      env: { ...process.env, ...CLEAN, DATA_DIR: dataDir, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A process group of its own, as for each job of a terminal.
      detached: true,
    });
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => (this.output += text));
    }
    this.ended = once(this.child, 'close').then(([code]) => code as number | null);
  }

  /** Resolves when it is serving. @throws with its output if it ends instead. */
  async ready(): Promise<this> {
    await eventually(() => this.output.includes(READY) || this.hasEnded, `'${READY}'`);
    if (!this.output.includes(READY)) throw new Error(`npm start ended:\n${this.output}`);
    return this;
  }

  /** The exit code, once every process that could write output has ended. */
  exit(): Promise<number | null> {
    return this.ended;
  }

  /** Its output without npm's own lines. */
  get lines(): string[] {
    return this.output.split('\n').filter((line) => line.trim() !== '' && !/^(>|npm )/.test(line));
  }

  get url(): string {
    return /Booking page\s+(http:\/\/[^/]+)\//.exec(this.output)?.[1] ?? '';
  }

  /** The generated password; undefined when none was printed. */
  get password(): string | undefined {
    return /^Password\s+(\S+)/m.exec(this.output)?.[1];
  }

  get databasePid(): number {
    return readPostmasterFile(this.databaseFolder)?.pid ?? 0;
  }

  /** The pid of the server process, which is several levels below npm. */
  async serverPid(): Promise<number> {
    const passwords = readPasswords(this.databaseFolder);
    const server = readPostmasterFile(this.databaseFolder);
    if (!passwords || !server) return 0;
    const connection = await connectAsAdministrator(server.port, passwords);
    try {
      return (await claimHolder(connection)) ?? 0;
    } finally {
      await connection.end();
    }
  }

  /** The pid of the process that restarts the server when it dies. */
  async supervisorPid(): Promise<number> {
    const stat = fs.readFileSync(`/proc/${await this.serverPid()}/stat`, 'utf8');
    return Number(/^\d+ \(.*\) \S (\d+)/s.exec(stat)?.[1]);
  }

  /** Kills the server and its supervisor, as a power cut would. The database keeps running. */
  async kill(): Promise<void> {
    const pids = [await this.supervisorPid(), await this.serverPid()];
    for (const pid of pids) process.kill(pid, 'SIGKILL');
    await eventually(() => !pids.some(isRunning), 'the end of the server');
    await this.ended;
  }

  /** Ctrl-C: the terminal signals every process of the job. */
  pressCtrlC(): void {
    if (this.child.pid) process.kill(-this.child.pid, 'SIGINT');
  }

  /** As a service manager does: signals only the process it started. */
  terminate(): void {
    this.child.kill('SIGTERM');
  }

  /** Ends everything left over, at the end of a test. */
  async cleanUp(): Promise<void> {
    if (!this.hasEnded) this.terminate();
    await this.ended;
  }

  private get databaseFolder(): string {
    return path.join(this.dataDir, 'postgres');
  }

  private get hasEnded(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null;
  }
}
