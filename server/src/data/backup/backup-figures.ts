import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Sql } from '../../foundation/database/sql.js';
import { gauge } from '../../foundation/metrics/exposition.js';
import { Metrics } from '../../foundation/metrics/metrics.js';

@Injectable()
export class BackupFigures implements OnModuleInit {
  constructor(
    private readonly sql: Sql,
    private readonly metrics: Metrics,
  ) {}

  onModuleInit(): void {
    this.metrics.addStored(async () => {
      const [last] = await this.sql.rows<{ at: number | null }>(
        `select extract(epoch from max(finished_at))::float8 as at from backup_run where state = 'GOOD'`,
      );
      const help = 'When the last good backup ended, in seconds since 1970; 0: never.';
      return [gauge('huella_backup_last_good_timestamp_seconds', help, last?.at ?? 0)];
    });
  }
}
