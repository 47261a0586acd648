import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline, type Readable } from 'node:stream';
import { ageDecryptionBy, ageEncryptionTo } from '../encryption/age-thread.js';
import { BackupFolder } from '../backup-folder.js';

/** Also matches the name of a file that is still being written. */
const ID_IN_NAME = /archive_(\d+)\.zip\.age/;
const nameOf = (id: number): string => `archive_${id}.zip.age`;

/**
 * Stores the encrypted archives, in a subfolder of the operator's backup folder or of the data folder, which all
 * instances share. They stay for a day, so they don't move to a folder that users set.
 */
export class ArchiveFolder {
  private readonly files: BackupFolder;

  constructor(backups: string) {
    this.files = new BackupFolder(path.join(backups, 'archives'), undefined);
  }

  /** @throws BackupFailure `DISK_FULL`, and file system errors. */
  async prepare(bytes: number): Promise<void> {
    await this.files.prepare();
    await this.files.requireSpace(bytes);
  }

  /**
   * @param recipient an age recipient; its identity decrypts the file.
   */
  async write(id: number, content: Readable, recipient: string, signal: AbortSignal): Promise<void> {
    await this.files.store(nameOf(id), [content, ageEncryptionTo(recipient)], signal);
  }

  async has(id: number): Promise<boolean> {
    return (await this.files.find(nameOf(id))) !== undefined;
  }

  /** Decrypted as it is read. Fails with errors of the file system or age-encryption. */
  read(id: number, identity: string): Readable {
    return pipeline(this.files.read(nameOf(id)), ageDecryptionBy(identity), () => undefined);
  }

  async delete(id: number): Promise<void> {
    await this.files.delete(nameOf(id));
  }

  /** Deletes the files of all other archives. Never fails, because their keys are already gone. */
  async keepOnly(id: number | undefined): Promise<void> {
    for (const name of await readdir(this.files.directory).catch(() => [])) {
      const found = ID_IN_NAME.exec(name)?.[1];
      if (found === undefined || found === String(id)) continue;
      await rm(path.join(this.files.directory, name), { force: true }).catch(() => undefined);
    }
  }
}
