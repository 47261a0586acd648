import { Readable } from 'node:stream';
import { timeAt } from '#domain/clinic-time.js';
import { Injectable } from '@nestjs/common';
import { AccessLog } from '../audit/access-log.js';
import type { Staff } from '../auth/staff.js';
import { Clock } from '../clock.js';
import { sqlDump } from './sql-dump.js';

/** A backup that is being made. */
export interface Backup {
  /** Named after the clinic's own time: `backup_2026-11-21_0930.sql`. */
  readonly fileName: string;
  readonly content: Readable;
}

@Injectable()
export class BackupService {
  constructor(
    private readonly databaseUrl: string,
    private readonly accessLog: AccessLog,
    private readonly clock: Clock,
  ) {}

  /**
   * The whole database as SQL, as it stands now. The first piece is waited for, so that a database that is away is
   * an error and not an empty file.
   */
  async create(staff: Staff): Promise<Backup> {
    await this.accessLog.noteBackup(staff);
    const { date, minutes } = this.clock.wall();
    const pieces = sqlDump(this.databaseUrl);
    const first = await pieces.next();
    return {
      fileName: `backup_${date}_${timeAt(minutes).replace(':', '')}.sql`,
      content: Readable.from(withFirst(first.value as string | Buffer, pieces), { objectMode: false }),
    };
  }
}

async function* withFirst(first: string | Buffer, rest: AsyncGenerator<string | Buffer>) {
  try {
    yield first;
    yield* rest;
  } finally {
    // Somebody who closes the page ends the reading, and gives the connection back.
    await rest.return(undefined);
  }
}
