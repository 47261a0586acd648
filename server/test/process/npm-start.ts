import fs from 'node:fs';
import { claimHolder, connectAsAdministrator } from '../../src/foundation/postgres/claim.js';
import { readPasswords } from '../../src/foundation/postgres/passwords.js';
import { readPostmasterFile } from '../../src/foundation/postgres/postmaster-file.js';
import { isRunning } from '../../src/foundation/postgres/processes.js';
import { eventually } from '../product/eventually.js';
import { type Command, ProductProcess } from './product-process.js';

/** `npm start` as in a terminal: npm, a shell, the supervisor and the server. */
export class NpmStart extends ProductProcess {
  /** @param user the user who starts it, if not the user of the tests. */
  constructor(
    dataDir: string,
    env: NodeJS.ProcessEnv = {},
    { folder, user }: Pick<Command, 'folder' | 'user'> = {},
  ) {
    super(
      { program: 'npm', args: ['start'], ...(folder && { folder }), ...(user && { user }) },
      dataDir,
      env,
    );
  }

  /** The generated password; undefined when none was printed. */
  get password(): string | undefined {
    return /^Password\s+(\S+)/m.exec(this.output)?.[1];
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
}
