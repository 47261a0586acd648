import type { DeliveryFailure, DeliveryState, SentEventKind } from '#domain/integrations/webhooks/webhook.js';
import { asIsoInstant } from '../../foundation/database/sql.js';
import type { EventFacts } from './webhook-body.js';

/** A condition on `w` follows. */
export const SELECT_WEBHOOKS = `
  select w.id, w.address, w.events, w.version, c.name as "createdByName", ${asIsoInstant('w.created_at')} as "createdAt",
         case w.stopped when 'BY_STAFF' then 'STOPPED' when 'GONE' then 'GONE'
              else case when s.webhook_id is null then 'WITHOUT_SECRET' else 'ACTIVE' end end as state,
         ${asIsoInstant('d.delivered_at')} as "lastDeliveredAt", ${asIsoInstant('w.rests_until')} as "restsUntil",
         d.retrying as "retryingCount", d.given_up as "givenUpCount"
  from webhook w join staff_user c on c.id = w.created_by left join webhook_secret s on s.webhook_id = w.id
  cross join lateral (
    select max(settled_at) filter (where state = 'DELIVERED') as delivered_at,
           (count(*) filter (where state in ('WAITING', 'SENDING') and failure is not null))::integer as retrying,
           (count(*) filter (where state = 'GIVEN_UP'))::integer as given_up
    from webhook_delivery where webhook_id = w.id) as d`;

export interface WebhookDeliveryRow {
  readonly id: number;
  readonly webhookId: number;
  readonly type: SentEventKind;
  readonly facts: EventFacts;
  readonly state: DeliveryState;
  /** When it happened. ISO 8601 in UTC, like the others. */
  readonly at: string;
  readonly tries: number;
  readonly triedAt: string | null;
  readonly nextTryAt: string | null;
  readonly status: number | null;
  readonly durationMs: number | null;
  readonly failure: DeliveryFailure | null;
}

/** A condition on `d` follows. */
export const SELECT_DELIVERIES = `
  select d.id, d.webhook_id as "webhookId", v.type, v.facts, d.state, ${asIsoInstant('v.at')} as at, d.tries,
         ${asIsoInstant('d.tried_at')} as "triedAt", ${asIsoInstant('d.next_try_at')} as "nextTryAt", d.status,
         d.duration_ms as "durationMs", d.failure
  from webhook_delivery d join webhook_event v on v.id = d.event_id`;
