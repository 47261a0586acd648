import { setTimeout as delay } from 'node:timers/promises';
import type { BackupCause, BackupReason, BackupState } from '#domain/data/backup/backup.js';
import type pg from 'pg';
import { openConnection } from '../../foundation/database/connections/connection.js';
import { isEncryptedName } from './backup-file-name.js';
import type { FoundFile } from './backup-folder.js';
import { BACKUP_LOCK, IS_RUNNING, JOURNAL_LOCK } from './backup-run.row.js';
import type { RowCounts } from './dump/row-counts.js';
import { PHOTO_FILES } from './photos/stored-photos.js';

export interface NewRun {
  readonly cause: BackupCause;
  readonly startedAt: Date;
  readonly fileName: string;
  readonly encrypted: boolean;
}

export interface RunEnd {
  readonly state: Exclude<BackupState, 'RUNNING'>;
  readonly reason?: BackupReason;
  readonly finishedAt: Date;
  readonly bytes?: number;
  readonly rowCounts?: RowCounts;
}

const POLL_MS = 50;

/** Writes to `backup_run` on the connection that holds the locks. */
export class BackupJournal {
  private constructor(private readonly client: pg.Client) {}

  /**
   * @param purpose a 'run' holds the lock until it ends; 'tidy' is short, so others wait for it.
   * @returns undefined if a backup is being made.
   */
  static async open(databaseUrl: string, purpose: 'run' | 'tidy'): Promise<BackupJournal | undefined> {
    const client = await openConnection(databaseUrl, 'huella backup');
    try {
      while (!(await tryLock(client, JOURNAL_LOCK))) {
        const { rows } = await client.query<{ isRunning: boolean }>(`select ${IS_RUNNING} as "isRunning"`);
        if (rows[0]?.isRunning) {
          await client.end();
          return undefined;
        }
        await delay(POLL_MS);
      }
      if (purpose === 'run') await tryLock(client, BACKUP_LOCK);
      return new BackupJournal(client);
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
  }

  async close(): Promise<void> {
    await this.client.end().catch(() => undefined);
  }

  async begin({ cause, startedAt, fileName, encrypted }: NewRun): Promise<number> {
    const { rows } = await this.client.query<{ id: number }>(
      `insert into backup_run (cause, state, started_at, file_name, encrypted)
       values ($1, 'RUNNING', $2, $3, $4) returning id`,
      [cause, startedAt, fileName, encrypted],
    );
    return rows[0]?.id ?? 0;
  }

  async end(id: number, { state, reason, finishedAt, bytes, rowCounts }: RunEnd): Promise<void> {
    await this.client.query(
      `update backup_run set state = $2, reason = $3, finished_at = $4, bytes = $5, row_counts = $6 where id = $1`,
      [id, state, reason ?? null, finishedAt, bytes ?? null, rowCounts ? JSON.stringify(rowCounts) : null],
    );
  }

  /** Runs whose process died: this process holds the lock, so no other process is running one. */
  async interrupted(): Promise<{ id: number; fileName: string }[]> {
    const { rows } = await this.client.query<{ id: number; fileName: string }>(
      `select id, file_name as "fileName" from backup_run where state = 'RUNNING'`,
    );
    return rows;
  }

  /** Adds an unknown file: one copied in by hand, or one newer than a restored dump. */
  async adopt({ name, bytes }: FoundFile, madeAt: Date): Promise<void> {
    await this.client.query(
      `insert into backup_run (cause, state, reason, started_at, finished_at, file_name, encrypted, bytes)
       values ('FOUND', 'UNCHECKED', 'FOUND', $1, $1, $2, $3, $4) on conflict do nothing`,
      [madeAt, name, isEncryptedName(name), bytes],
    );
  }

  /** Runs that may have a file, newest first. */
  async kept(): Promise<{ id: number; startedAt: Date; fileName: string; isGood: boolean }[]> {
    const { rows } = await this.client.query<{
      id: number;
      startedAt: Date;
      fileName: string;
      isGood: boolean;
    }>(
      `select id, started_at as "startedAt", file_name as "fileName", state = 'GOOD' as "isGood"
       from backup_run where state in ('GOOD', 'UNCHECKED') order by started_at desc, id desc`,
    );
    return rows;
  }

  async forget(id: number): Promise<void> {
    await this.client.query('delete from backup_run where id = $1', [id]);
  }

  /** Deletes failed runs, and runs whose file is gone, after 30 days. */
  async deleteOld(now: Date, fileNames: readonly string[]): Promise<void> {
    await this.client.query(
      `delete from backup_run where started_at < $1::timestamptz - interval '30 days' and (state = 'FAILED' or file_name <> all ($2))`,
      [now, fileNames],
    );
  }

  /** Roughly the space that a scratch database needs: without the files of photos, which a backup leaves out. */
  async databaseBytes(): Promise<number> {
    const { rows } = await this.client.query<{ bytes: number }>(
      `select (pg_database_size(current_database())
               - pg_total_relation_size('public.${PHOTO_FILES}'))::float8 as bytes`,
    );
    return rows[0]?.bytes ?? 0;
  }
}

async function tryLock(client: pg.Client, key: number): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [
    key,
  ]);
  return rows[0]?.locked ?? false;
}
