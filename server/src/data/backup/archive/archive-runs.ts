import { Readable } from 'node:stream';
import { ARCHIVE_REASONS } from '#domain/data/backup/archive.js';
import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import type { Client } from 'pg';
import type { Logger } from 'pino';
import type { Clock } from '../../../foundation/clock.js';
import type { DeclaredTables } from '../../../foundation/database/columns/declared-table.js';
import { openConnection } from '../../../foundation/database/connections/connection.js';
import type { Sql } from '../../../foundation/database/sql.js';
import { describeFault } from '../../../foundation/errors/describe-fault.js';
import type { Jobs } from '../../../foundation/jobs/jobs.js';
import type { SecretBox } from '../../../foundation/sealing/secret-box.js';
import { reasonOf } from '../backup-failure.js';
import { ARCHIVE_LOCK } from './archive.row.js';
import type { ArchiveFolder } from './archive-folder.js';
import { type ArchiveProgress, archiveStream } from './write-archive.js';

const QUEUE = 'archives';
/** After this time the instance is presumed dead. */
const EXPIRE_SECONDS = 6 * 3_600;

interface ArchiveJob {
  readonly archiveId: number;
}

/** The owner that a key is sealed for, so that it can't decrypt another archive. */
export const keyOwner = (id: number): string => `archive ${id}`;

/**
 * Makes the requested archives. The connection that reads the rows holds an advisory lock, which is released when the
 * process ends: an archive that was begun but is not locked was interrupted.
 */
@Injectable()
export class ArchiveRuns implements OnModuleInit, OnModuleDestroy {
  private readonly stopping = new AbortController();

  constructor(
    private readonly databaseUrl: string,
    private readonly declared: DeclaredTables,
    private readonly folder: ArchiveFolder,
    private readonly sql: Sql,
    private readonly jobs: Jobs,
    private readonly box: SecretBox,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.jobs.define<ArchiveJob>(QUEUE, { expireSeconds: EXPIRE_SECONDS }, ({ archiveId }) =>
      this.run(archiveId),
    );
  }

  /** Shutdown waits for the jobs, and this one would take too long. */
  onModuleDestroy(): void {
    this.stopping.abort();
  }

  /** Joins the open transaction. */
  async request(archiveId: number): Promise<void> {
    await this.jobs.send(QUEUE, { archiveId } satisfies ArchiveJob);
  }

  private async run(id: number): Promise<void> {
    const client = await openConnection(this.databaseUrl, 'huella archive');
    try {
      const { rows } = await client.query<{ isFree: boolean }>(
        'select pg_try_advisory_lock($1, $2) as "isFree"',
        [ARCHIVE_LOCK, id],
      );
      if (!rows[0]?.isFree) return;
      const begun = await this.sql.rows(
        `update archive set begun_at = $2 where id = $1 and state = 'RUNNING' and begun_at is null returning id`,
        [id, this.clock.now()],
      );
      if (begun.length > 0) await this.make(id, client).catch((error: unknown) => this.fail(id, error));
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  private async make(id: number, client: Client): Promise<void> {
    const [database] = await this.sql.rows<{ bytes: number }>(
      'select pg_database_size(current_database())::float8 as bytes',
    );
    await this.folder.prepare(database?.bytes ?? 0);
    // Loaded lazily, because most runs of the server make no archive.
    const { generateIdentity, identityToRecipient } = await import('age-encryption');
    const identity = await generateIdentity();
    const recipient = await identityToRecipient(identity);
    let bytes = 0;
    const zip = await archiveStream(client, this.declared, this.clock.timeZone, this.progressOf(id));
    const counted = counting(zip, (more) => (bytes += more));
    await this.folder.write(id, counted, recipient, this.stopping.signal);
    const ready = await this.sql.rows(
      `update archive set state = 'READY', bytes = $2, sealed_key = $3, finished_at = $4
       where id = $1 and state = 'RUNNING' returning id`,
      [id, bytes, this.box.close(Buffer.from(identity), keyOwner(id)), this.clock.now()],
    );
    // Its lock was lost and another archive was begun.
    if (ready.length === 0) await this.folder.delete(id);
  }

  private progressOf(id: number): ArchiveProgress {
    return {
      begin: async (rows) => {
        await this.sql.rows('update archive set row_count = $2, done_rows = 0 where id = $1', [id, rows]);
      },
      add: async (rows) => {
        await this.sql.rows('update archive set done_rows = done_rows + $2 where id = $1', [id, rows]);
      },
    };
  }

  private async fail(id: number, error: unknown): Promise<void> {
    const isStopping = this.stopping.signal.aborted;
    const known = ARCHIVE_REASONS.find((one) => one === reasonOf(error)) ?? 'UNKNOWN';
    const reason = isStopping ? 'INTERRUPTED' : known;
    if (!isStopping) this.logger.error({ ...describeFault(error), reason }, 'an archive met a fault');
    await this.sql.rows(
      `update archive set state = 'FAILED', reason = $2, finished_at = $3 where id = $1 and state = 'RUNNING'`,
      [id, reason, this.clock.now()],
    );
  }
}

function counting(source: Readable, add: (bytes: number) => void): Readable {
  async function* pieces() {
    for await (const piece of source as AsyncIterable<Buffer>) {
      add(piece.length);
      yield piece;
    }
  }
  return Readable.from(pieces(), { objectMode: false });
}
