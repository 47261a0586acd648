import { createHash, randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { seal, unseal } from '../../../foundation/sealing/seal.js';
import { ageDecryption, ageEncryption } from '../encryption/age-thread.js';

/** A subfolder of the backup folder. */
const FOLDER = 'photos';
/** The subfolder of files that are not encrypted; the others are named after their key. */
const PLAIN = 'plain';
const KEY_FILE = 'key.age';
const KEY_BYTES = 32;
/** Added to the name of a file that the database no longer has. */
const GONE = '.gone';
/** Files of 12 MB at most. */
const WRITES_AT_ONCE = 6;
const HASH = /^[0-9a-f]{64}$/;
const KEY_FOLDER = /^[0-9a-f]{8}$/;

/** @returns undefined if there is no terminal to ask at, or no attempt is left. */
type AskPassphrase = (attempt: number) => Promise<string | undefined>;

const digestOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/**
 * The files of photos, beside the backups that leave them out: each once, under its SHA-256, however many backups need
 * it. With a passphrase they are sealed with AES-256-GCM, whose key is in an age file that the passphrase opens.
 */
export class PhotoStore {
  private readonly writing = new Set<Promise<void>>();
  private failure: Error | undefined;
  private isDamaged = false;

  private constructor(
    private readonly directory: string,
    private readonly key: Buffer | undefined,
  ) {}

  /** For writing. A new passphrase begins a new subfolder. */
  static async prepare(backups: string, passphrase: string | undefined): Promise<PhotoStore> {
    const base = path.join(backups, FOLDER);
    await mkdir(base, { recursive: true, mode: 0o700 });
    if (passphrase === undefined) return PhotoStore.at(path.join(base, PLAIN), undefined);
    for (const { directory, sealedKey } of await keysIn(base)) {
      const key = await openedKey(sealedKey, passphrase);
      if (key) return PhotoStore.at(directory, key);
    }
    const key = randomBytes(KEY_BYTES);
    const directory = path.join(base, randomBytes(4).toString('hex'));
    await mkdir(directory, { recursive: true, mode: 0o700 });
    const sealed = Readable.from([key], { objectMode: false }).compose(ageEncryption(passphrase));
    await writeDurably(path.join(directory, KEY_FILE), await buffer(sealed));
    return PhotoStore.at(directory, key);
  }

  /** For reading: all subfolders of the backup folder that are plain, or that a passphrase opens. */
  static async openAll(backups: string, ask: AskPassphrase): Promise<PhotoStore[]> {
    const base = path.join(backups, FOLDER);
    const stores = [new PhotoStore(path.join(base, PLAIN), undefined)];
    const keys = await keysIn(base);
    for (let attempt = 0; stores.length <= keys.length; attempt += 1) {
      const passphrase = await ask(attempt);
      if (passphrase === undefined) break;
      const before = stores.length;
      for (const { directory, sealedKey } of keys) {
        const key = await openedKey(sealedKey, passphrase);
        if (key && stores.every((store) => store.directory !== directory))
          stores.push(new PhotoStore(directory, key));
      }
      if (stores.length > before) break;
    }
    return stores;
  }

  static async exists(backups: string): Promise<boolean> {
    return (await stat(path.join(backups, FOLDER)).catch(() => undefined)) !== undefined;
  }

  /**
   * The subfolders of other passphrases, or of none, which only earlier backups need. Without their keys, files can be
   * listed and deleted, but not read. A folder that users chose may have a folder of this name with other files.
   */
  static async unused(backups: string, { directory }: PhotoStore): Promise<PhotoStore[]> {
    const base = path.join(backups, FOLDER);
    const ours = (await readdir(base)).filter((name) => name === PLAIN || KEY_FOLDER.test(name));
    const found = ours.map((name) => new PhotoStore(path.join(base, name), undefined));
    return found.filter((one) => one.directory !== directory);
  }

  private static async at(directory: string, key: Buffer | undefined): Promise<PhotoStore> {
    await mkdir(directory, { recursive: true, mode: 0o700 });
    return new PhotoStore(directory, key);
  }

  /** The hashes of all files; `gone` has the ones that the database no longer has. */
  async names(): Promise<{ readonly present: Set<string>; readonly gone: Set<string> }> {
    const present = new Set<string>();
    const gone = new Set<string>();
    for (const part of await readdir(this.directory)) {
      for (const name of await readdir(path.join(this.directory, part)).catch(() => [])) {
        const hash = path.basename(name, GONE);
        if (HASH.test(hash)) (hash === name ? present : gone).add(hash);
      }
    }
    return { present, gone };
  }

  /**
   * Writes a file and reads it again, some at a time, because each waits for the disk. `settled` waits for all.
   * @throws an error of an earlier one
   */
  async put(hash: string, bytes: Buffer): Promise<void> {
    while (this.writing.size >= WRITES_AT_ONCE) await Promise.race(this.writing);
    if (this.failure) throw this.failure;
    const written: Promise<void> = this.write(hash, bytes)
      .catch((error: unknown) => {
        this.failure ??= error as Error;
      })
      .finally(() => this.writing.delete(written));
    this.writing.add(written);
  }

  /** @returns whether each file that was put can be read. @throws an error of one of them */
  async settled(): Promise<boolean> {
    await Promise.all(this.writing);
    if (this.failure) throw this.failure;
    return !this.isDamaged;
  }

  private async write(hash: string, bytes: Buffer): Promise<void> {
    const file = this.pathOf(hash);
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    await writeDurably(file, this.key ? seal(this.key, bytes, Buffer.from(hash)) : bytes);
    if (!(await this.get(hash))) this.isDamaged = true;
  }

  /** @returns undefined if the file is missing or damaged. */
  async get(hash: string): Promise<Buffer | undefined> {
    const file = this.pathOf(hash);
    const stored =
      (await readFile(file).catch(() => undefined)) ?? (await readFile(file + GONE).catch(() => undefined));
    const bytes = stored && this.key ? unseal(this.key, stored, Buffer.from(hash)) : stored;
    return bytes && digestOf(bytes) === hash ? bytes : undefined;
  }

  /** Earlier backups may still need it. */
  async setGone(hash: string, now: Date): Promise<void> {
    const file = this.pathOf(hash);
    await rename(file, file + GONE);
    await utimes(file + GONE, now, now);
  }

  /** Deletes a file if the database had lost it before an instant. */
  async deleteGone(hash: string, before: Date): Promise<void> {
    const file = this.pathOf(hash) + GONE;
    if ((await stat(file)).mtime < before) await rm(file, { force: true });
  }

  private pathOf(hash: string): string {
    return path.join(this.directory, hash.slice(0, 2), hash);
  }
}

async function keysIn(base: string): Promise<Array<{ directory: string; sealedKey: Buffer }>> {
  const found = [];
  for (const name of await readdir(base).catch(() => [])) {
    const directory = path.join(base, name);
    const sealedKey = await readFile(path.join(directory, KEY_FILE)).catch(() => undefined);
    if (sealedKey) found.push({ directory, sealedKey });
  }
  return found;
}

/** @returns undefined if another passphrase sealed it. */
async function openedKey(sealedKey: Buffer, passphrase: string): Promise<Buffer | undefined> {
  const opened = Readable.from([sealedKey], { objectMode: false }).compose(ageDecryption(passphrase));
  const key = await buffer(opened).catch(() => undefined);
  return key?.length === KEY_BYTES ? key : undefined;
}

/** A file gets its name once it is complete on the disk. */
async function writeDurably(file: string, bytes: Buffer): Promise<void> {
  const unfinished = `${file}.unfinished`;
  const handle = await open(unfinished, 'w', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(unfinished, file);
}
