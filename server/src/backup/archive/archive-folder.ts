import { createReadStream, createWriteStream } from 'node:fs';
import { chmod, lstat, mkdir, readdir, rename, rm, statfs } from 'node:fs/promises';
import path from 'node:path';
import { pipeline, type Readable } from 'node:stream';
import { pipeline as piped } from 'node:stream/promises';
import { ageDecryptionBy, ageEncryptionTo } from '../age-thread.js';
import { BackupFailure } from '../backup-failure.js';

const FILE_NAME = /^archive_(\d+)\.zip\.age$/;
const UNFINISHED = '.unfinished';

/** Stores the encrypted archives, in a subfolder of the backup folder, which all instances share. */
export class ArchiveFolder {
  private readonly directory: string;

  constructor(backups: string) {
    this.directory = path.join(backups, 'archives');
  }

  /** @throws BackupFailure `DISK_FULL`, and file system errors. */
  async prepare(bytes: number): Promise<void> {
    await mkdir(this.directory, { recursive: true, mode: 0o700 });
    await chmod(this.directory, 0o700).catch(() => undefined);
    const { bavail, bsize } = await statfs(this.directory);
    if (bavail * bsize < bytes) throw new BackupFailure('DISK_FULL');
  }

  /** The file gets its name once it is complete on disk. @param recipient whose identity decrypts it (age). */
  async write(id: number, content: Readable, recipient: string, signal: AbortSignal): Promise<void> {
    const unfinished = `${this.pathOf(id)}${UNFINISHED}`;
    try {
      const target = createWriteStream(unfinished, { mode: 0o600, flush: true });
      await piped([content, ageEncryptionTo(recipient), target], { signal });
      await rename(unfinished, this.pathOf(id));
    } finally {
      await rm(unfinished, { force: true }).catch(() => undefined);
    }
  }

  async has(id: number): Promise<boolean> {
    return (await lstat(this.pathOf(id)).catch(() => undefined))?.isFile() ?? false;
  }

  /** Decrypted as it is read. Fails with errors of the file system or age-encryption. */
  read(id: number, identity: string): Readable {
    return pipeline(createReadStream(this.pathOf(id)), ageDecryptionBy(identity), () => undefined);
  }

  async delete(id: number): Promise<void> {
    await rm(this.pathOf(id), { force: true });
  }

  /** Deletes all files except this archive's. Never fails, because their keys are already gone. */
  async keepOnly(id: number | undefined): Promise<void> {
    for (const name of await readdir(this.directory).catch(() => [])) {
      if (FILE_NAME.exec(name.replace(UNFINISHED, ''))?.[1] === String(id)) continue;
      if (!name.startsWith('archive_')) continue;
      await rm(path.join(this.directory, name), { force: true }).catch(() => undefined);
    }
  }

  private pathOf(id: number): string {
    return path.join(this.directory, `archive_${id}.zip.age`);
  }
}
