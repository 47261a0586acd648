import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Sql } from '../../foundation/database/sql.js';
import type { Metric } from '../../foundation/metrics/exposition.js';
import { Metrics } from '../../foundation/metrics/metrics.js';

/** One subquery per state, each reading only that state's index: sent messages are kept for years. */
const UNSENT = [
  ['WAITING', `state = 'WAITING'`],
  ['QUEUED', `state in ('QUEUED', 'SENDING') and state = 'QUEUED'`],
  ['SENDING', `state in ('QUEUED', 'SENDING') and state = 'SENDING'`],
  ['FAILED', `state in ('FAILED', 'UNCERTAIN') and state = 'FAILED'`],
  ['UNCERTAIN', `state in ('FAILED', 'UNCERTAIN') and state = 'UNCERTAIN'`],
]
  .map(
    ([state, where]) =>
      `select '${state}' as state, count(*)::integer as count from outbound_message where ${where}`,
  )
  .join(' union all ');

@Injectable()
export class OutboxFigures implements OnModuleInit {
  constructor(
    private readonly sql: Sql,
    private readonly metrics: Metrics,
  ) {}

  onModuleInit(): void {
    this.metrics.addStored(async (): Promise<Metric[]> => {
      const rows = await this.sql.rows<{ state: string; count: number }>(UNSENT);
      const samples = rows.map(({ state, count }) => ({
        labels: { state: state.toLowerCase() },
        value: count,
      }));
      return [
        { name: 'huella_messages', help: 'Messages that were not sent, by state.', type: 'gauge', samples },
      ];
    });
  }
}
