import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Freezes a PostgreSQL with all its processes, and thaws it. Linux only: it reads /proc. */
export class Freezer {
  private frozen: number[] = [];
  private readonly directory: string;

  /** @param directory the server's data folder. */
  constructor(directory: string) {
    this.directory = directory;
  }

  freeze(): void {
    const [first = ''] = readFileSync(path.join(this.directory, 'postmaster.pid'), 'utf8').split('\n');
    // The postmaster first, so that it starts no more processes.
    this.stop(Number(first));
    for (const pid of childrenOf(Number(first))) this.stop(pid);
  }

  thaw(): void {
    for (const pid of this.frozen.splice(0)) {
      try {
        process.kill(pid, 'SIGCONT');
      } catch {
        // The process is gone.
      }
    }
  }

  private stop(pid: number): void {
    this.frozen.push(pid);
    process.kill(pid, 'SIGSTOP');
  }
}

function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => parentOf(pid) === parent)
    .map(Number);
}

function parentOf(pid: string): number | undefined {
  try {
    // pid (name) state parent …; the name may contain anything.
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1]);
  } catch {
    return undefined;
  }
}
