import { KEPT_HOURS } from '#domain/data/imports/import.js';
import { shifted } from '#domain/clinic-time.js';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../foundation/clock.js';
import { Sql } from '../../foundation/database/sql.js';
import { Jobs } from '../../foundation/jobs/jobs.js';

const QUEUE = 'imports-forget';
const EVERY_HOUR = '25 * * * *';
const AT_ONCE = 5_000;
const HOUR_MS = 3_600_000;

/** Removes files' rows after a day: they are personal data, and nothing more can be done with them. */
@Injectable()
export class ForgetRows implements OnModuleInit {
  constructor(
    private readonly sql: Sql,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.define(QUEUE, { oneAtATime: true }, () => this.run());
    this.jobs.every(QUEUE, EVERY_HOUR);
  }

  /** @returns once nothing due is left. */
  async run(): Promise<void> {
    const before = shifted(this.clock.now(), -KEPT_HOURS * HOUR_MS);
    await this.sql.rows(
      `update import i set source = jsonb_set(source, '{titleRows}', '[]')
       where coalesce(i.applied_at, i.created_at) < $1 and source -> 'titleRows' <> '[]'`,
      [before],
    );
    for (;;) {
      const gone = await this.sql.rows(
        `delete from import_row r using (
           select r.import_id, r.number from import_row r join import i on i.id = r.import_id
           where coalesce(i.applied_at, i.created_at) < $1 limit $2) as due
         where (r.import_id, r.number) = (due.import_id, due.number) returning r.number`,
        [before, AT_ONCE],
      );
      if (gone.length === 0) return;
    }
  }
}
