import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../foundation/clock.js';
import { Sql } from '../../foundation/database/sql.js';
import { gauge } from '../../foundation/metrics/exposition.js';
import { Metrics } from '../../foundation/metrics/metrics.js';

@Injectable()
export class WebhookFigures implements OnModuleInit {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
    private readonly metrics: Metrics,
  ) {}

  onModuleInit(): void {
    this.metrics.addStored(async () => {
      const [open] = await this.sql.rows<{ count: number; seconds: number }>(
        `select count(*)::integer as count,
                coalesce(greatest(extract(epoch from $1::timestamptz - min(v.at)), 0), 0)::float8 as seconds
         from webhook_delivery d join webhook_event v on v.id = d.event_id where d.state in ('WAITING', 'SENDING')`,
        [this.clock.now()],
      );
      return [
        gauge('huella_webhook_waiting', 'Events that a webhook has not got yet.', open?.count ?? 0),
        gauge(
          'huella_webhook_oldest_waiting_seconds',
          'How long ago the oldest of them happened.',
          open?.seconds ?? 0,
        ),
      ];
    });
  }
}
