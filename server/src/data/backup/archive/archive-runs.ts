import { Readable } from 'node:stream';
import { ARCHIVE_REASONS } from '#domain/data/backup/archive.js';
import type { EntityManager } from '@mikro-orm/postgresql';
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
import { Archive } from './archive.entity.js';
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
    private readonly em: EntityManager,
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
      const begun = await this.em.nativeUpdate(
        Archive,
        { id, state: 'RUNNING', begunAt: null },
        { begunAt: this.clock.now() },
      );
      if (begun > 0) await this.make(id, client).catch((error: unknown) => this.fail(id, error));
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
    const sealedKey = this.box.close(Buffer.from(identity), keyOwner(id));
    const ready = await this.end(id, { state: 'READY', bytes, sealedKey });
    // Its lock was lost and another archive was begun.
    if (!ready) await this.folder.delete(id);
  }

  private progressOf(id: number): ArchiveProgress {
    return {
      begin: async (rows) => {
        await this.em.nativeUpdate(Archive, id, { rowCount: rows, doneRows: 0 });
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
    await this.end(id, { state: 'FAILED', reason });
  }

  /** @returns whether it was still being made. */
  private async end(
    id: number,
    how: Partial<Pick<Archive, 'state' | 'bytes' | 'sealedKey' | 'reason'>>,
  ): Promise<boolean> {
    const ended = { ...how, finishedAt: this.clock.now() };
    return (await this.em.nativeUpdate(Archive, { id, state: 'RUNNING' }, ended)) > 0;
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
