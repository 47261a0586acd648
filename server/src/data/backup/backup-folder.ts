import { createReadStream, createWriteStream, type ReadStream } from 'node:fs';
import { chmod, lstat, mkdir, open, readdir, rename, rm, statfs } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { ageEncryption } from './encryption/age-thread.js';
import { BackupFailure } from './backup-failure.js';
import { isBackupName, isEncryptedName, isUnfinishedName, unfinishedName } from './backup-file-name.js';
import { PhotoStore } from './photos/photo-store.js';
import { withPhotos } from './photos/with-photos.js';
import { openDump } from './restore/open-dump.js';

export interface FoundFile {
  readonly name: string;
  readonly bytes: number;
  readonly modifiedAt: Date;
}

/** Photos are compressed already: only the digits that they are written in get shorter. */
const FAST = 1;

/** Holds health data, so only its owner has access. */
export class BackupFolder {
  constructor(
    readonly directory: string,
    private readonly passphrase: string | undefined,
    /** Whether a user chose it: then it exists already, and may hold other files. */
    private readonly isChosen = false,
  ) {}

  get encrypts(): boolean {
    return this.passphrase !== undefined;
  }

  /** Creates the folder if it is missing, unless a user chose it. @throws file system errors. */
  async prepare(): Promise<void> {
    if (this.isChosen) {
      await readdir(this.directory);
      return;
    }
    await mkdir(this.directory, { recursive: true, mode: 0o700 });
    // An existing folder may be open to others. If it belongs to another user, the files in it are still private.
    await chmod(this.directory, 0o700).catch(() => undefined);
  }

  /** Checked before writing, so that a backup does not fill the disk. @throws BackupFailure `DISK_FULL` */
  async requireSpace(bytes: number): Promise<void> {
    const { bavail, bsize } = await statfs(this.directory);
    if (bavail * bsize < bytes) throw new BackupFailure('DISK_FULL');
  }

  /** Compresses a dump, and encrypts it if there is a passphrase. @returns its size in bytes. */
  async write(name: string, dump: AsyncIterable<string | Buffer>, signal: AbortSignal): Promise<number> {
    const packed = Readable.from(dump, { objectMode: false }).compose(createGzip());
    const encryption = this.passphrase === undefined ? [] : [ageEncryption(this.passphrase)];
    return this.store(name, [packed, ...encryption], signal);
  }

  /**
   * The file gets its name once it is complete on disk, so a partial file never looks like a complete one.
   * @param parts a pipeline.
   * @returns its size in bytes.
   */
  async store(name: string, parts: readonly Readable[], signal: AbortSignal): Promise<number> {
    const unfinished = path.join(this.directory, unfinishedName(name));
    try {
      const target = createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true });
      await pipeline([...parts, target], { signal });
      const { size } = await lstat(unfinished);
      await rename(unfinished, this.pathOf(name));
      await this.sync();
      return size;
    } finally {
      await rm(unfinished, { force: true }).catch(() => undefined);
    }
  }

  /** Empty if the folder does not exist. */
  async list(): Promise<FoundFile[]> {
    const names = await readdir(this.directory).catch(() => []);
    const files = await Promise.all(names.filter(isBackupName).map((name) => this.find(name)));
    return files.filter((file) => file !== undefined);
  }

  /** Regular files only: a link could point outside the folder. */
  async find(name: string): Promise<FoundFile | undefined> {
    const found = await lstat(this.pathOf(name)).catch(() => undefined);
    return found?.isFile() ? { name, bytes: found.size, modifiedAt: found.mtime } : undefined;
  }

  read(name: string): ReadStream {
    return createReadStream(this.pathOf(name));
  }

  /**
   * A backup with the files of photos that it leaves out, compressed and encrypted as the stored one.
   * @returns undefined if there are no photos, or if it was encrypted with another passphrase.
   */
  async readWithPhotos(name: string): Promise<Readable | undefined> {
    if (!(await PhotoStore.exists(this.directory))) return undefined;
    const ask = async (attempt: number) => (attempt === 0 ? this.passphrase : undefined);
    const dump = await openDump(this.pathOf(name), ask).catch(() => undefined);
    if (!dump) return undefined;
    const whole = withPhotos(dump, await PhotoStore.openAll(this.directory, ask));
    const packed = Readable.from(whole, { objectMode: false }).compose(createGzip({ level: FAST }));
    return isEncryptedName(name) && this.passphrase !== undefined
      ? packed.compose(ageEncryption(this.passphrase))
      : packed;
  }

  async delete(name: string): Promise<void> {
    await rm(this.pathOf(name), { force: true });
  }

  /** Deletes partial files of crashed processes. Call only while no backup is being written. */
  async sweep(): Promise<void> {
    const names = await readdir(this.directory).catch(() => []);
    for (const name of names.filter(isUnfinishedName)) {
      await rm(path.join(this.directory, name), { force: true }).catch(() => undefined);
    }
  }

  pathOf(name: string): string {
    return path.join(this.directory, path.basename(name));
  }

  /** So that the rename survives a power cut. Not every system can sync a folder. */
  private async sync(): Promise<void> {
    const folder = await open(this.directory).catch(() => undefined);
    await folder?.sync().catch(() => undefined);
    await folder?.close();
  }
}
