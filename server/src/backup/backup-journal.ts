import { setTimeout as delay } from 'node:timers/promises';
import type { BackupCause, BackupReason, BackupState } from '#domain/backup.js';
import type pg from 'pg';
import { openConnection } from '../database/connection.js';
import { isEncryptedName } from './backup-file-name.js';
import type { FoundFile } from './backup-folder.js';
import { BACKUP_LOCK, IS_RUNNING, JOURNAL_LOCK } from './backup-run.row.js';
import type { RowCounts } from './row-counts.js';

/** A run that begins. */
export interface NewRun {
  readonly cause: BackupCause;
  readonly startedAt: Date;
  readonly fileName: string;
  readonly encrypted: boolean;
}

/** How a run ended. */
export interface RunEnd {
  readonly state: Exclude<BackupState, 'RUNNING'>;
  readonly reason?: BackupReason;
  readonly finishedAt: Date;
  readonly bytes?: number;
  readonly rowCounts?: RowCounts;
}

const LOOK_EVERY_MS = 50;

/** Writes into `backup_run`, on the one connection that holds the lock of whoever makes a backup. */
export class BackupJournal {
  private constructor(private readonly client: pg.Client) {}

  /**
   * @param purpose a run has it for as long as it takes; tidying is over in a moment, which is waited for.
   * @returns undefined where somebody is making a backup.
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
        await delay(LOOK_EVERY_MS);
      }
      if (purpose === 'run') await tryLock(client, BACKUP_LOCK);
      return new BackupJournal(client);
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
  }

  /** Gives the lock back. */
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

  /** The runs whose process died: whoever holds the lock knows that nobody else is at one. */
  async dead(): Promise<{ id: number; fileName: string }[]> {
    const { rows } = await this.client.query<{ id: number; fileName: string }>(
      `select id, file_name as "fileName" from backup_run where state = 'RUNNING'`,
    );
    return rows;
  }

  /** Takes in a file that nobody here made: moved in by hand, or newer than a dump that was restored. */
  async adopt({ name, bytes }: FoundFile, madeAt: Date): Promise<void> {
    await this.client.query(
      `insert into backup_run (cause, state, reason, started_at, finished_at, file_name, encrypted, bytes)
       values ('FOUND', 'UNCHECKED', 'FOUND', $1, $1, $2, $3, $4) on conflict do nothing`,
      [madeAt, name, isEncryptedName(name), bytes],
    );
  }

  /** Those that may have a file, newest first. */
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

  /** Forgets failures, and files that were taken away, after 30 days. */
  async forgetOld(now: Date, fileNames: readonly string[]): Promise<void> {
    await this.client.query(
      `delete from backup_run where started_at < $1::timestamptz - interval '30 days' and (state = 'FAILED' or file_name <> all ($2))`,
      [now, fileNames],
    );
  }

  /** What a scratch database of this one needs, about. */
  async databaseBytes(): Promise<number> {
    const { rows } = await this.client.query<{ bytes: number }>(
      'select pg_database_size(current_database())::float8 as bytes',
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
