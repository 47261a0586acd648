import { Readable } from 'node:stream';
import { timeAt } from '#domain/clinic-time.js';
import { Injectable } from '@nestjs/common';
import { AccessLog } from '../../access/log/access-log.js';
import { Clock } from '../../foundation/clock.js';
import { sqlDump } from './dump/sql-dump.js';

export interface Backup {
  /** In the clinic's local time: `backup_2026-11-21_0930.sql`. */
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
   * The whole database as SQL. Awaits the first piece, so that an unreachable database is an error and not an empty
   * file.
   */
  async create(): Promise<Backup> {
    await this.accessLog.noteBackup();
    const { date, minutes } = this.clock.wall();
    const pieces = sqlDump(this.databaseUrl);
    const first = await pieces.next();
    return {
      fileName: `backup_${date}_${timeAt(minutes).replace(':', '')}.sql`,
      content: Readable.from(withFirst(first.value as Buffer, pieces), { objectMode: false }),
    };
  }
}

async function* withFirst(first: Buffer, rest: AsyncGenerator<Buffer>) {
  try {
    yield first;
    yield* rest;
  } finally {
    // An aborted download ends the dump and closes its connection.
    await rest.return(undefined);
  }
}
