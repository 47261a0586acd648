import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach } from '@jest/globals';
import pg from 'pg';
import { type AskPassphrase, openDump } from '../../../src/data/backup/restore/open-dump.js';
import { restoreDatabase, type RestoreOptions } from '../../../src/data/backup/restore/restore-database.js';
import { createEmptyDatabase, dropDatabase } from '../../product/test-databases.js';

export const noPassphrase = () => Promise.resolve(undefined);

interface Restoring extends Partial<RestoreOptions> {
  readonly url?: string;
  readonly ask?: AskPassphrase;
}

class Restores {
  /** A folder for files, which is removed after the tests of the file. */
  folder = '';
  /** The address of the database to restore into. */
  elsewhere = '';
  private name = '';

  async open(): Promise<void> {
    this.name = `restore_${randomUUID().slice(0, 8)}`;
    this.elsewhere = await createEmptyDatabase(this.name);
  }

  close(): Promise<void> {
    return dropDatabase(this.name);
  }

  restore = async (content: string | Buffer, { replace = false, url, ask }: Restoring = {}) => {
    const file = path.join(this.folder, randomUUID());
    await writeFile(file, content);
    return restoreDatabase(url ?? this.elsewhere, await openDump(file, ask ?? noPassphrase), { replace });
  };

  query = async (text: string): Promise<Record<string, unknown>[]> => {
    const client = new pg.Client({ connectionString: this.elsewhere });
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(text)).rows;
    } finally {
      await client.end();
    }
  };

  async isEmpty(): Promise<boolean> {
    const objects = await this.query("select from pg_class where relnamespace = 'public'::regnamespace");
    return objects.length === 0;
  }
}

/** An empty database to restore into: one for each test, or one for all of them. */
export function useRestores(
  into: 'an empty database each' | 'one database' = 'an empty database each',
): Restores {
  const restores = new Restores();
  beforeAll(async () => {
    restores.folder = await mkdtemp(path.join(tmpdir(), 'huella-restore-'));
  });
  const [before, after] = into === 'one database' ? [beforeAll, afterAll] : [beforeEach, afterEach];
  before(() => restores.open());
  after(() => restores.close());
  afterAll(() => rm(restores.folder, { recursive: true, force: true }));
  return restores;
}
