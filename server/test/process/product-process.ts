import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { readPostmasterFile } from '../../src/foundation/postgres/postmaster-file.js';
import { eventually } from '../product/eventually.js';

export const ROOT = path.resolve(import.meta.dirname, '../../..');

/** Hides this machine's settings and the checkout's .env from the product: an empty setting is ignored. */
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

/** The program to run, its folder, and its user if it is not the user of the tests. */
export interface Command {
  readonly program: string;
  readonly args: readonly string[];
  readonly folder?: string;
  readonly user?: { readonly uid: number; readonly gid: number };
}

export abstract class ProductProcess {
  /** Its complete output. */
  output = '';
  protected readonly databaseFolder: string;
  protected readonly child: ChildProcess;
  protected readonly ended: Promise<number | null>;

  protected constructor(
    { program, args, folder = ROOT, user }: Command,
    dataDir: string,
    env: NodeJS.ProcessEnv,
  ) {
    this.databaseFolder = path.join(dataDir, 'postgres');
    this.child = spawn(program, args, {
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

  /** Kills every process of the product but its database, as the system does if memory runs out. */
  abstract kill(): Promise<void>;

  /** Resolves when it is serving. @throws with its output if it ends instead. */
  async ready(): Promise<this> {
    await eventually(() => this.output.includes(READY) || this.hasEnded, `'${READY}'`);
    if (!this.output.includes(READY)) throw new Error(`the product ended:\n${this.output}`);
    return this;
  }

  /** How often it became ready, counting restarts. */
  get starts(): number {
    return this.output.split(READY).length - 1;
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

  get databasePid(): number {
    return readPostmasterFile(this.databaseFolder)?.pid ?? 0;
  }

  /** Signals only the process it started, as a service manager does. */
  terminate(): void {
    this.child.kill('SIGTERM');
  }

  /** Ends everything that still runs, at the end of a test. */
  async cleanUp(): Promise<void> {
    if (!this.hasEnded) this.terminate();
    await this.ended;
  }

  get hasEnded(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null;
  }
}
