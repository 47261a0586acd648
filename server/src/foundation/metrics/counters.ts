import { DELIVERY_FAILURES, type DeliveryFailure } from '#domain/integrations/webhooks/webhook.js';
import { Injectable } from '@nestjs/common';
import type { Metric } from './exposition.js';

/** 'taken': the hour was already taken; 'too_many': over a limit; 'refused': any other reason. */
export type BookingOutcome = 'made' | 'taken' | 'too_many' | 'refused';

/** Counts events that only the code itself sees. Always active, even if the metrics are not served. */
@Injectable()
export class Counters {
  private readonly bookings = new Map<BookingOutcome, number>([
    ['made', 0],
    ['taken', 0],
    ['too_many', 0],
    ['refused', 0],
  ]);
  private readonly graphqlErrors = new Map<string, number>();
  private readonly webhookTries = new Map<string, number>(
    [null, ...DELIVERY_FAILURES].map((failure) => [outcomeOf(failure), 0]),
  );

  countBooking(outcome: BookingOutcome): void {
    add(this.bookings, outcome);
  }

  countGraphqlError(code: string): void {
    add(this.graphqlErrors, code);
  }

  /** @param failure null if it was received. */
  countWebhookTry(failure: DeliveryFailure | null): void {
    add(this.webhookTries, outcomeOf(failure));
  }

  metrics(): Metric[] {
    return [
      {
        name: 'huella_bookings_total',
        help: 'Bookings that visitors and programs asked for, by outcome.',
        type: 'counter',
        samples: samplesOf(this.bookings, 'outcome'),
      },
      {
        name: 'huella_graphql_errors_total',
        help: 'Errors in answers of GraphQL over HTTP, by code.',
        type: 'counter',
        samples: samplesOf(this.graphqlErrors, 'code'),
      },
      {
        name: 'huella_webhook_tries_total',
        help: 'Tries to send an event to a webhook, by outcome.',
        type: 'counter',
        samples: samplesOf(this.webhookTries, 'outcome'),
      },
    ];
  }
}

const outcomeOf = (failure: DeliveryFailure | null): string => (failure ?? 'RECEIVED').toLowerCase();

function add<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

const samplesOf = (counts: ReadonlyMap<string, number>, label: string): Metric['samples'] =>
  [...counts].map(([key, value]) => ({ labels: { [label]: key }, value }));
