import { createReadStream, createWriteStream, type ReadStream } from 'node:fs';
import { chmod, lstat, mkdir, open, readdir, rename, rm, statfs } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { ageEncryption } from './age-thread.js';
import { BackupFailure } from './backup-failure.js';
import { isBackupName, isUnfinishedName, unfinishedName } from './backup-file-name.js';

/** A file that is in the folder. */
export interface FoundFile {
  readonly name: string;
  readonly bytes: number;
  readonly modifiedAt: Date;
}

/** The folder of the kept backups: health data, so nobody but its owner may look into it. */
export class BackupFolder {
  constructor(
    readonly directory: string,
    private readonly passphrase: string | undefined,
  ) {}

  get encrypts(): boolean {
    return this.passphrase !== undefined;
  }

  /** Makes the folder where it is missing. @throws what the file system throws. */
  async prepare(): Promise<void> {
    await mkdir(this.directory, { recursive: true, mode: 0o700 });
    // One that was there may be open to others. Where it is somebody else's, its files are still ours alone.
    await chmod(this.directory, 0o700).catch(() => undefined);
  }

  /** @throws BackupFailure `DISK_FULL` before anything is written, so that what else lives on the disk has room left. */
  async demandSpace(bytes: number): Promise<void> {
    const { bavail, bsize } = await statfs(this.directory);
    if (bavail * bsize < bytes) throw new BackupFailure('DISK_FULL');
  }

  /**
   * Writes a dump, compressed, and encrypted where there is a passphrase. It gets its name when all of it is on the disk:
   * half a file never looks whole.
   * @returns its size in bytes.
   */
  async write(name: string, dump: AsyncIterable<string | Buffer>, signal: AbortSignal): Promise<number> {
    const unfinished = path.join(this.directory, unfinishedName(name));
    try {
      const target = createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true });
      const packed = Readable.from(dump, { objectMode: false }).compose(createGzip());
      const encryption = this.passphrase === undefined ? [] : [ageEncryption(this.passphrase)];
      await pipeline([packed, ...encryption, target], { signal });
      const { size } = await lstat(unfinished);
      await rename(unfinished, this.pathOf(name));
      await this.sync();
      return size;
    } finally {
      await rm(unfinished, { force: true }).catch(() => undefined);
    }
  }

  /** All backups that are there. A folder that is not there holds none. */
  async list(): Promise<FoundFile[]> {
    const names = await readdir(this.directory).catch(() => []);
    const files = await Promise.all(names.filter(isBackupName).map((name) => this.find(name)));
    return files.filter((file) => file !== undefined);
  }

  /** Only a file is one: a link would lead out of the folder. */
  async find(name: string): Promise<FoundFile | undefined> {
    const found = await lstat(this.pathOf(name)).catch(() => undefined);
    return found?.isFile() ? { name, bytes: found.size, modifiedAt: found.mtime } : undefined;
  }

  read(name: string): ReadStream {
    return createReadStream(this.pathOf(name));
  }

  async delete(name: string): Promise<void> {
    await rm(this.pathOf(name), { force: true });
  }

  /** Deletes what a process that died left half written, where it can. Only for who knows that none is being written. */
  async sweep(): Promise<void> {
    const names = await readdir(this.directory).catch(() => []);
    for (const name of names.filter(isUnfinishedName)) {
      await rm(path.join(this.directory, name), { force: true }).catch(() => undefined);
    }
  }

  pathOf(name: string): string {
    return path.join(this.directory, path.basename(name));
  }

  /** The new name itself must survive a power cut. Not every system lets a folder be synced. */
  private async sync(): Promise<void> {
    const folder = await open(this.directory).catch(() => undefined);
    await folder?.sync().catch(() => undefined);
    await folder?.close();
  }
}
