import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { expect } from '@jest/globals';
import { fillDemoClinic } from '../../src/foundation/database/seeds/demo-clinic.js';
import { fingerprint } from '../data/backup/fingerprint.js';
import { eventually } from '../product/eventually.js';
import { DirectStart } from './direct-start.js';
import { ROOT } from './product-process.js';
import { RunningClinic } from './running-clinic.js';

export const PASSPHRASE = 'cuatro palabras nada comunes';

export interface CommandResult {
  readonly code: number | null;
  readonly said: string;
  readonly complained: string;
}

const RESTORE = ['node', 'dist/start/restore-cli.js'];

/** A clinic with a dump, a stored backup, and other databases into which to restore them. */
export class RestoringClinic extends RunningClinic {
  /** The dump that a user downloaded. */
  dump = '';
  /** The state of the database at the time of the dump: its jobs write messages later. */
  dumped: Awaited<ReturnType<typeof fingerprint>> = {};
  /** The file name of its stored backup, which is encrypted. */
  kept = '';
  /** The address of the database to restore into. */
  elsewhere = '';
  private databases = 0;

  constructor() {
    super(DirectStart);
  }

  async open(): Promise<void> {
    await this.start({ BACKUP_PASSPHRASE: PASSPHRASE });
    await fillDemoClinic(this.databaseUrl, 'America/Santiago');
    const staff = await this.staff();
    await staff.graphql('mutation { createBackup { id } }');
    const isOver = async () =>
      !(await staff.graphql('{ backupStatus { isRunning } }')).body.data.backupStatus.isRunning;
    await eventually(isOver, 'the end of the backup');
    this.kept = fs.readdirSync(this.backups)[0] ?? '';
    this.dump = (await staff.get('/api/database/backup/')).body;
    this.dumped = await fingerprint(this.databaseUrl);
  }

  /** Creates the next empty database to restore into. */
  async nextDatabase(): Promise<void> {
    this.databases += 1;
    this.elsewhere = await this.createDatabase(`elsewhere_${this.databases}`);
  }

  fileOf(content: string | Buffer): string {
    const file = path.join(this.home, 'un respaldo.sql');
    fs.writeFileSync(file, content);
    return file;
  }

  run(args: readonly string[], environment: NodeJS.ProcessEnv = {}, command = RESTORE) {
    const [program = '', ...first] = command;
    const child = spawn(program === 'node' ? process.execPath : program, [...first, ...args], {
      cwd: ROOT,
      env: {
        ...process.env,
        NODE_OPTIONS: '',
        DATABASE_URL: this.elsewhere,
        DATA_DIR: this.dataDir,
        BACKUP_PASSPHRASE: '',
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let [said, complained] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (complained += text));
    const ended = once(child, 'close').then(([code]): CommandResult => ({
      code: code as number | null,
      said,
      complained,
    }));
    return { pid: child.pid ?? 0, ended };
  }

  restore(args: readonly string[], environment?: NodeJS.ProcessEnv): Promise<CommandResult> {
    return this.run(args, environment).ended;
  }

  /** Expects that nothing is restored, and one sentence with the reason. */
  async expectRefusal(
    args: readonly string[],
    sentence: RegExp,
    environment?: NodeJS.ProcessEnv,
  ): Promise<void> {
    const { code, said, complained } = await this.restore(args, environment);
    expect(complained.trimEnd().split('\n')).toEqual([expect.stringMatching(sentence)]);
    expect(said).toBe('');
    expect(code).toBe(1);
    expect(await this.isEmpty()).toBe(true);
  }

  async isEmpty(): Promise<boolean> {
    const objects = "select from pg_class where relnamespace = 'public'::regnamespace";
    return (await this.query(objects, this.elsewhere)).length === 0;
  }

  /** Restores from a pipe that delivers only the beginning, and kills the restore once all of it was read. */
  async killRestore(args: readonly string[]): Promise<void> {
    const { dump } = this;
    const pipe = path.join(this.home, `pipe-${this.databases}`);
    await once(spawn('mkfifo', [pipe]), 'close');
    const { pid, ended } = this.run([pipe, ...args]);
    // A separate process, because opening a pipe waits for a reader: the test process could never exit without one.
    const writer = spawn('sh', ['-c', 'exec cat > "$0"', pipe], { stdio: ['pipe', 'ignore', 'inherit'] });
    const written = once(writer, 'close');
    try {
      const firstRow = dump.indexOf('\n', dump.indexOf('copy "public"."supply"')) + 1;
      writer.stdin.on('error', () => undefined).write(dump.slice(0, firstRow + 10));
      const atSupplies = async () =>
        (await this.doing('huella restore', this.elsewhere)).some((query) =>
          query.startsWith('copy "public"."supply"'),
        );
      await eventually(atSupplies, 'the middle of the restore');
    } finally {
      writer.kill('SIGKILL');
      process.kill(pid, 'SIGKILL');
    }
    await Promise.all([ended, written]);
    await eventually(async () => {
      const left = await this.query("select from pg_stat_activity where application_name = 'huella restore'");
      return left.length === 0;
    }, 'the end of its connection');
  }
}
