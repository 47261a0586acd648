import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { PhotoStore } from '../../../src/data/backup/photos/photo-store.js';
import { keepPhotos } from '../../../src/data/backup/photos/stored-photos.js';
import { openDump } from '../../../src/data/backup/restore/open-dump.js';
import { restoreDatabase } from '../../../src/data/backup/restore/restore-database.js';
import { addPatient } from '../../product/builders.js';
import { describedFetch } from '../../product/described-fetch.js';
import type { TestProduct } from '../../product/start-product.js';
import { ask, BackupFolder, make } from './backup-folder.js';
import { noPassphrase, useRestores } from './use-restores.js';

const place = new BackupFolder();
const restores = useRestores();

const bytesOf = (n: number): Buffer => Buffer.alloc(50_000, `photo ${n} \\ \t\n`);

/** In one transaction, because a document has its file when it is committed. */
async function addPhotos(product: TestProduct, from: number, to: number): Promise<void> {
  const client = await product.database.connect();
  try {
    await client.query('begin');
    for (let n = from; n <= to; n += 1) {
      const whole = bytesOf(n);
      await client.query(
        `insert into photo (patient_id, kind, purpose, taken_on, note, size, hash, token, added_at, added_by)
         values (1, 'DOCUMENT', 'CLINICAL', '2026-11-20', E'tab\\t and \\\\', $1, $2, $3, now(), 1)`,
        [whole.length, createHash('sha256').update(whole).digest('hex'), String(n).padStart(32, '0')],
      );
      await client.query(`insert into photo_file select max(id), 'WHOLE', $1 from photo`, [whole]);
    }
    await client.query('commit');
  } finally {
    client.release();
  }
}

const CONTENT = `select p.id, p.hash, p.hash = encode(sha256(f.bytes), 'hex') as "isWhole"
  from photo p join photo_file f on f.photo_id = p.id order by p.id`;

async function storedFiles(): Promise<string[]> {
  const names = await readdir(path.join(place.backups, 'photos'), { recursive: true, withFileTypes: true });
  return names.filter((one) => one.isFile()).map(({ parentPath, name }) => path.join(parentPath, name));
}

/** Restores the newest backup. */
async function restoreKept(product: TestProduct, passphrase?: string): Promise<Record<string, unknown>[]> {
  const { rows } = await product.database.query('select file_name from backup_run order by id desc limit 1');
  const name: string = rows[0].file_name;
  const askOnce = async (attempt: number) => (attempt === 0 ? passphrase : undefined);
  await restoreDatabase(restores.elsewhere, await openDump(path.join(place.backups, name), askOnce), {
    replace: true,
    photos: () => PhotoStore.openAll(place.backups, askOnce),
  });
  return restores.query(CONTENT);
}

describe('Photos in kept backups', () => {
  it('keeps photos once, whatever the number of backups, and restores them byte for byte', async () => {
    const product = await place.start();
    await addPatient(product.database, 1, 'Rosa');
    await addPhotos(product, 1, 3);
    expect((await make(product)).state).toBe('GOOD');
    const first = await storedFiles();
    expect(first).toHaveLength(3);
    const [damaged = '', lost = ''] = first;
    await writeFile(damaged, 'damaged');
    await rm(lost);
    await addPhotos(product, 4, 4);
    const end = await make(product);
    expect(end).toMatchObject({ state: 'GOOD', rowCounts: { photo: 4, photo_file: 4 } });
    expect(await storedFiles()).toHaveLength(4);
    const restored = await restoreKept(product);
    expect(restored).toEqual((await product.database.query(CONTENT)).rows);
    expect(restored.map(({ isWhole }) => isWhole)).toEqual([true, true, true, true]);
  });

  it('seals photos with the passphrase, which a restore needs', async () => {
    const product = await place.start({ BACKUP_PASSPHRASE: 'una clave muy larga' });
    await addPatient(product.database, 1, 'Rosa');
    await addPhotos(product, 1, 2);
    expect((await make(product)).state).toBe('GOOD');
    for (const file of await storedFiles())
      expect((await readFile(file)).includes(bytesOf(1).subarray(0, 40))).toBe(false);
    expect(await restoreKept(product, 'una clave muy larga')).toHaveLength(2);
  });

  it('removes the folder of an earlier passphrase once no kept backup needs it', async () => {
    const product = await place.start();
    await addPatient(product.database, 1, 'Rosa');
    await addPhotos(product, 1, 2);
    const day = (n: number) => new Date(Date.UTC(2026, 10, n));
    const keep = (now: Date, oldestBackup: Date, passphrase?: string) =>
      keepPhotos(product.databaseUrl, {
        directory: place.backups,
        passphrase,
        now,
        oldestBackup,
        requireSpace: async () => undefined,
        signal: new AbortController().signal,
      });
    await keep(day(1), day(1), 'una clave muy larga');
    const sealed = (await storedFiles()).filter((file) => !file.endsWith('key.age'));
    const left = async () =>
      (await storedFiles()).filter((file) => sealed.includes(file.replace(/\.gone$/, ''))).length;
    await keep(day(2), day(1));
    await keep(day(3), day(1));
    expect(await left()).toBe(2);
    expect(await keep(day(4), day(3))).toBe(2);
    expect(await left()).toBe(0);
  });

  it('restores nothing if the file of a photo is missing', async () => {
    const product = await place.start();
    await addPatient(product.database, 1, 'Rosa');
    await addPhotos(product, 1, 2);
    await make(product);
    const [lost = ''] = await storedFiles();
    await rm(lost);
    await expect(restoreKept(product)).rejects.toThrow('1 files of its photos are missing');
    expect(await restores.isEmpty()).toBe(true);
  });

  it.each([undefined, 'una clave muy larga'])(
    'includes photos in a kept backup that is downloaded, and in the dump of the panel (passphrase: %s)',
    async (passphrase) => {
      const product = await place.start(passphrase ? { BACKUP_PASSPHRASE: passphrase } : {});
      await addPatient(product.database, 1, 'Rosa');
      await addPhotos(product, 1, 2);
      await make(product);
      const staff = await product.logIn();
      const { id } = (await ask(staff)).backups[0]!;
      for (const address of ['/api/database/backup/', `/api/database/backup/${id}/`]) {
        const answer = await describedFetch(product.url + address, {
          headers: { authorization: `Bearer ${staff.access}` },
        });
        // Without the folder of the photos.
        await restores.restore(Buffer.from(await answer.arrayBuffer()), {
          replace: true,
          ask: passphrase ? async (attempt) => (attempt === 0 ? passphrase : undefined) : noPassphrase,
        });
        expect(await restores.query(CONTENT)).toEqual((await product.database.query(CONTENT)).rows);
      }
    },
  );
});
