import type pg from 'pg';
import { openConnection } from '../../../foundation/database/connections/connection.js';
import { liftTimeouts } from '../../../foundation/database/connections/timeouts.js';
import { PhotoStore } from './photo-store.js';

/** The table of the files, whose rows nightly backups leave out. */
export const PHOTO_FILES = 'photo_file';

const BATCH_SIZE = 500;

export interface StoredPhoto {
  readonly id: number;
  /** The hash of the file, and of its thumbnail unless it is a document. */
  readonly hash: string;
  readonly smallHash: string | null;
  /** In bytes, without its thumbnail. */
  readonly size: number;
}

interface Place {
  readonly id: number;
  readonly variant: 'WHOLE' | 'SMALL';
  readonly hash: string;
}

export const filesOf = ({ id, hash, smallHash }: Omit<StoredPhoto, 'size'>): Place[] => [
  { id, variant: 'WHOLE', hash },
  ...(smallHash === null ? [] : [{ id, variant: 'SMALL' as const, hash: smallHash }]),
];

/** In batches, so that memory use does not depend on their number. */
export async function* storedPhotos(client: pg.ClientBase): AsyncGenerator<StoredPhoto> {
  for (let after = 0; ;) {
    const { rows } = await client.query<StoredPhoto>(
      `select id, hash, small_hash as "smallHash", size from public.photo where id > $1 order by id limit ${BATCH_SIZE}`,
      [after],
    );
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < BATCH_SIZE) return;
    after = last.id;
  }
}

export interface KeepOptions {
  /** The folder of the backups. */
  readonly directory: string;
  readonly passphrase: string | undefined;
  readonly now: Date;
  /** Files that no backup since then needs are deleted. */
  readonly oldestBackup: Date;
  /** @throws BackupFailure `DISK_FULL` */
  readonly requireSpace: (bytes: number) => Promise<void>;
  readonly signal: AbortSignal;
}

/**
 * Writes the files that the store lacks, and reads every other one: a damaged one is written again. Files that no
 * backup needs any more are deleted, also those of an earlier passphrase.
 * @returns the number of files, or undefined if one of them can't be restored.
 */
export async function keepPhotos(
  databaseUrl: string,
  { directory, passphrase, now, oldestBackup, requireSpace, signal }: KeepOptions,
): Promise<number | undefined> {
  const client = await openConnection(databaseUrl, 'huella backup');
  try {
    await client.query('begin read only');
    await liftTimeouts((statement) => client.query(statement));
    const { rows } = await client.query('select from public.photo limit 1');
    if (rows.length === 0 && !(await PhotoStore.exists(directory))) return 0;
    const store = await PhotoStore.prepare(directory, passphrase);
    const { present, gone } = await store.names();
    const unneeded = new Set(present);
    let missing = 0;
    for await (const { hash, size } of storedPhotos(client)) if (!present.has(hash)) missing += size;
    await requireSpace(missing);
    let files = 0;
    for await (const photo of storedPhotos(client)) {
      for (const file of filesOf(photo)) {
        signal.throwIfAborted();
        unneeded.delete(file.hash);
        if (!present.has(file.hash) || !(await store.get(file.hash))) await keep(client, store, file);
        files += 1;
      }
    }
    if (!(await store.settled())) return undefined;
    await forget(store, { unneeded, gone, now, oldestBackup });
    for (const unused of await PhotoStore.unused(directory, store)) {
      const names = await unused.names();
      await forget(unused, { unneeded: names.present, gone: names.gone, now, oldestBackup });
    }
    return files;
  } finally {
    await client.end();
  }
}

interface Unneeded extends Pick<KeepOptions, 'now' | 'oldestBackup'> {
  readonly unneeded: ReadonlySet<string>;
  /** The names of files that were already unneeded at the last backup. */
  readonly gone: ReadonlySet<string>;
}

async function forget(store: PhotoStore, { unneeded, gone, now, oldestBackup }: Unneeded): Promise<void> {
  for (const hash of unneeded) await store.setGone(hash, now);
  for (const hash of gone) await store.deleteGone(hash, oldestBackup);
}

async function keep(client: pg.ClientBase, store: PhotoStore, { id, variant, hash }: Place): Promise<void> {
  const { rows } = await client.query<{ bytes: Buffer }>(
    `select bytes from public.photo_file where photo_id = $1 and variant = $2`,
    [id, variant],
  );
  // None if it was deleted with its patient in the meantime.
  if (rows[0]) await store.put(hash, rows[0].bytes);
}
