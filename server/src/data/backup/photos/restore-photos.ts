import type pg from 'pg';
import { DumpError } from '../dump/dump-error.js';
import type { PhotoStore } from './photo-store.js';
import { filesOf, storedPhotos } from './stored-photos.js';

/**
 * Adds the files of photos that a dump leaves out.
 * @param client in the restore's transaction.
 * @param stores opened only if files are missing.
 * @returns how many files were added.
 * @throws DumpError if one of them is missing or damaged
 */
export async function restorePhotos(
  client: pg.ClientBase,
  stores: () => Promise<readonly PhotoStore[]>,
): Promise<number> {
  const { rows } = await client.query<{ hasPhotos: boolean }>(
    `select to_regclass('public.photo') is not null as "hasPhotos"`,
  );
  // Dumps of older versions have no such table.
  if (!rows[0]?.hasPhotos) return 0;
  const { rows: left } = await client.query<{ isMissing: boolean }>(
    `select exists (select from public.photo p where not exists (
       select from public.photo_file f where f.photo_id = p.id and f.variant = 'WHOLE')) as "isMissing"`,
  );
  if (!left[0]?.isMissing) return 0;
  const opened = await stores();
  let added = 0;
  let missing = 0;
  for await (const photo of storedPhotos(client)) {
    for (const { id, variant, hash } of filesOf(photo)) {
      const bytes = await firstOf(opened, hash);
      if (!bytes) missing += 1;
      if (!bytes || missing > 0) continue;
      await client.query(
        `insert into public.photo_file (photo_id, variant, bytes) values ($1, $2, $3) on conflict do nothing`,
        [id, variant, bytes],
      );
      added += 1;
    }
  }
  if (missing > 0) {
    throw new DumpError(
      `${missing} files of its photos are missing. They are in the folder 'photos' beside the backup: copy it as ` +
        'well, and check the passphrase.',
    );
  }
  return added;
}

export async function firstOf(stores: readonly PhotoStore[], hash: string): Promise<Buffer | undefined> {
  for (const store of stores) {
    const bytes = await store.get(hash);
    if (bytes) return bytes;
  }
  return undefined;
}
